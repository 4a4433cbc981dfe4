import AutoLayout

/// A text broken into the lines that are seen.
///
/// The live page compiles this file too, with lines of its own.
struct TypesetText {
  /// Lines that miss the offered room by less, in points, fit: solvers and rounding leave such differences.
  static let tolerance = 0.01

  var lines: [TypesetLine]
  var metrics: FontMetrics
  /// From one baseline to the next, in points.
  var pitch: Double
  var isTruncated: Bool
  /// The room that was offered, if lines wider than it are cut off at its edge.
  var clippedWidth: Double?

  /// As far as they are seen.
  var lineWidths: [Double] { lines.map { min($0.width, clippedWidth ?? .infinity) } }

  var width: Double { lineWidths.reduce(0, max) }

  var height: Double {
    lines.isEmpty ? 0 : metrics.lineHeight + Double(lines.count - 1) * pitch
  }

  /// From the top of the first line, in points.
  func baseline(ofLine index: Int) -> Double { metrics.ascender + Double(index) * pitch }

  var measures: TextLayout {
    guard !lines.isEmpty else { return .empty }
    return TextLayout(
      size: Size(width: width, height: height), lineCount: lines.count, isTruncated: isTruncated,
      firstBaseline: baseline(ofLine: 0), lastBaseline: baseline(ofLine: lines.count - 1))
  }
}

extension Text {
  /// Whether the last line that there is room for ends like the others, not in an ellipsis or at the edge.
  var wrapsLastLine: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

  /// - Parameters:
  ///   - height: the room, in points; nil for any.
  ///   - pitch: from one baseline to the next, in points.
  func allowedLines(within height: Double?, lineHeight: Double, pitch: Double) -> Int {
    var allowed = numberOfLines > 0 ? numberOfLines : Int.max
    if let height, height.isFinite {
      let more = ((height + TypesetText.tolerance - lineHeight) / pitch).rounded(.down)
      if more < 1e6 { allowed = min(allowed, 1 + Int(max(0, more))) }
    }
    return allowed
  }
}
