import AutoLayout
import LayoutScene

// The functions that the page calls. The module has one thread, and the page one module. Texts are UTF-8, in memory
// from `allocate`, which the function that takes them frees. Each returns 0, or 1 if something is wrong, which the
// report then lists.
nonisolated(unsafe) private let session = PageSession(page: .imported)

/// Allocates memory for text that the page passes.
@_expose(wasm, "allocate")
@_cdecl("allocate")
func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: max(1, Int(count)))
}

private func take(_ text: UnsafeMutablePointer<UInt8>, _ count: Int32) -> [UInt8] {
  let bytes = Array(UnsafeBufferPointer(start: text, count: Int(count)))
  text.deallocate()
  return bytes
}

/// Reads a scenario, solves it and draws one of its options; the results stay until the next call.
///
/// - Parameters:
///   - text: the scenario.
///   - width: of the canvas in points, as for `--size`; 0 leaves the canvas and device unchanged.
///   - option: its position.
///   - layers: the raw value of the overlay's `OverlayLayers`.
///   - axis: 0 both, 1 horizontal, 2 vertical.
///   - flags: 1 dark, 2 right to left, 4 text as bars, 8 size classes that follow from the size.
@_expose(wasm, "solve")
@_cdecl("solve")
func solve(
  _ text: UnsafeMutablePointer<UInt8>, _ count: Int32, _ width: Double, _ height: Double, _ option: Int32,
  _ layers: Int32, _ axis: Int32, _ flags: Int32
) -> Int32 {
  let settings = PageSession.Settings(
    size: width > 0 ? Size(width: width, height: height) : nil, option: Int(option),
    layers: OverlayLayers(rawValue: Int(layers)), axis: axis == 1 ? .horizontal : axis == 2 ? .vertical : nil,
    isDark: flags & 1 != 0, isRightToLeft: flags & 2 != 0, triesSizes: flags & 8 != 0,
    drawsTextAsBars: flags & 4 != 0)
  return session.solve(take(text, count), settings) ? 0 : 1
}

/// Says why a view of the option that was solved last is where it is.
///
/// - Parameter text: `VIEW` or `VIEW.ATTRIBUTE`.
@_expose(wasm, "why")
@_cdecl("why")
func why(_ text: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
  session.explain(String(decoding: take(text, count), as: UTF8.self)) ? 0 : 1
}

/// Finds all sizes of the canvas at which something changes in the option that was solved last.
///
/// - Parameters:
///   - axis: 1 the width, 2 the height.
///   - from: the smallest size in points.
///   - to: the largest.
@_expose(wasm, "sweep")
@_cdecl("sweep")
func sweep(_ axis: Int32, _ from: Double, _ to: Double) -> Int32 {
  session.sweep(axis == 2 ? .vertical : .horizontal, from: from, to: to) ? 0 : 1
}

/// Explains a log from Xcode.
@_expose(wasm, "log")
@_cdecl("explainLog")
func explainLog(_ text: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
  session.explain(log: take(text, count)) ? 0 : 1
}

/// The result of the last call: 0 the picture as SVG, 1 the answer or the errors as JSON.
@_expose(wasm, "result")
@_cdecl("result")
func result(_ which: Int32) -> UnsafePointer<UInt8>? {
  // An array with elements has storage of its own, which stays in place while the array is kept.
  (which == 0 ? session.picture : session.report).withUnsafeBufferPointer { $0.baseAddress }
}

@_expose(wasm, "resultLength")
@_cdecl("resultLength")
func resultLength(_ which: Int32) -> Int32 {
  Int32((which == 0 ? session.picture : session.report).count)
}
