package import AutoLayout
internal import PangoCairoBackend

/// The environment in which views are laid out and texts are measured.
package enum Host {
  /// The measurer of all texts. The default one sets text like the pictures of layout-render.
  nonisolated(unsafe) package static var measurer: any TextMeasurer = defaultMeasurer()

  /// The screen of windows that have no canvas of their own, and of views outside windows.
  nonisolated(unsafe) package static var canvas = defaultCanvas()

  /// The heights of controllers' bars on the screen.
  @MainActor static var bars: BarHeights {
    BarHeights.standard(
      isPad: UIDevice.current.userInterfaceIdiom == .pad, isShort: canvas.verticalSizeClass == .compact)
  }

  /// Whether texts have sizes and views have frames, which is not the case where the reader of Swift source has no
  /// fonts.
  static func measures() -> Bool { true }

  private static func defaultCanvas() -> Canvas {
    Device.named(Device.defaultName)?.canvas() ?? Canvas(size: Size(width: 375, height: 667))
  }

  private static func defaultMeasurer() -> any TextMeasurer {
    do throws(FontError) {
      return SerialMeasurer(PangoTextMeasurer(try FontLibrary()))
    } catch {
      fatalError("UIKit cannot measure text: \(error)")
    }
  }

  nonisolated(unsafe) private static var counts: [String: Int] = [:]

  /// A unique name for a view, by which stack views tell their views apart.
  static func name(for type: Any.Type) -> String {
    let name = "\(type)"
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return "\(name)-\(count)"
  }

  /// An engine window around a tree of views that is not in a UIKit window.
  static func window(around item: AutoLayout.View) -> AutoLayout.Window {
    var bare = canvas
    bare.safeArea = DirectionalEdgeInsets()
    let window = Window(canvas: bare, measurer: measurer)
    window.rootView.addSubview(item)
    return window
  }
}
