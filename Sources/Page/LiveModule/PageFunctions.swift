import AutoLayout

/// The functions that the engine calls in the page: the metrics of its fonts, and where Thai words start.
///
/// In the page, its script provides them; in tests, HarfBuzz and Pango do, from the same tables.
struct PageFunctions {
  /// A face, and how many faces were tried for a character before it: 0 for the family's own.
  struct FoundFace: Hashable {
    var number: Int
    var position: Int
  }

  /// The face for a character in a family and weight. If no face has it, the last one, the browser's.
  var face: (_ family: String, _ weight: FontWeight, _ character: Unicode.Scalar) -> FoundFace
  var unitsPerEm: (_ face: Int) -> Int
  /// Whether the face has ligatures.
  var hasLigatures: (_ face: Int) -> Bool
  /// Whether the face is whatever font the browser has.
  var isGuess: (_ face: Int) -> Bool
  /// The advance of a character in font units.
  var advance: (_ face: Int, _ character: UInt32) -> Int
  /// The space that kerning adds between two characters, in font units.
  var kerning: (_ face: Int, _ left: UInt32, _ right: UInt32) -> Int
  /// The width in font units of a word whose letters join or stack.
  var wordWidth: (_ face: Int, _ word: String, _ isKerned: Bool) -> Int
  /// The vertical metrics of a family at size 1; nil if the page does not have it.
  var metrics: (_ family: String) -> FontMetrics?
  /// For each character of a Thai text, whether a word starts with it.
  var wordStarts: (_ text: String) -> [Bool]
}
