import AutoLayout
import Foundation
import LayoutDrawing
import Testing

@testable import PangoCairoBackend

@Suite struct PaintingTests {
  let library: FontLibrary
  let measurer: PangoTextMeasurer

  init() throws {
    library = try FontLibrary()
    measurer = PangoTextMeasurer(library)
  }

  func decoded(_ list: DisplayList, scale: Double = 1) throws -> DecodedPNG {
    try #require(DecodedPNG(try PNGPainter.paint(list, scale: scale, measurer: measurer)))
  }

  /// A black text in a white picture.
  func picture(of item: TextItem, size: Size) -> DisplayList {
    DisplayList(
      size: size, title: "", description: "",
      items: [
        .fill(.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), TestSheet.white), .text(item),
      ])
  }

  @Test(arguments: [(1.0, 2835), (2.0, 5669), (3.0, 8504)])
  func pngSaysItsDensityAndTexts(scale: Double, pixelsPerMetre: Int) throws {
    let list = TestSheet.make()
    let png = try decoded(list, scale: scale)
    #expect(png.width == Int(list.size.width * scale))
    #expect(png.height == Int(list.size.height * scale))
    #expect(png.pixelsPerMetre == pixelsPerMetre)
    #expect(png.texts == ["Title": list.title, "Description": list.description])
    #expect(measurer.problems.isEmpty)
  }

  @Test func pixelsAreTheColoursAsked() throws {
    let half = Rect(x: 0, y: 0, width: 2, height: 4)
    let list = DisplayList(
      size: Size(width: 4, height: 4), title: "", description: "",
      items: [.fill(.rect(half), Color(hex: 0x336699, alpha: 0.5))])
    let png = try decoded(list)
    let left = Array(png.pixels[0..<4])
    // Cairo keeps colours multiplied by alpha in eight bits, which costs a step or two.
    #expect(zip(left, [0x33, 0x66, 0x99, 0x80]).allSatisfy { abs(Int($0) - $1) <= 2 }, "\(left)")
    #expect(Array(png.pixels[12..<16]) == [0, 0, 0, 0])
  }

  @Test func groupsMoveScaleClipAndFade() throws {
    let group = DisplayGroup(
      translation: Point(x: 10, y: 10), scale: 2, clip: .rect(Rect(x: 0, y: 0, width: 5, height: 5)),
      opacity: 0.5,
      items: [
        .fill(.rect(Rect(x: 0, y: 0, width: 50, height: 50)), TestSheet.black),
        .fill(.rect(Rect(x: 2, y: 2, width: 50, height: 50)), TestSheet.black),
      ])
    let list = DisplayList(
      size: Size(width: 40, height: 40), title: "", description: "",
      items: [.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 40)), TestSheet.white), .group(group)])
    let png = try decoded(list)
    for (x, y) in [(9, 15), (15, 9), (20, 15), (15, 20)] { #expect(png.darkness(x: x, y: y) == 0) }
    // Faded as a whole: where the two overlap is no darker.
    for (x, y) in [(10, 10), (19, 19), (15, 15)] { #expect(abs(png.darkness(x: x, y: y) - 128) <= 1) }
  }

  /// Letters stay in the box that was measured; what leans over its sides is below a point.
  @Test(arguments: ["Label", "Hamburgefonts", "Äpfel gyq", "0123456789", "VAWA"])
  func inkStaysInTheMeasuredBox(string: String) throws {
    for size in [9.0, 13, 17, 24, 34] {
      for weight in [FontWeight.regular, .semibold, .bold] {
        let text = Text(string, font: Font(size: size, weight: weight))
        let box = measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size
        let margin = 10.0
        let frame = Rect(x: margin, y: margin, width: box.width, height: box.height)
        let list = picture(
          of: TextItem(text: text, frame: frame, color: TestSheet.black),
          size: Size(
            width: (box.width + 2 * margin).rounded(.up), height: (box.height + 2 * margin).rounded(.up)))
        let png = try decoded(list, scale: 2)
        let ink = try #require(png.inkBounds)
        #expect(ink.minX >= 2 * (margin - 0.5) && ink.maxX <= 2 * (frame.maxX + 0.5) + 1)
        #expect(ink.minY >= 2 * (margin - 0.5) && ink.maxY <= 2 * (frame.maxY + 0.5) + 1)
        // And fill it: side bearings are no wider than a fifth of the size.
        #expect(ink.width / 2 > box.width - 0.4 * size)
      }
    }
  }

  @Test func textIsCentredVerticallyAndAligned() throws {
    func ink(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) throws -> Rect {
      let text = Text("HHH", alignment: alignment, direction: direction)
      let frame = Rect(x: 0, y: 0, width: 200, height: 100)
      return try #require(
        try decoded(
          picture(of: TextItem(text: text, frame: frame, color: TestSheet.black), size: frame.size)
        ).inkBounds)
    }
    let left = try ink(.left)
    // The middle of a capital lies above the middle of the line by 0.0159 of the size: (0.9521 - 0.7273/2) - 0.5967.
    #expect(abs(left.midY - 50) < 2)
    #expect(left.minX < 4)
    #expect(try ink(.right).maxX > 196)
    #expect(abs(try ink(.center).midX - 100) < 1)
    #expect(try ink(.natural) == left)
    #expect(try ink(.natural, .rightToLeft) == ink(.right))
  }

  @Test func clippedTextEndsAtItsFrame() throws {
    let text = Text("HHHHHHHHHHHHHHHHHH", lineBreakMode: .byClipping)
    let frame = Rect(x: 10, y: 0, width: 55, height: 20)
    let png = try decoded(
      picture(
        of: TextItem(text: text, frame: frame, color: TestSheet.black), size: Size(width: 100, height: 20)))
    let ink = try #require(png.inkBounds)
    #expect(ink.maxX <= 65 && ink.maxX > 60)
  }

  /// The gaps between equal letters differ by less than a fifth of a pixel.
  @Test func lettersAreEvenlySpaced() throws {
    let text = Text("l l l l l l l l l l l l", font: Font(size: 13))
    let frame = Rect(x: 3, y: 0, width: 90, height: 20)
    let png = try decoded(
      picture(
        of: TextItem(text: text, frame: frame, color: TestSheet.black), size: Size(width: 100, height: 20)))
    // The centre of gravity of each letter's ink along the middle row.
    var centres: [Double] = []
    var (mass, moment) = (0.0, 0.0)
    for x in 0..<png.width {
      let darkness = Double(png.darkness(x: x, y: 10))
      if darkness > 0 {
        mass += darkness
        moment += darkness * (Double(x) + 0.5)
      } else if mass > 0 {
        centres.append(moment / mass)
        (mass, moment) = (0, 0)
      }
    }
    #expect(centres.count == 12)
    let gaps = zip(centres.dropFirst(), centres).map { $0 - $1 }
    #expect((gaps.max() ?? 9) - (gaps.min() ?? 0) < 0.2)
  }

  @Test func everyPainterRepeatsItself() throws {
    let list = TestSheet.make()
    let other = PangoTextMeasurer(library)
    #expect(
      try PNGPainter.paint(list, scale: 2, measurer: measurer)
        == PNGPainter.paint(list, scale: 2, measurer: other))
    #expect(try SVGPainter.paint(list, measurer: measurer) == SVGPainter.paint(list, measurer: other))
    #expect(try PDFPainter.paint(list, measurer: measurer) == PDFPainter.paint(list, measurer: other))
  }

  @Test func threadsPaintTheSamePicture() async throws {
    let list = TestSheet.make()
    let library = library
    let expected = try PNGPainter.paint(list, scale: 1, measurer: measurer)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 1...4 {
        group.addTask {
          try PNGPainter.paint(list, scale: 1, measurer: PangoTextMeasurer(library))
        }
      }
      for try await picture in group { #expect(picture == expected) }
    }
  }

  @Test func sizesThatCannotBePaintedAreErrors() {
    func paint(_ width: Double, _ height: Double, _ scale: Double = 1) throws(PaintError) {
      let list = DisplayList(size: Size(width: width, height: height), title: "", description: "")
      _ = try PNGPainter.paint(list, scale: scale, measurer: measurer)
      _ = try SVGPainter.paint(list, measurer: measurer)
      _ = try PDFPainter.paint(list, measurer: measurer)
    }
    for (width, height, scale) in [
      (0, 10, 1), (10, -1, 1), (.nan, 10, 1), (10, .infinity, 1), (10, 10, 0), (10, 10, .nan), (10, 10, -2),
      (1e300, 1e300, 1e300),
    ] as [(Double, Double, Double)] {
      #expect(throws: PaintError.self) { try paint(width, height, scale) }
    }
    #expect(throws: PaintError.tooLarge(pixelWidth: 40_000, pixelHeight: 10, limit: .bitmap)) {
      try paint(20_000, 5, 2)
    }
    #expect(throws: PaintError.tooLarge(pixelWidth: 30_000, pixelHeight: 30_000, limit: .bitmap)) {
      try paint(30_000, 30_000)
    }
  }

  @Test func numbersThatAreNoneSpoilNothingElse() throws {
    let bad = Rect(x: .nan, y: 0, width: .infinity, height: 1)
    let list = DisplayList(
      size: Size(width: 10, height: 10), title: "", description: "",
      items: [
        .fill(.rect(bad), TestSheet.black), .stroke(.rect(bad), TestSheet.black, StrokeStyle(width: 1)),
        .stroke(
          .line(from: .zero, to: Point(x: 5, y: 5)), TestSheet.black, StrokeStyle(width: 1, dashes: [0, -1])),
        .text(TextItem(text: Text("a"), frame: bad, color: TestSheet.black)),
        .group(DisplayGroup(translation: Point(x: .nan, y: 0), items: [.fill(.rect(bad), TestSheet.black)])),
        .group(DisplayGroup(scale: 0, items: [.fill(.rect(bad), TestSheet.black)])),
        .fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), TestSheet.black),
      ])
    #expect(try decoded(list).pixels.prefix(4) == [0, 0, 0, 255])
    let svg = String(decoding: try SVGPainter.paint(list, measurer: measurer), as: UTF8.self)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    _ = try PDFPainter.paint(list, measurer: measurer)
  }

  /// A dashed line to the end of the world ends there, and the rest of the picture is as it would be.
  @Test func coordinatesFarOutAreHarmless() throws {
    let far = Rect(x: -1e12, y: 2, width: 2e12, height: 1e12)
    let list = DisplayList(
      size: Size(width: 10, height: 10), title: "", description: "",
      items: [
        .fill(.rect(far), TestSheet.black),
        .stroke(.rect(far), TestSheet.black, StrokeStyle(width: 1, dashes: [1e-9, 1e-9])),
        .text(
          TextItem(
            text: Text("far"), frame: far.offset(by: Point(x: 0, y: 1e13)), color: TestSheet.black)),
        .group(DisplayGroup(scale: 1e300, items: [.fill(.rect(far), TestSheet.blue)])),
        .group(DisplayGroup(scale: 1e-300, items: [.fill(.rect(far), TestSheet.blue)])),
        .group(
          DisplayGroup(
            translation: Point(x: 1e15, y: 0), items: [.fill(.rect(far), TestSheet.blue)])),
      ])
    let png = try decoded(list)
    #expect(Array(png.pixels[0..<4]) == [0, 0, 0, 0])
    #expect(Array(png.pixels.suffix(4)) == [0, 0, 0, 255])
    #expect(!String(decoding: try SVGPainter.paint(list, measurer: measurer), as: UTF8.self).contains("e+"))
    _ = try PDFPainter.paint(list, measurer: measurer)
  }
}

extension DecodedPNG {
  /// The pixels that are not white, as a rectangle.
  fileprivate var inkBounds: Rect? {
    var bounds: Rect?
    for y in 0..<height {
      for x in 0..<width where darkness(x: x, y: y) > 40 {
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        bounds = bounds?.union(pixel) ?? pixel
      }
    }
    return bounds
  }
}
