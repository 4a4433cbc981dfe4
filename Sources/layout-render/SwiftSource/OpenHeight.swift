import AutoLayout
import LayoutFiles
import LayoutScene

/// A view of code that is shown on its own, and whose height nothing but its superview would decide: it is as high as a
/// row of a table then, and no constraint of its class is to blame. Nor is one that makes it narrower than the screen.
struct OpenHeight {
  static let hosted = "hosted", key = "openHeight"

  private static let usual = 44.0

  private let option: JSONNode
  private let id: String

  /// - Returns: nil for what fills the screen.
  init?(of option: JSONNode) {
    guard let id = option[Self.hosted]?.string else { return nil }
    (self.option, self.id) = (option, id)
  }

  /// The option with a height that gives way to everything else; nil if it needs none. A width that is open below some
  /// maximum is that.
  func closed(in layout: SolvedLayout) -> JSONNode? {
    let ambiguity = layout.views.first { $0.scene.id == id }?.ambiguity
    let width = ambiguity?[.width].flatMap { $0.upper }
    let height = ambiguity?[.height].map { min($0.upper ?? .infinity, max($0.lower ?? 0, Self.usual)) }
    let added = [("width", width), ("height", height)].compactMap { name, constant in
      constant.map { constant -> JSONNode in
        .object([
          ("firstItem", .string(id)), ("firstAttribute", .string(name)), ("constant", .number(constant)),
          ("priority", .number(1)),
        ])
      }
    }
    guard !added.isEmpty else { return nil }
    let option = with(constraints + added)
    return height == nil ? option : replacing(Self.key, of: option, with: .string(id))
  }

  /// The option without the side that makes its view as wide as the screen, and how it is solved then, if that side is all
  /// that keeps constraints of its own from making it narrower; cells are as wide as their list.
  func narrowed(in layout: SolvedLayout, _ solved: (JSONNode) -> SolvedLayout?) -> (JSONNode, SolvedLayout)? {
    let side = "\(id).trailing = superview.trailing"
    func isContradicted(_ constraint: SolvedConstraint) -> Bool { constraint.scene.identifier == side }
    guard option["kind"]?.string != "cell", Self.conflict(in: layout, hasOne: isContradicted) else {
      return nil
    }
    let narrow = with(constraints.filter { $0["equation"]?.string != side })
    guard let other = solved(narrow), let new = width(in: other), let old = width(in: layout), new < old,
      !Self.conflict(in: other, hasOne: { $0.axis == .horizontal })
    else { return nil }
    return (narrow, other)
  }

  private func width(in layout: SolvedLayout) -> Double? {
    layout.views.first { $0.scene.id == id }?.frame.width
  }

  private static func conflict(in layout: SolvedLayout, hasOne: (SolvedConstraint) -> Bool) -> Bool {
    layout.conflicts.contains {
      $0.constraints.compactMap { layout.constraint(at: $0) }.contains(where: hasOne)
    }
  }

  private var constraints: [JSONNode] { option["scenario"]?["constraints"]?.elements ?? [] }

  private func with(_ constraints: [JSONNode]) -> JSONNode {
    let scenario = replacing("constraints", of: option["scenario"], with: .array(constraints))
    return replacing("scenario", of: option, with: scenario)
  }

  private func replacing(_ key: String, of node: JSONNode?, with value: JSONNode) -> JSONNode {
    .object((node?.members ?? []).filter { $0.0 != key } + [(key, value)])
  }
}
