import AutoLayout
package import LayoutDrawing
import SVG

extension SVGPainter {
  /// Paints an animation as an SVG file that plays by itself without a script, also in an `<img>`.
  ///
  /// The motion uses SMIL, because only some browsers can move the points of a path with CSS. After about
  /// five seconds CSS hides it and shows the first stop until the pointer is over the picture, because motion
  /// beside a text distracts from reading. Readers who ask for reduced motion, or print, see the last stop.
  ///
  /// - Parameter dark: the same animation in the dark appearance, for a file that follows the reader's; otherwise nil.
  /// - Throws: `PaintError` if the picture has no extent.
  package static func paint(
    _ animation: Animation, dark: Animation? = nil, measurer: PangoTextMeasurer
  ) throws(PaintError) -> [UInt8] {
    try FontLock.run { () throws(PaintError) in
      let size = try size(of: animation.size, dark?.size)
      var document = try SVGDocument(measurer: measurer)
      let timeline = SVGTimeline(animation)
      document.style = style(timeline, of: document.pictureID)
      let keyframes = animation.keyframes.enumerated().map { index, keyframe in
        InkedItem.merged(light: keyframe.items, dark: dark?.keyframes.dropFirst(index).first?.items)
      }
      document.body.open("g", [("class", playing)])
      try document.paint(keyframes, timeline)
      document.body.close("g")
      for (name, keyframe) in [(resting, keyframes.first), (still, keyframes.last)] {
        document.body.open("g", [("class", name)])
        try document.paint(keyframe?.opaque ?? [])
        document.body.close("g")
      }
      return document.file(size: size, title: animation.title, description: animation.description)
    }
  }

  private static let playing = "animation-playing"
  private static let resting = "animation-resting"
  private static let still = "animation-still"

  /// - Parameter id: the id of the picture, because a page may hold several with the same classes.
  private static func style(_ timeline: SVGTimeline, of id: String) -> String {
    func rule(_ name: String, _ text: String, isHovered: Bool = false) -> String {
      "#\(id)\(isHovered ? ":hover" : "") .\(name){\(text)}"
    }
    let run = "\(timeline.duration) \(timeline.cycles)"
    return rule(playing, "visibility:hidden;animation:\(id)-plays \(run)")
      + rule(resting, "animation:\(id)-waits \(run)")
      + "@keyframes \(id)-plays{from,to{visibility:visible}}@keyframes \(id)-waits{from,to{visibility:hidden}}"
      + rule(playing, "visibility:visible", isHovered: true)
      + rule(resting, "visibility:hidden", isHovered: true)
      + rule(still, "display:none") + "@media (prefers-reduced-motion: reduce),print{"
      + rule(playing, "display:none") + rule(resting, "display:none") + rule(still, "display:inline") + "}"
  }
}

extension SVGDocument {
  /// Paints items that change from keyframe to keyframe.
  ///
  /// - Parameter keyframes: the keyframes, each with the same number of items, of the same kinds.
  mutating func paint(_ keyframes: [[InkedItem]], _ timeline: SVGTimeline) throws(PaintError) {
    guard let first = keyframes.first, keyframes.allSatisfy({ $0.count == first.count }) else { return }
    for position in first.indices {
      let items = keyframes.map { $0[position] }
      switch first[position] {
      case let item where items.allSatisfy({ $0 == item }): try paint([item])
      case _ where items.contains(where: \.isEither): try paintApart(items, timeline)
      case .group: try paint(groups: items, timeline)
      case .fill, .stroke: try paint(shapes: items, timeline)
      case .text, .image, .either: try paint([first[position]])
      }
    }
  }

  /// Animates an item separately in each appearance.
  private mutating func paintApart(_ items: [InkedItem], _ timeline: SVGTimeline) throws(PaintError) {
    let (light, dark) = (items.map { $0.drawn(in: .light) }, items.map { $0.drawn(in: .dark) })
    try either(
      { (document: inout SVGDocument) throws(PaintError) in try document.paint(light, timeline) },
      { (document: inout SVGDocument) throws(PaintError) in try document.paint(dark, timeline) })
  }

  private mutating func paint(shapes items: [InkedItem], _ timeline: SVGTimeline) throws(PaintError) {
    let colors = Set(items.compactMap(\.shapeColor))
    // A class cannot be animated.
    if colors.count > 1, !colors.allSatisfy(\.isSame) { return try paintApart(items, timeline) }
    let all = items.map { item -> [(String, String?)] in
      switch item {
      case .fill(let path, let color): path.drawable.map { attributes(ofFill: $0, color) } ?? []
      case .stroke(let path, let color, let style) where style.isDrawable:
        path.drawable.map { attributes(ofStroke: $0, color, style) } ?? []
      case .stroke, .text, .image, .group, .either: []
      }
    }
    guard let first = all.first, !first.isEmpty, all.allSatisfy({ $0.count == first.count }) else { return }
    body.open("path", first)
    for index in first.indices where all.contains(where: { $0[index].1 != first[index].1 }) {
      // An omitted opacity is 1.
      animate(first[index].0, all.map { $0[index].1 ?? "1" }, timeline)
    }
    body.close("path")
  }

  private mutating func paint(groups items: [InkedItem], _ timeline: SVGTimeline) throws(PaintError) {
    let groups = items.compactMap { item -> (group: DisplayGroup, items: [InkedItem])? in
      if case .group(let group, let items) = item { (group, items) } else { nil }
    }
    let drawn = groups.map(\.group)
    guard let first = drawn.first, drawn.count == items.count, drawn.allSatisfy(\.isDrawable),
      drawn.contains(where: { $0.drawableOpacity > 0 })
    else { return }
    body.open(first, clip: define(clips: drawn.compactMap(\.clip), timeline), &identifiers)
    let opacities = drawn.map { SVGNumber.string($0.drawableOpacity) }
    if Set(opacities).count > 1 { animate("opacity", opacities, timeline) }
    animateTransform(drawn, timeline)
    let clips = Set(drawn.map(\.clip))
    let isHeld = clips.count == 1 && openClip(first.clip?.drawable?.svgData)
    try paint(groups.map(\.items), timeline)
    if isHeld { body.close("g") }
    body.close("g")
  }

  private mutating func animateTransform(_ groups: [DisplayGroup], _ timeline: SVGTimeline) {
    let places = groups.map(\.translation.svgPair)
    let scales = groups.map { SVGNumber.string($0.scale) }
    guard Set(places).count > 1 || Set(scales).count > 1 else { return }
    body.empty(
      "animateTransform",
      [("attributeName", "transform"), ("type", "translate")] + timeline.attributes(places))
    guard Set(scales) != ["1"] else { return }
    body.empty(
      "animateTransform",
      [("attributeName", "transform"), ("type", "scale"), ("additive", "sum")] + timeline.attributes(scales))
  }

  private mutating func animate(_ attribute: String, _ values: [String], _ timeline: SVGTimeline) {
    body.empty("animate", [("attributeName", attribute)] + timeline.attributes(values))
  }

  /// - Returns: a reference to the definition; nil without clips.
  private mutating func define(clips: [Path], _ timeline: SVGTimeline) -> String? {
    let values = clips.map { $0.drawable?.svgData ?? "" }
    guard let first = values.first else { return nil }
    let id = identifiers.unique("clip")
    definitions.open("clipPath", [("id", id)])
    definitions.open("path", [("d", first)])
    if Set(values).count > 1 {
      definitions.empty("animate", [("attributeName", "d")] + timeline.attributes(values))
    }
    definitions.close("path")
    definitions.close("clipPath")
    return "url(#\(id))"
  }
}

extension [InkedItem] {
  /// The items without invisible groups.
  fileprivate var opaque: [InkedItem] {
    compactMap { item in
      switch item {
      case .fill, .stroke, .text, .image: item
      case .group(let group, let items): group.opacity > 0 ? .group(group, items.opaque) : nil
      case .either(let light, let dark): .either(light: light.opaque, dark: dark.opaque)
      }
    }
  }
}

extension InkedItem {
  fileprivate var isEither: Bool { if case .either = self { true } else { false } }

  fileprivate var shapeColor: DynamicColor? {
    switch self {
    case .fill(_, let color), .stroke(_, let color, _): color
    case .text, .image, .group, .either: nil
    }
  }
}
