import AutoLayout
import Typesetting

/// A text with the attributes that `TextAttributes` gives it for Pango.
struct AttributedText {
  let scalars: [Unicode.Scalar]
  /// The stretches of the text, indexed by scalars.
  let stretches: Stretches
  let direction: LayoutDirection
  private(set) var attributes: [CharacterAttributes] = []

  init(_ scalars: [Unicode.Scalar], stretches: Stretches, direction: LayoutDirection) {
    self.scalars = scalars
    self.stretches = stretches
    self.direction = direction
    attributes.reserveCapacity(scalars.count)
    let parts = stretches.partsByFace(length: scalars.count)
    for part in parts {
      for index in part.range {
        attributes.append(CharacterAttributes(typeface: part.face.typeface, code: scalars[index].value))
      }
    }
    setScripts(parts)
    setDigits()
    setEmoji()
  }

  private mutating func setScripts(_ parts: [(range: Range<Int>, face: Face)]) {
    for part in parts { attributes[part.range.lowerBound].isBoundary = true }
    for stretch in ScriptStretches.stretches(of: scalars, in: scalars.indices) {
      attributes[stretch.range.lowerBound].isBoundary = true
      let script = stretch.script.writingScript
      for part in parts where part.range.overlaps(stretch.range) {
        let (spacing, kern) = (Self.units(part.face.letterSpacing(in: script)), part.face.sides(in: script))
        for index in part.range.clamped(to: stretch.range) {
          attributes[index].letterSpacing = spacing
          attributes[index].kern = kern
        }
      }
    }
  }

  /// Tabular figures for stand-in fonts, and in large text the digit forms that `DisplayDigits` names.
  private mutating func setDigits() {
    var isTextCut = false
    for index in scalars.indices {
      let typeface = attributes[index].typeface
      let form = typeface.isDisplay ? DisplayDigits.form(of: scalars[index]) : nil
      if typeface.role == .standIn || form == .tabular {
        attributes[index].code = CharacterAttributes.tabular + scalars[index].value
      }
      attributes[index].isTextCut = form == .text
      if attributes[index].isTextCut != isTextCut {
        isTextCut = attributes[index].isTextCut
        attributes[index].isBoundary = true
      }
    }
  }

  private mutating func setEmoji() {
    guard scalars.contains(where: { $0.value >= 0x80 }) else { return }
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    var offset: UInt32 = 0
    var clusters = EmojiCluster.clusters(in: String(string))[...]
    for index in scalars.indices {
      guard let cluster = clusters.first else { return }
      if offset == cluster.start || offset == cluster.firstEnd { attributes[index].isBoundary = true }
      if offset >= cluster.start {
        let size = attributes[index].typeface.requestedSize
        attributes[index].room = offset == cluster.start ? Self.units(EmojiCluster.width(size: size)) : 0
        attributes[index].letterSpacing = 0
        attributes[index].kern = KernSides()
      }
      offset += UInt32(UTF8.width(scalars[index]))
      if offset >= cluster.end {
        clusters = clusters.dropFirst()
        if index + 1 < scalars.count { attributes[index + 1].isBoundary = true }
      }
    }
  }

  static func units(_ points: Double) -> Int { Int((points * 1024).rounded()) }
}
