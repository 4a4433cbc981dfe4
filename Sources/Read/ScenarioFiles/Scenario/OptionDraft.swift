import AutoLayout
import JSONText

/// An option as a file describes it: a patch to the scenario.
struct OptionDraft: Sendable {
  var name: Located<String>?
  var title: String?
  var description: String?
  var canvas = CanvasDraft()
  /// By id and by identifier; their objects are read once the views and constraints are known.
  var views: JSONValue?
  var constraints: JSONValue?
  var addedViews: [JSONValue] = []
  var addedConstraints: [JSONValue] = []
  var variables: JSONValue?
  var after: Located<String>?

  /// Whether its views or constraints differ from the scenario's.
  var hasOwnBody: Bool { !addedViews.isEmpty || !addedConstraints.isEmpty || variables != nil }

  static let format = ObjectFormat<OptionDraft>(
    "option", "A variant of the scenario: a patch over it, laid out and drawn on its own.",
    [
      Field("name", .located(.text), \.name, required: true, "A unique name."),
      Field("title", .text, \.title, "The title above the picture."),
      Field("description", .text, \.description, "The text below the picture."),
      Field("canvas", patching: CanvasDraft.format, \.canvas, "Keys of the canvas that differ."),
      Field("views", .map(of: "viewPatch"), \.views, "Keys of views that differ, by id."),
      Field(
        "constraints", .map(of: "constraintPatch"), \.constraints,
        "What differs about constraints, by identifier."),
      Field(
        "addedViews", .array(of: .deferred("addedView")), \.addedViews, "Views that only the option has."),
      Field(
        "addedConstraints", .array(of: .deferred("constraint")), \.addedConstraints,
        "Constraints that only the option has."),
      Field(
        "variables", .map(of: .object([])), \.variables,
        "The values of the scenario's variables in the option."),
      .fromSource(
        "set", .type("object"),
        "Values of properties, by their paths, such as \"titleLabel.text\", if the views come from Swift source."
      ),
      .fromSource(
        "calls", ValueFormat<[String]>.array(of: .text).schema,
        "Swift expressions that are evaluated inside the object, such as \"configure(with: …)\", if it comes from Swift source."
      ),
      Field(
        "after", .located(.text), \.after,
        "The option whose solved layout this one starts from; otherwise it is laid out from scratch."),
    ])
}

extension ValueFormat where Value == JSONValue {
  /// An object whose keys are names of the scenario; it is read later, when they are known.
  ///
  /// - Parameter definition: the schema's, of the values.
  static func map(of definition: String) -> ValueFormat { map(of: .reference(definition)) }

  static func map(of schema: JSONNode) -> ValueFormat {
    ValueFormat(
      schema: .object([("type", .string("object")), ("additionalProperties", schema)])
    ) { node, findings in
      guard case .object = node.content else {
        findings.wrongType(node, expected: "an object")
        return nil
      }
      return node
    }
  }
}
