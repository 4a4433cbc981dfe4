import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension ViewDraft {
  /// The keys of a view's content and layout, which may differ from option to option.
  static let contentFields: [Field<ViewDraft>] =
    commonFields + ContentKeys.fields

  private static let commonFields: [Field<ViewDraft>] = [
    Field(
      "name", .nullable(.text), \.view.name,
      "The view's name in pictures and messages; null, the default: its id."),
    Field(
      "source", .nullable(.codePlace), \.view.code,
      "The place in code that makes the view, such as \"CardView.swift:12:5\"; messages name it."),
    Field("hidden", .boolean, \.view.isHidden, "Whether the view is hidden; it keeps its place."),
    Field(
      "frame",
      .structure(
        [("x", .coordinate), ("y", .coordinate), ("width", .length), ("height", .length)], \.numbers
      ) {
        Rect($0)
      },
      \.view.frame, "The view's frame before the first layout, in points, in its superview."),
    Field(
      "autoresizingMask", .nullable(.flags(AutoresizingMask.names.map { ($0.name, $0.flag) })),
      \.view.autoresizingMask,
      "What follows the superview's size instead of constraints; the frame places the view. [] fixes it; null leaves it to constraints."
    ),
    Field(
      "layoutMargins", patching: InsetsDraft.format, shorthand: .allSides, \.layoutMargins,
      "The view's margins in points; 8 by default."),
    Field(
      "preservesSuperviewLayoutMargins", .boolean, \.view.preservesSuperviewLayoutMargins,
      "Whether the superview's margins reach into this view."),
    Field(
      "insetsLayoutMarginsFromSafeArea", .boolean, \.view.insetsLayoutMarginsFromSafeArea,
      "Whether the safe area adds to the view's margins; true by default."),
    Field(
      "additionalSafeAreaInsets", .object(.edgeInsets, startingWith: .zero, shorthand: .allSides),
      \.view.additionalSafeAreaInsets,
      "What the view's controller adds to its safe area in points, as for a bar of its own."),
    Field(
      "intrinsicContentSize",
      .nullable(.object(intrinsicSizeFormat, startingWith: .none, shorthand: bothLengths)),
      \.view.intrinsicContentSize, "Replaces the measured size; null: measured."),
    Field(
      "alignmentRectInsets", .nullable(.object(.edgeInsets, startingWith: .zero, shorthand: .allSides)),
      \.view.alignmentRectInsets,
      "How far the alignment rectangle is inside the frame, as for a shadow; null: the type's own insets."),
    Field(
      "contentHugging", patching: prioritiesFormat("How strongly the view resists being larger"),
      shorthand: .bothAxes, \.view.contentHugging,
      "How strongly the view resists being larger than its content; a single priority is for both axes."),
    Field(
      "compressionResistance", patching: prioritiesFormat("How strongly the view resists being smaller"),
      shorthand: .bothAxes, \.view.compressionResistance,
      "How strongly the view resists being smaller than its content; a single priority is for both axes."),
    Field(
      "semanticContentAttribute", .choice(of: SemanticContentAttribute.self), \.view.semanticContentAttribute,
      "What the content means for the view's direction; unspecified by default."),
    Field("backgroundColor", .nullable(.color), \.view.backgroundColor, "The colour behind the content."),
    Field("cornerRadius", .number(.length), \.view.cornerRadius, "In points."),
    Field("borderWidth", .number(.length), \.view.borderWidth, "In points, inside the view."),
    Field(
      "borderColor", .nullable(.color), \.view.borderColor, "The colour of the border; black by default."),
    Field(
      "drawing", .drawing, \.view.drawing,
      "What the view draws itself, over its background and below its content: an array of marks."),
    layerField,
    StandardRows.itemsField,
    Field("alpha", .number(.fraction), \.view.alpha, "From 0, invisible, to 1."),
    Field(
      "tintColor", .nullable(.color), \.view.tintColor,
      "The colour of what can be tapped, and of symbols, here and in all subviews; for a switch, of its background when it is on."
    ),
    Field(
      "clipsToBounds", .boolean, \.view.clipsToBounds,
      "Whether the view clips what its subviews draw outside it."),
    Field(
      "placeholderName", .nullable(.text), \.view.placeholderName,
      "The label of a view whose content comes from elsewhere, such as a map."),
    Field(
      "isArranged", .boolean, \.view.isArranged,
      "False for a view that its stack view does not arrange, such as a background, or that is not a cell of its table or collection view; constraints or its frame place it."
    ),
    Field(
      "isContentView", .boolean, \.view.isContentView,
      "Whether the view is only a container between a cell and its content; it fills the cell beside its accessory, without constraints."
    ),
  ]

  private static let bothLengths = Shorthand<IntrinsicSize>(
    "[width, height]", takesArrays: true, ValueFormat<Size>.imageSize
  ) { size, intrinsic in intrinsic = IntrinsicSize(width: size.width, height: size.height) }

  /// A view's CALayer, of which the format has some properties as those of the view.
  private static let layerField: Field<ViewDraft> = {
    let format = ObjectFormat<ViewDraft>(
      "layer", "Properties of the view's layer.",
      [
        Field("cornerRadius", .number(.length), \.view.cornerRadius, "In points."),
        Field("borderWidth", .number(.length), \.view.borderWidth, "In points, inside the view."),
        Field("borderColor", .nullable(.color), \.view.borderColor, "The colour of the border."),
        Field("masksToBounds", .boolean, \.view.clipsToBounds, "The same as the view's clipsToBounds."),
      ],
      withoutEffect: [
        "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
        "maskedCorners", "cornerCurve",
      ])
    return Field(
      name: "layer", doc: "Keys that UIKit has in the view's layer.", schema: { format.schema },
      read: { member, draft, findings in format.read(member.value, into: &draft, &findings) },
      // Written as keys of the view.
      write: { _, _ in nil })
  }()

  private static func prioritiesFormat(_ doc: String) -> ObjectFormat<AxisPriorities> {
    ObjectFormat(
      "pair of priorities", "\(doc): above 0 and at most 1000; 1000 means required.",
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
}

extension Shorthand where Value == AxisPriorities {
  static let bothAxes = Shorthand("a priority, such as 250", .priority) { priority, both in
    both = AxisPriorities(horizontal: priority, vertical: priority)
  }
}

extension ValueFormat where Value == RowHeight? {
  static let rowHeight = ValueFormat(
    schema: .any(of: [
      .number("number", .length), .object([("const", .string("automatic"))]), .type("null"),
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
    case .string("automatic"), .string("UITableView.automaticDimension"): return .automatic
    case .number:
      return ValueFormat<Double>.number(.length).decode(node, &findings).map { .points($0) }
    default:
      findings.wrongType(node, expected: "a number or \"automatic\"")
      return nil
    }
  }
}
