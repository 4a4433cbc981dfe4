import FileAccess
import Glibc
import PangoCairoBackend

/// The other side of `WorkerPool`: a process that works on the inputs whose numbers it receives, until there
/// are no more.
enum Worker {
  /// Precedes the arguments of the command that the work is for; users never type it.
  static let argument = "--work-for-parent"

  static func run(_ request: some BatchRequest, style: MessageStyle) -> ExitStatus {
    do throws(Failure) {
      let fonts = Typography(try request.batch.fonts.library())
      let context = try request.context()
      let cache = WorkerCache(request.batch)
      return run(request.batch.files) { request.outcome(of: $0, in: context, fonts, style, cache) }
    } catch {
      // The parent did not fail here.
      return .bug
    }
  }

  private static func run(_ files: [InputFile], _ outcome: (InputFile) -> Outcome) -> ExitStatus {
    // The output of a library must not get mixed up with the outcomes.
    let outcomes = dup(STDOUT_FILENO)
    guard outcomes >= 0 else { return .bug }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    while let number = nextNumber() {
      guard files.indices.contains(number) else { return .bug }
      var bytes = ByteWriter()
      bytes.write(outcome(files[number]).encoded)
      if Descriptor.write(bytes.bytes, to: outcomes) != nil { return .bug }
    }
    return .success
  }

  private static func nextNumber() -> Int? {
    var bytes: [UInt8] = []
    while true {
      var reader = ByteReader(bytes[...])
      if let number = reader.number() { return Int(exactly: number) }
      var chunk = [UInt8](repeating: 0, count: ByteWriter.numberSize - bytes.count)
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
    }
  }
}
