extension NSParagraphStyle {
  var scenario: [String: Any]? {
    let all = [
      "lineSpacing": lineSpacing, "lineHeightMultiple": lineHeightMultiple,
      "minimumLineHeight": minimumLineHeight, "maximumLineHeight": maximumLineHeight,
      "paragraphSpacing": paragraphSpacing,
    ]
    var some: [String: Any] = all.filter { known($0.value) != nil && $0.value > 0 }
    if alignment != .natural { some["alignment"] = alignment }
    if [firstLineHeadIndent, headIndent, tailIndent, paragraphSpacingBefore].contains(where: {
      known($0) != nil && $0 != 0
    }) {
      leaveOut("indents, and the space before a paragraph, are not shown")
    }
    return some.isEmpty ? nil : some
  }
}
extension NSAttributedString {
  // A text, or its parts if one of them has attributes that a scenario can express.
  var scenario: Any {
    guard parts.contains(where: { !$0.attributes.isEmpty }) else { return known(string) ?? "" }
    let parts = parts.filter { !(known($0.string) ?? "").isEmpty }.map { $0.scenario }
    return parts.allSatisfy { $0.count == 1 } ? (known(string) ?? "") : parts
  }
}
extension AttributedString { var scenario: Any { NSAttributedString(self).scenario } }
extension Path {
  var scenario: String {
    func text(_ points: Point...) -> String {
      points.map { "\(($0.x * 10000).rounded() / 10000) \(($0.y * 10000).rounded() / 10000)" }.joined(
        separator: " ")
    }
    let parts = elements.map { element -> String in
      switch element {
      case .move(let point): return "M " + text(point)
      case .line(let point): return "L " + text(point)
      case .curve(let point, let one, let two): return "C " + text(one, two, point)
      case .close: return "Z"
      }
    }
    return parts.joined(separator: " ")
  }
}
extension DynamicColor { var scenario: Any? { written() } }
extension Rect { var scenario: [CGFloat] { [x, y, max(0, width), max(0, height)] } }
extension Drawing.Item {
  var scenario: [String: Any] {
    var all: [String: Any] = clips.isEmpty ? [:] : ["clips": clips.map { $0.scenario }]
    switch mark {
    case .fill(let path, let color): all["path"] = path.scenario; all["fill"] = color.scenario
    case .stroke(let path, let color, let line):
      all["path"] = path.scenario; all["stroke"] = color.scenario; all["lineWidth"] = max(0, line.width)
      all["lineCap"] = line.cap; all["lineJoin"] = line.join
      if !line.dashes.isEmpty { all["lineDashPattern"] = line.dashes }
    case .text(let text, let rect): all["text"] = text.scenario; all["frame"] = rect.scenario
    case .image(let image, let rect):
      var shown: [String: Any] = ["size": [max(0, rect.width), max(0, rect.height)]]
      if case .symbol(let name) = image.source { shown["symbol"] = name }
      all["image"] = shown; all["frame"] = rect.scenario
    }
    return all
  }
}
extension NSAttributedString.Part {
  func value(_ key: NSAttributedString.Key) -> Any? { known(attributes[key]) }
  // The em space that takes up as much room as an image.
  var space: (font: UIFont, kern: CGFloat, rise: CGFloat)? {
    guard let room = value(.attachment)?.room, known(room.width + room.height + room.minY) != nil else {
      return nil
    }
    let font = UIFont.systemFont(ofSize: max(1, room.height / UIFont.systemFont(ofSize: 1).lineHeight))
    return (font: font, kern: room.width - font.pointSize, rise: room.maxY - font.ascender)
  }
  var scenario: [String: Any] {
    let space = space
    value(.shadow)?.leaveOut("shadows of texts are not shown")
    let all: [String: Any?] = [
      "text": string, "font": (space?.font ?? value(.font))?.scenario,
      "textColor": value(.foregroundColor)?.scenario,
      "kern": space?.kern ?? value(.kern), "baselineOffset": space?.rise ?? value(.baselineOffset),
      "underline": isNil(value(.underlineStyle)) ? nil : true,
      "strikethrough": isNil(value(.strikethroughStyle)) ? nil : true,
      "paragraphStyle": value(.paragraphStyle)?.scenario,
    ]
    return all.filter { !isNil($0.value) }
  }
}
