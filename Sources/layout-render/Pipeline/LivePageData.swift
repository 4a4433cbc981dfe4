import AutoLayout
import LayoutDrawing
import LayoutFiles
import LayoutScene
import LivePage
import PangoCairoBackend
import SafeText

/// The data of a live page: the scenario, how it is first shown, and its fonts.
struct LivePageData {
  let document: Document
  /// Several for a file with several scenes.
  let scenarios: [JSONNode]
  let layouts: [SolvedLayout]
  let drawing: DrawingOptions

  func html(_ measurer: PangoTextMeasurer, module: LiveModuleFile) -> [UInt8] {
    LivePage.html(title: title, data: json(measurer).line, module: module)
  }

  /// Whether the scenario is the one that was read. One that was written includes what the command line says.
  private var isRead: Bool { document.kind == .scenario }

  private var title: String { document.scene.title ?? document.file.scenario }

  private func json(_ measurer: PangoTextMeasurer) -> JSONNode {
    let overrides = document.overrides
    let texts = self.texts(measurer)
    let families = Set(texts.map { measurer.use(of: $0.font).family }).sorted()
    return .object([
      ("name", .string(title)), ("scenarios", .array(scenarios)),
      ("options", .array(layouts.map { .string($0.name) })), ("canvas", canvas),
      (
        "size",
        (isRead ? overrides.size : nil).map { .array([.number($0.width), .number($0.height)]) } ?? .null
      ),
      ("rightToLeft", .boolean(overrides.rightToLeft)), ("layers", .number(Double(drawing.overlay.rawValue))),
      ("boxes", .boolean(drawing.drawsTextAsBars)),
      ("axis", .number(drawing.axis == .horizontal ? 1 : drawing.axis == .vertical ? 2 : 0)),
      ("fonts", .array(EmbeddedFont.fonts(for: texts, measurer: measurer).map(font))),
      ("families", .object(families.compactMap { family in metrics(family, measurer).map { (family, $0) } })),
    ])
  }

  /// What the command line says about the canvas besides its size.
  private var canvas: JSONNode {
    var members: [JSONNode.Member] = []
    guard isRead else { return .object(members) }
    let overrides = document.overrides
    if let device = overrides.device { members.append(("device", .string(device))) }
    if let orientation = overrides.orientation {
      members.append(("orientation", .string(orientation.rawValue)))
    }
    if let category = overrides.contentSizeCategory {
      members.append(("contentSizeCategory", .string(category.rawValue)))
    }
    return .object(members)
  }

  /// All texts of the first picture of every option.
  private func texts(_ measurer: PangoTextMeasurer) -> [(string: String, font: Font)] {
    var options = drawing
    options.overlay = .all
    options.overlay.formUnion(.passes)
    // Letters are measured, even if they are not drawn.
    options.drawsTextAsBars = false
    let lists = layouts.map { Sheet.draw($0, options: options, measurer: measurer) }
    let views = layouts.flatMap(\.views).compactMap(\.text).flatMap(Self.strings)
    return lists.flatMap { Self.texts(of: $0.items) } + views + shrinking
  }

  /// Large texts that may shrink to fit, at a size at which they are set in the cut for small texts.
  private var shrinking: [(string: String, font: Font)] {
    let views = document.scene.options.flatMap(\.views)
    return views.flatMap { view -> [(string: String, font: Font)] in
      guard let label = LabelContent(view.content), label.adjustsFontSizeToFitWidth else { return [] }
      return Self.strings(of: label.text.text(.leftToRight)).map { string, font in
        var font = font
        font.size = min(font.size, 17)
        return (string, font)
      }
    }
  }

  private static func strings(of text: Text) -> [(string: String, font: Font)] {
    text.pieces.map { ($0.string, $0.font) }
  }

  private static func texts(of items: [DisplayItem]) -> [(string: String, font: Font)] {
    items.flatMap { item -> [(string: String, font: Font)] in
      switch item {
      case .fill, .stroke, .image: []
      case .text(let item): strings(of: item.text)
      case .group(let group): texts(of: group.items)
      }
    }
  }

  private func font(_ font: EmbeddedFont) -> JSONNode {
    .object([
      (
        "uses",
        .array(
          font.uses.map {
            .object([("family", .string($0.family)), ("weight", .number(Double($0.weight.rawValue)))])
          })
      ), ("isMain", .boolean(font.isMain)), ("unitsPerEm", .number(Double(font.unitsPerEm))),
      ("range", .string(Self.unicodeRange(font.characters))), ("measures", measures(font.measures)),
      ("base64", .string(Base64.text(of: font.bytes))),
    ])
  }

  /// `page.js` documents the keys.
  private func measures(_ measures: EmbeddedMeasures?) -> JSONNode {
    guard let measures else { return .null }
    func numbers(_ values: [Int]) -> JSONNode { .array(values.map { .number(Double($0)) }) }
    return .object([
      ("characters", numbers(measures.characters.map { Int($0) })), ("advances", numbers(measures.advances)),
      ("left", numbers(measures.leftClasses)), ("right", numbers(measures.rightClasses)),
      ("hasLigatures", .boolean(measures.hasLigatures)),
      ("kerning", .array(measures.kerning.map { row in numbers(row.flatMap { [$0.right, $0.value] }) })),
    ])
  }

  /// The characters as CSS lists them: `U+20-7E, U+A0`.
  static func unicodeRange(_ characters: [Unicode.Scalar]) -> String {
    var ranges: [ClosedRange<UInt32>] = []
    for value in characters.map(\.value) {
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
    return ranges.map { range in
      let first = "U+" + String(range.lowerBound, radix: 16)
      return range.count == 1 ? first : first + "-" + String(range.upperBound, radix: 16)
    }.joined(separator: ", ")
  }

  /// Ascender, descender and line height as fractions of the size; nil for the system font, which the engine
  /// knows.
  private func metrics(_ family: String, _ measurer: PangoTextMeasurer) -> JSONNode? {
    let font = Font(size: 1000, family: family)
    guard measurer.hasFamily(of: font) else { return nil }
    let metrics = measurer.metrics(of: font)
    return .array([metrics.ascender, metrics.descender, metrics.lineHeight].map { .number($0 / 1000) })
  }
}
