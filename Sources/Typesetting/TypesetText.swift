package import AutoLayout

/// A typeset line of text.
package protocol MeasuredLine {
  /// In points.
  var width: Double { get }
}

/// Whether lines fit.
package enum LineFit {
  /// Lines that exceed the available width by less, in points, fit: solvers and rounding cause this.
  package static let tolerance = 0.01
}

/// A text broken into its visible lines.
package struct TypesetText<Line: MeasuredLine> {
  package var lines: [Line]
  package var metrics: FontMetrics
  /// The distance between baselines, in points.
  package var pitch: Double
  package var isTruncated: Bool
  /// The available width, if wider lines are clipped at its edge.
  package var clippedWidth: Double?

  package init(lines: [Line], metrics: FontMetrics, pitch: Double, isTruncated: Bool) {
    self.lines = lines
    self.metrics = metrics
    self.pitch = pitch
    self.isTruncated = isTruncated
  }

  /// The visible widths.
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
  /// Whether the last line that fits ends like the others, without an ellipsis or clipping.
  package var wrapsLastLine: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

  /// - Parameters:
  ///   - height: the available height in points; nil for no limit.
  ///   - pitch: the distance between baselines, in points.
  package func allowedLines(within height: Double?, lineHeight: Double, pitch: Double) -> Int {
    var allowed = numberOfLines > 0 ? numberOfLines : Int.max
    if let height, height.isFinite {
      let more = ((height + LineFit.tolerance - lineHeight) / pitch).rounded(.down)
      if more < 1e6 { allowed = min(allowed, 1 + Int(max(0, more))) }
    }
    return allowed
  }
}
