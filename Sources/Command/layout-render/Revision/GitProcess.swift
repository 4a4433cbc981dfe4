import FileAccess
import Glibc

/// A run of git.
enum GitProcess {
  /// The output of git, and its status; nil if it cannot be started.
  struct Result {
    var status: Int32
    var output: [UInt8]
  }

  /// Runs git to its end, without input and messages.
  static func run(_ arguments: [String]) -> Result? {
    guard let output = Pipe() else { return nil }
    guard let process = ChildProcess.start("git", arguments, input: nil, output: output.writing) else {
      close(output.reading)
      close(output.writing)
      return nil
    }
    close(output.writing)
    var bytes: [UInt8] = []
    do throws(InputError) { bytes = try Descriptor.read(output.reading) } catch { bytes = [] }
    // If the output is too long, git ends here, since nothing reads the rest.
    close(output.reading)
    return Result(status: ChildProcess.wait(for: process), output: bytes)
  }
}
