/// A stretch of text that is set in one face and direction.
struct FontRun {
  enum Content {
    /// Characters side by side.
    case single
    /// Letters that only the browser can join.
    case joined
    /// Room for an emoji, its first character having all of it.
    case room(Int)
    case tab
  }

  enum Kerning {
    case forward
    /// From the last character to the first, if the direction is not the script's.
    case backward
    case none
  }

  var range: Range<Int>
  var face: WebFace
  var level: UInt8
  /// What follows each character beyond its advance.
  var letterSpacing: Int
  var content: Content
  var script: UnicodeScript
  var kerning = Kerning.forward
}

/// What is said of each character of a text before it is divided into items.
struct CharacterAttributes {
  /// Whether an attribute begins or ends before it.
  var isBoundary = false
  var letterSpacing = 0
  /// Units; nil: no emoji.
  var room: Int?
  /// Whether it is set in the cut for running text within large text.
  var isTextCut = false
  /// By what the fonts know it: a figure of one width has a number of its own.
  var code: UInt32

  /// What a character's number is raised by in the page's measures of fonts for figures of one width.
  static let tabular: UInt32 = 0xF0000
}
