import Glibc
import LayoutFiles
import SafeText

/// An input as the command line names it.
struct InputFile: Hashable, Sendable {
  /// `-` is standard input.
  let argument: String
  /// Whether it is Swift source: a file, or a folder with a file in it or below.
  let isSwiftSource: Bool
  /// Other files of Swift source, in which what this one uses may be declared.
  var companions: [String] = []

  init(argument: String) {
    self.init(argument: argument, isSwiftSource: argument != "-" && Self.holdsSwift(argument))
  }

  /// - Parameter isSwiftSource: what the name of the file may not tell, as for code in a page.
  init(argument: String, isSwiftSource: Bool) {
    (self.argument, self.isSwiftSource) = (argument, isSwiftSource)
  }

  /// In bytes.
  static let sizeLimit = SourceText.maximumSize

  var isStandardInput: Bool { argument == "-" }

  static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// Neither hidden files nor links count, as for the reader, so that the search ends; and it ends before it has searched
  /// a whole disk.
  private static func holdsSwift(_ path: String) -> Bool {
    if isSwift(path) { return true }
    var folders = [path][...]
    var count = 0
    while let folder = folders.popFirst() {
      guard let entries = opendir(folder) else { continue }
      defer { closedir(entries) }
      while let entry = readdir(entries), count < 100_000 {
        count += 1
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        if name.hasPrefix(".") { continue }
        if isSwift(name) { return true }
        if Int(entry.pointee.d_type) == DT_DIR { folders.append("\(folder)/\(name)") }
      }
    }
    return false
  }

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
