import AutoLayout
import LayoutDrawing
import LayoutScene
import PangoCairoBackend
import SafeText
import Testing

/// Images from files in PNG, PDF and SVG.
@Suite struct ImagePaintingTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  /// Two pixels: red and translucent blue.
  private func png() throws -> ImageData {
    let bytes = try PNGFile.encode(
      PNGFile.Picture(width: 2, height: 1, samples: [255, 0, 0, 255, 0, 0, 255, 128]))
    return ImageData(format: .png, size: Size(width: 2, height: 1), base64: Base64.text(of: bytes))
  }

  private let svg = ImageData(
    format: .svg, size: Size(width: 10, height: 10),
    base64: Base64.text(
      of: Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
        <rect width="10" height="5" fill="#00ff00"/><rect y="5" width="10" height="5" fill="#0000ff"/>
        <image href="/etc/passwd" width="10" height="10"/><image href="https://example.org/a.png" width="10" height="10"/>
        </svg>
        """.utf8)))

  private func list(_ items: [ImageItem]) -> DisplayList {
    let size = Size(width: 40, height: 40)
    return DisplayList(
      size: size, title: "", description: "",
      items: [.fill(.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), Color(hex: 0xFFFFFF))]
        + items.map { .image($0) })
  }

  private func pixel(_ picture: PNGFile.Picture, _ x: Int, _ y: Int) -> [UInt8] {
    Array(picture.samples[(4 * (y * picture.width + x))..<(4 * (y * picture.width + x) + 3)])
  }

  private func painted(_ items: [ImageItem]) throws -> PNGFile.Picture {
    try #require(PNGFile.decode(try PNGPainter.paint(list(items), scale: 1, measurer: measurer)))
  }

  @Test func aPNGFillsItsFrameAndNoMore() throws {
    let picture = try painted([ImageItem(image: try png(), frame: Rect(x: 10, y: 10, width: 20, height: 10))])
    #expect(pixel(picture, 10, 10) == [255, 0, 0] && pixel(picture, 12, 19) == [255, 0, 0])
    let blue = pixel(picture, 29, 19)
    #expect(abs(Int(blue[0]) - 127) <= 1 && blue[2] == 255)
    for (x, y) in [(9, 12), (30, 12), (12, 9), (12, 20)] { #expect(pixel(picture, x, y) == [255, 255, 255]) }
  }

  @Test func anSVGIsStretchedToItsFrame() throws {
    let picture = try painted([ImageItem(image: svg, frame: Rect(x: 0, y: 0, width: 40, height: 20))])
    #expect(pixel(picture, 1, 1) == [0, 255, 0] && pixel(picture, 38, 8) == [0, 255, 0])
    #expect(pixel(picture, 1, 11) == [0, 0, 255] && pixel(picture, 38, 18) == [0, 0, 255])
    #expect(pixel(picture, 20, 25) == [255, 255, 255])
  }

  private func drawing(_ content: String) -> ImageItem {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"40\">\(content)</svg>"
    let image = ImageData(
      format: .svg, size: Size(width: 40, height: 40), base64: Base64.text(of: Array(text.utf8)))
    return ImageItem(image: image, frame: Rect(x: 0, y: 0, width: 40, height: 40))
  }

  /// librsvg sets texts itself. Without a font, it draws boxes, all of the same width.
  @Test(arguments: ["", "font-family='sans-serif'", "font-family='Helvetica, Georgia'", "font-weight='bold'"])
  func theTextOfAnSVGHasAFont(_ attributes: String) throws {
    func inkedColumns(_ text: String) throws -> Int {
      let picture = try painted([drawing("<text y='20' font-size='12' \(attributes)>\(text)</text>")])
      return (0..<40).count { x in (0..<40).contains { y in pixel(picture, x, y) != [255, 255, 255] } }
    }
    let (narrow, wide) = (try inkedColumns("iii"), try inkedColumns("WWW"))
    #expect(narrow > 2 && wide > 2 * narrow, "\(narrow), \(wide)")
    // A PDF file has the font that it shows.
    let pdf = try PDFPainter.paint(
      list([drawing("<text y='20' \(attributes)>iii</text>")]), measurer: measurer)
    #expect(String(decoding: pdf, as: UTF8.self).contains("+Inter"))
  }

  /// Beyond the side that Cairo allows, once it is extended to the edges of the page.
  @Test(arguments: [(32_000, 1), (1, 32_000), (20_000, 30)]) func longImagesArePrinted(
    _ width: Int, _ height: Int
  ) throws {
    let bytes = try PNGFile.encode(
      PNGFile.Picture(
        width: width, height: height, samples: [UInt8](repeating: 128, count: 4 * width * height)))
    let image = ImageData(
      format: .png, size: Size(width: Double(width), height: Double(height)), base64: Base64.text(of: bytes))
    let items = list([ImageItem(image: image, frame: Rect(x: 4, y: 4, width: 30, height: 30))])
    #expect(try PDFPainter.paint(items, measurer: measurer).count > 100)
  }

  @Test func anSVGFileHoldsEachImageOnce() throws {
    let frames = [Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 20, y: 20, width: 10, height: 5)]
    let items = list(try frames.map { ImageItem(image: try png(), frame: $0) })
    let file = String(decoding: try SVGPainter.paint(items, dark: items, measurer: measurer), as: UTF8.self)
    #expect(file.matches(of: /data:image\/png;base64,/).count == 1)
    #expect(file.matches(of: /<use href="#[^"]*image1" transform/).count == 2)
    #expect(file.contains("translate(20 20) scale(10 5)"))
  }

  @Test func theSameBytesEachTimeAndNothingFromOutside() throws {
    let items = list([ImageItem(image: svg, frame: Rect(x: 0, y: 0, width: 40, height: 40))])
    let pdf = try PDFPainter.paint(items, measurer: measurer)
    #expect(try PDFPainter.paint(items, measurer: measurer) == pdf)
    #expect(String(decoding: pdf.prefix(5), as: UTF8.self) == "%PDF-")
  }

  /// Numbers that no frame should have leave the rest of the picture as it is.
  @Test(arguments: [Double.nan, .infinity, -5, 0, 1e300])
  func oddFrames(_ number: Double) throws {
    let odd = ImageItem(image: try png(), frame: Rect(x: 0, y: 0, width: number, height: number))
    let picture = try painted([odd, ImageItem(image: svg, frame: Rect(x: 30, y: 30, width: 10, height: 10))])
    #expect(pixel(picture, 31, 31) == [0, 255, 0])
    #expect(
      String(decoding: try SVGPainter.paint(list([odd]), measurer: measurer), as: UTF8.self).contains("nan")
        == false)
  }

  @Test func whatIsNoImageIsAnError() {
    for (format, base64) in [(ImageFormat.png, "AAAA"), (.svg, "AAAA"), (.png, "?")] {
      let image = ImageData(format: format, size: Size(width: 1, height: 1), base64: base64)
      #expect(throws: PaintError.self) {
        try painted([ImageItem(image: image, frame: Rect(x: 0, y: 0, width: 9, height: 9))])
      }
    }
  }
}
