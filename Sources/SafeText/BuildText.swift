/// Text for the tools that run the command.
package enum BuildText {
  /// A path as Make and Ninja both read it in a rule.
  ///
  /// - Returns: nil for a path that cannot be written so. Make would take `=` for an assignment, `%` for a pattern,
  ///   `*`, `?` and `[` for wildcards, a closing parenthesis for the end of an archive's members; Ninja ends a path at
  ///   the other signs that are not here; and they differ about backslashes.
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

  /// The text of a workflow command of GitHub's runner. Line ends stay, in the escapes of the runner's own toolkit;
  /// whatever else acts is replaced.
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

  /// The value of a property of such a command, which a colon or a comma would end.
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
