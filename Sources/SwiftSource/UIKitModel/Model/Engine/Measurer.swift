// The engine's measure of texts, views and layouts.
struct Measurer {
  // Ascender, descender and the height of a line, in points.
  func lengths(_ font: Font) -> [CGFloat]
  func metrics(of font: Font) -> FontMetrics {
    if isNil(font.family) { return SystemFont.metrics(size: font.size) }
    let all = lengths(font)
    return FontMetrics(ascender: all[0], descender: all[1], lineHeight: all[2])
  }
  // A value that only a solved layout could determine.
  func unsolved(_ reason: String) -> Any
  // The size of the first thing in a scenario: of its content, the one that its constraints ask for, or, unrounded,
  // that of a text.
  func size(_ kind: String, _ scenario: [String: Any]) -> CGSize {
    let found = measured(["kind": kind, "scenario": scenario])
    return isUnknown(found) ? found : CGSize(width: found[0], height: found[1])
  }
  func size(_ kind: String, ofView looks: [String: Any], in width: CGFloat?) -> CGSize {
    // The same text is asked for again and again, whatever colours and corners a pass has given the view.
    let idle = [
      "backgroundColor", "textColor", "tintColor", "cornerRadius", "borderWidth", "borderColor", "alpha",
    ]
    let view = looks.filter { !idle.contains($0.key) }.merging(["id": "view"]) { $1 },
      room = width == nil || width > 1e6 ? nil : width
    return size(
      kind,
      [
        "views": [view],
        "constraints": ["view.leading = superview.leading", "view.top = superview.top"]
          + (room == nil ? [] : ["view.width <= \(max(0, room))"]),
      ])
  }
  func measured(_ asked: [String: Any]) -> Any
}
