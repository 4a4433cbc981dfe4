import LayoutDrawing
import SVG

/// The times at which an animation's keyframes are reached, forwards and back, in SMIL's notation.
struct SVGTimeline {
  /// The keyframes' positions, with their times as fractions of the whole.
  private let stops: [(keyframe: Int, time: Double)]
  /// The duration of a cycle, forward and back, in CSS's and SMIL's notation.
  let duration: String
  /// The number of cycles before the animation stops: as close to five seconds as possible, but at least one.
  let cycles: Int

  init(_ animation: Animation) {
    let whole = 2 * animation.duration
    let there = animation.keyframes.enumerated().map { ($0.offset, $0.element.time / whole) }
    // The turning point is passed once.
    stops = there + there.reversed().dropFirst().map { ($0.0, 1 - $0.1) }
    duration = SVGNumber.string(whole) + "s"
    cycles = whole > 0.1 ? max(1, Int((5 / whole).rounded())) : 1
  }

  /// The attributes that animate an attribute's value.
  ///
  /// - Parameter values: the value for each keyframe.
  func attributes(_ values: [String]) -> [(String, String?)] {
    let needed = stops.indices.filter { index in
      // A value that is the same before and after can be left out.
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

  /// The time as a fraction of the whole. Rounding it to thousandths would be visible.
  private static func share(_ time: Double) -> String {
    let digits = String(1_000_000 + Int((time > 0 ? min(time, 1) * 1_000_000 : 0).rounded()))
    return digits.hasPrefix("2") ? "1" : "0." + digits.dropFirst()
  }
}
