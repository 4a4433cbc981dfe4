/// The layout of a view tree that has no window: by itself, on a temporary screen of its own.
///
/// As in UIKit, the topmost view keeps its frame if its autoresizing mask places it; otherwise it is where
/// its constraints put it.
public struct LooseLayout {
  /// The screen. Its scale and traits matter; its safe area has no effect.
  public var canvas = Canvas(size: Size(width: 375, height: 667))
  /// Measures texts; without a measurer, they have no size.
  public var measurer: (any TextMeasurer)?

  /// Creates a screen of 375 × 667 points at two pixels per point, without a measurer.
  public init() {}

  /// The layout in use. Like views, it belongs to one thread.
  nonisolated(unsafe) public static var current = LooseLayout()

  fileprivate func makeWindow() -> Window {
    var bare = canvas
    bare.safeArea = DirectionalEdgeInsets()
    bare.showsKeyboard = false
    let window = Window(canvas: bare, measurer: measurer ?? NoTextMeasurer())
    window.expectsChanges = false
    return window
  }
}

extension View {
  /// Calls `body` with the view's window, or with a temporary one for its tree.
  final func withWindow<Result>(_ body: (Window) -> Result) -> Result {
    if let window { return body(window) }
    var top = self
    while let next = top.superview { top = next }
    let window = LooseLayout.current.makeWindow()
    window.rootView.addSubview(top)
    defer { top.removeFromSuperview() }
    return body(window)
  }
}

/// A measurer that gives no text a size.
package final class NoTextMeasurer: TextMeasurer {
  package init() {}

  package func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout { .empty }
  package func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] { [] }
  package func metrics(of font: Font) -> FontMetrics { FontMetrics(ascender: 0, descender: 0, lineHeight: 0) }
}
