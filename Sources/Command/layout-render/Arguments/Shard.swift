import Diagnostics
import FileAccess

/// One of several parts of the inputs, for work that is spread across machines.
struct Shard: Hashable, Sendable {
  /// From 1.
  var index: Int
  var count: Int

  /// Reads `2/3`; nil for anything else.
  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }),
      let index = Int(parts[0]), let count = Int(parts[1]), count >= 1, count <= 1_000_000, index >= 1,
      index <= count
    else { return nil }
    self.index = index
    self.count = count
  }

  /// The part's inputs, in the order of their bytes. The parts do not depend on the order in which the inputs were
  /// given.
  ///
  /// The longest work is given away first, each to the part that has the least; an input without a time counts as one
  /// of median length. So the longest part is at most 4/3 - 1/(3·count) times as long as it has to be (Graham, "Bounds
  /// on multiprocessing timing anomalies", 1969). Without any times, the parts take turns.
  ///
  /// - Parameter times: of the last run, in seconds, by the names of inputs.
  func part(of inputs: [String], times: [String: Double] = [:]) -> [String] {
    let sorted = Self.sorted(inputs)
    let lengths = Self.lengths(of: sorted, times)
    // The sort must be stable, as parts are to be the same everywhere.
    let longestFirst = sorted.indices.sorted { (lengths[$1], $0) < (lengths[$0], $1) }
    // Numbers that compare as pairs: the part with the least work, of several the first.
    var parts = Heap((0..<count).map { Load(total: 0, part: $0) })
    var own: [Int] = []
    for position in longestFirst {
      var least = parts.least
      if least.part == index - 1 { own.append(position) }
      least.total += lengths[position]
      parts.replaceLeast(with: least)
    }
    return own.sorted().map { sorted[$0] }
  }

  /// In microseconds, at least one: whole numbers have the same sums on every machine.
  private static func lengths(of inputs: [String], _ times: [String: Double]) -> [Int] {
    let known = inputs.map { times[$0].map { max(1, Int(($0 * 1e6).rounded())) } }
    let ascending = known.compactMap(\.self).sorted()
    let median = ascending.isEmpty ? 1 : ascending[(ascending.count - 1) / 2]
    return known.map { $0 ?? median }
  }

  /// In the order of their bytes.
  static func sorted(_ inputs: [String]) -> [String] {
    inputs.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The note about a part without inputs. This is not a failure: there may be more machines than files.
  var emptiness: Message {
    Message(
      Diagnostic(
        .note, code: "empty-shard", "part \(index) of \(count) has nothing to do: there are fewer files"))
  }
}

/// The work of a part.
private struct Load: Comparable {
  var total: Int
  var part: Int

  static func < (left: Load, right: Load) -> Bool { (left.total, left.part) < (right.total, right.part) }
}

/// A binary heap, of which only the least element changes.
private struct Heap {
  private var elements: [Load]

  /// - Parameter elements: at least one, in ascending order.
  init(_ elements: [Load]) { self.elements = elements }

  var least: Load { elements[0] }

  mutating func replaceLeast(with element: Load) {
    elements[0] = element
    var place = 0
    while true {
      let children = (2 * place + 1..<2 * place + 3).prefix { $0 < elements.count }
      guard let least = children.min(by: { elements[$0] < elements[$1] }),
        elements[least] < elements[place]
      else { return }
      elements.swapAt(place, least)
      place = least
    }
  }
}
