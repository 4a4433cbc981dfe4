package import AutoLayout

/// The properties specific to views of one kind: their content, and how they are laid out.
///
/// Each kind of view has one file here, one where files are read and written, and one where views are drawn.
package protocol KindContent: Hashable, Sendable {
  static var kind: ViewKind { get }
  /// The UIKit class, as logs print it.
  static var className: String { get }
  /// The hugging priorities that Interface Builder gives a new view of the class.
  static var contentHugging: AxisPriorities { get }

  /// The use that people make of such a view.
  static var role: ContentRole { get }

  /// Whether views of the kind show the subviews that an author gives them.
  static var isContainer: Bool { get }

  /// The content of a new view, as Interface Builder adds it.
  init()
  /// The content of a view that code makes with an initialiser and changes no more.
  static var ofCode: Self { get }
  /// Returns nil for content of another kind.
  init?(_ content: ViewContent)
  var content: ViewContent { get }

  /// The text that the view shows; nil if the kind has none.
  var styledText: StyledText? { get set }
  /// The image that the view shows; nil if there is none, or the kind has none.
  var shownImage: SceneImage? { get set }
  /// How far to doubt a recorded frame that does not match the content's size.
  var sizeTrust: ContentSizeTrust { get }
  func makeView(_ place: ViewPlace) -> View
  /// Makes a view that was made for content of this kind show this content instead.
  ///
  /// - Returns: false if this requires another view; nothing has changed then.
  func update(_ view: View, on canvas: Canvas) -> Bool
}

/// The use that people make of a view, for remarks on layouts.
package enum ContentRole: Sendable {
  /// It only holds or decorates others.
  case ground
  /// They read its text, if it has any.
  case text
  /// They read it or type into it; it is large enough to be touched anywhere.
  case field
  /// They touch it.
  case control
}

/// The information that a content needs to make its view.
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

/// How well the size of a content is known.
package enum ContentSizeTrust: Sendable {
  /// Not known: the size in the file stands.
  case none
  /// Known but for a few points, which changed from one system version to another.
  case rough
  /// Known from text in the system font.
  case text
}

extension KindContent {
  package static var className: String {
    "UI" + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
  }

  package static var role: ContentRole { .ground }

  package static var isContainer: Bool { true }

  package static var ofCode: Self { Self() }

  package static var contentHugging: AxisPriorities {
    AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  }

  package var styledText: StyledText? {
    get { nil }
    set {}
  }

  package var shownImage: SceneImage? {
    get { nil }
    set {}
  }

  package var sizeTrust: ContentSizeTrust { .none }

  package func update(_ view: View, on canvas: Canvas) -> Bool { false }
}

/// The content of a view that shows styled text.
package protocol TextContent: KindContent {
  var text: StyledText { get set }
}

extension TextContent {
  package var styledText: StyledText? {
    get { text }
    set { if let newValue { text = newValue } }
  }

  package var sizeTrust: ContentSizeTrust { text.isInSystemFont ? .text : .none }
}

/// The content of a control whose size comes from fixed metrics, not from text.
package protocol ControlContent: KindContent {
  func metrics(_ era: InterfaceEra) -> ControlMetrics
}

extension ControlContent {
  package static var isContainer: Bool { false }

  package func makeView(_ place: ViewPlace) -> View {
    Control(identifier: place.identifier, frame: place.frame, metrics: metrics(place.canvas.era))
  }

  package func update(_ view: View, on canvas: Canvas) -> Bool {
    guard let control = view as? Control else { return false }
    control.metrics = metrics(canvas.era)
    return true
  }
}
