import Typesetting

/// An item, or a part of one, with the width of each of its characters in units of 1/1024 point.
struct ShapedRun {
  var item: FontRun
  /// In reading order.
  var widths: [Int]
  /// The advance of each of its glyphs, if it is an ellipsis.
  var ellipsisWidth: Int?

  var width: Int { widths.reduce(0, +) }
}

/// Measures items as Pango shapes them.
struct Shaper {
  let text: AttributedText
  let page: PageFunctions
  /// The width of eight blanks.
  let tabWidth: Int

  init(text: AttributedText, fonts: WebFonts) {
    self.text = text
    page = fonts.page
    let typeface = text.stretches.first.typeface
    let face = fonts.face(family: typeface.family, weight: typeface.weight, for: " ")
    let blanks = 8 * FontScale(size: typeface.size).units(face.advance(of: 0x20), of: face)
    tabWidth = blanks > 0 ? blanks : 50 * 1024
  }

  /// - Parameter x: where the run begins in its line, which tabs depend on.
  func shape(_ item: FontRun, at x: Int) -> ShapedRun {
    var widths =
      switch item.content {
      case .single: single(item)
      case .joined: JoinedLetters(item: item, scalars: text.scalars).widths
      case .room(let width): [width] + [Int](repeating: 0, count: item.range.count - 1)
      case .tab: [width(ofTabAt: x)]
      }
    if item.letterSpacing != 0 {
      for (offset, index) in item.range.enumerated() where isCursorPosition(index) {
        widths[offset] += item.letterSpacing
      }
    }
    return ShapedRun(item: item, widths: widths)
  }

  /// About three letters.
  func farAway(_ item: FontRun) -> Int {
    Int(text.attributes[item.range.lowerBound].typeface.size * 1024 * 1.7)
  }

  /// An ellipsis in the font's own face, or three full stops if it replaces wide characters.
  func ellipsis(in face: WebFace, _ scale: FontScale, isWide: Bool) -> (widths: [Int], own: Int) {
    let code: UInt32 = isWide ? 0x2E : 0x2026
    let advance = face.advance(of: code)
    let (width, own) = (scale.units(advance, of: face), scale.cairoUnits(advance, of: face))
    guard isWide else { return ([width], own) }
    let kerned = width + scale.units(face.kerning(code, code), of: face)
    return ([kerned, kerned, width], own)
  }

  /// Whether a character starts at an index, rather than continuing the one before it.
  func isCursorPosition(_ index: Int) -> Bool {
    if index == text.scalars.count { return true }
    let scalar = text.scalars[index]
    return !(scalar.isExtending || scalar.properties.generalCategory == .spacingMark)
      && text.attributes[index].room != 0
  }

  private func single(_ item: FontRun) -> [Int] {
    item.range.map { index in
      if text.scalars[index].isExtending { return 0 }
      let advance = item.scale.units(item.face.advance(of: code(item, index)), of: item.face)
      // Pango makes negative widths positive, for example those of quotes over commas.
      return abs(advance + kerning(item, after: index))
    }
  }

  private func kerning(_ item: FontRun, after index: Int) -> Int {
    if item.kerning == .none { return 0 }
    let next = item.kerning == .backward ? index - 1 : index + 1
    guard item.range.contains(next) else { return 0 }
    return item.scale.units(item.face.kerning(code(item, index), code(item, next)), of: item.face)
  }

  /// Brackets are mirrored in right-to-left text.
  private func code(_ item: FontRun, _ index: Int) -> UInt32 {
    let code = text.attributes[index].code
    return item.level % 2 == 1 ? Self.mirrored[code] ?? code : code
  }

  private static let mirrored: [UInt32: UInt32] = {
    let pairs: [(UInt32, UInt32)] = [
      (0x28, 0x29), (0x3C, 0x3E), (0x5B, 0x5D), (0x7B, 0x7D), (0xAB, 0xBB), (0x2039, 0x203A),
      (0x2264, 0x2265),
      (0x3008, 0x3009), (0x300A, 0x300B), (0x300C, 0x300D), (0x300E, 0x300F), (0x3010, 0x3011),
      (0xFF08, 0xFF09),
    ]
    var mirrored: [UInt32: UInt32] = [:]
    for base in [0, CharacterAttributes.tabular] {
      for (left, right) in pairs {
        mirrored[base + left] = base + right
        mirrored[base + right] = base + left
      }
    }
    return mirrored
  }()

  private func width(ofTabAt x: Int) -> Int {
    var place = 0
    while place < x + tabWidth / 8 { place += tabWidth }
    return place - x
  }
}

extension Unicode.Scalar {
  /// Whether it combines with the character before it, or controls how that one is displayed.
  var isExtending: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: value == 0x200C || value == 0x200D
    }
  }
}
