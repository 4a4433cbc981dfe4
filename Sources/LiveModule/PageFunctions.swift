import AutoLayout

/// What the engine asks the page: the measures of its fonts, and where words of Thai begin.
///
/// In the page its script answers; in tests HarfBuzz and Pango do, from the same tables.
struct PageFunctions {
  /// A face, and how many were asked for a character before it: 0 for the family's own.
  struct FoundFace: Hashable {
    var number: Int
    var position: Int
  }

  /// The face that sets a character in a family and weight. What no face has is set in a last one, the browser's.
  var face: (_ family: String, _ weight: FontWeight, _ character: Unicode.Scalar) -> FoundFace
  var unitsPerEm: (_ face: Int) -> Int
  /// Whether characters of the face become one glyph together.
  var hasLigatures: (_ face: Int) -> Bool
  /// The advance of a character in font units.
  var advance: (_ face: Int, _ character: UInt32) -> Int
  /// What kerning adds between two characters, in font units.
  var kerning: (_ face: Int, _ left: UInt32, _ right: UInt32) -> Int
  /// The width of letters that join or stand over each other, in font units.
  var wordWidth: (_ face: Int, _ word: String, _ isKerned: Bool) -> Int
  /// The vertical measures of a family in parts of the size; nil if the page does not have it.
  var metrics: (_ family: String) -> FontMetrics?
  /// For each character of a text in Thai whether a word begins with it.
  var wordStarts: (_ text: String) -> [Bool]
}
