/// Makes text safe for markup. All functions work on scalars: with a combining or a prepended mark, a special
/// character is part of another `Character`, which does not compare equal to it.
package enum Markup {
  /// Whether a text is the same in XML and HTML, as nearly all are: printable ASCII without special characters.
  package static func isPlain(_ text: String) -> Bool {
    // Its bytes side by side are read several times as fast.
    text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) } ?? text.utf8.allSatisfy(isPlain)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    // May open a command of a build machine.
    case UInt8(ascii: "["): false
    default: 0x20...0x7E ~= byte
    }
  }

  /// For XML and HTML, in text and in double-quoted attributes. Characters that XML 1.0 does not allow and
  /// other controls become U+FFFD; bidirectional controls become character references.
  package static func xml(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = ""
    var bracket = CommandBracket()
    for scalar in text.unicodeScalars {
      let opensCommand = bracket.opens(at: scalar)
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where opensCommand || scalar.acts: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// For a line of GitHub Markdown, including table cells: all special characters are escaped, and a line
  /// break becomes a space.
  package static func markdown(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A view's name must not become a mention or a link to an issue.
      case "@": result += "&#64;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": result += " "
      case _ where scalar.acts: result += "\u{FFFD}"
      case _ where "\\`*_{}[]()#+-.!|~:$=^".unicodeScalars.contains(scalar): result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// For the brackets of a Markdown link that may be in an HTML comment, which no `>` in it can end.
  package static func linkText(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if "\\`*_[]<>&".unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar.acts ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// A path as a URL relative to a page. Everything except letters, digits and a few other characters is
  /// percent-encoded, so that neither a space nor a comma can end it.
  package static func address(_ path: String) -> String {
    var address = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "/", "-", ".", "_", "~", "@":
        address.unicodeScalars.append(scalar)
      default: address += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return address
  }
}
