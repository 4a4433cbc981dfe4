import AutoLayout
package import LayoutDrawing
import LayoutScene
import Typesetting
import SVG

/// Paints display lists as SVG files that a page can search, style and read aloud.
///
/// Letters are drawn as outlines, so that the picture is the same where Inter is not installed. The text of
/// each line lies over them, transparent, to be selected, searched and read aloud.
package enum SVGPainter {
  /// - Parameter dark: the same picture in the dark appearance, for a file that follows the reader's; otherwise nil.
  /// - Throws: `PaintError` if the picture has no extent.
  package static func paint(
    _ list: DisplayList, dark: DisplayList? = nil, measurer: PangoTextMeasurer
  ) throws(PaintError) -> [UInt8] {
    try FontLock.run { () throws(PaintError) in
      let size = try size(of: list.size, dark?.size)
      var document = try SVGDocument(measurer: measurer)
      try document.paint(InkedItem.merged(light: list.items, dark: dark?.items))
      return document.file(size: size, title: list.title, description: list.description)
    }
  }

  /// The size of a file that shows both pictures.
  static func size(of light: Size, _ dark: Size?) throws(PaintError) -> Size {
    let width = max(light.width, dark?.width ?? 0)
    let height = max(light.height, dark?.height ?? 0)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .unpaintableSize(width: width, height: height, scale: 1)
    }
    return Size(width: width, height: height)
  }
}

/// The parts of an SVG file, filled while the display list is traversed.
struct SVGDocument {
  /// The rules of the whole file, apart from those of the palette; empty if there are none.
  var style = ""
  var palette = SVGPalette()
  var body = SVGMarkup()
  var definitions = SVGMarkup()
  var identifiers = SVGIdentifiers(prefix: ContentPrefix.mark)
  /// The ids of the root, the title and the description.
  let pictureID: String
  private let titleID: String
  private let descriptionID: String
  private let measurer: PangoTextMeasurer
  private let outlines: GlyphOutlines
  /// The ids of the glyphs in `definitions`; nil for blanks.
  private var glyphs: [GlyphOutlines.Key: String?] = [:]
  /// The ids of the images in `definitions`.
  private var images: [ImageData: String] = [:]

  private var hasIcons = false

  init(measurer: PangoTextMeasurer) throws(PaintError) {
    self.measurer = measurer
    outlines = try GlyphOutlines()
    pictureID = identifiers.unique("picture")
    titleID = identifiers.unique("title")
    descriptionID = identifiers.unique("description")
  }

  func file(size: Size, title: String, description: String) -> [UInt8] {
    let (width, height) = (SVGNumber.string(size.width), SVGNumber.string(size.height))
    let named = [
      ("title", titleID, title), ("desc", descriptionID, description),
    ].filter { !$0.2.isEmpty }
    var file = SVGMarkup()
    file.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("id", pictureID), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
        ("aria-labelledby", named.isEmpty ? nil : named.map(\.1).joined(separator: " ")),
        // Cairo's default; SVG's is 4.
        ("stroke-miterlimit", "10"),
      ])
    for (element, id, content) in named { file.element(element, [("id", id)], content: content) }
    if hasIcons { file.element("metadata", content: SymbolIcon.notice) }
    let rules = style + palette.style(of: pictureID)
    if !rules.isEmpty { file.style(rules) }
    if !definitions.isEmpty {
      file.open("defs")
      file.append(definitions)
      file.close("defs")
    }
    file.append(body)
    file.close("svg")
    return ContentPrefix.inserted(into: file.bytes)
  }

  mutating func paint(_ items: [InkedItem]) throws(PaintError) {
    for item in items {
      switch item {
      case .fill(let path, let color): fill(path, color)
      case .stroke(let path, let color, let style):
        guard let path = path.drawable, !path.elements.isEmpty, style.isDrawable else { continue }
        body.empty("path", attributes(ofStroke: path, color, style))
      case .text(let text, let ink): try paint(text, ink)
      case .image(let item): paint(item)
      case .group(let group, let items): try paint(group, items)
      case .either(let light, let dark):
        try either(
          { (document: inout SVGDocument) throws(PaintError) in try document.paint(light) },
          { (document: inout SVGDocument) throws(PaintError) in try document.paint(dark) })
      }
    }
  }

  /// Paints two drawings, each visible in one appearance.
  mutating func either(
    _ light: (inout SVGDocument) throws(PaintError) -> Void,
    _ dark: (inout SVGDocument) throws(PaintError) -> Void
  ) throws(PaintError) {
    body.open("g", palette.attributes(ofGroupFor: .light))
    try light(&self)
    body.close("g")
    body.open("g", palette.attributes(ofGroupFor: .dark))
    try dark(&self)
    body.close("g")
  }

  private mutating func fill(_ path: Path, _ color: DynamicColor) {
    guard let path = path.drawable, !path.elements.isEmpty else { return }
    body.empty("path", attributes(ofFill: path, color))
  }

  mutating func attributes(ofFill path: Path, _ color: DynamicColor) -> [(String, String?)] {
    [("d", path.svgData)] + palette.attributes(.fill, color)
  }

  mutating func attributes(
    ofStroke path: Path, _ color: DynamicColor, _ style: StrokeStyle
  ) -> [(String, String?)] {
    let dashes = style.drawableDashes.map(SVGNumber.string).joined(separator: " ")
    return [("d", path.svgData), ("fill", "none")] + palette.attributes(.stroke, color) + [
      ("stroke-width", SVGNumber.string(style.width)), ("stroke-dasharray", dashes.isEmpty ? nil : dashes),
      ("stroke-linecap", style.cap == .butt ? nil : style.cap.rawValue),
      ("stroke-linejoin", style.join == .miter ? nil : style.join.rawValue),
    ]
  }

  private mutating func paint(_ group: DisplayGroup, _ items: [InkedItem]) throws(PaintError) {
    guard group.isDrawable else { return }
    if group.className == SymbolIcon.className { hasIcons = true }
    let clip = group.clip.map { definitions.define(clip: $0, &identifiers) }
    body.open(group, clip: clip, &identifiers)
    let isHeld = openClip(group.clip?.drawable?.svgData)
    try paint(items)
    if isHeld { body.close("g") }
    body.close("g")
  }

  /// Opens a group that browsers clip without a reference to an id.
  ///
  /// A page may contain the same picture twice. Both have the same ids, and references in the second lead to the first;
  /// if that is hidden, its clips have no effect. Programs other than browsers ignore the style of this group.
  ///
  /// - Parameter data: the clip in the group's own coordinates; nil for none.
  mutating func openClip(_ data: String?) -> Bool {
    guard let data, !data.isEmpty else { return false }
    body.open("g", [("style", "clip-path:path('\(data)') view-box")])
    return true
  }

  private mutating func paint(_ item: ImageItem) {
    guard item.isDrawable else { return }
    // A file that is shown several times is written once, with a width and height of one point.
    let id = images[item.image] ?? define(item.image)
    let size = Point(x: item.frame.width, y: item.frame.height)
    body.empty(
      "use",
      [
        ("href", "#\(id)"),
        ("transform", "translate(\(item.frame.origin.svgPair)) scale(\(size.svgPair))"),
      ])
  }

  private mutating func define(_ image: ImageData) -> String {
    let id = identifiers.unique("image\(images.count + 1)")
    definitions.empty("image", [("id", id)] + image.svgAttributes(Rect(x: 0, y: 0, width: 1, height: 1)))
    images[image] = id
    return id
  }

  private mutating func paint(_ item: TextItem, _ ink: TextInk) throws(PaintError) {
    let placed = PlacedText(item, measurer: measurer)
    if let clip = placed.clip {
      body.open("g", [("clip-path", definitions.define(clip: clip, &identifiers))])
    }
    let isHeld = openClip(placed.clip?.drawable?.svgData)
    for line in placed.lines {
      try draw(line, ink)
      for decoration in line.decorations { fill(.rect(decoration.rect), ink.color(ofRun: decoration.run)) }
      for emoji in line.emoji {
        let color = ink.color(ofRun: emoji.run)
        fill(
          emoji.path,
          DynamicColor(light: PlacedText.emojiColor(color.light), dark: PlacedText.emojiColor(color.dark)))
      }
      write(line, item.text)
    }
    if isHeld { body.close("g") }
    if placed.clip != nil { body.close("g") }
  }

  /// Draws the letters, hidden from screen readers.
  private mutating func draw(_ line: PlacedText.Line, _ ink: TextInk) throws(PaintError) {
    let glyphs = GlyphOutlines.glyphs(of: line.line, at: line.origin)
    var color = glyphs.first.map { ink.color(ofRun: $0.run) } ?? ink.color
    body.open("g", [("aria-hidden", "true")] + palette.attributes(.fill, color))
    for glyph in glyphs {
      let own = ink.color(ofRun: glyph.run)
      if own != color {
        color = own
        body.close("g")
        body.open("g", [("aria-hidden", "true")] + palette.attributes(.fill, color))
      }
      guard let id = try define(glyph.key) else { continue }
      body.empty(
        "use",
        [
          ("href", "#\(id)"), ("x", SVGNumber.string(glyph.origin.x)),
          ("y", SVGNumber.string(glyph.origin.y)),
        ])
    }
    body.close("g")
  }

  /// Writes the text over the letters, stretched to their width.
  private mutating func write(_ line: PlacedText.Line, _ text: Text) {
    let strings = line.line.visibleStrings
    guard !strings.isEmpty else { return }
    let string = strings.map(\.string).joined()
    let isRightToLeft = text.direction == .rightToLeft
    let start = isRightToLeft ? line.origin.x + line.line.width : line.origin.x
    let attributes: [(String, String?)] =
      [
        ("x", SVGNumber.string(start)), ("y", SVGNumber.string(line.origin.y)),
        ("textLength", SVGNumber.string(line.line.width)), ("lengthAdjust", "spacingAndGlyphs"),
      ] + Self.attributes(of: line.line.isPlain ? text.font : text.run(strings[0].run).font) + [
        ("direction", isRightToLeft ? "rtl" : nil), ("lang", ScriptRuns(string).foreignLanguage),
        ("xml:space", "preserve"), ("fill-opacity", "0"),
      ]
    if line.line.isPlain {
      body.element("text", attributes, content: string)
    } else {
      body.element(
        "text", attributes,
        parts: strings.map { ("tspan", Self.attributes(of: text.run($0.run).font), $0.string) })
    }
  }

  private static func attributes(of font: Font) -> [(String, String?)] {
    [
      ("font-family", "\(font.family ?? SystemFont.textFamily), sans-serif"),
      ("font-size", SVGNumber.string(font.size)),
      ("font-weight", font.weight == .regular ? nil : String(font.weight.rawValue)),
    ]
  }

  private mutating func define(_ key: GlyphOutlines.Key) throws(PaintError) -> String? {
    if let known = glyphs[key] { return known }
    let path = try outlines.path(of: key)
    guard !path.elements.isEmpty else {
      glyphs[key] = .some(nil)
      return nil
    }
    let id = identifiers.unique("g\(glyphs.count + 1)")
    definitions.empty("path", [("id", id), ("d", path.svgData)])
    glyphs[key] = id
    return id
  }
}
