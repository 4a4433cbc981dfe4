/// A line before its runs are put in visual order.
struct FilledLine {
  /// In reading order.
  var runs: [ShapedRun] = []
  /// Whether it ends before its paragraph does.
  var isWrapped = false

  var width: Int { runs.reduce(0) { $0 + $1.width } }
}

/// Fills lines with the items of a paragraph as Pango does.
struct LineFiller {
  enum Wrap {
    /// After any character.
    case character
    /// Between words, and within a word that does not fit otherwise.
    case word
  }

  private enum Outcome { case all, some, nothing, isBreakBefore }

  private struct Break {
    var count: Int
    var width: Int
    /// The width saved by dropping a blank at the end of the line, as a negative number.
    var saving: Int
    var total: Int { width + saving }
  }

  private let shaper: Shaper
  private let wrap: Wrap
  private let paragraph: Range<Int>
  /// Whether a line may end before each character of the paragraph.
  private let breaks: [Bool]
  /// nil if each paragraph is one line.
  private let room: Int?
  /// The items not yet placed, in reverse order.
  private var items: [FontRun]
  /// The widths of the next item's characters if it is not broken; nil if not known yet.
  private var known: [Int]?
  private var line = FilledLine()
  private var remaining = 0

  /// - Parameter room: in units; nil if unlimited.
  static func lines(
    of items: [FontRun], in paragraph: Range<Int>, room: Int?, wrap: Wrap, shaper: Shaper
  ) -> [FilledLine] {
    var filler = LineFiller(
      shaper: shaper, wrap: wrap, paragraph: paragraph,
      breaks: room == nil
        ? [] : LineBreaking.breaks(in: paragraph, of: shaper.text.scalars, page: shaper.page),
      room: room, items: Array(items.reversed()))
    var lines: [FilledLine] = []
    repeat { lines.append(filler.nextLine()) } while !filler.items.isEmpty
    return lines
  }

  private mutating func nextLine() -> FilledLine {
    line = FilledLine()
    remaining = room ?? 0
    // The point to return to if the rest does not fit: the number of runs before it, and the room left.
    var lastBreak: (runs: Int, remaining: Int)?
    while let item = items.last {
      let before = remaining
      switch process(item, mustFit: lastBreak == nil, breaksBeforeEnd: false) {
      case .all:
        items.removeLast()
        if !item.isTab, canBreak(in: item, isFirst: line.runs.count == 1) {
          lastBreak = (line.runs.count - 1, before)
        }
      case .some, .isBreakBefore:
        line.isWrapped = true
        return line
      case .nothing:
        let back = lastBreak ?? (0, remaining)
        while line.runs.count > back.runs, let run = line.runs.popLast() { items.append(run.item) }
        remaining = back.remaining
        known = nil
        if let item = items.last, process(item, mustFit: true, breaksBeforeEnd: true) == .all {
          items.removeLast()
        }
        line.isWrapped = true
        return line
      }
    }
    return line
  }

  /// Places as much of the next item as fits.
  private mutating func process(_ item: FontRun, mustFit: Bool, breaksBeforeEnd: Bool) -> Outcome {
    let x = line.width
    if room == nil {
      known = nil
      line.runs.append(shaper.shape(item, at: x))
      return .all
    }
    let widths = known ?? shaper.shape(item, at: x).widths
    known = widths
    let width = widths.reduce(0, +)
    if item.isTab {
      insertAll(shaper.shape(item, at: x), width)
      return .all
    }
    let end = item.range.upperBound
    let saving = canBreak(at: end, wrap) ? saving(of: item, widths, count: item.range.count) : 0
    let isAlone = item.range.count == 1 && line.runs.isEmpty
    if !breaksBeforeEnd, width + saving <= remaining || isAlone {
      let run = shaper.shape(item, at: x)
      if run.width + saving <= remaining || isAlone {
        insertAll(run, run.width)
        return .all
      }
    }
    let whole = Break(count: item.range.count, width: width, saving: saving)
    var found = bestBreak(of: item, widths, whole: whole, breaksBeforeEnd: breaksBeforeEnd, wrap)
    if wrap == .word, mustFit, found.total > remaining {
      found = bestBreak(of: item, widths, whole: whole, breaksBeforeEnd: breaksBeforeEnd, .character)
    }
    return take(found, of: item, mustFit: mustFit)
  }

  private mutating func insertAll(_ run: ShapedRun, _ width: Int) {
    line.runs.append(run)
    remaining = max(0, remaining - width)
    known = nil
  }

  private mutating func take(_ found: Break, of item: FontRun, mustFit: Bool) -> Outcome {
    guard mustFit || found.total <= remaining else {
      known = nil
      return .nothing
    }
    remaining = max(0, remaining - found.total)
    if found.count == 0 { return .isBreakBefore }
    let (head, tail) = item.split(at: item.range.lowerBound + found.count)
    line.runs.append(shaper.shape(head, at: line.width))
    guard let tail else {
      known = nil
      return .all
    }
    items[items.count - 1] = tail
    known = known.map { Array($0.dropFirst(found.count)) }
    return .some
  }

  private func bestBreak(
    of item: FontRun, _ widths: [Int], whole: Break, breaksBeforeEnd: Bool, _ wrap: Wrap
  ) -> Break {
    var best = whole
    var width = 0
    let start = item.range.lowerBound
    for count in 0...(breaksBeforeEnd ? item.range.count - 1 : item.range.count) {
      let saving = saving(of: item, widths, count: count)
      // Pango looks no further than three letters past the edge.
      if min(width + saving, width) > remaining + shaper.farAway(item), best.count < whole.count { break }
      if canBreak(at: start + count, wrap), count > 0 || !line.runs.isEmpty {
        if count == 0 || width + saving < remaining - shaper.farAway(item) {
          best = Break(count: count, width: width, saving: saving)
        } else {
          let candidate = measured(item, widths, count: count)
          if best.count == whole.count || candidate.total <= remaining || candidate.total < best.total {
            best = candidate
          }
        }
      }
      if count < whole.count { width += widths[count] }
    }
    return best
  }

  private func measured(_ item: FontRun, _ widths: [Int], count: Int) -> Break {
    let (head, tail) = item.split(at: item.range.lowerBound + count)
    let isLast = tail == nil && items.count == 1
    return Break(
      count: count, width: shaper.shape(head, at: line.width).width,
      saving: isLast ? 0 : saving(of: item, widths, count: count))
  }

  private func saving(of item: FontRun, _ widths: [Int], count: Int) -> Int {
    guard count > 0, shaper.text.scalars[item.range.lowerBound + count - 1].isWhite else { return 0 }
    return -widths[count - 1]
  }

  private func canBreak(in item: FontRun, isFirst: Bool) -> Bool {
    (item.range.lowerBound + (isFirst ? 1 : 0)..<max(item.range.upperBound, item.range.lowerBound + 1))
      .contains { canBreak(at: $0, wrap) }
  }

  /// Whether a line may end before a character.
  private func canBreak(at index: Int, _ wrap: Wrap) -> Bool {
    let scalars = shaper.text.scalars
    if index == scalars.count { return true }
    if index == paragraph.upperBound || index == paragraph.lowerBound { return false }
    guard shaper.isCursorPosition(index), room != nil else { return false }
    return wrap == .character || breaks[index - paragraph.lowerBound]
  }
}

extension FontRun {
  fileprivate var isTab: Bool {
    if case .tab = content { return true }
    return false
  }

  /// The part before a character, and the part from it on; nil if that is empty.
  func split(at index: Int) -> (head: FontRun, tail: FontRun?) {
    var (head, tail) = (self, self)
    head.range = range.lowerBound..<index
    tail.range = index..<range.upperBound
    return (head, tail.range.isEmpty ? nil : tail)
  }
}

extension Unicode.Scalar {
  /// Whether it is invisible at the end of a line.
  var isWhite: Bool {
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: (0x09...0x0D).contains(value)
    }
  }
}
