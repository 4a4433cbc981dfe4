import AutoLayout
import LayoutScene

extension ReportedConflict {
  /// Weaker than any invented constraint: the one that UIKit left out decides nothing.
  private static let leftOut = LayoutPriority(0.001)

  /// The option with the broken constraint at the weakest priority.
  func relaxing(_ option: SceneOption) -> SceneOption {
    var option = option
    if let broken, option.constraints.indices.contains(broken) {
      option.constraints[broken].priority = Self.leftOut
    }
    return option
  }

  /// The layout of the relaxed option with the conflict as reported, and without findings about invented
  /// constraints.
  func settling(_ solved: SolvedLayout) -> SolvedLayout {
    var layout = solved
    layout.constraints = ConstraintList(solved.constraints.prefix(origins.count))
    for (index, origin) in zip(layout.constraints.indices, origins) {
      layout.constraints[index].origin = origin
      layout.constraints[index].isBroken = index == broken
      layout.constraints[index].opponents = []
      if index == broken { layout.constraints[index].scene.priority = .required }
    }
    layout.conflicts = [
      LayoutConflict(constraints: Array(layout.constraints.indices), broken: broken)
    ]
    layout.findings = []
    layout.freedoms = []
    layout.reported = self
    layout.description = nil
    for index in layout.views.indices {
      layout.views[index].ambiguity = [:]
      layout.views[index].extremeFrames = []
      layout.views[index].deciders = [:]
      layout.views[index].isTruncated = layout.views[index].isTruncated.map { _ in false }
    }
    layout.fitCanvas()
    return layout
  }
}

extension SolvedLayout {
  /// Room between the canvas's edges and the views, in points.
  private static let surroundings = 24.0
  /// The smallest and largest side of the canvas, in points; anything beyond is cut off.
  private static let sides = 120.0...2_000.0

  /// Fits the canvas to the views and moves them onto it. No constraint refers to the canvas.
  fileprivate mutating func fitCanvas() {
    let frames = views.dropFirst().map(\.absoluteFrame) + guides.map(\.absoluteFrame)
    let finite = frames.filter {
      $0.minX.isFinite && $0.minY.isFinite && $0.maxX.isFinite && $0.maxY.isFinite
    }
    guard let first = finite.first, !views.isEmpty else { return }
    let bounds = finite.dropFirst().reduce(first) { $0.union($1) }
    func side(_ length: Double) -> Double {
      min(max(length + 2 * Self.surroundings, Self.sides.lowerBound), Self.sides.upperBound)
    }
    canvas.size = Size(width: side(bounds.width), height: side(bounds.height))
    let spare = Point(
      x: max(Self.surroundings, (canvas.size.width - bounds.width) / 2),
      y: max(Self.surroundings, (canvas.size.height - bounds.height) / 2))
    let move = Point(x: spare.x - bounds.minX, y: spare.y - bounds.minY)
    views[.root].frame = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    views[.root].absoluteFrame = views[.root].frame
    for index in views.indices.dropFirst() {
      views[index].absoluteFrame = views[index].absoluteFrame.offset(by: move)
      if views[index].scene.superview == .root { views[index].frame = views[index].frame.offset(by: move) }
    }
    for index in guides.indices { guides[index].absoluteFrame = guides[index].absoluteFrame.offset(by: move) }
  }
}
