import AutoLayout
import LayoutFiles
import LayoutScene

extension SolutionReport {
  /// A solution with all that reviews compare.
  static func jsonForReview(of layouts: [SolvedLayout], input: String) -> String {
    json(
      of: layouts, input: input,
      details: SolutionDetails(
        view: { .object($0.scene.keys(on: $1).map(JSONValue.member)) },
        canvas: { .object($0.keys.map(JSONValue.member)) }))
  }
}

extension JSONValue {
  fileprivate static func member(_ member: JSONNode.Member) -> (String, JSONValue) {
    (member.0, JSONValue(member.1))
  }

  private init(_ node: JSONNode) {
    switch node {
    case .null: self = .null
    case .boolean(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let elements): self = .array(elements.map(JSONValue.init))
    case .object(let members): self = .object(members.map(Self.member))
    }
  }
}
