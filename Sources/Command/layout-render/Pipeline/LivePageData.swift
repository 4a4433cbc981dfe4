import AutoLayout
import Diagnostics
import FileAccess
import JSONText
import LayoutDrawing
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

  /// - Parameters:
  ///   - picture: the picture that is shown where scripts do not run.
  ///   - module: the engine, and whether it is in the page.
  func html(
    _ measurer: PangoTextMeasurer, picture: LivePage.StillPicture? = nil, module: LiveModuleFile
  ) -> [UInt8] {
    LivePage(
      title: title, description: document.scene.description, data: json(measurer).line, picture: picture
    ).html(module: module)
  }

  /// The most options that the picture shows; those of a large storyboard would be larger than the rest of the page.
  private static let mostPictured = 12

  /// A sheet of the options, which follows the reader's appearance.
  func picture(_ measurer: PangoTextMeasurer) throws(PaintError) -> LivePage.StillPicture {
    func sheet(_ appearance: Appearance) -> DisplayList {
      var (layouts, options) = (Array(layouts.prefix(Self.mostPictured)), drawing)
      options.appearance = appearance
      if appearance == .dark {
        for index in layouts.indices { layouts[index].canvas.appearance = .dark }
      }
      return Sheet.draw(layouts, options: options, measurer: measurer)
    }
    let light = sheet(.light)
    return LivePage.StillPicture(
      svg: try SVGPainter.paint(light, dark: sheet(.dark), measurer: measurer),
      alternative: light.description)
  }

  /// Whether the scenario is the one that was read. One that was written includes the settings of the command line.
  private var isRead: Bool { document.kind == .scenario }

  private var title: String { document.scene.title ?? document.file.scenario }

  private func json(_ measurer: PangoTextMeasurer) -> JSONNode {
    let overrides = document.overrides
    let texts = self.texts(measurer)
    return .object(
      [
        ("name", .string(title)), ("file", .string(document.file.scenario)), ("scenarios", .array(scenarios)),
        ("options", .array(layouts.map { .string($0.name) })), ("canvas", canvas),
        (
          "size",
          (isRead ? overrides.size : nil).map { .array([.number($0.width), .number($0.height)]) } ?? .null
        ),
        ("rightToLeft", .boolean(overrides.rightToLeft)),
        ("layers", .number(Double(drawing.overlay.rawValue))),
        ("boxes", .boolean(drawing.drawsTextAsBars)),
        ("axis", .number(drawing.axis == .horizontal ? 1 : drawing.axis == .vertical ? 2 : 0)),
      ] + PageFonts.members(for: texts, measurer) + PageChoices.members)
  }

  /// The command line's settings for the canvas besides its size.
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
}
