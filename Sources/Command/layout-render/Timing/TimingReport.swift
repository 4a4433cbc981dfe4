import AutoLayout
import SafeText

/// The output of `--timings`: where the time went, in milliseconds, and the memory, in mebibytes.
enum TimingReport {
  static func text(_ timings: PhaseTimings, wall: Double) -> String {
    var rows = PhaseTimings.Phase.allCases.map { ("\($0)", timings[$0], timings.peaks[$0.rawValue]) }
    rows.append(("all", wall, timings.peaks.max() ?? 0))
    let lines = rows.map { name, seconds, peak in
      "  " + Printable.padded(name, to: 10) + Printable.padded(number(seconds * 1000, unit: 100), to: 12)
        + number(Double(peak) / 1024, unit: 10) + "\n"
    }
    return """
      milliseconds by phase, summed over inputs and processes; all: wall-clock time
      and the peak memory of any process by then, in MB

      """ + lines.joined()
  }

  private static func number(_ value: Double, unit: Double) -> String {
    plainNumber((value * unit).rounded() / unit)
  }
}
