package import AutoLayout

/// A line below or through letters. Its measures are fractions of the font size: Inter's, from its tables
/// post and OS/2.
package enum Decoration {
  case underline
  case strikethrough

  package static func all(of run: TextRun) -> [Decoration] {
    (run.isUnderlined ? [.underline] : []) + (run.isStruckThrough ? [.strikethrough] : [])
  }

  private static let thickness = 192.0 / 2816

  /// The distance of the line's middle below the baseline.
  private var depth: Double {
    switch self {
    case .underline: 464.0 / 2816
    case .strikethrough: -922.0 / 2816
    }
  }

  /// - Parameters:
  ///   - start: the left end of the baseline.
  ///   - size: the font size, in points.
  package func rect(at start: Point, width: Double, size: Double) -> Rect {
    let height = Self.thickness * size
    return Rect(x: start.x, y: start.y + depth * size - height / 2, width: width, height: height)
  }
}
