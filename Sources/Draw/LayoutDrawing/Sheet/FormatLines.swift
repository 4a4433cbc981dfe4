import AutoLayout
import LayoutScene

/// The visual formats of a panel, with each view's brackets on the colour of the view.
struct FormatLines {
  let items: [DisplayItem]
  /// The height in points; 0 without a format.
  let height: Double

  /// The greatest number of formats shown; more are only counted.
  private static let most = 12
  private static let rowHeight = 17.0

  /// - Parameters:
  ///   - origin: the upper left corner.
  ///   - width: the width at which a format wraps, between its parts.
  init(
    of layout: SolvedLayout, options: DrawingOptions, at origin: Point, width: Double, theme: Theme,
    measurer: any TextMeasurer
  ) {
    let formats = options.overlay.contains(.constraints) ? Self.formats(of: layout, along: options.axis) : []
    var colors: [String: Color] = [:]
    for view in layout.views {
      colors[view.scene.id] = view.scene.backgroundColor?.color(in: options.appearance)
    }
    let runs = RunMaker(measurer: measurer)
    var items: [DisplayItem] = []
    var y = origin.y
    for format in formats.prefix(Self.most) {
      var x = origin.x
      for part in Part.parts(of: format) {
        let size = runs.size(of: part.text, Typography.caption)
        if x > origin.x, x + size.width > origin.x + width {
          x = origin.x
          y += Self.rowHeight
        }
        let frame = Rect(x: x, y: y + 1, width: size.width, height: Self.rowHeight - 2)
        if let view = part.view {
          let ground = colors[view].map { $0.withAlpha($0.alpha * Measures.formatOpacity) } ?? theme.frameFill
          let shape = Path.roundedRect(frame, radius: 3)
          items += [
            .fill(shape, ground), .stroke(shape, theme.frameEdge, StrokeStyle(width: 0.5)),
          ]
        }
        items.append(
          .text(part.text.item(Typography.caption, in: frame, alignment: .center, color: theme.body)))
        x += size.width
      }
      y += Self.rowHeight
    }
    if formats.count > Self.most {
      let text = "and \(formats.count - Self.most) more"
      let size = runs.size(of: text, Typography.caption)
      let frame = Rect(x: origin.x, y: y + 1, width: size.width, height: Self.rowHeight - 2)
      items.append(.text(text.item(Typography.caption, in: frame, alignment: .left, color: theme.body)))
      y += Self.rowHeight
    }
    self.items = items.isEmpty ? [] : [.group(DisplayGroup(className: "format", items: items))]
    height = y - origin.y
  }

  /// - Parameter axis: the axis along which the formats place views, regardless of what their options align; nil for
  ///   both.
  static func formats(of layout: SolvedLayout, along axis: Axis? = nil) -> [String] {
    var formats: [String] = []
    var known = Set<String>()
    for constraint in layout.constraints {
      guard let format = constraint.scene.visualFormat, constraint.scene.isActive, !known.contains(format),
        axis == nil || axis == (format.hasPrefix("V:") ? .vertical : .horizontal)
      else { continue }
      known.insert(format)
      formats.append(format)
    }
    return formats
  }

  /// A view in its brackets, or the text between two of them.
  private struct Part {
    var text: String
    var view: String?

    static func parts(of format: String) -> [Part] {
      var parts: [Part] = []
      var rest = format[...]
      while let open = rest.firstIndex(of: "[") {
        if open > rest.startIndex { parts.append(Part(text: String(rest[..<open]))) }
        let inner = rest[open...]
        let end = inner.firstIndex(of: "]").map { inner.index(after: $0) } ?? inner.endIndex
        let view = inner[..<end].dropFirst().prefix { $0 != "(" && $0 != "]" }
        parts.append(Part(text: String(inner[..<end]), view: String(view)))
        rest = inner[end...]
      }
      if !rest.isEmpty { parts.append(Part(text: String(rest))) }
      return parts
    }
  }
}
