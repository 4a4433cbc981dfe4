import LayoutFiles

/// Messages as workflow commands of GitHub Actions, which shows them beside the lines of a change.
enum GitHubMessage {
  static func text(of message: Message) -> String {
    let diagnostic = message.diagnostic
    let command =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties = [(String, String)]()
    if let input = message.input { properties.append(("file", input)) }
    if let place = diagnostic.place {
      properties.append(("line", String(place.line)))
      properties.append(("col", String(place.column)))
      properties.append(("endColumn", String(place.column + place.length)))
    }
    properties.append(("title", diagnostic.code))
    let list = properties.map { "\($0.0)=\(escaped($0.1, inProperty: true))" }.joined(separator: ",")
    let words = diagnostic.message + (diagnostic.help.map { "\nhelp: \($0)" } ?? "")
    return "::\(command) \(list)::\(escaped(words, inProperty: false))\n"
  }

  /// The escapes of the runner's own toolkit: `%` and line ends everywhere, `:` and `,` in properties.
  private static func escaped(_ text: String, inProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
