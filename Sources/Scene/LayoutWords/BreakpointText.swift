import AutoLayout
package import LayoutScene

extension Breakpoint {
  /// The change in words: a clause, without a full stop.
  package var message: String {
    let place = "\(numberText(at)) points"
    switch change {
    case .trait(let trait): return "\(trait.message(at: place))"
    case .conflict(let constraints, _, let side):
      return "\(constraints.cannotHold) \(side.words) \(place)"
    case .concession(let constraint, let side):
      return "\(constraint.titleWithMaker) gives way \(side.words) \(place)"
    case .lines(let view, let below, let above):
      return
        "\(view.quotedName) has \(above) \(above == 1 ? "line" : "lines") above \(place), and \(below) below"
    case .truncation(let view, let side):
      return "the text of \(view.quotedName) is truncated \(side.words) \(place)"
    case .ambiguity(let view, let open, let side):
      return ambiguityText(of: view.quotedName, open.map { ($0, .unknown) }, where: " \(side.words) \(place)")
    }
  }
}

extension Breakpoint.Side {
  fileprivate var words: String {
    switch self {
    case .below: "below"
    case .above: "above"
    }
  }
}

extension Breakpoint.Trait {
  fileprivate func message(at place: String) -> String {
    func changed(_ name: String, _ below: String, _ above: String) -> String {
      "\(name) \(above) from \(place) on, and \(below) below"
    }
    return switch self {
    case .horizontalSizeClass(let below, let above): changed("the width is", below.rawValue, above.rawValue)
    case .verticalSizeClass(let below, let above): changed("the height is", below.rawValue, above.rawValue)
    case .sideMargins(let below, let above):
      changed("the root's side margins are", numberText(below), numberText(above))
    case .keyboardHeight(let below, let above):
      changed("the keyboard's height is", numberText(below), numberText(above))
    case .safeAreaOrBars: "the canvas has another safe area or other bars from \(place) on"
    }
  }
}
