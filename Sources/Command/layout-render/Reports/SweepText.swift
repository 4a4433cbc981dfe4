import AutoLayout
import LayoutScene
import LayoutWords
import SafeText
import SolutionFiles

/// The breakpoints of layouts for people at a terminal: the size, and what changes at it.
enum SweepText {
  static func text(of options: [SweepOption]) -> String {
    zip(options, DisplayName.all(ofOptions: options.map { (name: $0.name, title: $0.title) })).map(option)
      .joined(separator: "\n")
  }

  private static func option(_ option: SweepOption, called name: String) -> String {
    let sweep = option.sweep
    let axis = sweep.axis == .horizontal ? "width" : "height"
    let (from, to) = (numberText(sweep.range.lowerBound), numberText(sweep.range.upperBound))
    var text = "\(Printable.line(name)) (\(axis) \(from) to \(to))\n"
    let places = sweep.breakpoints.map { numberText($0.at) }
    let width = places.map(\.count).max() ?? 0
    for (place, breakpoint) in zip(places, sweep.breakpoints) {
      let blanks = String(repeating: " ", count: width - place.count)
      text += "  \(blanks)\(place)  \(Printable.line(breakpoint.message))\n"
    }
    if sweep.breakpoints.isEmpty { text += "  nothing changes\n" }
    if !sweep.isComplete { text += "  too much changes: what follows is left out\n" }
    return text
  }
}
