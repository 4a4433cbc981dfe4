import Diagnostics
import FileAccess

/// The files in which a run leaves the times of its inputs, and from which the next one takes them.
enum TimesFile {
  /// - Parameter paths: the files of all machines that shared the last run. Of several times of an input, the longest
  ///   counts, whatever the order of the files.
  static func read(_ paths: [String]) throws(Failure) -> [String: Double] {
    var times: [String: Double] = [:]
    for path in paths {
      let file = InputFile(argument: path)
      let bytes = try Failure.from({ Failure($0).about(file) }) { () throws(InputError) in
        try file.readRegular()
      }
      let found = try Failure.from({ Failure(.badInput, [Message($0, input: path)]) }) {
        () throws(Diagnostic) in try WorkTimes(parsing: bytes)
      }
      times.merge(found.times) { max($0, $1) }
    }
    return times
  }

  static func write(_ times: [String: Double], to path: String) throws(Failure) {
    try OutputFile.write(Array(WorkTimes(times).text.utf8), to: path)
  }
}
