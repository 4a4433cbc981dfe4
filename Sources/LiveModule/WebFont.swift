import AutoLayout

/// The number of the face that sets a character in a family and weight, times 256, and how many faces were asked
/// before it: 0 for the family's own. What no face has is set in a last one, the browser's.
@_extern(wasm, module: "page", name: "face")
@_extern(c)
private func pageFace(
  _ family: UnsafePointer<UInt8>, _ count: Int32, _ weight: Int32, _ scalar: UInt32
) -> Int32

@_extern(wasm, module: "page", name: "unitsPerEm")
@_extern(c)
private func pageUnitsPerEm(_ face: Int32) -> Int32

/// 1 if characters of the face become one glyph together.
@_extern(wasm, module: "page", name: "hasLigatures")
@_extern(c)
private func pageHasLigatures(_ face: Int32) -> Int32

/// The advance of a character in font units.
@_extern(wasm, module: "page", name: "advance")
@_extern(c)
private func pageAdvance(_ face: Int32, _ scalar: UInt32) -> Int32

/// What kerning adds between two characters, in font units.
@_extern(wasm, module: "page", name: "kerning")
@_extern(c)
private func pageKerning(_ face: Int32, _ left: UInt32, _ right: UInt32) -> Int32

/// The width of letters that join or stand over each other, in font units.
@_extern(wasm, module: "page", name: "word")
@_extern(c)
private func pageWord(
  _ face: Int32, _ word: UnsafePointer<UInt8>, _ count: Int32, _ isKerned: Int32
) -> Int32

/// A vertical measure of a family that is at hand, in parts of the size: 0 ascender, 1 descender, 2 line height;
/// not a number for others.
@_extern(wasm, module: "page", name: "metric")
@_extern(c)
private func pageMetric(_ family: UnsafePointer<UInt8>, _ count: Int32, _ which: Int32) -> Double

/// A face and what is known of its measures already.
final class WebFace {
  let number: Int32
  /// Its place among the faces in which a character is looked for.
  let position: Int
  let unitsPerEm: Int64
  /// Whether only the browser can tell what its words measure.
  let hasLigatures: Bool
  private var advances: [UInt32: Int32] = [:]
  private var kernings: [UInt64: Int32] = [:]

  init(number: Int32, position: Int) {
    self.number = number
    self.position = position
    unitsPerEm = Int64(max(1, pageUnitsPerEm(number)))
    hasLigatures = pageHasLigatures(number) != 0
  }

  func advance(of character: UInt32) -> Int32 {
    if let known = advances[character] { return known }
    let advance = pageAdvance(number, character)
    advances[character] = advance
    return advance
  }

  func kerning(_ left: UInt32, _ right: UInt32) -> Int32 {
    let pair = UInt64(left) << 32 | UInt64(right)
    if let known = kernings[pair] { return known }
    let kerning = pageKerning(number, left, right)
    kernings[pair] = kerning
    return kerning
  }

  func width(ofWord word: String, isKerned: Bool) -> Int32 {
    var word = word
    return word.withUTF8 { bytes in
      bytes.baseAddress.map { pageWord(number, $0, Int32(bytes.count), isKerned ? 1 : 0) } ?? 0
    }
  }
}

/// The faces of the page.
final class WebFonts {
  private struct Wanted: Hashable {
    var family: String
    var weight: FontWeight
    var scalar: UInt32
  }

  private struct Key: Hashable {
    var number: Int32
    var position: Int
  }

  private var wanted: [Wanted: WebFace] = [:]
  private var faces: [Key: WebFace] = [:]

  func face(family: String, weight: FontWeight, for scalar: Unicode.Scalar) -> WebFace {
    let key = Wanted(family: family, weight: weight, scalar: scalar.value)
    if let known = wanted[key] { return known }
    var family = family
    let found = family.withUTF8 { bytes in
      bytes.baseAddress.map { pageFace($0, Int32(bytes.count), Int32(weight.rawValue), scalar.value) } ?? 0
    }
    // The number of the face, and how many were tried before it.
    let place = Key(number: found >> 8, position: Int(found & 0xFF))
    let face = faces[place] ?? WebFace(number: place.number, position: place.position)
    faces[place] = face
    wanted[key] = face
    return face
  }

  /// The vertical measures of a family in parts of the size; nil if the page does not have it.
  func metrics(family: String) -> FontMetrics? {
    var family = family
    return family.withUTF8 { bytes -> FontMetrics? in
      guard let start = bytes.baseAddress else { return nil }
      func metric(_ which: Int32) -> Double { pageMetric(start, Int32(bytes.count), which) }
      let ascender = metric(0)
      return ascender.isNaN
        ? nil : FontMetrics(ascender: ascender, descender: metric(1), lineHeight: metric(2))
    }
  }
}

/// Font units to Pango's units of 1/1024 point, rounded as HarfBuzz rounds them.
struct FontScale {
  private let size: Int64

  /// - Parameter size: in points.
  init(size: Double) { self.size = Int64(size * 1024) }

  func units(_ value: Int32, of face: WebFace) -> Int {
    let factor = (size << 16) / face.unitsPerEm
    return Int((Int64(value) * factor + 0x8000) >> 16)
  }
}
