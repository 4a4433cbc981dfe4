import AutoLayout
import LayoutScene
import LayoutWords
import SafeText

/// The passes of the layout process, one per line: `update constraints  title`.
enum TraceReport {
  static func text(of layouts: [SolvedLayout]) -> String {
    var lines: [String] = []
    for (layout, name) in zip(layouts, layouts.displayNames) {
      if layouts.count > 1 { lines.append(name) }
      let names = Dictionary(layout.views.map { ($0.scene.id, $0.scene.displayName) }) { first, _ in first }
      for event in layout.passes {
        lines.append(
          "  " + Printable.padded(event.pass.inWords, to: 20) + (names[event.view] ?? event.view))
      }
    }
    return Printable.lines(lines)
  }
}

extension PassEvent.Pass {
  fileprivate var inWords: String {
    switch self {
    case .updateConstraints: "update constraints"
    case .layout: "layout"
    case .display: "display"
    }
  }
}
