import LayoutDrawing
import SVG

/// When an animation's keyframes are reached, there and back, as SMIL writes it.
struct SVGTimeline {
  /// The keyframes' positions with their times as shares of the whole.
  private let stops: [(keyframe: Int, time: Double)]
  /// Of a cycle, there and back, in CSS's and SMIL's notation.
  let duration: String
  /// How often it is gone through before it stops: as often as fits best into five seconds, and once at least.
  let cycles: Int

  init(_ animation: Animation) {
    let whole = 2 * animation.duration
    let there = animation.keyframes.enumerated().map { ($0.offset, $0.element.time / whole) }
    // The turn is passed once.
    stops = there + there.reversed().dropFirst().map { ($0.0, 1 - $0.1) }
    duration = SVGNumber.string(whole) + "s"
    cycles = whole > 0.1 ? max(1, Int((5 / whole).rounded())) : 1
  }

  /// The attributes that tell how an attribute's value changes.
  ///
  /// - Parameter values: for each keyframe.
  func attributes(_ values: [String]) -> [(String, String?)] {
    let needed = stops.indices.filter { index in
      // What is the same before and after need not be said.
      guard index > 0, index < stops.count - 1 else { return true }
      let value = values[stops[index].keyframe]
      return value != values[stops[index - 1].keyframe] || value != values[stops[index + 1].keyframe]
    }
    let easing = Easing.inOut
    let spline = "\(easing.control1.svgPair) \(easing.control2.svgPair)"
    return [
      ("dur", duration), ("repeatCount", "indefinite"), ("calcMode", "spline"),
      ("keyTimes", needed.map { Self.share(stops[$0].time) }.joined(separator: ";")),
      ("keySplines", needed.dropFirst().map { _ in spline }.joined(separator: ";")),
      ("values", needed.map { values[stops[$0].keyframe] }.joined(separator: ";")),
    ]
  }

  /// Thousandths of the whole would be seen.
  private static func share(_ time: Double) -> String {
    let digits = String(1_000_000 + Int((time > 0 ? min(time, 1) * 1_000_000 : 0).rounded()))
    return digits.hasPrefix("2") ? "1" : "0." + digits.dropFirst()
  }
}
