package import AutoLayout

extension Text {
  /// The same characters, divided at random into runs.
  ///
  /// - Parameters:
  ///   - atBlanks: whether runs begin only where words do.
  ///   - change: gives a run its attributes.
  package func divided(
    _ random: inout RandomSource, atBlanks: Bool = false, _ change: (inout TextRun, inout RandomSource) -> Void
  ) -> Text {
    var text = self
    let scalars = Array(string.unicodeScalars)
    var start = 0
    for end in 1..<max(2, scalars.count + 1) where scalars.count >= end {
      let isPlace = !atBlanks || end == scalars.count || scalars[end - 1] == " "
      guard end == scalars.count || isPlace && random.chance(atBlanks ? 60 : 20) else { continue }
      var run = TextRun(length: end - start, font: font)
      change(&run, &random)
      text.runs.append(run)
      start = end
    }
    return text
  }
}

extension TextRun {
  /// Gives the run other attributes than plain text has, at random.
  ///
  /// - Parameter fonts: those it may have.
  package mutating func vary(_ random: inout RandomSource, fonts: [Font]) {
    font = random.pick(fonts)
    if random.chance(30) { kern = Double(random.int(-8...24)) / 8 }
    if random.chance(20) { baselineOffset = Double(random.int(-5...8)) }
    isUnderlined = random.chance(15)
    isStruckThrough = random.chance(10)
    if random.chance(20) { paragraph.lineSpacing = Double(random.int(0...9)) }
    if random.chance(20) { paragraph.lineHeightMultiple = Double(random.int(4...20)) / 10 }
    if random.chance(10) { paragraph.minimumLineHeight = Double(random.int(10...40)) }
    if random.chance(10) { paragraph.maximumLineHeight = Double(random.int(10...40)) }
    if random.chance(20) { paragraph.paragraphSpacing = Double(random.int(0...20)) }
    if random.chance(30) { paragraph.alignment = random.pick(TextAlignment.allCases) }
  }
}
