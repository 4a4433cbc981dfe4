import AutoLayout
import JSONText

/// Solutions of version 1, as reviews wrote them into baselines: frames were as solved, and the sides of a
/// constraint were texts.
enum SolutionVersion1 {
  /// The solution in version 2; invalid parts are left for the reader to refuse.
  static func upgraded(_ solution: JSONValue) -> JSONValue {
    solution.replacing("version") { $0.with(.number(Double(Solution.version))) }
      .replacing("options") { $0.mapped(upgradedOption) }
  }

  private static func upgradedOption(_ option: JSONValue) -> JSONValue {
    let views = JSONNode(option)["views"]?.elements ?? []
    let ids = views.compactMap { $0["id"]?.string }
    let scale = JSONNode(option)["canvas"]?["scale"]?.number
    return option.replacing("views") { $0.mapped { upgradedView($0, scale: scale) } }
      .replacing("constraints") { $0.mapped { upgradedConstraint($0, views: ids) } }
  }

  private static func upgradedView(_ view: JSONValue, scale: Double?) -> JSONValue {
    let numbers = JSONNode(view)["frame"]?.elements?.compactMap(\.number) ?? []
    guard numbers.count == 4, let scale, scale > 0, case .object(var members) = view.content,
      let position = members.firstIndex(where: { $0.key == "frame" })
    else { return view }
    var solved = SolutionView()
    solved.setFrame(Rect(numbers), scale: scale)
    func value(_ frame: Rect) -> JSONValue {
      view.with(.array(frame.numbers.map { view.with(.number($0)) }))
    }
    members[position].value = value(solved.frame)
    if let exact = solved.exactFrame {
      members.append(JSONMember(key: "exactFrame", keyRange: members[position].keyRange, value: value(exact)))
    }
    return view.with(.object(members))
  }

  private static func upgradedConstraint(_ constraint: JSONValue, views: [String]) -> JSONValue {
    guard case .object(let members) = constraint.content else { return constraint }
    return constraint.with(
      .object(
        members.compactMap { member in
          guard case .string(let text) = member.value.content, member.key == "left" || member.key == "right"
          else {
            return member
          }
          // A constant alone has nothing on the right.
          guard !text.isEmpty else { return nil }
          return JSONMember(
            key: member.key == "left" ? "first" : "second", keyRange: member.keyRange,
            value: side(text, views: views, in: member.value))
        }))
  }

  /// Splits `view.attribute` and `view.guide.attribute`. Ids may contain dots: a view alone comes before one
  /// with a guide, and a longer name before a shorter one.
  private static func side(_ text: String, views: [String], in place: JSONValue) -> JSONValue {
    let dot = text.lastIndex(of: ".") ?? text.startIndex
    let item = String(text[..<dot])
    let owner =
      views.contains(item)
      ? item : views.filter { item.hasPrefix($0 + ".") }.max { $0.utf8.count < $1.utf8.count } ?? item
    var parts = [("view", owner), ("attribute", String(text[dot...].dropFirst()))]
    if owner != item { parts.append(("guide", String(item.dropFirst(owner.count + 1)))) }
    return place.with(
      .object(
        parts.map { JSONMember(key: $0.0, keyRange: place.range, value: place.with(.string($0.1))) }))
  }
}

extension JSONValue {
  /// Another value in the same place.
  fileprivate func with(_ content: Content) -> JSONValue { JSONValue(content: content, range: range) }

  /// An object with another value for a key that it has.
  fileprivate func replacing(_ key: String, by change: (JSONValue) -> JSONValue) -> JSONValue {
    guard case .object(var members) = content, let position = members.firstIndex(where: { $0.key == key })
    else {
      return self
    }
    members[position].value = change(members[position].value)
    return with(.object(members))
  }

  /// An array with each of its elements changed.
  fileprivate func mapped(_ change: (JSONValue) -> JSONValue) -> JSONValue {
    guard case .array(let elements) = content else { return self }
    return with(.array(elements.map(change)))
  }
}
