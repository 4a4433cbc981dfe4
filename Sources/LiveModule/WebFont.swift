import AutoLayout

/// A face that the page has loaded, or those that lend it characters, by its number there.
@_extern(wasm, module: "page", name: "face")
@_extern(c)
private func pageFace(_ family: UnsafePointer<UInt8>, _ count: Int32, _ weight: Int32, _ isForeign: Int32)
  -> Int32

/// The advance of a character, in parts of the font's size.
@_extern(wasm, module: "page", name: "advance")
@_extern(c)
private func pageAdvance(_ face: Int32, _ scalar: UInt32) -> Double

/// What stands between two characters beyond their advances, in parts of the size.
@_extern(wasm, module: "page", name: "kerning")
@_extern(c)
private func pageKerning(_ face: Int32, _ left: UInt32, _ right: UInt32) -> Double

/// The width of a word whose letters join or stand over each other, in parts of the size.
@_extern(wasm, module: "page", name: "word")
@_extern(c)
private func pageWord(_ face: Int32, _ word: UnsafePointer<UInt8>, _ count: Int32) -> Double

/// A vertical measure of a family in parts of the size: 0 ascender, 1 descender, 2 line height; not a number
/// for a family that the page does not have.
@_extern(wasm, module: "page", name: "metric")
@_extern(c)
private func pageMetric(_ face: Int32, _ which: Int32) -> Double

/// A font of the page at a size, with measures in Pango's units of 1/1024 point, rounded as Pango rounds them.
struct WebFont {
  let face: WebFace
  /// The faces that lend it characters.
  let foreign: WebFace
  let size: Double
  /// What follows each letter of the system font.
  let letterSpacing: Int

  func advance(of scalar: Unicode.Scalar, isForeign: Bool = false) -> Int {
    units((isForeign ? foreign : face).advance(of: scalar))
  }

  func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar, isForeign: Bool) -> Int {
    units((isForeign ? foreign : face).kerning(left, right))
  }

  func width(ofWord word: String) -> Int { units(foreign.width(ofWord: word)) }

  private func units(_ share: Double) -> Int { Int((share * size * 1024).rounded()) }
}

/// A face and what is known of its measures already.
final class WebFace {
  private let number: Int32
  /// nil for the system font.
  let metrics: (ascender: Double, descender: Double, lineHeight: Double)?
  private var advances: [UInt32: Double] = [:]
  private var kernings: [UInt64: Double] = [:]

  init(family: String, weight: Int, isForeign: Bool) {
    var family = family
    number = family.withUTF8 { bytes in
      bytes.baseAddress.map { pageFace($0, Int32(bytes.count), Int32(weight), isForeign ? 1 : 0) } ?? 0
    }
    let ascender = pageMetric(number, 0)
    metrics = ascender.isNaN ? nil : (ascender, pageMetric(number, 1), pageMetric(number, 2))
  }

  func advance(of scalar: Unicode.Scalar) -> Double {
    if let known = advances[scalar.value] { return known }
    let advance = pageAdvance(number, scalar.value)
    advances[scalar.value] = advance
    return advance
  }

  func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    let pair = UInt64(left.value) << 32 | UInt64(right.value)
    if let known = kernings[pair] { return known }
    let kerning = pageKerning(number, left.value, right.value)
    kernings[pair] = kerning
    return kerning
  }

  func width(ofWord word: String) -> Double {
    var word = word
    return word.withUTF8 { bytes in
      bytes.baseAddress.map { pageWord(number, $0, Int32(bytes.count)) } ?? 0
    }
  }
}
