import CSpng

/// A PNG file read back by a decoder that is not ours.
struct DecodedPNG {
  var width = 0
  var height = 0
  /// Red, green, blue, alpha, row by row.
  var pixels: [UInt8] = []
  var pixelsPerMetre = 0
  var texts: [String: String] = [:]

  init?(_ file: [UInt8]) {
    guard let context = spng_ctx_new(0) else { return nil }
    defer { spng_ctx_free(context) }
    let isRead = file.withUnsafeBytes { bytes -> Bool in
      var header = spng_ihdr()
      var size = 0
      guard spng_set_png_buffer(context, bytes.baseAddress, bytes.count) == 0,
        spng_get_ihdr(context, &header) == 0,
        spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &size) == 0
      else { return false }
      width = Int(header.width)
      height = Int(header.height)
      pixels = [UInt8](repeating: 0, count: size)
      guard
        pixels.withUnsafeMutableBytes({
          spng_decode_image(context, $0.baseAddress, size, Int32(SPNG_FMT_RGBA8.rawValue), 0)
        }) == 0
      else { return false }
      var density = spng_phys()
      if spng_get_phys(context, &density) == 0, density.unit_specifier == 1 {
        pixelsPerMetre = Int(density.ppu_x)
      }
      readTexts(context)
      return true
    }
    guard isRead else { return nil }
  }

  private mutating func readTexts(_ context: OpaquePointer) {
    var count: UInt32 = 0
    guard spng_get_text(context, nil, &count) == 0, count > 0 else { return }
    var chunks = [spng_text](repeating: spng_text(), count: Int(count))
    guard spng_get_text(context, &chunks, &count) == 0 else { return }
    for chunk in chunks {
      let keyword = withUnsafeBytes(of: chunk.keyword) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      texts[keyword] = chunk.text.map { String(cString: $0) }
    }
  }

  /// How dark a pixel is on white, from 0 to 255.
  func darkness(x: Int, y: Int) -> Int {
    255 - Int(pixels[(y * width + x) * 4 + 1])
  }

  /// The mean difference of the colours of two pictures of the same size, from 0 to 255.
  func meanDifference(_ other: DecodedPNG) -> Double? {
    guard width == other.width, height == other.height, !pixels.isEmpty else { return nil }
    var sum = 0
    // By index: the lazy form takes seconds in a debug build.
    pixels.withUnsafeBufferPointer { own in
      other.pixels.withUnsafeBufferPointer { others in
        for index in own.indices { sum += abs(Int(own[index]) - Int(others[index])) }
      }
    }
    return Double(sum) / Double(pixels.count)
  }
}
