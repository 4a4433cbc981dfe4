import AutoLayout
import LayoutScene
import LayoutWords

/// The picture in words, for readers who cannot see it.
enum AccessibleText {
  static func title(_ title: String?, layouts: [SolvedLayout]) -> String {
    if let title, !title.isEmpty { return title }
    guard let first = layouts.first else { return "Layout" }
    if layouts.count == 1 { return first.title ?? (first.name == "default" ? "Layout" : first.name) }
    return "\(layouts.count) layouts"
  }

  static func description(
    _ description: String?, layouts: [SolvedLayout], measurer: any TextMeasurer
  ) -> String {
    var parts = [String]()
    if let description, !description.isEmpty { parts.append(description) }
    for layout in layouts {
      let name = layouts.count == 1 ? nil : layout.title ?? layout.name
      if let absence = layout.absence {
        parts.append((name.map { $0 + ": " } ?? "") + absence)
        continue
      }
      let views = layout.views.filter { $0.scene.superview != nil && !$0.isHidden }.map(\.scene.displayName)
      var text = name.map { $0 + ": " } ?? ""
      text += "\(layout.canvas.note) points"
      if !views.isEmpty {
        let shown = views.prefix(12).map { $0.shortened(to: 40) }
        text += " with " + (views.count > 12 ? shown + ["\(views.count - 12) more"] : shown).listed
      }
      text += ". " + Caption(of: layout, measurer: measurer).sentences.map(\.text).joined(separator: " ")
      parts.append(text)
    }
    return parts.joined(separator: "\n")
  }
}
