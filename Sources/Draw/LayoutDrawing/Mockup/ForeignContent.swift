import AutoLayout
import LayoutScene

/// Views whose content is not in interface files, such as maps, drawn as a labelled background.
enum ForeignContent {
  static func ground(in frame: Rect, system: SystemColors) -> [DisplayItem] {
    [
      // The view's own colour is behind the content, and therefore not visible.
      .fill(.rect(frame), system.secondarySystemBackground),
      .stroke(.rect(frame.grown(by: -0.5)), system.separator, StrokeStyle(width: 1)),
    ]
  }

  /// The label of a view; nil for other views, and where there is no room for a word.
  static func label(of view: SolvedView, in frame: Rect, system: SystemColors) -> TextItem? {
    guard let name = view.scene.placeholderName, frame.width > 40, frame.height > 18 else { return nil }
    return TextItem(
      text: Text(name, font: Font(size: 15), alignment: .center), frame: frame, color: system.secondaryLabel)
  }
}
