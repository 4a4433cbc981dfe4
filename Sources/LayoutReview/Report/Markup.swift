/// Text made safe for the languages of reports.
package enum Markup {
  /// For XML and HTML, in text and in attributes. Characters that XML 1.0 does not know become U+FFFD.
  package static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE:
        result += "\u{FFFD}"
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
      case _ where "\\`*_{}[]()#+-.!|~:$=^".unicodeScalars.contains(scalar): result += "\\\(scalar)"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
