import AutoLayout
import Typesetting

/// Divides paragraphs into items as Pango does.
struct Itemizer {
  private let text: AttributedText
  private let fonts: WebFonts
  private var items: [Draft] = []
  /// The first of the most recent blanks.
  private var firstBlank: Int?
  /// The position of the last face used; blanks prefer a face that comes earlier.
  private var position = Int.max

  /// An item, whose face is unknown while it contains only blanks.
  private struct Draft {
    var range: Range<Int>
    var face: WebFace?
    var level: UInt8
    var script: UnicodeScript
  }

  static func items(of text: AttributedText, in paragraph: Range<Int>, fonts: WebFonts) -> [FontRun] {
    var itemizer = Itemizer(text: text, fonts: fonts)
    itemizer.divide(paragraph)
    return itemizer.items.map { itemizer.item($0) }
  }

  private init(text: AttributedText, fonts: WebFonts) {
    self.text = text
    self.fonts = fonts
  }

  private mutating func divide(_ paragraph: Range<Int>) {
    let levels = BidiLevels.levels(of: text.scalars[paragraph], direction: text.direction)
    let stretches = ScriptStretches.stretches(of: text.scalars, in: paragraph)
    for stretch in stretches {
      var start = stretch.range.lowerBound
      while start < stretch.range.upperBound {
        let level = levels[start - paragraph.lowerBound]
        var end = start + 1
        while end < stretch.range.upperBound, !text.attributes[end].isBoundary,
          levels[end - paragraph.lowerBound] == level
        { end += 1 }
        addRun(start..<end, level: level, script: stretch.script)
        start = end
      }
    }
  }

  private mutating func addRun(_ run: Range<Int>, level: UInt8, script: UnicodeScript) {
    var isOpen = false
    var followsTab = false
    for index in run {
      let scalar = text.scalars[index]
      let isTab = scalar.value == 0x09
      let face = scalar.isLikeBlank ? nil : self.face(for: index)
      add(
        Draft(range: index..<index + 1, face: face, level: level, script: script),
        breaks: isTab || followsTab,
        isOpen: isOpen)
      isOpen = true
      followsTab = isTab
    }
    if let last = items.last, last.face == nil { fill(blankFace(at: run.lowerBound)) }
  }

  private mutating func add(_ draft: Draft, breaks: Bool, isOpen: Bool) {
    var draft = draft
    let index = draft.range.lowerBound
    let blanks = firstBlank
    if draft.face != nil { firstBlank = nil } else if firstBlank == nil { firstBlank = index }
    var ownPosition = draft.face?.position ?? Int.max
    if isOpen, let last = items.last {
      if last.face == nil, let face = draft.face {
        fill(face)
        position = ownPosition
      } else if let face = last.face, draft.face == nil {
        draft.face = face
        ownPosition = position
      }
      if !breaks, items[items.count - 1].face === draft.face {
        items[items.count - 1].range = last.range.lowerBound..<index + 1
        return
      }
      if let blanks, last.range.lowerBound < blanks, ownPosition < position {
        items[items.count - 1].range = last.range.lowerBound..<blanks
        draft.range = blanks..<index + 1
      }
    }
    items.append(draft)
    position = ownPosition
  }

  private mutating func fill(_ face: WebFace) {
    for index in items.indices.reversed() {
      if items[index].face != nil { return }
      items[index].face = face
    }
  }

  private func face(for index: Int) -> WebFace {
    let attributes = text.attributes[index]
    // The space for an emoji needs no glyph.
    if attributes.room != nil { return blankFace(at: index) }
    return fonts.face(
      family: attributes.family, weight: attributes.typeface.weight, for: text.scalars[index])
  }

  private func blankFace(at index: Int) -> WebFace {
    let typeface = text.attributes[index].typeface
    return fonts.face(family: typeface.family, weight: typeface.weight, for: " ")
  }

  private func item(_ draft: Draft) -> FontRun {
    let first = draft.range.lowerBound
    let attributes = text.attributes[first]
    let content: FontRun.Content =
      if let room = attributes.room {
        .room(room)
      } else if text.scalars[first].value == 0x09 {
        .tab
      } else {
        isJoined(draft) ? .joined : .single
      }
    return FontRun(
      range: draft.range, face: draft.face ?? blankFace(at: first), level: draft.level,
      scale: FontScale(size: attributes.typeface.size), letterSpacing: attributes.letterSpacing,
      kern: attributes.kern, content: content, script: draft.script, kerning: kerning(draft))
  }

  /// Inter has neither joined letters nor ligatures.
  private func isJoined(_ draft: Draft) -> Bool {
    let attributes = text.attributes[draft.range.lowerBound]
    if attributes.typeface.role == .own {
      // Pango makes no ligatures of letters that are set apart.
      return draft.script.isJoined || draft.face?.hasLigatures == true && attributes.letterSpacing == 0
    }
    return draft.script.isJoined && draft.face?.position != 0
  }

  private func kerning(_ draft: Draft) -> FontRun.Kerning {
    let isRightToLeft = draft.level % 2 == 1
    let role = text.attributes[draft.range.lowerBound].typeface.role
    let isOurs = role != .own && draft.face?.position == 0
    if role == .standIn { return .none }
    switch draft.script {
    // HarfBuzz does not kern Hebrew runs in a font that is not made for Hebrew.
    case .hebrew where isOurs: return .none
    case .hebrew, .arabic: return isRightToLeft || isNumber(draft) ? .forward : .backward
    default: return isRightToLeft ? .backward : .forward
    }
  }

  private func isNumber(_ draft: Draft) -> Bool {
    let scalars = text.scalars[draft.range]
    return scalars.contains { $0.properties.generalCategory == .decimalNumber }
      && !scalars.contains { $0.isLetter }
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether it is set in the font of its neighbours, as blanks and control characters are.
  fileprivate var isLikeBlank: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !(0x600...0x6FF ~= value) && value != 0x70F && value != 0x8E2
    case .spaceSeparator: value != 0x1680
    default: 0xFE00...0xFE0F ~= value || 0xE0100...0xE01EF ~= value
    }
  }
}
