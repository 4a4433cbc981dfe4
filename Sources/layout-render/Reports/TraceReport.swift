import AutoLayout

/// The passes of the layout process, a line each: `update constraints  title`.
enum TraceReport {
  static func text(of layouts: [SolvedLayout]) -> String {
    var text = ""
    for layout in layouts {
      if layouts.count > 1 { text += "\(layout.name)\n" }
      for event in layout.passes {
        let name = event.pass.inWords
        text += "  \(name)\(String(repeating: " ", count: 20 - name.count))\(event.view)\n"
      }
    }
    return text
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
