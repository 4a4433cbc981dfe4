import AutoLayout
import JSONText
import LayoutScene

/// A view as a file describes it, resolved except for what depends on the canvas.
struct ViewDraft: Sendable {
  /// With every key applied that does not need a canvas.
  var view: SceneView
  var font = FontDraft()
  /// The parts of a text that has several, which replace the view's string.
  var runs: [RunDraft] = []
  var layoutMargins = InsetsDraft()
  var id: Located<String>?
  var kind: Located<ViewKind>?
  /// Whether the type given is unknown.
  var hasUnknownKind = false
  var layoutGuides: [Located<String>] = []
  /// Read by `ViewTree` from the object itself, since a template may add to them.
  var subviews: [JSONValue] = []
  var constraints: [JSONValue] = []
  var template: String?
  var variables: JSONValue?
  /// Of a view that an option adds.
  var superview: String?
  /// Where the view is installed; nil: everywhere.
  var sizeClasses: [SizeClassPattern]?
  /// Objects of `patchFormat`, already checked.
  var variations = Variations<JSONValue>()

  init(view: SceneView) { self.view = view }

  /// The view on a canvas; by default, the root has the canvas's margins.
  func resolved(on canvas: Canvas) -> SceneView {
    var view = view
    if var text = view.content.text {
      text.font = font.resolved(over: text.font, category: canvas.contentSizeCategory)
      if !runs.isEmpty {
        let base = text.font
        text.setRuns(runs.map { $0.resolved(over: base, category: canvas.contentSizeCategory) })
      }
      view.content.text = text
    }
    if !layoutMargins.isEmpty {
      let isRoot = view.superview == nil
      view.layoutMargins = layoutMargins.resolved(
        over: isRoot ? canvas.layoutMargins : DirectionalEdgeInsets(all: 8),
        in: view.semanticContentAttribute.resolved(in: canvas.layoutDirection))
    }
    return view
  }
}

// MARK: The table of keys

extension ViewDraft {
  static let format = makeFormat(
    "view", "A view: what it is, what it shows, and what it asks of the layout.",
    structureFields + installationFields + contentFields,
    aliases: uiKitNamesOfViews)

  /// What an option says of a view that it adds.
  static let addedFormat = makeFormat(
    "added view", "A view that only the option has.",
    structureFields + installationFields + contentFields + [
      Field(
        "superview", .text, \.superview,
        "The id of the view that it is added to, in front; the root by default.")
    ], aliases: uiKitNamesOfViews)

  /// What a scenario says of a view in its templates.
  static let templateFormat = makeFormat(
    "template", "Keys for the views that name it, including subviews and constraints.",
    (structureFields + installationFields + contentFields).filter { $0.name != "id" },
    aliases: uiKitNamesOfViews)

  /// What a scenario may say of its root, whose subviews are the scenario's views.
  static let rootFormat = makeFormat(
    "root view", "The view that all others are in; it fills the canvas, and constraints call it root.",
    structureFields.filter { !rootsFixedKeys.keys.contains($0.name) } + contentFields, aliases: uiKitNames)

  /// Why the root does not have a key.
  static let rootsFixedKeys = {
    var reasons = [
      "id": "the id of the root view is \"\(Keyword.root)\"",
      "subviews": "they are the scenario's \"views\"",
      "constraints": "they are the scenario's \"constraints\"",
      "template": "a template is for views that occur more than once",
      "variables": "they are the scenario's \"variables\"",
      "sizeClasses": "the root view is always there",
      "variations": "an option can change the root view",
    ]
    for key in StandardRows.keys { reasons[key] = "rows belong in one of the scenario's \"views\"" }
    return reasons
  }()

  /// What an option or a variation may change about a view.
  static let patchFormat = makeFormat(
    "view patch", "Keys of a view that have different values.", contentFields, aliases: uiKitNames)

  private static func makeFormat(
    _ name: String, _ doc: String, _ fields: [Field<ViewDraft>], aliases: [String: String]
  ) -> ObjectFormat<ViewDraft> {
    ObjectFormat(
      name, doc, fields, aliases: aliases, hints: hints, withoutEffect: propertiesWithoutEffect,
      undrawn: propertiesThatAreNotDrawn)
  }

  /// Why an option cannot change a key.
  static let fixedKeys = Dictionary(
    uniqueKeysWithValues: structureFields.map { ($0.name, "an option cannot change the tree of views") }
      + installationFields.map { ($0.name, "it belongs in the view; an option can rotate the canvas") })

  private static let structureFields: [Field<ViewDraft>] =
    [
      Field(
        "id", .located(.text), \.id,
        "The name that constraints use; any unique text. Without it the type and a number, such as \"view 1\"."
      ),
      Field(
        "type", .located(.viewKind), \.kind, "The type of the view, or its UIKit class; view by default."),
      Field("subviews", .array(of: .deferred("view")), \.subviews, "The views inside, from back to front."),
      Field(
        "constraints", .array(of: .deferred("constraint")), \.constraints,
        "Constraints of the view and its contents; \"self\" means the view."),
      Field(
        "template", .text, \.template,
        "The template whose keys the view also has. Its subviews' ids begin with the view's id and a dot."),
      Field(
        "variables", .map(of: .object([])), \.variables,
        "What \"$name\" stands for in the view and in its template, by name."),
      Field(
        "layoutGuides", .array(of: .located(.text)), \.layoutGuides,
        "Names of layout guides that the view owns; unique, like the ids of views."),
    ] + StandardRows.fields

  private static let installationFields: [Field<ViewDraft>] = [
    Field(
      "sizeClasses", .sizeClasses, \.sizeClasses,
      "The combinations of width and height in which the view is installed, with its subviews and their constraints; all by default."
    ),
    Field(
      "variations", patching: Variations.format(.deferred("viewPatch")), \.variations,
      "What differs in some size classes; of those that apply, the most specific wins."),
  ]
}

extension ViewKind {
  /// The type of a view's object, before everything else, because defaults depend on it; errors are left to the table.
  init(of node: JSONValue) {
    guard case .string(let name) = node.member("type")?.value.content else {
      self = .view
      return
    }
    self = ViewKind(fileName: name) ?? .view
  }

  /// The kind with this name in the format, or with this UIKit class.
  init?(fileName name: String) {
    guard let kind = ViewKind(rawValue: name) ?? Self.aliases.first(where: { $0.name == name })?.value else {
      return nil
    }
    self = kind
  }

  fileprivate static let aliases: [(name: String, value: ViewKind)] =
    allCases.map { ($0.className, $0) } + [
      ("UITableViewCell", .cell), ("tableViewCell", .cell), ("collectionViewCell", .collectionCell),
    ]
}

extension ValueFormat where Value == ViewKind {
  static let viewKind = choice(ViewKind.allCases.map { ($0.rawValue, $0) }, aliases: ViewKind.aliases)
}
