import AutoLayout
import Typesetting

/// A text with the attributes that `TextAttributes` gives it for Pango.
struct AttributedText {
  let scalars: [Unicode.Scalar]
  let typeface: Typeface
  let direction: LayoutDirection
  private(set) var attributes: [CharacterAttributes]

  init(_ scalars: [Unicode.Scalar], typeface: Typeface, direction: LayoutDirection) {
    self.scalars = scalars
    self.typeface = typeface
    self.direction = direction
    attributes = scalars.map { CharacterAttributes(code: $0.value) }
    setScripts()
    setDigits()
    setEmoji()
  }

  private mutating func setScripts() {
    for stretch in ScriptStretches.stretches(of: scalars, in: scalars.indices) {
      attributes[stretch.range.lowerBound].isBoundary = true
      let spacing = Self.units(typeface.letterSpacing(in: stretch.script.writingScript))
      for index in stretch.range { attributes[index].letterSpacing = spacing }
    }
  }

  /// Tabular figures for stand-in fonts, and in large text the digit forms that `DisplayDigits` names.
  private mutating func setDigits() {
    guard typeface.role == .standIn || typeface.isDisplay else { return }
    var isTextCut = false
    for index in scalars.indices {
      let form = DisplayDigits.form(of: scalars[index])
      if typeface.role == .standIn || form == .tabular {
        attributes[index].code = CharacterAttributes.tabular + scalars[index].value
      }
      attributes[index].isTextCut = typeface.isDisplay && form == .text
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
    let width = Self.units(EmojiCluster.width(size: typeface.requestedSize))
    var offset: UInt32 = 0
    var clusters = EmojiCluster.clusters(in: String(string))[...]
    for index in scalars.indices {
      guard let cluster = clusters.first else { return }
      if offset == cluster.start || offset == cluster.firstEnd { attributes[index].isBoundary = true }
      if offset >= cluster.start {
        attributes[index].room = offset == cluster.start ? width : 0
        attributes[index].letterSpacing = 0
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
