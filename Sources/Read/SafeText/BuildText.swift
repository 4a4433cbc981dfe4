/// Text for build tools that run the command.
package enum BuildText {
  /// A path in a rule that both Make and Ninja read correctly.
  ///
  /// - Returns: nil if there is no such form. Make would take `=` for an assignment, `%` for a pattern, `*`,
  ///   `?` and `[` for wildcards, and a closing parenthesis for the end of an archive's members; Ninja ends a
  ///   path at the other rejected characters; and they treat backslashes differently.
  package static func rulePath(_ path: String) -> String? {
    let scalars = path.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, first != "~",
      !" :)".unicodeScalars.contains(last)
    else { return nil }
    var text = ""
    for scalar in scalars {
      switch scalar {
      case " ", "#", ":": text += "\\\(scalar)"
      case "$": text += "$$"
      case "a"..."z", "A"..."Z", "0"..."9": text.unicodeScalars.append(scalar)
      case _ where !scalar.isASCII || "/._-+,@~!(){}]".unicodeScalars.contains(scalar):
        text.unicodeScalars.append(scalar)
      default: return nil
      }
    }
    return text
  }

  /// The text of a GitHub workflow command. Line breaks are kept, escaped as in the runner's own toolkit;
  /// other active characters are replaced.
  package static func workflowData(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar.acts && scalar != "\t" ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  /// The value of a property of such a command, which a colon or a comma would otherwise end.
  package static func workflowProperty(_ text: String) -> String {
    workflowData(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
