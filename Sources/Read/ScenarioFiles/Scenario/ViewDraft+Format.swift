import AutoLayout
import JSONText
import LayoutScene

/// The tables of keys.
extension ViewDraft {
  static let format = makeFormat(
    "view", "A view: what it is, what it shows, and what it asks of the layout.",
    structureFields + installationFields + contentFields,
    aliases: uiKitNamesOfViews)

  /// The keys of a view that an option adds.
  static let addedFormat = makeFormat(
    "added view", "A view that only the option has.",
    structureFields + installationFields + contentFields + [
      Field(
        "superview", .text, \.superview,
        "The id of the view that it is added to, in front; the root by default.")
    ], aliases: uiKitNamesOfViews)

  /// The keys of a view in a scenario's templates.
  static let templateFormat = makeFormat(
    "template", "Keys for the views that name it, including subviews and constraints.",
    (structureFields + installationFields + contentFields).filter { $0.name != "id" },
    aliases: uiKitNamesOfViews)

  /// The keys of a scenario's root, whose subviews are the scenario's views.
  static let rootFormat = makeFormat(
    "root view", "The view that all others are in; it fills the canvas, and constraints call it root.",
    structureFields.filter { !rootsFixedKeys.keys.contains($0.name) } + contentFields, aliases: uiKitNames)

  /// The keys that the root does not have, with the reasons.
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

  /// The keys of a view that an option or a variation may change.
  static let patchFormat = makeFormat(
    "view patch", "Keys of a view that have different values.", contentFields, aliases: uiKitNames)

  private static func makeFormat(
    _ name: String, _ doc: String, _ fields: [Field<ViewDraft>], aliases: [String: String]
  ) -> ObjectFormat<ViewDraft> {
    ObjectFormat(
      name, doc, fields, aliases: aliases, hints: hints, withoutEffect: propertiesWithoutEffect,
      undrawn: propertiesThatAreNotDrawn)
  }

  /// The keys that an option cannot change, with the reasons.
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
