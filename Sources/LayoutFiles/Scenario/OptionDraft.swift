import AutoLayout

/// An option as a file describes it: a patch over the scenario.
struct OptionDraft: Sendable {
  var name: Located<String>?
  var title: String?
  var description: String?
  var canvas = CanvasDraft()
  /// By id and by identifier; their objects are read once the views and constraints are known.
  var views: JSONValue?
  var constraints: JSONValue?
  var after: Located<String>?

  static let format = ObjectFormat<OptionDraft>(
    "option", "A variant of the scenario: a patch over it, laid out and drawn on its own.",
    [
      Field("name", .located(.text), \.name, required: true, "A unique name."),
      Field("title", .text, \.title, "What stands over the picture."),
      Field("description", .text, \.description, "What stands under the picture."),
      Field("canvas", patching: CanvasDraft.format, \.canvas, "Keys of the canvas that differ."),
      Field("views", .map(of: ViewDraft.patchFormat.schema), \.views, "Keys of views that differ, by id."),
      Field(
        "constraints", .map(of: ConstraintPatch.format.schema), \.constraints,
        "What differs about constraints, by identifier."),
      Field(
        "after", .located(.text), \.after,
        "The option whose solved layout this one starts from; otherwise it is laid out afresh."),
    ])
}

/// What an option changes about a constraint.
struct ConstraintPatch: Sendable {
  var isActive: Bool?
  var constant: Double?
  var priority: LayoutPriority?

  static let format = ObjectFormat<ConstraintPatch>(
    "constraint patch", "What is different about the constraint in this option.",
    [
      Field("active", .boolean, \.isActive, "Whether the constraint takes part."),
      Field("constant", .number(.coordinate), \.constant, "In points."),
      Field("priority", .priority, \.priority, "Above 0 up to 1000, which is required."),
    ])
}

extension ValueFormat where Value == JSONValue {
  /// An object whose keys are names of the scenario; it is read later, where they are known.
  static func map(of values: @autoclosure @escaping @Sendable () -> SchemaNode) -> ValueFormat {
    ValueFormat(schema: .object([("type", .string("object")), ("additionalProperties", values())])) {
      node, findings in
      guard case .object = node.content else {
        findings.wrongType(node, expected: "an object")
        return nil
      }
      return node
    }
  }
}
