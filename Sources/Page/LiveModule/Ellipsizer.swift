import Typesetting

/// Ellipsizes a line as Pango does, leaving out as little of it as possible.
struct Ellipsizer {
  enum Gap { case start, middle, end }

  private struct Cluster {
    var run: Int
    var index: Int
    var width: Int
  }

  private let runs: [ShapedRun]
  private let clusters: [Cluster]
  private let shaper: Shaper
  private let fonts: WebFonts
  private let total: Int
  private var center = 0
  /// The clusters that are left out.
  private var gap = 0...0
  private var left = 0
  private var right = 0

  /// - Parameter room: in Pango units.
  /// - Returns: the line and the range left out of it; nil if everything fits.
  static func ellipsize(_ line: FilledLine, _ place: Gap, room: Int, shaper: Shaper, fonts: WebFonts)
    -> (line: FilledLine, gap: Range<Int>)?
  {
    guard line.width > room, !line.runs.isEmpty else { return nil }
    var ellipsizer = Ellipsizer(line, shaper: shaper, fonts: fonts)
    ellipsizer.findGap(place)
    while ellipsizer.width > room, ellipsizer.widenGap() {}
    return ellipsizer.result(room: room)
  }

  private init(_ line: FilledLine, shaper: Shaper, fonts: WebFonts) {
    runs = line.runs
    self.shaper = shaper
    self.fonts = fonts
    total = line.width
    var clusters: [Cluster] = []
    for (number, run) in line.runs.enumerated() {
      for (index, width) in zip(run.item.range, run.widths) {
        clusters.append(Cluster(run: number, index: index, width: width))
      }
    }
    self.clusters = clusters
  }

  private var width: Int { total - (right - left) + ellipsis.widths.reduce(0, +) }

  private var ellipsis: (widths: [Int], own: Int) {
    let first = clusters[gap.lowerBound]
    let item = runs[first.run].item
    // In the font of the text it replaces.
    let attributes = shaper.text.attributes[item.range.lowerBound]
    let face = fonts.face(family: attributes.family, weight: attributes.typeface.weight, for: "…")
    return shaper.ellipsis(in: face, item.scale, isWide: shaper.text.scalars[first.index].isWide)
  }

  private mutating func findGap(_ place: Gap) {
    center =
      switch place {
      case .start: 0
      case .middle: total / 2
      case .end: total
      }
    var x = 0
    var found = clusters.count - 1
    for (number, cluster) in clusters.enumerated() {
      if x + cluster.width > center {
        found = number
        break
      }
      x += number < clusters.count - 1 ? cluster.width : 0
    }
    gap = found...found
    left = x
    right = x + clusters[found].width
    while !begins(gap.lowerBound), gap.lowerBound > 0 {
      gap = gap.lowerBound - 1...gap.upperBound
      left -= clusters[gap.lowerBound].width
    }
    while !ends(gap.upperBound), gap.upperBound < clusters.count - 1 {
      gap = gap.lowerBound...gap.upperBound + 1
      right += clusters[gap.upperBound].width
    }
  }

  /// Leaves out one more character, on the side where the edge stays nearer the centre of the gap.
  private mutating func widenGap() -> Bool {
    var (start, newLeft) = (gap.lowerBound, left)
    while start > 0 {
      start -= 1
      newLeft -= clusters[start].width
      if begins(start), clusters[start].width != 0 { break }
    }
    var (end, newRight) = (gap.upperBound, right)
    while end < clusters.count - 1 {
      end += 1
      newRight += clusters[end].width
      if ends(end), clusters[end].width != 0 { break }
    }
    if newRight == right && newLeft == left { return false }
    if newRight == right || newLeft != left && center - newLeft < newRight - center {
      gap = start...gap.upperBound
      left = newLeft
    } else {
      gap = gap.lowerBound...end
      right = newRight
    }
    return true
  }

  private func begins(_ cluster: Int) -> Bool {
    cluster == 0 || shaper.isCursorPosition(clusters[cluster].index)
  }

  /// Pango looks one character too far.
  private func ends(_ cluster: Int) -> Bool {
    let next = clusters[cluster].index + 2
    return next > shaper.text.scalars.count || shaper.isCursorPosition(next)
  }

  private func result(room: Int) -> (line: FilledLine, gap: Range<Int>) {
    let (first, last) = (clusters[gap.lowerBound], clusters[gap.upperBound])
    var sign = runs[first.run]
    let (widths, own) = ellipsis
    sign.widths = widths
    sign.widths[widths.count - 1] += max(0, room - width)
    sign.ellipsisWidth = own
    sign.item.level = runs[first.run...last.run].map(\.item.level).min() ?? 0
    sign.item.content = .single
    sign.item.kern = KernSides()
    // It shows only the ellipsis, not the run in which it begins.
    sign.item.range = first.index..<first.index + 1
    var line = FilledLine()
    line.runs = runs[..<first.run] + [runs[first.run].prefix(before: first.index)].compactMap { $0 } + [sign]
    line.runs += [runs[last.run].suffix(after: last.index)].compactMap { $0 } + runs[(last.run + 1)...]
    return (line, first.index..<last.index + 1)
  }
}

extension ShapedRun {
  fileprivate func prefix(before index: Int) -> ShapedRun? {
    guard index > item.range.lowerBound else { return nil }
    return ShapedRun(
      item: item.split(at: index).head, widths: Array(widths.prefix(index - item.range.lowerBound)))
  }

  fileprivate func suffix(after index: Int) -> ShapedRun? {
    item.split(at: index + 1).tail.map { tail in
      ShapedRun(item: tail, widths: Array(widths.suffix(tail.range.count)))
    }
  }
}
