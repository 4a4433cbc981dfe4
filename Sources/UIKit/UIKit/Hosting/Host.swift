package import AutoLayout
internal import PangoCairoBackend

/// Where views are laid out and texts are measured.
package enum Host {
  /// Measures every text. The default one sets text as the pictures of layout-render do.
  nonisolated(unsafe) package static var measurer: any TextMeasurer = defaultMeasurer()

  /// The screen of windows that are not told another one, and of views outside of windows.
  nonisolated(unsafe) package static var canvas = defaultCanvas()

  /// The bars of controllers on the screen.
  @MainActor static var bars: BarHeights {
    BarHeights.standard(
      isPad: UIDevice.current.userInterfaceIdiom == .pad, isShort: canvas.verticalSizeClass == .compact)
  }

  /// Whether texts have sizes, and views frames: not where the reader of Swift source has no fonts.
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

  /// A name that no other view has, by which stack views tell their views apart.
  static func name(for type: Any.Type) -> String {
    let name = "\(type)"
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return "\(name)-\(count)"
  }

  /// A window of the engine around a tree of views that is in no window of UIKit.
  static func window(around item: AutoLayout.View) -> AutoLayout.Window {
    var bare = canvas
    bare.safeArea = DirectionalEdgeInsets()
    let window = Window(canvas: bare, measurer: measurer)
    window.rootView.addSubview(item)
    return window
  }
}
