import Glibc

/// The measurements as a table in Markdown.
struct ResultTable {
  private let entries: [Comparison.Entry]
  /// Seconds after which the other solver was stopped.
  private let limit: Double

  init(_ entries: [Comparison.Entry], limit: Double) {
    self.entries = entries
    self.limit = limit
  }

  var markdown: String {
    var lines = [
      "| system | ours, ms | kiwi, ms | ratio | growth | ours, MB | edit, µs: median | worst | kiwi |",
      "|---|---|---|---|---|---|---|---|---|",
    ]
    for entry in entries {
      let edits =
        entry.ours.edit > 0
        ? [
          ResultTable.short(entry.ours.edit), ResultTable.short(entry.ours.slowestEdit),
          entry.peer.map { ResultTable.short($0.edit) } ?? "",
        ] : ["", "", ""]
      let cells =
        [
          entry.name, ResultTable.short(entry.ours.build), peerTime(entry), ratio(entry), growth(entry),
          ResultTable.short(entry.ours.memory),
        ] + edits
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n\n" + fits + "\n"
  }

  /// The exponents of growth of the families, fitted to all sizes from the second one on.
  private var fits: String {
    let families = entries.map(\.family.rawValue).reduce(into: [String]()) { names, name in
      if names.last != name { names.append(name) }
    }
    let exponents = families.compactMap { name in
      let own = entries.filter { $0.family.rawValue == name }.dropFirst()
      return own.count < 3 ? nil : "\(name) \(ResultTable.short(ResultTable.exponent(Array(own))))"
    }
    return "Exponents of growth, fitted from n = 100 to the largest: \(exponents.joined(separator: ", "))."
  }

  /// The slope of the line that fits the logarithms best.
  private static func exponent(_ entries: [Comparison.Entry]) -> Double {
    let points = entries.map { (x: log(Double($0.count)), y: log($0.ours.build)) }
    let (x, y) = (points.map(\.x).reduce(0, +), points.map(\.y).reduce(0, +))
    let count = Double(points.count)
    let xy = points.reduce(0) { $0 + $1.x * $1.y }
    let xx = points.reduce(0) { $0 + $1.x * $1.x }
    return (count * xy - x * y) / (count * xx - x * x)
  }

  /// Empty if the other solver was not started; if it was stopped, it took longer than the limit.
  private func peerTime(_ entry: Comparison.Entry) -> String {
    if let peer = entry.peer { return ResultTable.short(peer.build) }
    return entry.isPeerTooSlow && wasStarted(entry) ? "> \(ResultTable.short(1000 * limit))" : ""
  }

  private func ratio(_ entry: Comparison.Entry) -> String {
    if let peer = entry.peer { return ResultTable.short(peer.build / entry.ours.build) + "×" }
    return entry.isPeerTooSlow && wasStarted(entry)
      ? "> " + ResultTable.short(1000 * limit / entry.ours.build) + "×" : ""
  }

  private func wasStarted(_ entry: Comparison.Entry) -> Bool {
    guard let smaller = smaller(entry) else { return true }
    return smaller.peer != nil
  }

  private func smaller(_ entry: Comparison.Entry) -> Comparison.Entry? {
    entries.last { $0.family == entry.family && $0.count < entry.count }
  }

  /// The exponent of growth by the number of views, compared with the next smaller size.
  private func growth(_ entry: Comparison.Entry) -> String {
    guard entry.count > 1000, let smaller = smaller(entry) else { return "" }
    let exponent =
      log(entry.ours.build / smaller.ours.build) / log(Double(entry.count) / Double(smaller.count))
    return ResultTable.short(exponent)
  }

  /// Three significant digits.
  static func short(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return value == 0 ? "0" : "?" }
    let decimals = max(0, 2 - Int(log10(value.magnitude).rounded(.down)))
    return SolverBenchmark.fixed(value, decimals)
  }
}
