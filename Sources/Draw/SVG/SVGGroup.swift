import AutoLayout
package import LayoutDrawing

// The form in which files describe the meaning of their groups; documented in the article ReadingAPicture.

extension SVGMarkup {
  /// Opens a group and writes its title.
  ///
  /// - Parameter clip: a reference to the clip's definition.
  package mutating func open(_ group: DisplayGroup, clip: String?, _ identifiers: inout SVGIdentifiers) {
    var transform: [String] = []
    if group.translation != .zero { transform.append("translate(\(group.translation.svgPair))") }
    if group.scale != 1 { transform.append("scale(\(SVGNumber.string(group.scale)))") }
    let opacity = group.drawableOpacity
    open(
      "g",
      [
        ("id", group.id.map { identifiers.unique($0) }), ("class", group.svgClass),
        ("transform", transform.isEmpty ? nil : transform.joined(separator: " ")), ("clip-path", clip),
        ("opacity", opacity < 1 ? SVGNumber.string(opacity) : nil), ("data-role", group.role?.rawValue),
      ],
      lists: [("data-constraint", group.sign?.constraints ?? []), ("data-view", group.sign?.views ?? [])])
    // A viewer shows the title as a tooltip.
    if let title = group.sign?.title, !title.isEmpty { element("title", content: title) }
  }
}

extension DisplayGroup {
  /// The group's own class, followed by the sign it stands for: `sign distance satisfied optional`.
  fileprivate var svgClass: String? {
    var words: [String] = []
    if let className { words.append(className) }
    if let sign {
      words += ["sign", sign.kind.rawValue]
      if let fate = sign.fate { words.append(fate.rawValue) }
      if sign.isOptional { words.append("optional") }
      if sign.isGenerated { words.append("generated") }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
