package import AutoLayout

/// The height of a line, in points.
package struct LineBox: Equatable {
  /// From its top to its baseline.
  package var ascender: Double
  package var height: Double
  /// From its top to that of the next line.
  package var pitch: Double

  package init(_ face: Face) {
    ascender = face.typeface.metrics.ascender
    height = face.typeface.metrics.lineHeight
    pitch = face.pitch
  }

  /// Makes room for another box on the same line.
  fileprivate mutating func include(_ other: LineBox) {
    let (gap, otherGap) = (pitch - height, other.pitch - other.height)
    let (below, otherBelow) = (height - ascender, other.height - other.ascender)
    // A box without effect must change nothing, not even the last bit.
    guard other.ascender > ascender || otherBelow > below || otherGap > gap else { return }
    ascender = max(ascender, other.ascender)
    height = ascender + max(below, otherBelow)
    pitch = height + max(gap, otherGap)
  }

  /// Raises the letters above the baseline.
  fileprivate mutating func raise(by offset: Double) {
    if offset != 0 { ascender += offset }
  }

  fileprivate mutating func apply(_ style: ParagraphStyle, isLastOfParagraph: Bool) {
    var wanted = height
    if style.lineHeightMultiple > 0 { wanted *= style.lineHeightMultiple }
    wanted = max(wanted, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { wanted = min(wanted, style.maximumLineHeight) }
    let more = wanted - height
    if more != 0, more.isFinite {
      ascender += more
      height += more
      pitch += more
    }
    let spacing = max(0, style.lineSpacing) + (isLastOfParagraph ? max(0, style.paragraphSpacing) : 0)
    if spacing != 0, spacing.isFinite { pitch += spacing }
  }
}

extension Stretches {
  /// The box of a line of text, from its tallest letters and the style of its paragraph.
  ///
  /// - Parameters:
  ///   - ranges: the characters that it shows, one of them for an empty line.
  ///   - paragraphRun: the run whose style its paragraph has.
  package func box(
    of ranges: [Range<Int>], in text: Text, paragraphRun: Int, isLastOfParagraph: Bool
  ) -> LineBox {
    var line: LineBox?
    for range in ranges {
      var index = index(at: range.lowerBound)
      repeat {
        let stretch = all[index]
        var box = LineBox(faces[stretch.face])
        box.raise(by: text.run(stretch.run).baselineOffset)
        if line == nil { line = box } else { line?.include(box) }
        index += 1
      } while index < all.count && all[index - 1].end < range.upperBound
    }
    var box = line ?? LineBox(first)
    // Without room below the baseline, letters would hang out of the line.
    if box.ascender > box.height {
      box.pitch += box.ascender - box.height
      box.height = box.ascender
    }
    box.apply(text.run(paragraphRun).paragraph, isLastOfParagraph: isLastOfParagraph)
    box.pitch = max(box.pitch, 0.1)
    return box
  }
}
