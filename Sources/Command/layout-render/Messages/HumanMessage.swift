import Diagnostics
import FileAccess
import SafeText

/// Messages for people:
///
///     two-labels.json:14:22: error: no view named "titel" [unknown-view]
///        14 |   "titel.leading = Superview.leadingMargin",
///           |    ^~~~~
///       help: did you mean "title"?
struct HumanMessage {
  /// Columns of a source line that are shown; a longer line is cut to a window around the caret.
  private static let window = 100
  /// Columns in front of the caret in a window.
  private static let lead = 40

  var colored: Bool

  func text(of message: Message) -> String {
    let diagnostic = message.diagnostic
    var text = paint("\(heading(of: message)): ", .bold)
    text += paint("\(diagnostic.severity.rawValue): ", Style(diagnostic.severity))
    text += paint(Printable.line(diagnostic.message), .bold) + " [\(diagnostic.code)]\n"
    if let place = diagnostic.place, !place.text.isEmpty {
      text += excerpt(of: place, Style(diagnostic.severity))
    }
    if let help = diagnostic.help { text += "  " + paint("help:", .bold) + " \(Printable.line(help))\n" }
    return text
  }

  private func heading(of message: Message) -> String {
    guard let input = message.file else { return CommandTable.program }
    let name = Printable.line(input)
    guard let place = message.diagnostic.place else { return name }
    return "\(name):\(place.line):\(place.column)"
  }

  private func excerpt(of place: SourcePlace, _ style: Style) -> String {
    var scalars = Array(place.text.unicodeScalars)
    var start = min(max(0, place.column - place.textColumn), scalars.count)
    var before = place.textColumn > 1 ? "…" : ""
    if scalars.count > Self.window {
      let first = max(0, min(start - Self.lead, scalars.count - Self.window))
      let cut = scalars[first..<min(scalars.count, first + Self.window)]
      if first > 0 { before = "…" }
      let after = cut.endIndex < scalars.count ? "…" : ""
      scalars = Array(cut) + Array(after.unicodeScalars)
      start -= first
    }
    let shown = Printable.scalars(scalars)
    let length = max(1, min(place.length, shown.count - start))
    let indent = before + shown[..<min(start, shown.count)].map(Printable.blank(for:)).joined()
    let marked = shown[min(start, shown.count)..<min(start + length, shown.count)].reduce(0) {
      $0 + Printable.columns(of: $1)
    }
    let number = String(place.line)
    let gutter = String(repeating: " ", count: max(5, number.count))
    let line = before + String(String.UnicodeScalarView(shown))
    let caret = "^" + String(repeating: "~", count: max(0, marked - 1))
    let blanks = indent.replacing("…", with: " ")
    return
      "\(gutter.dropLast(number.count))\(number) | \(line)\n\(gutter) | \(blanks)\(paint(caret, style))\n"
  }

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "1;36"

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .red
      case .warning: self = .magenta
      case .note: self = .cyan
      }
    }
  }

  private func paint(_ text: String, _ style: Style) -> String {
    colored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
