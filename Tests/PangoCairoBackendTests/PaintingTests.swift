import AutoLayout
import Foundation
import LayoutDrawing
import PangoCairoBackend
import Testing

@Suite struct PaintingTests {
  @Test func sheet() throws {
    let measurer = PangoTextMeasurer(try FontLibrary())
    let list = TestSheet.make()
    let png = try PNGPainter.paint(list, scale: 2, measurer: measurer)
    let pdf = try PDFPainter.paint(list, measurer: measurer)
    let svg = try SVGPainter.paint(list, measurer: measurer)
    if let directory = ProcessInfo.processInfo.environment["PICTURES"] {
      try Data(png).write(to: URL(fileURLWithPath: directory + "/sheet.png"))
      try Data(pdf).write(to: URL(fileURLWithPath: directory + "/sheet.pdf"))
      try Data(svg).write(to: URL(fileURLWithPath: directory + "/sheet.svg"))
    }
    #expect(measurer.problems.isEmpty)
  }
}
