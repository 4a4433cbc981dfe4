import AutoLayout
import LayoutScene

/// Draws the layers under the signs: frames, margins, guides, baselines and the ghosts of ambiguous views.
struct GroundLayers {
  let layout: SolvedLayout
  let options: DrawingOptions
  let space: OverlaySpace
  let theme: Theme
  let backgrounds: Backgrounds
  let selection: OverlaySelection
  /// The areas of the views' lines of text, in the overlay's coordinates.
  let texts: [Rect]
  /// The lines that were drawn, which labels avoid crossing.
  private(set) var outlines: [Rect] = []
  /// The dashed frames that ambiguous views could have.
  private(set) var ghosts: [Rect] = []
  /// The margins and guides that were drawn.
  private(set) var margins: [Rect] = []
  private(set) var drawnGuides: [Rect] = []
  /// The frames of the visible views without subviews.
  private(set) var leaves: [Rect] = []
  /// The keyboard and the sensor housing, which lines should go around.
  private(set) var barriers: [Rect] = []
  /// The frames of the visible views that a drawing identifies.
  private(set) var controls: [Rect] = []
  private(set) var frames: [Rect] = []

  init(
    layout: SolvedLayout, options: DrawingOptions, space: OverlaySpace, theme: Theme,
    backgrounds: Backgrounds, selection: OverlaySelection, texts: [Rect]
  ) {
    self.layout = layout
    self.options = options
    self.space = space
    self.theme = theme
    self.backgrounds = backgrounds
    self.selection = selection
    self.texts = texts
  }

  mutating func draw(into layers: inout LayeredItems, signs: inout OverlaySigns) {
    let wanted = options.overlay
    let system = [layout.canvas.keyboard, layout.canvas.sensorHousing?.frame].compactMap(\.self)
    barriers = system.map { space.convert($0) }
    if wanted.contains(.frames) { drawFrames(into: &layers, signs: &signs) }
    if wanted.contains(.margins) { drawMargins(into: &layers, signs: &signs) }
    if wanted.contains(.guides) { drawGuides(into: &layers, signs: &signs) }
    if wanted.contains(.baselines) { drawBaselines(into: &layers, signs: &signs) }
    if wanted.contains(.ambiguity) { drawGhosts(into: &layers, signs: &signs) }
  }

  private mutating func drawFrames(into layers: inout LayeredItems, signs: inout OverlaySigns) {
    let superviews = Set(layout.views.compactMap(\.scene.superview))
    if !layout.views.isEmpty, !selection.isFaded(.root) {
      drawDeficiency(of: .root, into: &layers, signs: &signs)
    }
    for (index, view) in layout.views.indexed()
    where view.scene.superview != nil && !layout.isOffCanvas(index) {
      let rect = space.convert(view.absoluteFrame)
      guard view.isHidden else {
        outlines.append(rect)
        if !superviews.contains(index) { leaves.append(rect) }
        if view.scene.kind.isDrawn { controls.append(rect) }
        frames.append(rect)
        let isFaded = selection.isFaded(index)
        // A control has its own background, whose colours identify it.
        let isPlain = !superviews.contains(index) && !view.scene.kind.hasGround
        if isPlain, !isFaded { layers[.frames].append(.fill(.rect(rect), theme.frameFill)) }
        let isStack = view.scene.kind == .stackView
        let edge = backgrounds.theme(under: rect).frameEdge
        layers[.frames].append(
          .stroke(
            .rect(rect), isFaded ? edge.withAlpha(edge.alpha / 3) : edge,
            StrokeStyle(width: 0.75, dashes: isStack ? Measures.stackDashes : [])))
        if isStack { signs.insert(.stack) }
        drawContent(of: index, into: &layers, signs: &signs)
        drawAlignmentRect(of: index, into: &layers, signs: &signs)
        if !isFaded {
          drawMisplacement(of: index, into: &layers, signs: &signs)
          drawDeficiency(of: index, into: &layers, signs: &signs)
        }
        continue
      }
      guard rect.width > 0, rect.height > 0 else { continue }
      layers[.frames].append(
        .stroke(
          .rect(rect), theme.leader.withAlpha(0.5), StrokeStyle(width: 0.5, dashes: Measures.marginDashes)))
      signs.insert(.hidden)
    }
  }

  /// The alignment rectangle, on which constraints act, of a view whose author gave it one.
  private func drawAlignmentRect(
    of index: ViewIndex, into layers: inout LayeredItems, signs: inout OverlaySigns
  ) {
    guard layout.views[index].scene.alignmentRectInsets != nil,
      let rect = space.geometry.alignmentRect(of: .view(index))
    else { return }
    layers[.frames].append(
      .stroke(
        .rect(space.convert(rect)), theme.satisfied,
        StrokeStyle(width: 0.75, dashes: Measures.marginDashes)))
    signs.insert(.alignmentRect)
  }

  /// Marks a view that the caption reports as truncated or warns about.
  private mutating func drawDeficiency(
    of index: ViewIndex, into layers: inout LayeredItems, signs: inout OverlaySigns
  ) {
    let view = layout.views[index]
    let isWarnedAbout = layout.findings.contains {
      $0.severity == .warning && layout.views(of: $0).contains(index)
    }
    guard view.isTruncated == true || isWarnedAbout, view.misplaced.isEmpty, view.ambiguity.isEmpty else {
      return
    }
    layers[.frames].append(
      .stroke(
        .rect(space.convert(view.absoluteFrame)), theme.unsatisfied, StrokeStyle(width: Measures.barWidth)))
    signs.insert(.unsatisfied)
  }

  /// Marks a view that the file has in another place, and that place.
  private mutating func drawMisplacement(
    of index: ViewIndex, into layers: inout LayeredItems, signs: inout OverlaySigns
  ) {
    let view = layout.views[index]
    guard !view.misplaced.isEmpty, let recorded = view.scene.recordedFrame else { return }
    let origin = Point(
      x: view.absoluteFrame.x - view.frame.x, y: view.absoluteFrame.y - view.frame.y)
    let ghost = space.convert(recorded.offset(by: origin))
    outlines.append(ghost)
    let obstacles = texts.map { $0.grown(by: Measures.clearance) }
    layers[.frames].append(
      .stroke(
        .rect(space.convert(view.absoluteFrame)), theme.unsatisfied,
        StrokeStyle(width: Measures.alarmBarWidth)
      ))
    layers[.frames].append(
      .stroke(
        ghost.outline(avoiding: obstacles), theme.unsatisfied,
        StrokeStyle(width: 1, dashes: Measures.ghostDashes)))
    signs.insert(.misplaced)
  }

  /// The content that a scroll view can scroll to, if no guide shows it.
  private mutating func drawContent(
    of index: ViewIndex, into layers: inout LayeredItems, signs: inout OverlaySigns
  ) {
    let view = layout.views[index]
    guard view.scene.kind == .scrollView, let content = view.contentSize, !selection.isFaded(index) else {
      return
    }
    let hasGuide =
      options.overlay.contains(.guides)
      && guides.contains {
        $0.kind == .contentLayoutGuide && $0.owner == index
      }
    let isLarger = content.width > view.frame.width + 0.5 || content.height > view.frame.height + 0.5
    guard !hasGuide, isLarger else { return }
    let origin = view.absoluteFrame.origin
    let rect = space.convert(Rect(x: origin.x, y: origin.y, width: content.width, height: content.height))
    if isHiddenByFrame(rect) { return }
    outlines.append(rect)
    layers[.frames].append(
      .stroke(.rect(rect), theme.guide, StrokeStyle(width: 0.75, dashes: Measures.contentDashes)))
    signs.insert(.content)
  }

  /// Whether a view's frame, a solid line, covers all of a dashed one.
  private func isHiddenByFrame(_ rect: Rect) -> Bool {
    options.overlay.contains(.frames)
      && layout.views.dropFirst().contains { view in
        let frame = space.convert(view.absoluteFrame)
        return !view.isHidden && rect.grown(by: 0.5).contains(frame) && frame.grown(by: 0.5).contains(rect)
      }
  }

  /// The guides to show: if only some constraints are shown, those that they use.
  private var guides: [SolvedGuide] { selection.guides }

  /// Draws the margins that constraints use or, without constraints, those of all views with subviews.
  private mutating func drawMargins(into layers: inout LayeredItems, signs: inout OverlaySigns) {
    var owners = Set<ViewIndex>()
    func add(_ item: SceneItem, _ attribute: LayoutAttribute) {
      if case .guide(.layoutMargins, let owner) = item { owners.insert(owner) }
      if attribute.usesMargins { owners.insert(item.view) }
    }
    for index in selection.explained {
      let scene = layout.constraints[index].scene
      add(scene.firstItem, scene.firstAttribute)
      if let second = scene.secondItem { add(second, scene.secondAttribute) }
    }
    if !options.overlay.contains(.constraints), !selection.isPartial {
      owners.formUnion(layout.views.compactMap(\.scene.superview))
    }
    drawBands(into: &layers, signs: &signs)
    for index in layout.views.indices
    where owners.contains(index) && !layout.views[index].isHidden && !layout.isOffCanvas(index) {
      guard let rect = space.geometry.marginRect(of: index).map(space.convert) else { continue }
      outlines.append(rect)
      layers[.margins].append(
        .stroke(
          .rect(rect), theme.margin,
          StrokeStyle(width: 0.75, dashes: Measures.marginDashes)))
      margins.append(rect)
    }
  }

  private func drawBands(into layers: inout LayeredItems, signs: inout OverlaySigns) {
    for band in selection.bands(in: space.geometry) {
      let color = band.kind == .margin ? theme.margin : theme.guide
      layers[.margins].append(
        .stroke(
          space.convert(band.rect).hatching(Measures.hatchDistance), color.withAlpha(Measures.hatchOpacity),
          StrokeStyle(width: 0.5)))
      signs.insert(.band)
    }
  }

  private mutating func drawGuides(into layers: inout LayeredItems, signs: inout OverlaySigns) {
    for guide in guides {
      let rect = space.convert(selection.rect(of: guide))
      if isHiddenByFrame(rect) { continue }
      outlines.append(rect)
      layers[.guides].append(
        .stroke(
          .rect(rect), theme.guide,
          StrokeStyle(width: 0.75, dashes: Measures.guideDashes)))
      drawnGuides.append(rect)
    }
  }

  /// Draws the baselines of all texts if no constraints are drawn. Constraints' own signs show the baselines that they
  /// use, and lines under words make them harder to read.
  private mutating func drawBaselines(into layers: inout LayeredItems, signs: inout OverlaySigns) {
    guard !options.overlay.contains(.constraints) else { return }
    for index in layout.views.indices where !layout.views[index].isHidden && !layout.isOffCanvas(index) {
      guard layout.views[index].firstBaseline != nil else { continue }
      let baselines = [LayoutAttribute.firstBaseline, .lastBaseline].compactMap {
        space.geometry.value(of: $0, in: .view(index))
      }
      let rect = space.convert(layout.views[index].absoluteFrame)
      for line in Set(baselines.map { space.convert($0, along: .vertical) }).sorted() {
        outlines.append(Rect(x: rect.minX, y: line, width: rect.width, height: 0))
        layers[.baselines].append(
          .stroke(
            .line(from: Point(x: rect.minX, y: line), to: Point(x: rect.maxX, y: line)), theme.baseline,
            StrokeStyle(width: 0.75, dashes: Measures.baselineDashes)))
        signs.insert(.baseline)
      }
    }
  }

  private mutating func drawGhosts(into layers: inout LayeredItems, signs: inout OverlaySigns) {
    let others = Ghosts(layout: layout)
    let obstacles = texts.map { $0.grown(by: Measures.clearance) }
    let ambiguous = selection.views.filter { !layout.views[$0].ambiguity.isEmpty && !selection.isFaded($0) }
    for (order, index) in ambiguous.enumerated() {
      let frame = space.convert(layout.views[index].absoluteFrame)
      for ghost in others.frames(of: index) {
        let rect = space.convert(ghost)
        // Neighbours share the same room, so their ghosts would share outlines.
        let shown = rect.standingOut(
          of: frame, by: Measures.ghostDistance - (order.isMultiple(of: 2) ? 3 : 0))
        ghosts.append(shown)
        layers[.ambiguity].append(.fill(.rect(rect), theme.alarm.withAlpha(Measures.ghostOpacity)))
        layers[.ambiguity].append(
          .stroke(
            shown.outline(avoiding: obstacles), theme.alarm,
            StrokeStyle(width: Measures.ghostWidth, dashes: Measures.ghostDashes)))
        signs.insert(.ghost)
      }
      layers[.ambiguity].append(
        .stroke(.rect(frame), theme.alarm, StrokeStyle(width: Measures.alarmBarWidth)))
      signs.insert(.alarm)
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is measured from a view's margins.
  var usesMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
