import Diagnostics
import FileAccess
import JSONText

/// Messages as a cache keeps them: as values, so that what others have put into a shared cache is formatted, and made
/// safe to print, like any other message.
enum KeptMessages {
  static func bytes(_ messages: [Message]) -> [UInt8] {
    messages.isEmpty ? [] : Array(JSONNode.array(messages.map(node)).line.utf8)
  }

  /// nil for bytes that `bytes` does not produce.
  static func messages(in bytes: [UInt8]) -> [Message]? {
    if bytes.isEmpty { return [] }
    do throws(Diagnostic) {
      guard let nodes = try JSONNode(parsing: bytes).elements else { return nil }
      let messages = nodes.compactMap(message)
      return messages.count == nodes.count ? messages : nil
    } catch {
      return nil
    }
  }

  private static func node(_ message: Message) -> JSONNode {
    let diagnostic = message.diagnostic
    var members: [JSONNode.Member] = [
      ("severity", .string(diagnostic.severity.rawValue)), ("code", .string(diagnostic.code)),
      ("message", .string(diagnostic.message)),
    ]
    if let help = diagnostic.help { members.append(("help", .string(help))) }
    if let input = message.input { members.append(("input", .string(input))) }
    guard let place = diagnostic.place else { return .object(members) }
    if let file = place.file { members.append(("file", .string(file))) }
    let numbers = [place.line, place.column, place.length, place.textColumn]
    members.append(("place", .array(numbers.map { .number(Double($0)) })))
    members.append(("text", .string(place.text)))
    return .object(members)
  }

  private static func message(_ node: JSONNode) -> Message? {
    guard let severity = node["severity"]?.string.flatMap(Diagnostic.Severity.init),
      let code = node["code"]?.string, let text = node["message"]?.string
    else { return nil }
    var diagnostic = Diagnostic(severity, code: code, text, help: node["help"]?.string)
    if let numbers = node["place"]?.elements {
      let counts = numbers.compactMap { $0.number.flatMap { Int(exactly: $0) } }
      guard counts.count == 4, counts.allSatisfy({ 1...1_000_000_000 ~= $0 }) else { return nil }
      var place = SourcePlace(
        line: counts[0], column: counts[1], length: counts[2], text: node["text"]?.string ?? "",
        textColumn: counts[3])
      place.file = node["file"]?.string
      diagnostic.place = place
    }
    return Message(diagnostic, input: node["input"]?.string)
  }
}
