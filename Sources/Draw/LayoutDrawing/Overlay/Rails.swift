import AutoLayout

/// The bars along one side of the screens, in lanes, as in an engineering drawing. The bars of one sign are in the same
/// lane in every option.
struct Rail {
  /// A bar along the rail, and its label's length along it.
  struct Entry {
    var start: Double
    var end: Double
    /// The length of the label; 0 if there is none.
    var label: Double
    /// The distance beyond the ends at which the label may be.
    var slack = Measures.railSlack
    /// The range for labels as a whole; beyond the corners are the labels of the other rails.
    var limits = -Double.infinity...Double.infinity

    var middle: Double { (start + end) / 2 }
    /// The range for the middle of the label: at the bar, or at most a little beyond its ends.
    var reach: (first: Double, last: Double) {
      let slack = label / 2 + self.slack
      return (
        max(start - slack, limits.lowerBound + label / 2), min(end + slack, limits.upperBound - label / 2)
      )
    }
  }

  /// The entries by lane and option.
  private var lanes: [[[Entry]]] = []
  private let optionCount: Int

  static let mostLanes = 2

  init(optionCount: Int) { self.optionCount = optionCount }

  var laneCount: Int { lanes.count }

  /// The first lane with room in all options; the number of lanes if a new one is needed.
  ///
  /// - Parameter entries: the entries by option.
  func lane(for entries: [Int: Entry]) -> Int {
    lanes.indices.first { lane in
      entries.allSatisfy { option, entry in Self.hasRoom(for: entry, among: lanes[lane][option]) }
    } ?? lanes.count
  }

  mutating func insert(_ entries: [Int: Entry], in lane: Int) {
    while lanes.count <= lane { lanes.append([[Entry]](repeating: [], count: optionCount)) }
    for (option, entry) in entries { lanes[lane][option].append(entry) }
  }

  private static func hasRoom(for entry: Entry, among others: [Entry]) -> Bool {
    // Bars that only meet at their ends make a chain.
    guard others.allSatisfy({ min($0.end, entry.end) - max($0.start, entry.start) <= 0.5 }) else {
      return false
    }
    return labelMiddles(of: others + [entry]) != nil
  }

  /// The distance of the farthest label beyond the end of its bar; infinite if there is no room.
  static func farthestLabel(of entries: [Entry]) -> Double {
    guard let middles = labelMiddles(of: entries) else { return .infinity }
    return zip(entries, middles).reduce(0) { farthest, label in
      let (entry, middle) = label
      guard entry.label > 0 else { return farthest }
      return max(farthest, (middle - entry.middle).magnitude - (entry.end - entry.start + entry.label) / 2)
    }
  }

  /// The positions of the labels' middles, each as close to the middle of its bar as the others allow; nil if there is
  /// no room.
  static func labelMiddles(of entries: [Entry]) -> [Double]? {
    let order = entries.indices.filter { entries[$0].label > 0 }
      .sorted { (entries[$0].middle, $0) < (entries[$1].middle, $1) }
    var latest = [Double](repeating: 0, count: order.count)
    var limit = Double.infinity
    for k in order.indices.reversed() {
      let entry = entries[order[k]]
      latest[k] = min(entry.reach.last, limit - entry.label / 2)
      limit = latest[k] - entry.label / 2 - Measures.railLabelGap
    }
    var middles = entries.map(\.middle)
    limit = -.infinity
    for k in order.indices {
      let entry = entries[order[k]]
      let earliest = max(entry.reach.first, limit + entry.label / 2)
      guard earliest <= latest[k] + 1e-9 else { return nil }
      middles[order[k]] = clamp(entry.middle, earliest, max(earliest, latest[k]))
      limit = middles[order[k]] + entry.label / 2 + Measures.railLabelGap
    }
    return middles
  }
}
