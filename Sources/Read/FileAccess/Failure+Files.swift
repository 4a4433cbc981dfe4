import Diagnostics

/// Failures about files that are read or written.
extension Failure {
  /// The code of messages about a file that is not there.
  package static let missingFile = "no-such-file"

  package init(_ error: InputError) {
    switch error {
    case .missing: self.init(.noInput, code: Self.missingFile, "there is no such file")
    case .folder:
      self.init(
        .noInput, code: "is-a-folder", "this is a folder without Swift source",
        help: "name a file, or a folder of .swift files")
    case .unreadable(let reason): self.init(.noInput, code: "unreadable", "cannot be read: \(reason)")
    case .tooLarge:
      self.init(
        .badInput, code: "too-large", "larger than \(InputFile.sizeLimit >> 20) MiB, the limit")
    case .outside:
      self.init(
        .badInput, code: "outside", "a link leads out of the folder of the input that names it",
        help: "put the file itself there")
    }
  }

  /// A file that cannot be read, perhaps because its name includes a class, as in scenarios.
  package static func unread(_ file: InputFile, _ error: InputError) -> Failure {
    let parts = file.argument.split(separator: "#")
    guard error == .missing, parts.count == 2, InputFile.isSwift(String(parts[0])) else {
      return Failure(error)
    }
    return Failure(
      .noInput, code: missingFile, "there is no such file",
      help: "name the file alone, and the class with --option \(parts[1])")
  }

  /// A name that a page gives to a picture, where there is already a file of another origin.
  static func foreignPicture(_ path: String) -> Failure {
    Failure(
      .badInput, code: "foreign-picture",
      "\"\(path)\" is there already, and not a picture that this program made",
      help: "give the block another name=…, or move the file")
  }

  package static func collision(path: String, first: String, second: String) -> Failure {
    .usage(
      "\(first) and \(second) would both be written to \"\(path)\"",
      help: "rename one of them, or add another field to the template")
  }

  package static func inputOverwritten(path: String) -> Failure {
    .usage(
      "\"\(path)\" is an input and would be overwritten", help: "choose another name for the output")
  }

  /// - Parameter number: as in errno.h.
  package static func cannotWrite(_ path: String, _ number: Int32) -> Failure {
    Failure(.cannotWrite, code: "cannot-write", "cannot write \"\(path)\": \(systemErrorText(number))")
  }

  /// A path that Make and Ninja read differently.
  static func unwritableRule(_ path: String) -> Failure {
    Failure(
      .cannotWrite, code: "cannot-write",
      "Make and Ninja have no common way to write the path \"\(path)\"",
      help: "rename it: letters and digits are fine, and within a name spaces and # $ + , - . : @ _ ( ) { }")
  }

  static func brokenFile(_ path: String, isMissing: Bool = false) -> Failure {
    Failure(
      .badInput, code: "broken-file",
      isMissing ? "this file is listed but missing" : "this file differs from what was written",
      help: "restore the folder from version control, or make it again", file: path)
  }

  /// A link, a pipe or a device in the place of a file or a folder.
  static func notPlain(_ path: String) -> Failure {
    Failure(
      .badInput, code: "broken-file", "this is a link, a pipe or a device, not a regular file", file: path)
  }
}
