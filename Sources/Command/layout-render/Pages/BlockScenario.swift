import Diagnostics
import LayoutReview
import SafeText

extension SourcePage.Block {
  /// The scenario or the source of the block, below as many empty lines as are above it in the page, so that messages
  /// have the page's lines.
  var input: [UInt8] {
    let above = String(repeating: "\n", count: line - 1)
    return switch language {
    case .layout, .swift: Array((above + "\n" + content).utf8)
    case .vfl: Array((above + FormatLines(content).scenario).utf8)
    }
  }

  /// A place in `input` as one in the page, with the page's line.
  func placed(_ place: SourcePlace, in lines: [Substring]) -> SourcePlace {
    guard place.file == nil || !place.text.isEmpty, lines.indices.contains(place.line - 1) else {
      return place
    }
    let line = String(lines[place.line - 1].unicodeScalars.filter { $0 != "\r" })
    var placed = SourcePlace(line: place.line, column: 1, length: place.length, text: line)
    placed.file = place.file
    switch language {
    case .vfl where place.line == self.line:
      // Findings about what the formats leave open concern all of them.
      placed.length = max(1, line.unicodeScalars.count)
    case .vfl: placed.column = FormatLines.column(of: place.column, in: line)
    case .layout, .swift:
      let blanks = line.unicodeScalars.prefix { $0 == " " }.count
      placed.column = place.column + min(indentation.unicodeScalars.count, blanks)
    }
    return placed
  }

  /// Whether it may become a picture. Only the reader knows of Swift code which view is in it; what declares none need
  /// not be asked.
  var maybeDrawn: Bool {
    switch language {
    case .layout, .vfl: true
    case .swift:
      ["class ", "#Preview", "addSubview", "addArrangedSubview", "liveView"].contains { content.contains($0) }
    }
  }

  /// The block again, as code that the page shows.
  var code: String {
    let name =
      switch language {
      case .layout: "json"
      case .vfl: "text"
      case .swift: shownInfo
      }
    // Longer than any fence inside.
    let longest = content.split { $0 != "`" }.map(\.count).max() ?? 0
    let mark = String(repeating: "`", count: max(3, longest + 1))
    return "\(mark)\(name)\n\(content)\(mark)\n\n"
  }

  /// Lines of the page's language, indented as the block was.
  func indented(_ text: String) -> String {
    if indentation.isEmpty { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
  }
}

/// Lines of the visual format language, with the settings that they leave open: which views there are, and where these
/// are along an axis that no line is about.
private struct FormatLines {
  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The scenario: on the fence's line what the formats leave open, and below it one line for each of them.
  var scenario: String {
    let (horizontal, vertical) = (names(vertical: false), names(vertical: true))
    let all = (horizontal + vertical).unique
    let views = all.map { "{\"id\": \(JSONQuoting.quoted($0)), \(Self.kind(of: $0))}" }.joined(
      separator: ", ")
    // A view that no line places stands at the leading margin, or in the middle.
    let open =
      all.filter { !horizontal.contains($0) }.map { "\"\($0).leading = superview.leadingMargin\"" }
      + all.filter { !vertical.contains($0) }.map { "\"\($0).centerY = superview.centerY\"" }
    let formats = lines.map {
      $0.allSatisfy(\.isWhitespace) ? "" : JSONQuoting.quoted(String($0.trimmed)) + ","
    }
    return
      "{\"canvas\": {\"size\": [320, \(vertical.isEmpty ? 80 : 200)]}, \"views\": [\(views)], \"constraints\": [\n"
      + formats.joined(separator: "\n") + open.joined(separator: ", ") + "]}"
  }

  /// The column in a line of the visual format language of a column in the scenario's line for it.
  static func column(of column: Int, in line: String) -> Int {
    let start = line.unicodeScalars.prefix { $0.properties.isWhitespace }.count
    // After a quote, and with what JSON escapes.
    var (place, written) = (start + 1, 2)
    for scalar in line.unicodeScalars.dropFirst(start) where written < column {
      written += JSONQuoting.quoted(String(scalar)).unicodeScalars.count - 2
      place += 1
    }
    return place
  }

  /// The views in the lines about an axis, in order.
  private func names(vertical: Bool) -> [String] {
    lines.filter { $0.trimmed.hasPrefix("V:") == vertical }.flatMap { line in
      line.split(separator: "[").dropFirst().map { part in
        String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }.filter { !$0.isEmpty }.unique
  }

  /// The kind of view that a name suggests: `nameLabel` is a label.
  private static func kind(of name: String) -> String {
    let text = JSONQuoting.quoted(name)
    let lowered = name.lowercased()
    if lowered.hasSuffix("label") { return "\"type\": \"label\", \"text\": \(text)" }
    if lowered.hasSuffix("button") { return "\"type\": \"button\", \"title\": \(text)" }
    if lowered.hasSuffix("field") { return "\"type\": \"textField\", \"placeholder\": \(text)" }
    if lowered.hasSuffix("imageview") { return "\"type\": \"imageView\", \"image\": {\"size\": [60, 40]}" }
    // A label has a size of its own, so that a format need not say any.
    return "\"type\": \"label\", \"text\": \(text), \"backgroundColor\": \"#0a84ff33\""
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count)
  }
}
