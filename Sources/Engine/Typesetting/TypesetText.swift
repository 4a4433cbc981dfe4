package import AutoLayout

/// A typeset line of text.
package protocol MeasuredLine {
  /// In points.
  var width: Double { get }
  var box: LineBox { get }
}

/// Whether lines fit.
package enum LineFit {
  /// Lines that exceed the available width by less, in points, fit: solvers and rounding cause this.
  package static let tolerance = 0.01
}

/// A text broken into its visible lines.
package struct TypesetText<Line: MeasuredLine> {
  package let lines: [Line]
  /// The top of each line, in points from the top of the first.
  private let tops: [Double]
  package let isTruncated: Bool
  /// The available width, if wider lines are clipped at its edge.
  package let clippedWidth: Double?

  package init(lines: [Line] = [], isTruncated: Bool = false, clippedWidth: Double? = nil) {
    self.lines = lines
    tops = Self.tops(of: lines)
    self.isTruncated = isTruncated
    self.clippedWidth = clippedWidth
  }

  private static func tops(of lines: [Line]) -> [Double] {
    var tops: [Double] = []
    // Where the lines with the same pitch begin: multiplying is more exact than adding up.
    var (start, top) = (0, 0.0)
    for index in lines.indices {
      if index > 0, lines[index - 1].box.pitch != lines[start].box.pitch {
        (start, top) = (index - 1, tops[index - 1])
      }
      tops.append(top + Double(index - start) * lines[start].box.pitch)
    }
    return tops
  }

  /// The visible widths.
  package var lineWidths: [Double] { lines.map { min($0.width, clippedWidth ?? .infinity) } }

  package var width: Double { lineWidths.reduce(0, max) }

  package var height: Double {
    lines.last.map { $0.box.height + (tops.last ?? 0) } ?? 0
  }

  /// From the top of the first line, in points.
  package func baseline(ofLine index: Int) -> Double { lines[index].box.ascender + tops[index] }

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

  /// How many of its lines may be shown: at least one.
  ///
  /// - Parameter height: the available height in points; nil for no limit.
  package func allowedLines(_ lines: [some MeasuredLine], within height: Double?) -> Int {
    let allowed = numberOfLines > 0 ? numberOfLines : Int.max
    guard let height, height.isFinite, let first = lines.first?.box else { return allowed }
    if lines.allSatisfy({ $0.box == first }) {
      let more = ((height + LineFit.tolerance - first.height) / first.pitch).rounded(.down)
      return more < 1e6 ? min(allowed, 1 + Int(max(0, more))) : allowed
    }
    var (count, top) = (0, 0.0)
    for line in lines {
      if count > 0, top + line.box.height > height + LineFit.tolerance { break }
      count += 1
      top += line.box.pitch
    }
    return min(allowed, max(1, count))
  }
}
