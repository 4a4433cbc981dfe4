import Diagnostics
import FileAccess
import JSONText

/// Messages for programs: one object per line, with `severity`, `code`, `message` and, where they are known,
/// `file`, `line`, `column`, `length` (both in Unicode scalars) and `help`.
enum JSONMessage {
  static func text(of message: Message) -> String {
    let diagnostic = message.diagnostic
    var members: [JSONNode.Member] = [
      ("severity", .string(diagnostic.severity.rawValue)), ("code", .string(diagnostic.code)),
    ]
    if let input = message.file { members.append(("file", .string(input))) }
    if let place = diagnostic.place {
      members.append(("line", .number(Double(place.line))))
      members.append(("column", .number(Double(place.column))))
      members.append(("length", .number(Double(place.length))))
    }
    members.append(("message", .string(diagnostic.message)))
    if let help = diagnostic.help { members.append(("help", .string(help))) }
    return JSONNode.object(members).line + "\n"
  }
}
