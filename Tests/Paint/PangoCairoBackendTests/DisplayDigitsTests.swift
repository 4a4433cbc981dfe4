import AutoLayout
import Testing

@testable import PangoCairoBackend
import Typesetting

@Suite struct DisplayDigitsTests {
  /// Widths recorded by Interface Builder.
  @Test(arguments: [
    ("1", 140.0, FontWeight.regular, 63.0), ("2", 140, .regular, 80), ("1", 34, .regular, 16),
    ("2", 34, .regular, 20), ("3", 34, .regular, 21), ("00:00", 50, .light, 132), ("399", 27, .light, 48.5),
    ("This is 7.", 31, .semibold, 119.67), ("Introducing Series 2.", 28, .medium, 255.33),
  ])
  func widthsAreNearTheRecorded(string: String, size: Double, weight: FontWeight, width: Double) throws {
    let measurer = PangoTextMeasurer(try FontLibrary())
    let text = Text(string, font: Font(size: size, weight: weight))
    let measured = measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size.width
    #expect(abs(measured - width) < max(1.5, 0.05 * width), "\(measured)")
  }

  @Test func runsCoverTheDigitsButSevens() {
    let string = "é 10:117 ٣ 99"
    let bytes = Array(string.utf8)
    let runs = DisplayDigits.runs(in: string)
    let covered = runs.map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) }
    #expect(covered == ["1", "0", "11", "99"])
    #expect(runs.map(\.form) == [.text, .tabular, .text, .tabular])
  }
}
