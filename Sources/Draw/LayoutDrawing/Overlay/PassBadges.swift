import AutoLayout
import LayoutScene

/// A view's turns in one pass: a letter for the pass, in a shape and a colour of its own, and the numbers.
struct PassBadge: Hashable {
  var pass: PassEvent.Pass
  /// The turns, from 1, in ascending order.
  var turns: [Int]

  private static let mostTurns = 3

  /// The text, such as `L1`, or `L1,5` for a view that was laid out twice.
  var text: String {
    let shown = turns.prefix(Self.mostTurns).map(String.init).joined(separator: ",")
    return pass.letter + shown + (turns.count > Self.mostTurns ? "…" : "")
  }

  func items(in frame: Rect, theme: Theme) -> [DisplayItem] {
    let color = theme.color(of: pass)
    let shape = self.shape(in: frame.grown(by: -0.4))
    return [
      .fill(shape, theme.pill), .stroke(shape, color, StrokeStyle(width: 0.8)),
      .text(text.item(Typography.pill, in: frame, alignment: .center, color: color)),
    ]
  }

  /// A hexagon, a box or a pill.
  private func shape(in rect: Rect) -> Path {
    switch pass {
    case .updateConstraints:
      let corner = rect.height * 0.3
      return .polygon([
        Point(x: rect.minX, y: rect.midY), Point(x: rect.minX + corner, y: rect.minY),
        Point(x: rect.maxX - corner, y: rect.minY), Point(x: rect.maxX, y: rect.midY),
        Point(x: rect.maxX - corner, y: rect.maxY), Point(x: rect.minX + corner, y: rect.maxY),
      ])
    case .layout: return .roundedRect(rect, radius: 1.5)
    case .display: return .roundedRect(rect, radius: rect.height / 2)
    }
  }
}

extension PassEvent.Pass {
  /// The passes in the order in which they run.
  static let inOrder: [PassEvent.Pass] = [.updateConstraints, .layout, .display]

  var letter: String {
    switch self {
    case .updateConstraints: "U"
    case .layout: "L"
    case .display: "D"
    }
  }

  /// An explanation of what the pass does, and in which direction it goes through the tree.
  var explanation: String {
    switch self {
    case .updateConstraints: "Update constraints, from subview to superview"
    case .layout: "Layout, from superview to subview"
    case .display: "Display, from superview to subview"
    }
  }

  var sign: OverlaySign {
    switch self {
    case .updateConstraints: .updatePass
    case .layout: .layoutPass
    case .display: .displayPass
    }
  }
}

/// The order in which the views of a layout had their turns in the three passes.
struct PassBadges {
  private var badges: [ViewIndex: [PassBadge]] = [:]
  private(set) var signs = OverlaySigns()

  init(of layout: SolvedLayout) {
    var positions = [String: ViewIndex]()
    for (index, view) in layout.views.indexed() where positions[view.scene.id] == nil {
      positions[view.scene.id] = index
    }
    for pass in PassEvent.Pass.inOrder {
      var turns = [ViewIndex: [Int]]()
      let events = layout.passes.filter { $0.pass == pass && positions[$0.view] != nil }
      for (turn, event) in events.enumerated() {
        if let index = positions[event.view] { turns[index, default: []].append(turn + 1) }
      }
      for (index, turns) in turns { badges[index, default: []].append(PassBadge(pass: pass, turns: turns)) }
      if !turns.isEmpty { signs.insert(pass.sign) }
    }
  }

  /// The badges of a view, one for each pass that reached it.
  func row(of index: ViewIndex, _ maker: RunMaker) -> [OverlayLabel.Run] {
    (badges[index] ?? []).enumerated().map { position, badge in
      var run = maker.badge(badge)
      run.sticksToPrevious = position > 0
      return run
    }
  }
}
