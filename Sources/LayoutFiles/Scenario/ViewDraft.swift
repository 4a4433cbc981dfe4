import AutoLayout

/// A view as a file describes it: settled but for what depends on the canvas.
struct ViewDraft: Sendable {
  /// With every key applied that needs no canvas.
  var view: SceneView
  var font = FontDraft()
  var layoutMargins = InsetsDraft()
  /// Keys that are not for the view's type, each with its place, to be warned of.
  var id: Located<String>?
  var kind: Located<ViewKind>?
  var layoutGuides: [Located<String>] = []
  var subviews: [JSONValue] = []

  init(view: SceneView) { self.view = view }

  /// The view on a canvas; the root's margins are the canvas's where nothing else is said.
  func resolved(on canvas: Canvas) -> SceneView {
    var view = view
    view.font = font.resolved(over: view.font, category: canvas.contentSizeCategory)
    if !layoutMargins.isEmpty {
      let isRoot = view.superview == nil
      view.layoutMargins = layoutMargins.resolved(
        over: isRoot ? canvas.layoutMargins : DirectionalEdgeInsets(all: 8))
    }
    return view
  }
}

// MARK: The table of keys

extension ViewDraft {
  static let format = ObjectFormat<ViewDraft>(
    "view", "A view: what it is, what it shows, and what it asks of the layout.",
    structureFields + contentFields)

  /// What an option may change about a view.
  static let patchFormat = ObjectFormat<ViewDraft>(
    "view patch", "Keys of a view, with their values in this option.", contentFields)

  /// Why an option cannot change a key.
  static let fixedKeys = Dictionary(
    uniqueKeysWithValues: structureFields.map { ($0.name, "an option cannot change the tree of views") })

  private static let structureFields: [Field<ViewDraft>] = [
    Field("id", .located(.text), \.id, required: true, "The name that constraints use; any unique text."),
    Field("type", .located(.choice(of: ViewKind.self)), \.kind, "What the view is; view by default."),
    Field("subviews", .array(of: .deferred("view")), \.subviews, "The views inside, the rearmost first."),
    Field(
      "layoutGuides", .array(of: .located(.text)), \.layoutGuides,
      "Names of layout guides that the view owns; unique, as the ids of views."),
  ]

  private static let contentFields: [Field<ViewDraft>] = geometryFields + textFields + stackFields

  private static let geometryFields: [Field<ViewDraft>] = [
    Field("hidden", .boolean, \.view.isHidden, "Whether the view is hidden; it keeps its place."),
    Field(
      "frame",
      .numbers([("x", .coordinate), ("y", .coordinate), ("width", .length), ("height", .length)]) {
        Rect($0)
      },
      \.view.frame, "Where the view stands before the first layout, in points of its superview."),
    .unsupported("autoresizingMask"),
    .unsupported("sizeClasses"),
    Field(
      "layoutMargins", patching: InsetsDraft.format, \.layoutMargins,
      "The view's margins in points; 8 by default."),
    Field(
      "preservesSuperviewLayoutMargins", .boolean, \.view.preservesSuperviewLayoutMargins,
      "Whether the superview's margins reach into this view."),
    Field(
      "intrinsicContentSize", .nullable(.object(intrinsicSizeFormat, startingWith: .none)),
      \.view.intrinsicContentSize, "Replaces the measured size; null: measured."),
    Field(
      "contentHugging", patching: prioritiesFormat("How strongly the view resists to be larger"),
      \.view.contentHugging, "How strongly the view resists to be larger than its content."),
    Field(
      "compressionResistance", patching: prioritiesFormat("How strongly the view resists to be smaller"),
      \.view.compressionResistance, "How strongly the view resists to be smaller than its content."),
    Field(
      "semanticContentAttribute", .choice(of: SemanticContentAttribute.self), \.view.semanticContentAttribute,
      "What the content means for the view's direction; unspecified by default."),
    Field("backgroundColor", .nullable(.color), \.view.backgroundColor, "The colour behind the content."),
    Field("cornerRadius", .number(.length), \.view.cornerRadius, "In points."),
    Field("alpha", .number(.fraction), \.view.alpha, "From 0, invisible, to 1."),
    Field(
      "image", .nullable(.object(imageFormat, startingWith: .zero)), \.view.imageSize,
      "The image of an image view, drawn as a placeholder."),
    Field(
      "contentMode", .choice(of: ContentMode.self), \.view.contentMode,
      "How the image fills the view; scaleToFill by default."),
  ]

  private static let textFields: [Field<ViewDraft>] = [
    Field("text", .text, \.view.text, "The text of a label, text view or text field."),
    Field("placeholder", .text, \.view.placeholder, "What a text field shows while it is empty."),
    Field("title", .text, \.view.text, "The title of a button."),
    Field("font", patching: FontDraft.format, \.font, "The font of the text."),
    Field(
      "numberOfLines", .integer(0...1_000_000), \.view.numberOfLines,
      "The most lines that a label shows; 0: as many as needed; 1 by default."),
    Field(
      "lineBreakMode", .choice(of: LineBreakMode.self), \.view.lineBreakMode,
      "How text that does not fit is cut."),
    Field(
      "textAlignment", .choice(of: TextAlignment.self), \.view.textAlignment,
      "Where lines stand; natural by default."),
    Field(
      "preferredMaxLayoutWidth", .number(.length), \.view.preferredMaxLayoutWidth,
      "The width in points at which a label's text is broken; 0, the default: its own width."),
    Field(
      "adjustsFontSizeToFitWidth", .boolean, \.view.adjustsFontSizeToFitWidth,
      "Whether text that is too wide is drawn smaller."),
    Field(
      "minimumScaleFactor", .number(.fraction), \.view.minimumScaleFactor,
      "How much smaller, as a fraction of the font's size."),
    Field("textColor", .nullable(.color), \.view.textColor, "The colour of the text."),
  ]

  private static let stackFields: [Field<ViewDraft>] = [
    "axis", "distribution", "alignment", "spacing", "customSpacing", "isLayoutMarginsRelativeArrangement",
    "isBaselineRelativeArrangement",
  ].map { .unsupported($0) }

  private static func prioritiesFormat(_ doc: String) -> ObjectFormat<AxisPriorities> {
    ObjectFormat(
      "pair of priorities", "\(doc): above 0 up to 1000, which is required.",
      [
        Field("horizontal", .priority, \.horizontal, "The priority of the width."),
        Field("vertical", .priority, \.vertical, "The priority of the height."),
      ])
  }

  private static let intrinsicSizeFormat = ObjectFormat<IntrinsicSize>(
    "size", "A width and a height in points; null or missing: no intrinsic metric.",
    [
      Field("width", .nullable(.number(.length)), \.width, "In points."),
      Field("height", .nullable(.number(.length)), \.height, "In points."),
    ])

  private static let imageFormat = ObjectFormat<Size>(
    "image", "An image, of which only the size matters.",
    [
      Field(
        "size", .numbers([("width", .length), ("height", .length)]) { Size($0) }, \.self, required: true,
        "Width and height in points.")
    ])
}

extension Rect {
  /// x, y, width and height; zero for what is missing.
  init(_ numbers: [Double]) {
    self.init(x: 0, y: 0, width: 0, height: 0)
    for (path, number) in zip([\Rect.x, \.y, \.width, \.height], numbers) { self[keyPath: path] = number }
  }
}
