import AutoLayout

/// A face, with a cache of its measurements.
final class WebFace {
  let number: Int
  /// Its place among the faces that are searched for a character.
  let position: Int
  let unitsPerEm: Int64
  /// Whether only the browser can measure its words.
  let hasLigatures: Bool
  private let page: PageFunctions
  private var advances: [UInt32: Int] = [:]
  private var kernings: [UInt64: Int] = [:]

  init(_ found: PageFunctions.FoundFace, page: PageFunctions) {
    number = found.number
    position = found.position
    unitsPerEm = Int64(max(1, page.unitsPerEm(number)))
    hasLigatures = page.hasLigatures(number)
    self.page = page
  }

  func advance(of character: UInt32) -> Int {
    if let known = advances[character] { return known }
    let advance = page.advance(number, character)
    advances[character] = advance
    return advance
  }

  func kerning(_ left: UInt32, _ right: UInt32) -> Int {
    let pair = UInt64(left) << 32 | UInt64(right)
    if let known = kernings[pair] { return known }
    let kerning = page.kerning(number, left, right)
    kernings[pair] = kerning
    return kerning
  }

  func width(ofWord word: String, isKerned: Bool) -> Int { page.wordWidth(number, word, isKerned) }
}

/// The faces of the page.
final class WebFonts {
  private struct Wanted: Hashable {
    var family: String
    var weight: FontWeight
    var scalar: UInt32
  }

  let page: PageFunctions
  private var wanted: [Wanted: WebFace] = [:]
  private var faces: [PageFunctions.FoundFace: WebFace] = [:]
  /// The characters that no font in the page has.
  private(set) var guessed: Set<UInt32> = []

  init(page: PageFunctions) { self.page = page }

  func face(family: String, weight: FontWeight, for scalar: Unicode.Scalar) -> WebFace {
    let key = Wanted(family: family, weight: weight, scalar: scalar.value)
    if let known = wanted[key] { return known }
    let found = page.face(family, weight, scalar)
    let face = faces[found] ?? WebFace(found, page: page)
    faces[found] = face
    wanted[key] = face
    if page.isGuess(found.number) { guessed.insert(scalar.value) }
    return face
  }
}

/// Converts font units to Pango units of 1/1024 point, rounding as HarfBuzz does.
struct FontScale {
  private let size: Int64

  /// - Parameter size: in points.
  init(size: Double) { self.size = Int64(size * 1024) }

  func units(_ value: Int, of face: WebFace) -> Int {
    let factor = (size << 16) / face.unitsPerEm
    return Int((Int64(value) * factor + 0x8000) >> 16)
  }

  /// Rounds to nearest, as Cairo does; Pango asks Cairo for the width of a single glyph.
  func cairoUnits(_ value: Int, of face: WebFace) -> Int {
    Int((2 * Int64(value) * size + face.unitsPerEm) / (2 * face.unitsPerEm))
  }
}
