import AutoLayout
import SwiftInterpreter

/// The active constraints of a program, and which of its constraints UIKit would reject.
final class ActiveConstraints {
  /// The constraints in the order of their activation.
  private(set) var all: [Instance] = []
  /// The constraints between items that nothing connected when they were activated.
  private(set) var early: Set<Int> = []
  /// The constraints for which UIKit raises an exception when they are created.
  private var illegal: Set<Int> = []

  func install(_ one: Instance) {
    all.append(one)
    one.set("isInstalled", to: .bool(true))
    let roots = Self.items(of: one).map { Self.view(of: $0)?.superviews.last }
    if roots.count > 1, roots[0] == nil || roots[0] !== roots[1] { early.insert(one.number) }
  }

  func uninstall(_ one: Instance) {
    one.set("isInstalled", to: .bool(false))
    all.removeAll { $0 === one }
  }

  /// Deactivates the constraints between the inside and the outside of a view.
  func cut(around view: Instance) {
    for one in all {
      let views = Self.items(of: one).map(Self.view)
      let isInside = views.compactMap { $0?.superviews.contains { $0 === view } }
      if isInside.count == 2, isInside[0] != isInside[1] { uninstall(one) }
    }
  }

  func cut(of guide: Instance) {
    for one in all where Self.items(of: one).contains(where: { $0 === guide }) { uninstall(one) }
  }

  /// The constraints that a view holds.
  func held(by view: Instance) -> [Instance] { all.filter { Self.holder(of: $0) === view } }

  /// The vertical constraints inside a cell that reach beyond its content view.
  func pastContent(of cell: Instance) -> [Instance] {
    let content = cell["contentView"]?.object
    func isInside(_ view: Instance, _ outer: Instance?) -> Bool { view.superviews.contains { $0 === outer } }
    return all.filter { one in
      let items = Self.items(of: one).compactMap(Self.view)
      guard items.count == 2, items.allSatisfy({ isInside($0, cell) }) else { return false }
      let name = one["firstAttribute"]?.caseName ?? ""
      return ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"].contains { name.hasPrefix($0) }
        && items.contains { !isInside($0, content) }
    }
  }

  /// The closest common ancestor of the views that a constraint relates; nil if there is none, or if one of them is
  /// unknown.
  static func holder(of one: Instance) -> Instance? {
    guard let first = view(of: one["firstItem"]?.object) else { return nil }
    guard one["secondItem"]?.isNone == false else { return first }
    guard let second = view(of: one["secondItem"]?.object) else { return nil }
    let others = Set(second.superviews.map(\.number))
    return first.superviews.first { others.contains($0.number) }
  }

  /// A view, or the one that owns a guide.
  static func view(of item: Instance?) -> Instance? {
    item.flatMap { $0.isA("UILayoutGuide") ? $0["owningView"]?.object : $0 }
  }

  /// The items that a constraint relates, as far as they are known.
  static func items(of one: Instance) -> [Instance] {
    [one["firstItem"], one["secondItem"]].compactMap { $0?.object }
  }

  // MARK: Legality

  /// The reason why UIKit rejects the attributes of a constraint; nil if it accepts them, or they are unknown. Numbers
  /// are not checked, since they may come from stand-ins.
  func fault(of one: Instance) -> ConstraintError? {
    guard let first = attribute(one["firstAttribute"]), let second = attribute(one["secondAttribute"]),
      one["secondItem"]?.unknown == nil
    else { return nil }
    let isAlone = one["secondItem"]?.isNone != false
    do throws(ConstraintError) {
      try ConstraintLegality.check(first, isAlone ? .notAnAttribute : second)
      return nil
    } catch {
      illegal.insert(one.number)
      return error
    }
  }

  func isIllegal(_ one: Instance) -> Bool { illegal.contains(one.number) }

  private func attribute(_ value: Value?) -> LayoutAttribute? {
    guard let name = value?.caseName else { return nil }
    return LayoutAttribute.allCases.first { $0.name == name }
  }
}
