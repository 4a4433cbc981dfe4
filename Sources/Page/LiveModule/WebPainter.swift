import AutoLayout
import LayoutDrawing
import Typesetting
import SVG

/// Paints display lists as SVG for the page, using its fonts.
struct WebPainter {
  private let measurer: WebTextMeasurer
  private var body = SVGMarkup()
  private var definitions = SVGMarkup()
  /// Prefixed to keep them apart from the page's own.
  private var identifiers = SVGIdentifiers(prefix: "picture-")

  static func paint(_ list: DisplayList, measurer: WebTextMeasurer) -> [UInt8] {
    var painter = WebPainter(measurer: measurer)
    painter.paint(list.items)
    let (width, height) = (SVGNumber.string(list.size.width), SVGNumber.string(list.size.height))
    var file = SVGMarkup()
    file.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"), ("aria-label", list.title),
        ("stroke-miterlimit", "10"),
      ])
    file.open("defs")
    file.append(painter.definitions)
    file.close("defs")
    file.append(painter.body)
    file.close("svg")
    return file.bytes
  }

  private init(measurer: WebTextMeasurer) { self.measurer = measurer }

  private mutating func paint(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .fill(let path, let color): fill(path, color)
      case .stroke(let path, let color, let style): stroke(path, color, style)
      case .text(let item): paint(item)
      case .image(let item):
        if item.isDrawable { body.empty("image", item.image.svgAttributes(item.frame)) }
      case .group(let group): paint(group)
      }
    }
  }

  private mutating func fill(_ path: Path, _ color: Color) {
    guard let path = path.drawable, !path.elements.isEmpty else { return }
    body.path(path, [("fill", color.svgColor), ("fill-opacity", color.svgOpacity)])
  }

  private mutating func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle) {
    guard let path = path.drawable, !path.elements.isEmpty, style.isDrawable else { return }
    let dashes = style.drawableDashes.map { SVGNumber.string($0) }.joined(separator: " ")
    body.path(
      path,
      [
        ("fill", "none"), ("stroke", color.svgColor),
        ("stroke-opacity", color.svgOpacity), ("stroke-width", SVGNumber.string(style.width)),
        ("stroke-dasharray", dashes.isEmpty ? nil : dashes),
        ("stroke-linecap", style.cap == .butt ? nil : style.cap.rawValue),
        ("stroke-linejoin", style.join == .miter ? nil : style.join.rawValue),
      ])
  }

  private mutating func paint(_ group: DisplayGroup) {
    guard group.isDrawable else { return }
    let clip = group.clip.map { definitions.define(clip: $0, &identifiers) }
    body.open(group, clip: clip, &identifiers)
    paint(group.items)
    body.close("g")
  }

  /// Centres the lines vertically in the frame, as UILabel does.
  private mutating func paint(_ item: TextItem) {
    let (frame, text) = (item.frame, item.text)
    guard frame.isFinite, frame.width > 0, frame.height > 0 else { return }
    let typeset = measurer.typeset(text, maximumWidth: frame.width, maximumHeight: frame.height)
    let isClipped = typeset.clippedWidth.map { width in typeset.lines.contains { $0.width > width } } ?? false
    if isClipped { body.open("g", [("clip-path", definitions.define(clip: .rect(frame), &identifiers))]) }
    let top = frame.y + (frame.height - typeset.height) / 2
    let isRightToLeft = text.direction == .rightToLeft
    let settings = settings(of: text)
    for (index, line) in typeset.lines.enumerated() {
      guard let first = line.strings.first else { continue }
      let left = frame.x + indent(of: line, item, isClipped: isClipped)
      let y = top + typeset.baseline(ofLine: index)
      guard Point(x: left, y: y).isDrawable else { continue }
      let attributes: [(String, String?)] =
        [
          ("x", SVGNumber.string(isRightToLeft ? left + line.width : left)), ("y", SVGNumber.string(y)),
          // The browser places letters on its own grid; the line still ends where it was measured to end.
          ("textLength", SVGNumber.string(line.width)),
        ] + self.attributes(of: settings[first.run]) + [
          ("direction", isRightToLeft ? "rtl" : nil), ("fill", item.color(ofRun: first.run).svgColor),
          ("fill-opacity", item.color(ofRun: first.run).svgOpacity), ("xml:space", "preserve"),
        ]
      if text.runs.isEmpty {
        body.element("text", attributes, content: line.string)
      } else {
        body.element("text", attributes, parts: parts(of: line, item, settings))
      }
    }
    if isClipped { body.close("g") }
  }

  /// The faces of the runs of a text, followed by the face of anything beyond the last run.
  private func settings(of text: Text) -> [Face] {
    let stretches = text.settable { measurer.typeface(of: $0, for: $1) }.byScalars
    var settings = [Face](repeating: stretches.first, count: text.runs.count + 1)
    for stretch in stretches.all { settings[stretch.run] = stretches.faces[stretch.face] }
    return settings
  }

  /// The runs of a line, each in its font, colour and height above the baseline.
  private func parts(
    of line: TypesetLine, _ item: TextItem, _ settings: [Face]
  ) -> [(name: String, attributes: [(String, String?)], content: String)] {
    var raised = 0.0
    return line.strings.map { part in
      let run = item.text.run(part.run)
      let color = item.color(ofRun: part.run)
      let rise = run.baselineOffset - raised
      raised = run.baselineOffset
      let decorations =
        (run.isUnderlined ? ["underline"] : []) + (run.isStruckThrough ? ["line-through"] : [])
      return (
        "tspan",
        [("dy", rise == 0 ? nil : SVGNumber.string(-rise))] + attributes(of: settings[part.run]) + [
          ("fill", color.svgColor), ("fill-opacity", color.svgOpacity),
          ("text-decoration", decorations.isEmpty ? nil : decorations.joined(separator: " ")),
        ], part.string
      )
    }
  }

  private func attributes(of face: Face) -> [(String, String?)] {
    let (typeface, spacing) = (face.typeface, face.typeface.letterSpacing + face.kern)
    return [
      ("font-family", family(of: typeface)), ("font-size", SVGNumber.string(typeface.size)),
      ("font-weight", String(typeface.weight.rawValue)),
      ("letter-spacing", spacing == 0 ? nil : SVGNumber.string(spacing)),
    ]
  }

  private func indent(of line: TypesetLine, _ item: TextItem, isClipped: Bool) -> Double {
    let room = item.frame.width - line.width
    let own = item.text.run(line.paragraphRun).paragraph.alignment ?? item.text.alignment
    let alignment = isClipped && line.width > item.frame.width ? .natural : own
    switch (alignment, item.text.direction) {
    case (.left, _), (.natural, .leftToRight), (.justified, .leftToRight): return 0
    case (.right, _), (.natural, .rightToLeft), (.justified, .rightToLeft): return room
    case (.center, _): return room / 2
    }
  }

  private func family(of typeface: Typeface) -> String {
    let name = String(typeface.family.filter { $0 != "'" })
    return "'\(name)', '\(name) Foreign', 'Inter', sans-serif"
  }
}
