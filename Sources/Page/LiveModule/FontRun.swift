import Typesetting

/// A stretch of text that is set in one face and direction.
struct FontRun {
  enum Content {
    /// Characters side by side.
    case single
    /// Letters that only the browser can join.
    case joined
    /// Space for an emoji; its first character gets the whole width.
    case room(Int)
    case tab
  }

  enum Kerning {
    case forward
    /// From the last character to the first, if the direction differs from the script's.
    case backward
    case none
  }

  var range: Range<Int>
  var face: WebFace
  var level: UInt8
  /// The size of its letters.
  var scale: FontScale
  /// The space added after each character.
  var letterSpacing: Int
  /// The part of `letterSpacing` that the text adds.
  var kern: KernSides
  var content: Content
  var script: UnicodeScript
  var kerning = Kerning.forward
}

/// The attributes of a character before its text is itemized.
struct CharacterAttributes {
  /// Whether an attribute starts or ends before this character.
  var isBoundary = false
  var letterSpacing = 0
  /// The part of `letterSpacing` that the text adds.
  var kern = KernSides()
  /// In units; nil if it is not part of an emoji.
  var room: Int?
  /// Whether it uses the font's text cut within display-size text.
  var isTextCut = false
  var typeface: Typeface
  /// Its number in the fonts' tables; a tabular figure has a number of its own.
  var code: UInt32

  var family: String { isTextCut ? SystemFont.textFamily : typeface.family }

  /// The offset added to a code point to look up its tabular figure in the page's font tables.
  static let tabular: UInt32 = 0xF0000
}
