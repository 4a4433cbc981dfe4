import AutoLayout
import PangoCairoBackend
import Testing

@Suite struct MeasuringTests {
  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  func measure(_ text: Text, width: Double? = nil, height: Double? = nil) -> TextLayout {
    measurer.layout(text, maximumWidth: width, maximumHeight: height)
  }

  @Test func labelMeasuresAsInterfaceBuilderRecordsIt() {
    let label = measure(Text("Label"))
    #expect(abs(label.size.width - 41.84) < 0.1)
    #expect(abs(label.size.height - 20.287109375) < 1e-9)
    #expect(abs(label.firstBaseline - 17 * 0.9521484375) < 1e-9)
    #expect(label.lineCount == 1)
  }
}
