import Typesetting

/// Finishes lines as Pango does: without the blank at which they were broken, with runs in visual order, and
/// without the letter spacing at the edges.
struct LineFinisher {
  private var runs: [ShapedRun]

  /// The width of a line in points, and what is added after the last letter.
  ///
  /// - Parameter spreadsEllipsis: whether an ellipsis fills the rest of the line, as in Pango.
  static func width(
    of line: FilledLine, scalars: [Unicode.Scalar], spreadsEllipsis: Bool = false
  ) -> Double {
    var finisher = LineFinisher(runs: line.runs)
    if line.isWrapped { finisher.emptyLastBlank(scalars) }
    finisher.order()
    finisher.trimLetterSpacing()
    if !spreadsEllipsis { finisher.tightenEllipsis() }
    let runs = finisher.runs.map { (width: $0.width, kern: $0.kern) }
    return Double(runs.reduce(0) { $0 + $1.width }) / 1024 + LineEdges(runs).kern
  }

  private mutating func emptyLastBlank(_ scalars: [Unicode.Scalar]) {
    guard let last = runs.last?.item.range.last, scalars[last].isWhite else { return }
    let run = runs.count - 1
    runs[run].widths[runs[run].widths.count - 1] = 0
  }

  /// For each level from the highest to the lowest odd one, reverses the runs at that level or above.
  private mutating func order() {
    let levels = runs.map(\.item.level)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min() else { return }
    for level in (lowest...highest).reversed() {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, runs[end].item.level >= level { end += 1 }
        if end > start { runs[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
  }

  private mutating func trimLetterSpacing() {
    for index in runs.indices {
      if case .tab = runs[index].item.content { continue }
      let spacing = runs[index].item.letterSpacing
      guard spacing != 0 else { continue }
      let left = KernSides.left(of: spacing)
      // The dots of an ellipsis are in visual order.
      let isInOrder = runs[index].item.level % 2 == 0 || runs[index].ellipsisWidth != nil
      var glyphs = isInOrder ? runs[index].widths : runs[index].widths.reversed()
      let (isFirst, isLast) = (isEdge(index - 1), isEdge(index + 1))
      // Pango takes it from the next glyph that has a width.
      if glyphs.first == 0 || isFirst, let place = glyphs.firstIndex(where: { $0 != 0 }) {
        glyphs[place] -= left
      }
      if glyphs.last == 0 || isLast, let place = glyphs.lastIndex(where: { $0 != 0 }) {
        glyphs[place] = max(0, glyphs[place] - (spacing - left))
      }
      runs[index].widths = glyphs
    }
  }

  /// Gives an ellipsis its own width again, instead of the one from Pango's rules.
  private mutating func tightenEllipsis() {
    for index in runs.indices {
      guard let own = runs[index].ellipsisWidth else { continue }
      runs[index].widths = runs[index].widths.map { min($0, own) }
    }
  }

  private func isEdge(_ index: Int) -> Bool {
    guard runs.indices.contains(index) else { return true }
    if case .tab = runs[index].item.content { return true }
    return false
  }
}

extension ShapedRun {
  /// The space that the text adds after each letter.
  fileprivate var kern: KernSides {
    switch item.content {
    case .single, .joined: item.kern
    case .room, .tab: KernSides()
    }
  }
}
