import AutoLayout
import LayoutDrawing
import SVG

/// A display item with its colours in both appearances. SVG files are painted from these items, whether they have one
/// appearance, with each colour twice, or follow the reader's.
indirect enum InkedItem: Hashable {
  case fill(Path, DynamicColor)
  case stroke(Path, DynamicColor, StrokeStyle)
  /// A text, whose own colours are ignored.
  case text(TextItem, TextInk)
  case image(ImageItem)
  /// A group, whose own items are ignored.
  case group(DisplayGroup, [InkedItem])
  /// Parts in which the appearances differ by more than colours.
  case either(light: [InkedItem], dark: [InkedItem])

  /// Creates an item from a drawing in one appearance.
  init(_ item: DisplayItem) {
    switch item {
    case .fill(let path, let color): self = .fill(path, DynamicColor(color))
    case .stroke(let path, let color, let style): self = .stroke(path, DynamicColor(color), style)
    case .text(let text): self = .text(text, TextInk(light: text, dark: text))
    case .image(let image): self = .image(image)
    case .group(let group): self = .group(group.empty, group.items.map(InkedItem.init))
    }
  }

  /// Merges drawings in the light and the dark appearance as far as they are the same.
  ///
  /// - Parameter dark: the drawing in the dark appearance; nil if there is only one appearance.
  static func merged(light: [DisplayItem], dark: [DisplayItem]?) -> [InkedItem] {
    guard let dark else { return light.map(InkedItem.init) }
    guard light.count == dark.count else {
      return [.either(light: light.map(InkedItem.init), dark: dark.map(InkedItem.init))]
    }
    return zip(light, dark).map { merged($0, $1) }
  }

  private static func merged(_ light: DisplayItem, _ dark: DisplayItem) -> InkedItem {
    switch (light, dark) {
    case (.fill(let path, let color), .fill(let darkPath, let darkColor)) where path == darkPath:
      .fill(path, DynamicColor(light: color, dark: darkColor))
    case (.stroke(let path, let color, let style), .stroke(let darkPath, let darkColor, let darkStyle))
    where path == darkPath && style == darkStyle:
      .stroke(path, DynamicColor(light: color, dark: darkColor), style)
    case (.text(let text), .text(let darkText))
    where text.text == darkText.text && text.frame == darkText.frame:
      .text(text, TextInk(light: text, dark: darkText))
    case (.image(let image), .image(let darkImage)) where image == darkImage: .image(image)
    case (.group(let group), .group(let darkGroup)) where group.empty == darkGroup.empty:
      .group(group.empty, merged(light: group.items, dark: darkGroup.items))
    case (.fill, _), (.stroke, _), (.text, _), (.image, _), (.group, _):
      .either(light: [InkedItem(light)], dark: [InkedItem(dark)])
    }
  }

  /// The item as it is in one appearance.
  func drawn(in appearance: Appearance) -> [InkedItem] {
    func only(_ color: DynamicColor) -> DynamicColor { DynamicColor(color.color(in: appearance)) }
    switch self {
    case .fill(let path, let color): return [.fill(path, only(color))]
    case .stroke(let path, let color, let style): return [.stroke(path, only(color), style)]
    case .text(let text, let ink):
      return [.text(text, TextInk(color: only(ink.color), runs: ink.runs.map(only)))]
    case .image(let image): return [.image(image)]
    case .group(let group, let items): return [.group(group, items.flatMap { $0.drawn(in: appearance) })]
    case .either(let light, let dark): return appearance == .dark ? dark : light
    }
  }
}

/// The colours of a text and of its runs in both appearances.
struct TextInk: Hashable {
  var color: DynamicColor
  /// The colours of the first runs; the other runs have that of the text.
  var runs: [DynamicColor]

  func color(ofRun index: Int) -> DynamicColor { runs.indices.contains(index) ? runs[index] : color }
}

extension TextInk {
  init(light: TextItem, dark: TextItem) {
    color = DynamicColor(light: light.color, dark: dark.color)
    runs = (0..<max(light.runColors.count, dark.runColors.count)).map {
      DynamicColor(light: light.color(ofRun: $0), dark: dark.color(ofRun: $0))
    }
  }
}

extension DisplayGroup {
  fileprivate var empty: DisplayGroup {
    var group = self
    group.items = []
    return group
  }
}

extension DynamicColor {
  /// Whether files write one colour for both appearances.
  var isSame: Bool { light == dark || light.svgColor == dark.svgColor && light.svgOpacity == dark.svgOpacity }
}
