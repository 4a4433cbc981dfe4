import AutoLayout
import LayoutScene

/// The appearance of views of one kind, in canvas points.
protocol PaintedContent: KindContent {
  static var appearance: ContentAppearance { get }
  /// Whether the class clips its subviews regardless of the view's own setting; nil if that setting applies.
  static var clipsSubviews: Bool? { get }

  /// The drawing, over the background and under the subviews.
  func items(_ place: PaintPlace) -> [DisplayItem]
  /// The words other than the view's own text. If the scene gives none, they are those of a new control in Interface
  /// Builder.
  func texts(_ place: PaintPlace) -> [TextItem]
  /// The class's own background; nil for none.
  func ground(_ place: PaintPlace) -> Color?
  /// The radius of that background's corners in a frame, in points.
  func cornerRadius(_ frame: Rect) -> Double
  /// The view's own text, drawn if the engine did not determine one.
  func shownText(_ direction: LayoutDirection) -> Text?
  /// The class's own text colour.
  func textColor(_ system: SystemColors) -> Color
  /// The room that the class gives its text in the view's frame.
  func textRoom(_ frame: Rect, _ text: Text, _ view: SolvedView, _ measurer: any TextMeasurer) -> Rect
}

/// The visible content of views of a kind, for code that looks for room in them.
enum ContentAppearance {
  /// Nothing of its own, so that words can be placed in it.
  case empty
  case words
  /// A drawing that identifies it without words.
  case drawing
  /// Words on a background of its own.
  case ground
  /// A bar, whose background extends below the safe area if it is at the bottom.
  case bar(atBottom: Bool)
}

/// The place where a view is drawn.
struct PaintPlace {
  let view: SolvedView
  let index: ViewIndex
  /// The frame, rounded to whole pixels.
  let frame: Rect
  let system: SystemColors
  let era: InterfaceEra
  let measurer: any TextMeasurer
  let scrolling: ScrollPainter

  /// Whether controls are drawn in the style before iOS 13.
  var isFlat: Bool { era < .iOS13 }
  var isMirrored: Bool { view.layoutDirection == .rightToLeft }

  func hairline(y: Double) -> [DisplayItem] {
    [.fill(.rect(Rect(x: frame.x, y: y, width: frame.width, height: 0.5)), system.separator)]
  }

  func line(
    _ string: String, _ font: Font, _ alignment: TextAlignment, _ frame: Rect, _ color: Color
  ) -> TextItem {
    TextItem(
      text: Text(string, font: font, alignment: alignment, direction: view.layoutDirection),
      frame: frame, color: color)
  }

  /// The part of a track up to a value from 0 to 1, starting at the leading edge.
  func filled(of track: Rect, to value: Double) -> Rect {
    let width = track.width * value
    return Rect(x: isMirrored ? track.maxX - width : track.x, y: track.y, width: width, height: track.height)
  }
}

extension PaintedContent {
  static var clipsSubviews: Bool? { nil }
  func items(_ place: PaintPlace) -> [DisplayItem] { [] }
  func texts(_ place: PaintPlace) -> [TextItem] { [] }
  func ground(_ place: PaintPlace) -> Color? { nil }
  func cornerRadius(_ frame: Rect) -> Double { 0 }
  func shownText(_ direction: LayoutDirection) -> Text? { nil }
  func textColor(_ system: SystemColors) -> Color { system.label }
  func textRoom(_ frame: Rect, _ text: Text, _ view: SolvedView, _ measurer: any TextMeasurer) -> Rect {
    frame
  }
}

extension TextContent {
  /// The text on one line, or its placeholder.
  func lineOrPlaceholder(_ direction: LayoutDirection) -> Text {
    var line = text.line(direction)
    if line.string.isEmpty { line.string = text.placeholder }
    return line
  }
}

extension ViewKind {
  /// Whether a view of the kind is empty, so that a name can be placed in it.
  var isEmptyInside: Bool { if case .empty = appearance { true } else { false } }

  /// Whether a drawing identifies a view of the kind without words.
  var isDrawn: Bool { if case .drawing = appearance { true } else { false } }

  /// Whether a view of the kind fills its frame with a drawing of its own.
  var hasGround: Bool {
    switch appearance {
    case .empty, .words: false
    case .drawing, .ground, .bar: true
    }
  }

  var appearance: ContentAppearance { AnyPaintedContent(ViewContent(self)).appearance }
}
