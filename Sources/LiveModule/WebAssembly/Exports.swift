import AutoLayout
import LayoutDrawing
import LayoutFiles
import LayoutScene
import LayoutSolving

// The functions that the page calls. The module has one thread, and the page one module.
nonisolated(unsafe) private var measurer = WebTextMeasurer(page: .imported)
nonisolated(unsafe) private var picture: [UInt8] = []
nonisolated(unsafe) private var report: [UInt8] = []

/// Allocates memory for text that the page passes; `solve` frees it.
@_expose(wasm, "allocate")
@_cdecl("allocate")
func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: max(1, Int(count)))
}

/// Reads a scenario, solves it and draws one of its options; the results stay until the next call.
///
/// - Parameters:
///   - text: the scenario, from `allocate`.
///   - width: of the canvas in points, as for `--size`; 0 leaves the canvas and device unchanged.
///   - option: its position.
///   - layers: the raw value of the overlay's `OverlayLayers`.
///   - axis: 0 both, 1 horizontal, 2 vertical.
///   - flags: 1 dark, 2 right to left, 4 text as bars.
/// - Returns: 0, or 1 if the scenario has errors, which the report then lists.
@_expose(wasm, "solve")
@_cdecl("solve")
func solve(
  _ text: UnsafeMutablePointer<UInt8>, _ count: Int32, _ width: Double, _ height: Double, _ option: Int32,
  _ layers: Int32, _ axis: Int32, _ flags: Int32
) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: text, count: Int(count)))
  text.deallocate()
  let overrides = CanvasOverrides(
    size: width > 0 ? Size(width: width, height: height) : nil, rightToLeft: flags & 2 != 0)
  let result = ScenarioReader.read(bytes, input: "scenario", overrides: overrides)
  picture = []
  guard let scene = result.scene else {
    report = Array(diagnostics(result.diagnostics).line.utf8)
    return 1
  }
  let appearance: Appearance = flags & 1 != 0 ? .dark : .light
  var layouts = LayoutEngine.solve(scene, options: [Int(option)], measurer: measurer)
  report = Array(Solution(of: layouts, input: "scenario").text.utf8)
  if appearance == .dark {
    for index in layouts.indices { layouts[index].canvas.appearance = .dark }
  }
  for index in layouts.indices {
    // The page shows them itself.
    layouts[index].title = nil
    layouts[index].description = nil
    layouts[index].name = "default"
  }
  let options = DrawingOptions(
    overlay: OverlayLayers(rawValue: Int(layers)),
    axis: axis == 1 ? .horizontal : axis == 2 ? .vertical : nil, drawsTextAsBars: flags & 4 != 0,
    appearance: appearance,
    // The page lays its handles over one whole device.
    crop: .none, panels: .whole)
  let list = Sheet.draw(layouts, title: "", options: options, measurer: measurer)
  picture = Array(WebPainter.paint(list, measurer: measurer).utf8)
  return 0
}

/// The result of the last call: 0 the picture as SVG, 1 the solution or the errors as JSON.
@_expose(wasm, "result")
@_cdecl("result")
func result(_ which: Int32) -> UnsafePointer<UInt8>? {
  // An array with elements has storage of its own, which stays in place while the array is kept.
  (which == 0 ? picture : report).withUnsafeBufferPointer { $0.baseAddress }
}

@_expose(wasm, "resultLength")
@_cdecl("resultLength")
func resultLength(_ which: Int32) -> Int32 { Int32((which == 0 ? picture : report).count) }

private func diagnostics(_ diagnostics: [Diagnostic]) -> JSONNode {
  .array(
    diagnostics.map { diagnostic in
      .object([
        ("severity", .string(diagnostic.severity.rawValue)), ("message", .string(diagnostic.message)),
        ("line", diagnostic.place.map { .number(Double($0.line)) } ?? .null),
        ("help", diagnostic.help.map { .string($0) } ?? .null),
      ])
    })
}
