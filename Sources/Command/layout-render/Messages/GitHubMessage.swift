import Diagnostics
import FileAccess
import SafeText

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
    if let input = message.file { properties.append(("file", input)) }
    if let place = diagnostic.place {
      properties.append(("line", String(place.line)))
      properties.append(("col", String(place.column)))
      properties.append(("endColumn", String(place.column + place.length)))
    }
    properties.append(("title", diagnostic.code))
    let list = properties.map { "\($0.0)=\(BuildText.workflowProperty($0.1))" }.joined(separator: ",")
    let words = diagnostic.message + (diagnostic.help.map { "\nhelp: \($0)" } ?? "")
    return "::\(command) \(list)::\(BuildText.workflowData(words))\n"
  }
}
