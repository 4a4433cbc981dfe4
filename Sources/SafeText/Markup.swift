/// Text made safe for markup. All work on scalars: a combining or a prepended mark makes one character of a sign and
/// itself, which then does not equal the sign.
package enum Markup {
  /// For XML and HTML, in text and in attributes within double quotation marks. Characters that XML 1.0 does not know
  /// become U+FFFD, and so do other controls; those of bidirectional text are written by their numbers.
  package static func xml(_ text: String) -> String {
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

  /// For a line of GitHub's Markdown, a table's cell among them: every sign that could mean something is
  /// escaped, a line break becomes a blank.
  package static func markdown(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A mention or a link to an issue is not what a view's name means.
      case "@": result += "&#64;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": result += " "
      case _ where scalar.acts: result += "\u{FFFD}"
      case _ where "\\`*_{}[]()#+-.!|~:$=^".unicodeScalars.contains(scalar): result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// For the square brackets of a Markdown link that may stand in an HTML comment, which no `>` of it can end.
  package static func linkText(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if "\\`*_[]<>&".unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar.acts ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// A path as an address relative to a page; what is not a letter, a digit or one of a few signs is written as
  /// bytes, and so neither a blank nor a comma can end it.
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
