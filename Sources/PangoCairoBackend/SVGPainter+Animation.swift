import AutoLayout
public import LayoutDrawing

extension SVGPainter {
  /// Paints an animation as an SVG file that plays by itself, without a script, in an `<img>` as well.
  ///
  /// The motion is SMIL's, since CSS moves the points of a path in some browsers only. Who asks for reduced motion,
  /// or prints, gets the last stop without any; what knows no SMIL shows the first.
  ///
  /// - Throws: `PaintError` if the picture has no extent.
  public static func paint(
    _ animation: Animation, measurer: PangoTextMeasurer
  ) throws(PaintError) -> [UInt8] {
    try FontLock.run { () throws(PaintError) in try paintAlone(animation, measurer: measurer) }
  }

  private static let playing = "animation-playing"
  private static let still = "animation-still"

  private static func paintAlone(
    _ animation: Animation, measurer: PangoTextMeasurer
  ) throws(PaintError) -> [UInt8] {
    let (width, height) = (animation.size.width, animation.size.height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .unpaintableSize(width: width, height: height, scale: 1)
    }
    var document = try SVGDocument(measurer: measurer)
    // A page's other pictures have the same classes.
    let (playing, still) = (
      "#\(document.pictureID) .\(Self.playing)", "#\(document.pictureID) .\(Self.still)"
    )
    document.style =
      "\(still){display:none}@media (prefers-reduced-motion: reduce),print"
      + "{\(playing){display:none}\(still){display:inline}}"
    document.body.open("g", [("class", Self.playing)])
    try document.paint(animation.keyframes.map(\.items), SVGTimeline(animation))
    document.body.close("g")
    document.body.open("g", [("class", Self.still)])
    try document.paint((animation.keyframes.last?.items ?? []).opaque)
    document.body.close("g")
    return document.file(
      size: animation.size, title: animation.title, description: animation.description)
  }
}

extension SVGDocument {
  /// Paints items that change from keyframe to keyframe.
  ///
  /// - Parameter keyframes: as many items in each, of the same forms.
  mutating func paint(_ keyframes: [[DisplayItem]], _ timeline: SVGTimeline) throws(PaintError) {
    guard let first = keyframes.first, keyframes.allSatisfy({ $0.count == first.count }) else { return }
    for position in first.indices {
      let items = keyframes.map { $0[position] }
      switch first[position] {
      case let item where items.allSatisfy({ $0 == item }): try paint([item])
      case .group: try paint(groups: items, timeline)
      case .fill, .stroke: paint(shapes: items, timeline)
      case .text(let text): try paint([.text(text)])
      }
    }
  }

  private mutating func paint(shapes items: [DisplayItem], _ timeline: SVGTimeline) {
    let all = items.map { item -> [(String, String?)] in
      switch item {
      case .fill(let path, let color): path.drawable.map { Self.attributes(ofFill: $0, color) } ?? []
      case .stroke(let path, let color, let style) where style.isDrawable:
        path.drawable.map { Self.attributes(ofStroke: $0, color, style) } ?? []
      default: []
      }
    }
    guard let first = all.first, !first.isEmpty, all.allSatisfy({ $0.count == first.count }) else { return }
    body.open("path", first)
    for index in first.indices where all.contains(where: { $0[index].1 != first[index].1 }) {
      // An opacity that is not written is 1.
      animate(first[index].0, all.map { $0[index].1 ?? "1" }, timeline)
    }
    body.close("path")
  }

  private mutating func paint(groups items: [DisplayItem], _ timeline: SVGTimeline) throws(PaintError) {
    let groups = items.compactMap { item -> DisplayGroup? in
      if case .group(let group) = item { group } else { nil }
    }
    guard let first = groups.first, groups.count == items.count, groups.allSatisfy(\.isDrawable),
      groups.contains(where: { $0.drawableOpacity > 0 })
    else { return }
    body.open(first, clip: define(clips: groups.compactMap(\.clip), timeline), &identifiers)
    let opacities = groups.map { SVGNumber.string($0.drawableOpacity) }
    if Set(opacities).count > 1 { animate("opacity", opacities, timeline) }
    animateTransform(groups, timeline)
    try paint(groups.map(\.items), timeline)
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

extension [DisplayItem] {
  /// The items without groups that cannot be seen.
  fileprivate var opaque: [DisplayItem] {
    compactMap { item in
      guard case .group(var group) = item else { return item }
      guard group.opacity > 0 else { return nil }
      group.items = group.items.opaque
      return .group(group)
    }
  }
}
