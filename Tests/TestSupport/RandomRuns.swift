package import AutoLayout

extension Text {
  /// The same characters, divided at random into runs. What is shown as one character is not divided.
  ///
  /// - Parameters:
  ///   - atBlanks: whether runs begin only where words do.
  ///   - change: gives a run its attributes.
  package func divided(
    _ random: inout RandomSource, atBlanks: Bool = false,
    _ change: (inout TextRun, inout RandomSource) -> Void
  ) -> Text {
    var text = self
    var length = 0
    for (index, character) in string.enumerated() {
      length += character.unicodeScalars.count
      let isPlace = !atBlanks || character == " "
      guard index == string.count - 1 || isPlace && random.chance(atBlanks ? 60 : 20) else { continue }
      var run = TextRun(length: length, font: font)
      change(&run, &random)
      text.runs.append(run)
      length = 0
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
