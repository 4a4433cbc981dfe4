import AutoLayout
import LayoutScene

/// How a view of one kind looks, in canvas points.
protocol PaintedContent: KindContent {
  static var appearance: ContentAppearance { get }
  /// Whether the class cuts off its subviews, whatever the view says; nil: as the view says.
  static var clipsSubviews: Bool? { get }

  /// The drawing, over the ground and under the subviews.
  func items(_ place: PaintPlace) -> [DisplayItem]
  /// The words beside the view's own text. Where a scene says nothing of them they are those of a new control in
  /// Interface Builder.
  func texts(_ place: PaintPlace) -> [TextItem]
  /// The class's own ground; nil: none.
  func ground(_ place: PaintPlace) -> Color?
  /// The view's own text as it is drawn where the engine did not settle one.
  func shownText(_ direction: LayoutDirection) -> Text?
  /// The class's own colour of the view's text.
  func textColor(_ system: SystemColors) -> Color
  /// The room that the class gives its text in the view's frame.
  func textRoom(_ frame: Rect, _ text: Text, _ view: SolvedView, _ measurer: any TextMeasurer) -> Rect
}

/// What a view of a kind shows to those who look for room beside it.
enum ContentAppearance {
  /// Nothing of its own: words can stand in it.
  case empty
  case words
  /// A drawing by which it is known rather than by words.
  case drawing
  /// Words on a ground of its own.
  case ground
  /// A bar, whose ground goes on below the safe area if it stands at the bottom.
  case bar(atBottom: Bool)
}

/// Where a view is drawn.
struct PaintPlace {
  let view: SolvedView
  let index: ViewIndex
  /// On whole pixels.
  let frame: Rect
  let system: SystemColors
  let era: InterfaceEra
  let measurer: any TextMeasurer
  let scrolling: ScrollPainter

  /// Whether controls are drawn as before iOS 13.
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

  /// The part of a track up to a value from 0 to 1, from where the lines of the interface begin.
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
  func shownText(_ direction: LayoutDirection) -> Text? { nil }
  func textColor(_ system: SystemColors) -> Color { system.label }
  func textRoom(_ frame: Rect, _ text: Text, _ view: SolvedView, _ measurer: any TextMeasurer) -> Rect {
    frame
  }
}

extension TextContent {
  /// A line of the text, or of what stands in its place.
  func lineOrPlaceholder(_ direction: LayoutDirection) -> Text {
    var line = text.line(direction)
    if line.string.isEmpty { line.string = text.placeholder }
    return line
  }
}

extension ViewKind {
  /// Whether a view of the kind has nothing of its own to show where a name could stand.
  var isEmptyInside: Bool { if case .empty = appearance { true } else { false } }

  /// Whether a view of the kind is known by its drawing rather than by words.
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
