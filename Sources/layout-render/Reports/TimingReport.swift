/// What `--timings` prints: where the time went, in milliseconds.
enum TimingReport {
  static func text(_ timings: PhaseTimings, wall: Double) -> String {
    var rows = PhaseTimings.Phase.allCases.map { ("\($0)", timings[$0]) }
    rows.append(("all", wall))
    let lines = rows.map { name, seconds in
      let number = JSONValue.number((seconds * 1e5).rounded() / 100).line()
      return "  \(name)\(String(repeating: " ", count: max(1, 10 - name.count)))\(number)\n"
    }
    return "milliseconds by phase, summed over inputs and processes; all: by the clock\n" + lines.joined()
  }
}
