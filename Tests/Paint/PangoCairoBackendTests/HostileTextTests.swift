import AutoLayout
import CPangoCairo
import LayoutDrawing
import TestSupport
import Testing

@testable import PangoCairoBackend
import Typesetting

/// Texts that no one should write, and failures of the libraries below.
@Suite struct HostileTextTests {
  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  func picture(_ string: String, size: Double = 17) -> DisplayList {
    let frame = Rect(x: 0, y: 0, width: 120, height: 60)
    let text = Text(string, font: Font(size: size), numberOfLines: 0)
    return DisplayList(
      size: frame.size, title: string, description: string,
      items: [.text(TextItem(text: text, frame: frame, color: TestSheet.black))])
  }

  static let noncharacters =
    (Array(0xFDD0...0xFDEF) + (0...0x10).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] })
    .compactMap { Unicode.Scalar(UInt32($0)) }

  @Test func noncharactersAndControlsAreLeftOut() throws {
    let expected = picture("ab")
    let (svg, pdf) = try (
      SVGPainter.paint(expected, measurer: measurer), PDFPainter.paint(expected, measurer: measurer)
    )
    #expect(Self.noncharacters.count == 66)
    let all = String(String.UnicodeScalarView(Self.noncharacters)) + "\u{1}\u{7F}\u{9B}"
    for string in ["a\(all)b", "\(all)ab", "ab\(all)"] {
      let list = picture(string)
      #expect(try SVGPainter.paint(list, measurer: measurer) == svg)
      #expect(try PDFPainter.paint(list, measurer: measurer) == pdf)
    }
    // Each by itself: Cairo's notion of them is the one that counts.
    for scalar in Self.noncharacters {
      #expect(!scalar.isSettable)
      _ = try PDFPainter.paint(picture("x\(scalar)"), measurer: measurer)
    }
  }

  /// Scalars of every kind, alone and in each other's company.
  static func text(seed: UInt64) -> String {
    var random = RandomSource(seed: seed)
    let kinds: [[ClosedRange<UInt32>]] = [
      [0x20...0x7E], [0...0x1F, 0x7F...0x9F], [0x300...0x36F, 0x1AB0...0x1ACE, 0x20D0...0x20F0],
      [0x600...0x605, 0x6DD...0x6DD, 0x110BD...0x110BD], [0x202A...0x202E, 0x2066...0x2069, 0x200B...0x200F],
      [0xE0001...0xE007F], [0xE000...0xE010, 0xF0000...0xF0010, 0x10FFF0...0x10FFFD], [0xFDD0...0xFDEF],
      [0xFFF0...0xFFFF, 0x1FFFE...0x1FFFF, 0x10FFFE...0x10FFFF], [0x590...0x6FF],
      [0x900...0x97F, 0xE00...0xE5B],
      [0x1100...0x11FF, 0xAC00...0xAC20], [0x4E00...0x4E20, 0x3040...0x30FF],
      [0x1F300...0x1F64F, 0x1F1E6...0x1F1FF],
      [0xFE00...0xFE0F, 0xE0100...0xE01EF], [0x2028...0x2029, 0x85...0x85, 0xA...0xD],
      [0xFEFF...0xFEFF, 0xAD...0xAD],
      [0x1D100...0x1D1FF, 0x12000...0x12010, 0x30000...0x30010], [0...0x10FFFF],
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<random.int(1...40) {
      let value = UInt32.random(in: random.pick(random.pick(kinds)), using: &random)
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  @Test(arguments: 0..<60) func anyTextCanBePainted(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let list = picture(Self.text(seed: UInt64(seed)), size: random.pick([0.5, 9, 17, 40, 2048]))
    _ = try PNGPainter.paint(list, scale: 1, measurer: measurer)
    _ = try SVGPainter.paint(list, measurer: measurer)
    _ = try PDFPainter.paint(list, measurer: measurer)
  }

  @Test func aFailureOfCairoIsAnErrorAndNothingElse() {
    #expect(throws: PaintError.self) {
      try PDFPainter.file(width: 100, height: 100) { _, context in
        cairo_rectangle(context.pointer, 10, 10, 50, 50)
        cairo_fill(context.pointer)
        // Nothing was saved.
        cairo_restore(context.pointer)
      }
    }
    #expect(throws: PaintError.self) {
      try PDFPainter.file(width: 100, height: 100) { surface, _ in
        cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, "\u{FFFF}")
      }
    }
  }

  /// Cairo writes the end of a file when it destroys the surface.
  @Test func theStreamLivesAsLongAsItsSurface() throws {
    weak var stream: ByteStream?
    var surface: CairoSurface?
    do {
      let output = ByteStream()
      stream = output
      surface = try CairoSurface(
        cairo_pdf_surface_create_for_stream(
          ByteStream.write, Unmanaged.passUnretained(output).toOpaque(), 10, 10), writingTo: output)
    }
    #expect(surface != nil && stream != nil)
    surface = nil
    #expect(stream == nil)
  }

  /// A context that changes drops the lines of the texts that were laid out in it.
  @Test func textsOfBothDirectionsKeepTheirLines() {
    let first = measurer.typeset(Text("Label"), maximumWidth: nil, maximumHeight: nil)
    let lines = first.lines.map(\.pointer)
    let other = Text("Label", direction: .rightToLeft)
    _ = measurer.typeset(other, maximumWidth: nil, maximumHeight: nil)
    #expect(!first.lacksGlyphs)
    #expect(first.lines.first?.owner.lines().map(\.pointer) == lines)
  }

  @Test func numbersBeyondReasonAreErrorsOrNothing() throws {
    #expect(throws: PaintError.self) {
      try PNGFile.encode(PNGFile.Picture(width: .max, height: .max, samples: []))
    }
    #expect(throws: PaintError.self) {
      try PNGFile.encode(PNGFile.Picture(width: 1 << 33, height: 1, samples: [1, 2, 3, 4]))
    }
  }
}
