package import AutoLayout

/// A line of a text as it is set.
package protocol MeasuredLine {
  /// In points.
  var width: Double { get }
}

/// How lines fit.
package enum LineFit {
  /// Lines that miss the offered room by less, in points, fit: solvers and rounding leave such differences.
  package static let tolerance = 0.01
}

/// A text broken into the lines that are seen.
package struct TypesetText<Line: MeasuredLine> {
  package var lines: [Line]
  package var metrics: FontMetrics
  /// From one baseline to the next, in points.
  package var pitch: Double
  package var isTruncated: Bool
  /// The room that was offered, if lines wider than it are cut off at its edge.
  package var clippedWidth: Double?

  package init(lines: [Line], metrics: FontMetrics, pitch: Double, isTruncated: Bool) {
    self.lines = lines
    self.metrics = metrics
    self.pitch = pitch
    self.isTruncated = isTruncated
  }

  /// As far as they are seen.
  package var lineWidths: [Double] { lines.map { min($0.width, clippedWidth ?? .infinity) } }

  package var width: Double { lineWidths.reduce(0, max) }

  package var height: Double {
    lines.isEmpty ? 0 : metrics.lineHeight + Double(lines.count - 1) * pitch
  }

  /// From the top of the first line, in points.
  package func baseline(ofLine index: Int) -> Double { metrics.ascender + Double(index) * pitch }

  package var measures: TextLayout {
    guard !lines.isEmpty else { return .empty }
    return TextLayout(
      size: Size(width: width, height: height), lineCount: lines.count, isTruncated: isTruncated,
      firstBaseline: baseline(ofLine: 0), lastBaseline: baseline(ofLine: lines.count - 1))
  }
}

extension Text {
  /// Whether the last line that there is room for ends like the others, not in an ellipsis or at the edge.
  package var wrapsLastLine: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

  /// - Parameters:
  ///   - height: the room, in points; nil for any.
  ///   - pitch: from one baseline to the next, in points.
  package func allowedLines(within height: Double?, lineHeight: Double, pitch: Double) -> Int {
    var allowed = numberOfLines > 0 ? numberOfLines : Int.max
    if let height, height.isFinite {
      let more = ((height + LineFit.tolerance - lineHeight) / pitch).rounded(.down)
      if more < 1e6 { allowed = min(allowed, 1 + Int(max(0, more))) }
    }
    return allowed
  }
}
