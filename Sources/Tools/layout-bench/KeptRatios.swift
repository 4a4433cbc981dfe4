/// The measurements of the last run, in a text file. Each line has a case, the solver's time in yardsticks,
/// and how many times as long the other solver took, or "-".
///
///     list-1000 6.21 401.5
struct KeptRatios {
  private struct Line {
    var name: String
    /// The solver's time divided by that of the `Yardstick`.
    var time: Double
    var ratio: Double?
  }

  private var lines: [Line] = []

  init(_ entries: [Comparison.Entry]) {
    for entry in entries {
      lines.append(
        Line(
          name: entry.name, time: entry.ours.build / entry.yardstick,
          ratio: entry.peer.map { $0.build / entry.ours.build }))
      if entry.ours.edit > 0 {
        lines.append(
          Line(
            name: entry.name + "-edit", time: entry.ours.edit / 1000 / entry.yardstick,
            ratio: entry.peer.map { $0.edit / entry.ours.edit }))
      }
    }
  }

  /// Empty if the file does not exist; malformed lines are skipped.
  init(reading path: String) {
    guard let bytes = SolverBenchmark.read(path) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let time = Double(words[1]) else { continue }
      lines.append(Line(name: String(words[0]), time: time, ratio: Double(words[2])))
    }
  }

  var text: String {
    lines.map { line in
      "\(line.name) \(ResultTable.short(line.time)) \(line.ratio.map { ResultTable.short($0) } ?? "-")\n"
    }.joined()
  }

  /// These measurements, with former ratios where the other solver was not run.
  func merged(over former: KeptRatios) -> KeptRatios {
    var merged = self
    for k in lines.indices where lines[k].ratio == nil {
      merged.lines[k].ratio = former.line(lines[k].name)?.ratio
    }
    return merged
  }

  private func line(_ name: String) -> Line? {
    lines.first { $0.name == name }
  }

  /// The cases that have got worse by more than a fifth, compared with the other solver or, without one, the
  /// yardstick.
  func regressions(since former: KeptRatios) -> [String] {
    var found: [String] = []
    for line in lines {
      guard let before = former.line(line.name) else { continue }
      if let ratio = line.ratio, let last = before.ratio {
        if ratio * 1.2 < last {
          found.append(
            "worse: \(line.name) is \(ResultTable.short(ratio)) times as fast as the other, was \(ResultTable.short(last))"
          )
        }
      } else if line.time > 1.2 * before.time {
        found.append(
          "worse: \(line.name) takes \(ResultTable.short(line.time)) yardsticks, took \(ResultTable.short(before.time))"
        )
      }
    }
    return found.isEmpty ? ["nothing got worse by more than a fifth"] : found
  }
}
