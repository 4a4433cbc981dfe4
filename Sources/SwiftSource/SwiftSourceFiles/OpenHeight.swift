import AutoLayout
package import JSONText
import LayoutScene

/// A view of code that is shown on its own, and whose height only its superview would decide: it is then as high as a
/// row of a table, or as its contents, and no constraint of its class is to blame. Nor is a constraint that makes it
/// narrower than the screen.
struct OpenHeight {
  static let hosted = "hosted", key = "openHeight"

  private static let usual = 44.0
  /// The lowest priorities, so that both constraints give way to whatever the code says: first the usual height, then
  /// the room for the contents of the view.
  private static let leastPriority = 1.0, roomPriority = 2.0

  private let option: JSONNode
  private let id: String

  /// - Returns: nil for a view that fills the screen.
  init?(of option: JSONNode) {
    guard let id = option[Self.hosted]?.string else { return nil }
    (self.option, self.id) = (option, id)
  }

  /// The option with a height that gives way to everything else, and with room for the contents of the view; nil if it
  /// needs none. A width that is open below a maximum is set to that.
  func closed(in layout: SolvedLayout, _ solved: (JSONNode) -> SolvedLayout?) -> JSONNode? {
    let ambiguity = layout.views.first { $0.scene.id == id }?.ambiguity
    let width = ambiguity?[.width].flatMap { $0.upper }
    let open = ambiguity?[.height]
    let widths = width.map { [length("width", $0)] } ?? []
    guard let open else { return width == nil ? nil : with(constraints + widths) }
    func limited(_ height: Double) -> Double { min(open.upper ?? .infinity, max(open.lower ?? 0, height)) }
    var height = limited(Self.usual)
    // Lists do not make rows higher for contents that stick out.
    if option["kind"]?.string != "cell" {
      let roomy = with(constraints + widths + [length("height", height)] + room(for: contents(of: layout)))
      let found = solved(roomy)?.views.first { $0.scene.id == id }?.frame.height ?? height
      // Where code makes parts a little higher than the view, half a point would make it grow for ever.
      if found > height + 0.5 { height = limited(min(found, layout.canvas.size.height)) }
    }
    return with(constraints + widths + [length("height", height)]).replacing(Self.key, with: .string(id))
  }

  private func length(_ name: String, _ constant: Double) -> JSONNode {
    .object([
      ("firstItem", .string(id)), ("firstAttribute", .string(name)), ("constant", .number(constant)),
      ("priority", .number(Self.leastPriority)),
    ])
  }

  /// Keeps views between the top and the bottom of the view.
  private func room(for contents: [String]) -> [JSONNode] {
    contents.flatMap { content in
      [("top", ">="), ("bottom", "<=")].map { edge, relation in
        .object([
          ("firstItem", .string(content)), ("firstAttribute", .string(edge)), ("relation", .string(relation)),
          ("secondItem", .string(id)), ("secondAttribute", .string(edge)),
          ("priority", .number(Self.roomPriority)),
        ])
      }
    }
  }

  /// The visible views inside the view, except those that scroll.
  private func contents(of layout: SolvedLayout) -> [String] {
    guard let root = layout.views.indices.first(where: { layout.views[$0].scene.id == id }) else { return [] }
    var inside: Set = [root]
    var contents: [String] = []
    for index in layout.views[root...].indices {
      let view = layout.views[index]
      guard let superview = view.scene.superview, inside.contains(superview),
        layout.views[superview].contentSize == nil
      else { continue }
      inside.insert(index)
      if !view.isHidden, view.frame.width > 0, view.frame.height > 0 { contents.append(view.scene.id) }
    }
    return contents
  }

  /// The option without the constraint that makes its view as wide as the screen, with its layout, if that constraint
  /// alone keeps the view's own constraints from making it narrower. Cells are as wide as their list.
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
    let scenario = (option["scenario"] ?? .object([])).replacing("constraints", with: .array(constraints))
    return option.replacing("scenario", with: scenario)
  }
}

/// The constraints that give a view of code a size that otherwise only its superview would give it: those that are
/// added for this, and those that are left out.
package struct Closing: Equatable {
  private var added: [JSONNode] = [], leftOut: [JSONNode] = []

  /// A closing that changes nothing.
  package init() {}

  init(from option: JSONNode, to closed: JSONNode) {
    let (old, new) = (Self.constraints(of: option), Self.constraints(of: closed))
    added = new.filter { !old.contains($0) }
    leftOut = old.filter { !new.contains($0) }
  }

  private static func constraints(of option: JSONNode) -> [JSONNode] {
    option["scenario"]?["constraints"]?.elements ?? []
  }

  /// An option of the same view with these changes.
  package func applied(to option: JSONNode) -> JSONNode {
    guard self != Closing() else { return option }
    let constraints = Self.constraints(of: option).filter { !leftOut.contains($0) } + added
    let scenario = option["scenario"]?.replacing("constraints", with: .array(constraints))
    return scenario.map { option.replacing("scenario", with: $0) } ?? option
  }
}

extension JSONNode {
  fileprivate func replacing(_ key: String, with value: JSONNode) -> JSONNode {
    .object((members ?? []).filter { $0.0 != key } + [(key, value)])
  }
}
