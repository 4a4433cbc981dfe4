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

  /// Where the images are that it names, with a slash at the end; empty for the current folder, in which standard input
  /// is.
  var imageFolder: String { isStandardInput ? "" : FilePath.parts(of: argument).folder }

  /// The whole content of a file that is no pipe and no device, which might never end.
  func readRegular() throws(InputError) -> [UInt8] {
    // Without waiting for another program to write into it.
    let descriptor = open(argument, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw InputError(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw InputError(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return try Descriptor.read(descriptor)
    case S_IFDIR: throw .folder
    default: throw .unreadable(reason: "it is not a regular file")
    }
  }

  /// The whole content.
  func read() throws(InputError) -> [UInt8] {
    let descriptor = isStandardInput ? STDIN_FILENO : open(argument, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(errno) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    return try Descriptor.read(descriptor)
  }
}
