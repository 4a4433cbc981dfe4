import Glibc
import LayoutFiles
import SafeText

/// An input as the command line names it.
struct InputFile: Hashable, Sendable {
  /// `-` is standard input.
  var argument: String

  /// More is no scenario.
  static let sizeLimit = 64 << 20

  /// As messages call it.
  var path: String { argument == "-" ? "<stdin>" : argument }

  /// As reports call it: without its folder.
  var name: String { argument == "-" ? "<stdin>" : PathText.name(of: argument) }

  /// As output names call it: without its folder and its extension.
  var scenario: String {
    if argument == "-" { return "stdin" }
    let stem = PathText.divided(name).stem
    return stem.isEmpty ? name : stem
  }

  /// The whole content.
  func read() throws(InputError) -> [UInt8] {
    let descriptor = argument == "-" ? STDIN_FILENO : open(argument, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(errno) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    return try Descriptor.read(descriptor)
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
      Diagnostic(.error, code: "no-such-file", "there is no such file")
    case .folder: Diagnostic(.error, code: "is-a-folder", "this is a folder, not a scenario file")
    case .unreadable(let reason): Diagnostic(.error, code: "unreadable", "cannot be read: \(reason)")
    case .tooLarge:
      Diagnostic(
        .error, code: "too-large", "larger than \(InputFile.sizeLimit >> 20) MiB, the most that is read")
    }
  }
}

/// The system's text for an error number, in English whatever the locale.
func systemErrorText(_ number: Int32) -> String {
  let locale = newlocale(1 << LC_MESSAGES, "C", nil)
  defer { if let locale { freelocale(locale) } }
  guard let locale, let text = strerror_l(number, locale) else { return "error \(number)" }
  return String(cString: text)
}
