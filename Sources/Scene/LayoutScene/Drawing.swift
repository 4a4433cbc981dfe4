package import AutoLayout

/// The drawing that a view makes itself, in points from the top left corner of its bounds.
package struct Drawing: Hashable, Sendable {
  /// One thing that is drawn.
  package enum Mark: Hashable, Sendable {
    case fill(Path, DynamicColor)
    case stroke(Path, DynamicColor, StrokeStyle)
    /// A text at the top of a rectangle, wrapped at its width.
    case text(StyledText, Rect)
    case image(SceneImage, Rect)
  }

  /// A mark, and the paths that clip it.
  package struct Item: Hashable, Sendable {
    package var mark: Mark
    package var clips: [Path]

    package init(_ mark: Mark, clips: [Path] = []) { (self.mark, self.clips) = (mark, clips) }
  }

  /// In the order in which they were drawn.
  package var items: [Item] = []

  package init() {}
}
