/// What the layout of a tree of views depends on from outside: the traits of the screen, and the fonts.
public final class LayoutEnvironment {
  /// The screen and its traits. Its size and insets count only for a window.
  public let canvas: Canvas
  /// Breaks texts into lines and measures them.
  public let measurer: any TextMeasurer

  /// Creates an environment.
  public init(canvas: Canvas, measurer: any TextMeasurer) {
    self.canvas = canvas
    self.measurer = measurer
  }

  /// A screen with two pixels a point and without fonts, so that no text has a size.
  static var plain: LayoutEnvironment {
    LayoutEnvironment(canvas: Canvas(size: .zero), measurer: NoMeasurer())
  }

  private final class NoMeasurer: TextMeasurer {
    func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout { .empty }

    func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] { [] }

    func metrics(of font: Font) -> FontMetrics { FontMetrics(ascender: 0, descender: 0, lineHeight: 0) }
  }
}
