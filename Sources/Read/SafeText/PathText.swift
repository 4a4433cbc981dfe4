/// Splits paths by scalars: in Swift, a slash or dot followed by a combining mark is a different `Character`.
package enum PathText {
  /// The last component of the path.
  package static func name(of path: String) -> String {
    path.unicodeScalars.split(separator: "/").last.map { String($0) } ?? path
  }

  /// Splits a name at its last dot, which is in neither part.
  package static func divided(_ name: String) -> (stem: String, extension: String?) {
    let scalars = name.unicodeScalars
    guard let dot = scalars.lastIndex(of: ".") else { return (name, nil) }
    return (String(scalars[..<dot]), String(scalars[scalars.index(after: dot)...]))
  }

  /// Whether an untrusted path leads to something below the folder that it is relative to, links aside, on
  /// any system: it has no empty component, no `.` or `..`, no backslash and no control character.
  package static func staysInside(_ path: String) -> Bool {
    !path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }
      && path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
      }
  }

  /// The text as part of a file name: one hyphen for each run of spaces, slashes and other characters that
  /// file systems or shells do not accept, and no leading dots, so that no name can lead out of its folder.
  package static func fileNameSafe(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isLeading = result.isEmpty || result.elementsEqual("-".unicodeScalars)
      if !isUnsafe(scalar), scalar != "." || !isLeading {
        result.append(scalar)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    return result.isEmpty ? "-" : String(result)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.acts || scalar.properties.isWhitespace || "/\\:*?\"<>|{}".unicodeScalars.contains(scalar)
  }
}
