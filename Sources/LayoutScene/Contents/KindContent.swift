package import AutoLayout

/// What a view of one kind has of its own, beside what every view has: its content, and how it is laid out.
///
/// A kind of view is one file here, one where files are read and written, and one where views are drawn.
package protocol KindContent: Hashable, Sendable {
  static var kind: ViewKind { get }
  /// UIKit's class, as a log prints it.
  static var className: String { get }
  /// The hugging priorities that Interface Builder gives a new view of the class.
  static var contentHugging: AxisPriorities { get }

  /// A new view's, as Interface Builder adds it.
  init()
  /// nil: of another kind.
  init?(_ content: ViewContent)
  var content: ViewContent { get }

  /// The text that the view shows; nil: the kind has none.
  var styledText: StyledText? { get set }
  /// How far a recorded frame may be doubted that is not of the content's size.
  var sizeTrust: ContentSizeTrust { get }
  func makeView(_ place: ViewPlace) -> View
}

/// What the content of a view asks for where it is laid out.
package struct ViewPlace {
  package var identifier: String
  /// In the superview's coordinates.
  package var frame: Rect
  package var direction: LayoutDirection
  package var canvas: Canvas

  package init(identifier: String, frame: Rect, direction: LayoutDirection, canvas: Canvas) {
    self.identifier = identifier
    self.frame = frame
    self.direction = direction
    self.canvas = canvas
  }
}

/// How well the size of a content is known here.
package enum ContentSizeTrust: Sendable {
  /// The sizes that a file records of it are its own.
  case none
  /// But for some points, which changed from system to system.
  case rough
  /// A text in the system's font.
  case text
}

extension KindContent {
  package static var className: String {
    "UI" + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
  }

  package static var contentHugging: AxisPriorities {
    AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  }

  package var styledText: StyledText? {
    get { nil }
    set {}
  }

  package var sizeTrust: ContentSizeTrust { .none }
}

/// The content of a view that shows a text which people may style.
package protocol TextContent: KindContent {
  var text: StyledText { get set }
}

extension TextContent {
  package var styledText: StyledText? {
    get { text }
    set { if let newValue { text = newValue } }
  }

  package var sizeTrust: ContentSizeTrust { text.font.family == nil ? .text : .none }
}

/// The content of a control of a settled size, which shows no text of its own.
package protocol ControlContent: KindContent {
  func metrics(_ era: InterfaceEra) -> ControlMetrics
}

extension ControlContent {
  package func makeView(_ place: ViewPlace) -> View {
    Control(identifier: place.identifier, frame: place.frame, metrics: metrics(place.canvas.era))
  }
}

/// A text and how it is set.
package struct StyledText: Hashable, Sendable {
  package var string = ""
  /// What stands in the place of an empty text.
  package var placeholder = ""
  package var font: Font
  /// nil: the class's own colour.
  package var color: DynamicColor?
  package var alignment = TextAlignment.natural
  package var lineBreakMode: LineBreakMode
  /// 0: as many as needed.
  package var numberOfLines = 1

  package init(font: Font = .defaultLabel, lineBreakMode: LineBreakMode = .byTruncatingTail) {
    self.font = font
    self.lineBreakMode = lineBreakMode
  }

  /// As the measurer takes it.
  package func text(_ direction: LayoutDirection) -> Text {
    Text(
      string, font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, alignment: alignment,
      direction: direction)
  }

  /// The text as a control of one line shows it.
  package func line(_ direction: LayoutDirection) -> Text {
    var line = text(direction)
    line.numberOfLines = 1
    return line
  }
}
