import Glibc
import LayoutFiles

/// An input as the command line names it.
struct InputFile: Hashable, Sendable {
  /// `-` is standard input.
  var argument: String

  /// More is no scenario.
  static let sizeLimit = 64 << 20

  /// As messages call it.
  var path: String { argument == "-" ? "<stdin>" : argument }

  /// As reports call it: without its folder.
  var name: String { argument == "-" ? "<stdin>" : String(argument.split(separator: "/").last ?? "") }

  /// As output names call it: without its folder and its extension.
  var scenario: String {
    if argument == "-" { return "stdin" }
    let name = name
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The whole content.
  func read() throws(InputError) -> [UInt8] {
    let descriptor = argument == "-" ? STDIN_FILENO : open(argument, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(errno) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes = [UInt8]()
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      bytes.reserveCapacity(min(max(0, Int(status.st_size)), Self.sizeLimit) + 1)
    }
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      let count = Glibc.read(descriptor, chunk.baseAddress, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw InputError(errno)
      }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > Self.sizeLimit { throw .tooLarge }
    }
  }
}

/// Why an input could not be read.
enum InputError: Error, Hashable {
  case missing
  case folder
  case unreadable(reason: String)
  case tooLarge

  init(_ number: Int32) {
    switch number {
    case ENOENT: self = .missing
    case EISDIR: self = .folder
    default: self = .unreadable(reason: systemErrorText(number))
    }
  }

  var status: ExitStatus { self == .tooLarge ? .badInput : .noInput }

  func diagnostic(for input: InputFile) -> Diagnostic {
    switch self {
    case .missing:
      Diagnostic(.error, code: "no-such-file", "there is no such file", help: hint(for: input.argument))
    case .folder: Diagnostic(.error, code: "is-a-folder", "this is a folder, not a scenario file")
    case .unreadable(let reason): Diagnostic(.error, code: "unreadable", "cannot be read: \(reason)")
    case .tooLarge:
      Diagnostic(
        .error, code: "too-large", "larger than \(InputFile.sizeLimit >> 20) MiB, the most that is read")
    }
  }

  private func hint(for argument: String) -> String? {
    guard !argument.contains("/"), !argument.contains(".") else { return nil }
    let command = Suggestion.nearest(to: argument, in: CommandName.allCases.map(\.rawValue))
    return command.map { "did you mean the command \"\($0)\"?" }
  }
}

/// The system's text for an error number, in English whatever the locale.
func systemErrorText(_ number: Int32) -> String {
  let locale = newlocale(1 << LC_MESSAGES, "C", nil)
  defer { if let locale { freelocale(locale) } }
  guard let locale, let text = strerror_l(number, locale) else { return "error \(number)" }
  return String(cString: text)
}
