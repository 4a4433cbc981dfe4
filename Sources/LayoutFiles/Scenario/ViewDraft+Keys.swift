import AutoLayout

extension ViewDraft {
  /// What a view shows and asks for, which may differ from option to option.
  static let contentFields: [Field<ViewDraft>] =
    geometryFields + textFields + controlFields + stackFields + tableFields

  private static let geometryFields: [Field<ViewDraft>] = [
    Field(
      "name", .nullable(.text), \.view.name,
      "What pictures and messages call the view; null, the default: its id."),
    Field("hidden", .boolean, \.view.isHidden, "Whether the view is hidden; it keeps its place."),
    Field(
      "frame",
      .numbers([("x", .coordinate), ("y", .coordinate), ("width", .length), ("height", .length)], \.numbers) {
        Rect($0)
      },
      \.view.frame, "Where the view stands before the first layout, in points of its superview."),
    Field(
      "autoresizingMask", .nullable(.flags(AutoresizingMask.names.map { ($0.name, $0.flag) })),
      \.view.autoresizingMask,
      "What follows the superview's size in place of constraints; the frame places the view. [] fixes it, null leaves it to constraints."
    ),
    Field(
      "layoutMargins", patching: InsetsDraft.format, \.layoutMargins,
      "The view's margins in points; 8 by default."),
    Field(
      "preservesSuperviewLayoutMargins", .boolean, \.view.preservesSuperviewLayoutMargins,
      "Whether the superview's margins reach into this view."),
    Field(
      "insetsLayoutMarginsFromSafeArea", .boolean, \.view.insetsLayoutMarginsFromSafeArea,
      "Whether the safe area adds to the view's margins; true by default."),
    Field(
      "intrinsicContentSize", .nullable(.object(intrinsicSizeFormat, startingWith: .none)),
      \.view.intrinsicContentSize, "Replaces the measured size; null: measured."),
    Field(
      "alignmentRectInsets", .nullable(.object(edgeInsetsFormat, startingWith: .zero)),
      \.view.alignmentRectInsets,
      "How far the rectangle that is aligned is inside the frame, as for a shadow; null: as the type has it."),
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
      "tintColor", .nullable(.color), \.view.tintColor,
      "The colour of what can be tapped; of a switch, of its ground when it is on."),
    Field(
      "clipsToBounds", .boolean, \.view.clipsToBounds,
      "Whether the view cuts off what its subviews draw outside it."),
    Field(
      "placeholderName", .nullable(.text), \.view.placeholderName,
      "The label of a view whose content comes from elsewhere, such as a map."),
    Field(
      "isContentView", .boolean, \.view.isContentView,
      "Whether the view only stands between a cell and what is in it."),
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
    Field(
      "isScrollEnabled", .boolean, \.view.isScrollEnabled,
      "Whether a text view scrolls, as it does by default; if not, it is as high as its text."),
  ]

  private static let controlFields: [Field<ViewDraft>] = [
    Field(
      "borderStyle", .choice(of: TextFieldBorder.self), \.view.borderStyle,
      "The border of a text field; roundedRect by default."),
    Field(
      "hasConfiguration", .boolean, \.view.button.hasConfiguration,
      "Whether a button is made by a UIButton.Configuration, which brings insets of its own."),
    Field(
      "contentInsets", .nullable(.object(edgeInsetsFormat, startingWith: .zero)),
      \.view.button.contentInsets,
      "The room around a button's title and image in points; null, the default: the style's own."),
    Field(
      "image", .nullable(.object(imageFormat, startingWith: .zero)), \.view.imageSize,
      "The image of an image view or a button, drawn as a placeholder."),
    Field(
      "contentMode", .choice(of: ContentMode.self), \.view.contentMode,
      "How the image fills the view; scaleToFill by default."),
    Field("segments", .array(of: .text), \.view.segments, "The titles of a segmented control."),
    Field(
      "value", .nullable(.number(.fraction)), \.view.value,
      "Where a slider or a progress view stands, from 0 to 1."),
    Field(
      "barButtons", .nullable(.array(of: .text)), \.view.barButtons,
      "The titles of a bar's buttons, empty for one with an image."),
    Field("isOn", .boolean, \.view.isOn, "Whether a switch is on; it is by default."),
    Field(
      "numberOfPages", .integer(0...1000), \.view.numberOfPages, "The dots of a page control; 3 by default."),
    Field("currentPage", .integer(0...999), \.view.currentPage, "The selected dot, from 0."),
  ]

  private static let stackFields: [Field<ViewDraft>] = [
    Field(
      "axis", .choice(of: Axis.self), \.view.stack.axis,
      "Along which a stack view arranges its subviews; horizontal by default."),
    Field(
      "distribution", .choice(of: StackSettings.Distribution.self), \.view.stack.distribution,
      "How they fill it along the axis; fill by default."),
    Field(
      "alignment", .choice(of: StackSettings.Alignment.self), \.view.stack.alignment,
      "How they stand across the axis; fill by default."),
    Field("spacing", .number(.coordinate), \.view.stack.spacing, "In points; 0 by default."),
    Field(
      "customSpacing", merging: .numbersByName(.coordinate), \.view.stack.customSpacing,
      "In points, behind a subview, by its id."),
    Field(
      "isLayoutMarginsRelativeArrangement", .boolean, \.view.stack.isLayoutMarginsRelativeArrangement,
      "Whether the subviews keep inside the layout margins."),
    Field(
      "isBaselineRelativeArrangement", .boolean, \.view.stack.isBaselineRelativeArrangement,
      "Whether vertical spacing is from a last baseline to the next first one."),
    Field(
      "keepsHiddenViews", .boolean, \.view.stack.keepsHiddenViews,
      "Whether hidden subviews keep their places, as on the canvas of Xcode before version 9."),
  ]

  private static let tableFields: [Field<ViewDraft>] = [
    Field(
      "rowHeight", .rowHeight, \.rowHeight,
      "Of a table view: automatic, the default, or points. Of a cell: the points that the table's delegate returns; null: the table decides."
    ),
    Field(
      "estimatedRowHeight", .nullable(.number(.length)), \.view.table.estimatedRowHeight,
      "The height of a row before it is measured, in points; null, the default: \(plainNumber(TableSettings.defaultRowHeight))."
    ),
    Field(
      "showsSeparators", .boolean, \.view.table.showsSeparators,
      "Whether a line stands below every row; true by default."),
    Field(
      "isGrouped", .boolean, \.view.table.isGrouped,
      "Whether a table shows its sections as groups on a ground."),
    Field(
      "accessory", .nullable(.choice(of: CellAccessory.self)), \.view.accessory,
      "What a cell shows at its trailing edge."),
    Field(
      "sectionHeader", .nullable(.text), \.view.sectionHeader,
      "What a table shows above the cell, with which a section begins."),
  ]

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

  private static let edgeInsetsFormat = ObjectFormat<EdgeInsets>(
    "insets", "Distances from the edges in points; 0 for a side that is left out.",
    [
      Field("top", .number(.coordinate), \.top, "From the top edge."),
      Field("left", .number(.coordinate), \.left, "From the left edge."),
      Field("bottom", .number(.coordinate), \.bottom, "From the bottom edge."),
      Field("right", .number(.coordinate), \.right, "From the right edge."),
    ])

  private static let imageFormat = ObjectFormat<Size>(
    "image", "An image, of which only the size matters.",
    [
      Field(
        "size", .numbers([("width", .length), ("height", .length)], \.numbers) { Size($0) }, \.self,
        required: true,
        "Width and height in points.")
    ])
}

extension Rect {
  /// x, y, width and height; zero for what is missing.
  init(_ numbers: [Double]) {
    let all = numbers + [0, 0, 0, 0]
    self.init(x: all[0], y: all[1], width: all[2], height: all[3])
  }

  var numbers: [Double] { [x, y, width, height] }
}

extension ViewDraft {
  /// The height of a table's rows, or of the one that a cell is.
  ///
  /// nil, of a cell: what the table says. Of a table it means nothing, and of a cell `automatic`; both are
  /// reported elsewhere.
  fileprivate var rowHeight: RowHeight? {
    get { view.kind == .cell ? view.rowHeight.map { .points($0) } : view.table.rowHeight }
    set {
      if view.kind != .cell {
        view.table.rowHeight = newValue ?? .automatic
      } else if case .points(let height) = newValue {
        view.rowHeight = height
      } else {
        view.rowHeight = nil
      }
    }
  }
}

extension ValueFormat where Value == RowHeight? {
  fileprivate static let rowHeight = ValueFormat(
    schema: .object([
      (
        "anyOf",
        .array([
          .number("number", .length), .object([("const", .string("automatic"))]), .type("null"),
        ])
      )
    ]),
    encode: { height in
      switch height {
      case nil: .null
      case .automatic: .string("automatic")
      case .points(let points): .number(points)
      }
    }
  ) { node, findings in
    switch node.content {
    case .null: return .some(nil)
    case .string("automatic"): return .automatic
    case .number:
      return ValueFormat<Double>.number(.length).decode(node, &findings).map { .points($0) }
    default:
      findings.wrongType(node, expected: "a number or \"automatic\"")
      return nil
    }
  }
}
