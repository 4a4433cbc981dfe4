import AutoLayout

// The functions that `engine.js` provides to the module. Texts are UTF-8, with the number of their bytes.

/// The number of the face times 256, plus how many faces were tried before it.
@_extern(wasm, module: "page", name: "face")
@_extern(c)
private func pageFace(
  _ family: UnsafePointer<UInt8>, _ count: Int32, _ weight: Int32, _ scalar: UInt32
) -> Int32

@_extern(wasm, module: "page", name: "unitsPerEm")
@_extern(c)
private func pageUnitsPerEm(_ face: Int32) -> Int32

@_extern(wasm, module: "page", name: "hasLigatures")
@_extern(c)
private func pageHasLigatures(_ face: Int32) -> Int32

@_extern(wasm, module: "page", name: "isGuess")
@_extern(c)
private func pageIsGuess(_ face: Int32) -> Int32

@_extern(wasm, module: "page", name: "advance")
@_extern(c)
private func pageAdvance(_ face: Int32, _ scalar: UInt32) -> Int32

@_extern(wasm, module: "page", name: "kerning")
@_extern(c)
private func pageKerning(_ face: Int32, _ left: UInt32, _ right: UInt32) -> Int32

@_extern(wasm, module: "page", name: "word")
@_extern(c)
private func pageWord(
  _ face: Int32, _ word: UnsafePointer<UInt8>, _ count: Int32, _ isKerned: Int32
) -> Int32

/// Marks where words begin, with one byte for each character.
@_extern(wasm, module: "page", name: "words")
@_extern(c)
private func pageWords(_ text: UnsafePointer<UInt8>, _ count: Int32, _ starts: UnsafeMutablePointer<UInt8>)

/// 0 ascender, 1 descender, 2 line height, at size 1; NaN if the page does not have the family.
@_extern(wasm, module: "page", name: "metric")
@_extern(c)
private func pageMetric(_ family: UnsafePointer<UInt8>, _ count: Int32, _ which: Int32) -> Double

extension PageFunctions {
  /// The functions that the page provides.
  static var imported: PageFunctions {
    PageFunctions(
      face: { family, weight, character in
        let found = bytes(of: family) { pageFace($0, $1, Int32(weight.rawValue), character.value) }
        return FoundFace(number: Int(found >> 8), position: Int(found & 0xFF))
      },
      unitsPerEm: { Int(pageUnitsPerEm(Int32($0))) },
      hasLigatures: { pageHasLigatures(Int32($0)) != 0 },
      isGuess: { pageIsGuess(Int32($0)) != 0 },
      advance: { Int(pageAdvance(Int32($0), $1)) },
      kerning: { Int(pageKerning(Int32($0), $1, $2)) },
      wordWidth: { face, word, isKerned in
        Int(bytes(of: word) { pageWord(Int32(face), $0, $1, isKerned ? 1 : 0) })
      },
      metrics: { family in
        func metric(_ which: Int32) -> Double { bytes(of: family) { pageMetric($0, $1, which) } }
        let ascender = metric(0)
        return ascender.isNaN
          ? nil : FontMetrics(ascender: ascender, descender: metric(1), lineHeight: metric(2))
      },
      wordStarts: { text in
        var starts = [UInt8](repeating: 0, count: text.unicodeScalars.count)
        starts.withUnsafeMutableBufferPointer { starts in
          guard let result = starts.baseAddress else { return }
          bytes(of: text) { pageWords($0, $1, result) }
        }
        return starts.map { $0 != 0 }
      })
  }

  private static func bytes<Result>(
    of text: String, _ body: (UnsafePointer<UInt8>, Int32) -> Result
  ) -> Result {
    // With one more byte the array has storage even if the text is empty.
    (Array(text.utf8) + [0]).withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("an array with elements has a place") }
      return body(start, Int32(bytes.count - 1))
    }
  }
}
