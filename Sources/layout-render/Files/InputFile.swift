import Glibc
import LayoutFiles
import SafeText

/// An input as the command line names it.
struct InputFile: Hashable, Sendable {
  /// `-` is standard input.
  var argument: String

  /// In bytes.
  static let sizeLimit = SourceText.maximumSize

  var isStandardInput: Bool { argument == "-" }

  /// The name in messages.
  var path: String { isStandardInput ? "<stdin>" : argument }

  /// The name in reports: without the folder.
  var name: String { isStandardInput ? "<stdin>" : PathText.name(of: argument) }

  /// The name in the names of outputs: without the folder and the extension.
  var scenario: String {
    if isStandardInput { return "stdin" }
    let stem = PathText.divided(name).stem
    return stem.isEmpty ? name : stem
  }

  /// The whole content.
  func read() throws(InputError) -> [UInt8] {
    let descriptor = isStandardInput ? STDIN_FILENO : open(argument, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(errno) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    return try Descriptor.read(descriptor)
  }
}
