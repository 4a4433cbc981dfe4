extension Canvas {
  /// The margins that UIKit gives a view controller's root view: 16 points at the sides up to a width of 393,
  /// 20 from 400 on and in regular width (recorded by Interface Builder); none at top and bottom.
  public static func rootMargins(
    width: Double, horizontalSizeClass: SizeClass
  ) -> DirectionalEdgeInsets {
    let side: Double = width >= 400 || horizontalSizeClass == .regular ? 20 : 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
