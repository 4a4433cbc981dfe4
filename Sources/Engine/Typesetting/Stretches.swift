import AutoLayout

/// The faces that the characters of a text are set in: one stretch for plain text, otherwise one for each
/// run.
///
/// Offsets are in the unit that the user of the stretches counts in: bytes of UTF-8 or Unicode scalars.
package struct Stretches {
  /// The characters of one run.
  package struct Stretch {
    /// After its last character.
    package var end: Int
    /// The position of the run in its text.
    package var run: Int
    /// The position of its face.
    package var face: Int
  }

  package private(set) var all: [Stretch]
  /// Neighbours are different: runs that differ in colour only are set as one.
  package let faces: [Face]
  /// The run whose style the paragraph at the beginning has.
  package var paragraphRun: Int

  init(_ all: [Stretch], faces: [Face]) {
    self.all = all
    self.faces = faces
    paragraphRun = all.first?.run ?? 0
  }

  /// Whether a single face without kerning describes all of the text.
  package var isPlain: Bool { all.count == 1 && faces.count == 1 && faces[0].kern == 0 }

  /// The position of the stretch of a character; the last one beyond the end.
  package func index(at offset: Int) -> Int {
    var (low, high) = (0, all.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  package func stretch(at offset: Int) -> Stretch { all[index(at: offset)] }

  package func face(at offset: Int) -> Face { faces[stretch(at: offset).face] }

  /// The face of the beginning, in which tabs and the like are measured.
  package var first: Face { faces[all[0].face] }

  /// The parts of the first `length` characters that have one face each.
  package func partsByFace(length: Int) -> [(range: Range<Int>, face: Face)] {
    parts(length: length) { $0.face == $1.face }.map { ($0.range, faces[$0.stretch.face]) }
  }

  /// The parts of the first `length` characters that are of one run each.
  package func partsByRun(length: Int) -> [(range: Range<Int>, run: Int)] {
    parts(length: length) { _, _ in false }.map { ($0.range, $0.stretch.run) }
  }

  private func parts(
    length: Int, joining isSame: (Stretch, Stretch) -> Bool
  ) -> [(range: Range<Int>, stretch: Stretch)] {
    var parts: [(range: Range<Int>, stretch: Stretch)] = []
    var start = 0
    for (index, stretch) in all.enumerated() where start < length {
      let end = index == all.count - 1 ? length : min(stretch.end, length)
      guard end > start else { continue }
      if let last = parts.last, isSame(last.stretch, stretch) {
        parts[parts.count - 1].range = last.range.lowerBound..<end
      } else {
        parts.append((start..<end, stretch))
      }
      start = end
    }
    return parts
  }

  /// The stretches of the characters from an offset on.
  ///
  /// - Parameter paragraphRun: the run whose style the paragraph around the offset has.
  package func dropping(first count: Int, paragraphRun: Int) -> Stretches {
    var rest = self
    rest.all = all[index(at: count)...].map {
      Stretch(end: max(0, $0.end - count), run: $0.run, face: $0.face)
    }
    rest.paragraphRun = paragraphRun
    return rest
  }

  /// The stretches of the first characters. The last of them also applies to what is put after them.
  package func prefix(_ count: Int) -> Stretches {
    var start = self
    start.all = Array(all[...index(at: max(0, count - 1))])
    return start
  }
}

/// A typeface, and how far its letters are set apart.
package struct Face {
  package var typeface: Typeface
  /// The space that the text adds after each letter, in points.
  package var kern: Double
  /// The distance between the baselines of two lines, in points.
  package var pitch: Double

  init(_ typeface: Typeface, font: Font, kern: Double) {
    self.typeface = typeface
    self.kern = kern
    pitch = max(font.linePitch ?? typeface.metrics.lineHeight + typeface.lineGap, 0.1)
  }

  /// Points between letters of a script.
  package func letterSpacing(in script: WritingScript) -> Double {
    typeface.letterSpacing(in: script) + kern(in: script)
  }

  /// The space that the text adds after each letter of a script, in points.
  private func kern(in script: WritingScript) -> Double {
    switch script {
    case .latin, .cyrillic, .han, .kana, .hangul, .hebrew, .other: kern
    case .arabic, .devanagari, .thai: 0
    }
  }

  /// The same space, divided between the two sides of each letter as Pango does it.
  package func sides(in script: WritingScript) -> KernSides {
    let kern = kern(in: script)
    guard kern != 0 else { return KernSides() }
    func left(_ points: Double) -> Double {
      Double(KernSides.left(of: Int((points * 1024).rounded()))) / 1024
    }
    let own = typeface.letterSpacing(in: script)
    let left = left(own + kern) - left(own)
    return KernSides(left: left, right: kern - left)
  }
}

extension Stretches {
  /// Sets lines within a width. Pango breaks lines as if letter spacing also followed the last letter, and
  /// then removes it: with negative spacing, lines come out wider than requested.
  ///
  /// - Parameters:
  ///   - room: the width in points; nil for no limit.
  ///   - attempt: sets the lines within a width.
  ///   - width: the width of the widest line, in points.
  package func fitted<Lines>(
    within room: Double?, _ attempt: (Double?) -> Lines, width: (Lines) -> Double
  ) -> Lines {
    var (narrow, wide, widest) = (Double.infinity, -Double.infinity, -Double.infinity)
    // The most by which the text brings letters closer together, and by which it sets them apart.
    var (closer, apart) = (0.0, 0.0)
    for face in faces {
      narrow = min(narrow, face.typeface.letterSpacing)
      wide = max(wide, face.typeface.letterSpacing)
      widest = max(widest, face.typeface.widestSpacing)
      closer = min(closer, face.kern)
      apart = max(apart, face.kern)
    }
    guard let room, narrow != 0 || wide != 0 || widest != 0 || closer != 0 || apart != 0 else {
      return attempt(room)
    }
    func fits(_ lines: Lines) -> Bool { width(lines) <= room + 2 * LineFit.tolerance }
    if apart != 0 {
      // Beside tabs, too, Pango removes the space that it has added between letters.
      let free = attempt(room + max(0, widest) + apart)
      if fits(free) { return free }
    }
    let first = attempt(room + max(0, widest))
    if fits(first) { return first }
    // A line that ends in a letter of the script with less spacing had too much room.
    if widest > max(0, wide) {
      let second = attempt(room + max(0, wide))
      if fits(second) { return second }
    }
    let third = attempt(room + min(0, narrow))
    // An ellipsis at the end has no letters that are brought closer.
    return closer == 0 || fits(third) ? third : attempt(room + min(0, narrow) + closer)
  }
}
