import AutoLayout
import FileAccess
import LayoutDrawing
import LayoutReview
import LayoutScene
import PangoCairoBackend

/// The drawing of one option for a review: whole, at one scale, without the parts that only pictures on their
/// own need.
struct ReviewDrawing {
  let list: DisplayList
  /// The corner of the canvas, in points of the drawing.
  let origin: Point
  /// Points of the drawing per point of the canvas.
  let scale: Double
  /// In points of the canvas.
  let canvas: Size

  init(
    _ solved: SolvedDocument, _ index: Int, _ appearance: Appearance, hasOverlay: Bool,
    _ measurer: PangoTextMeasurer
  ) {
    var layout = solved.layouts[index]
    canvas = layout.canvas.size
    layout.canvas.appearance = appearance
    // The page shows names and titles itself.
    (layout.name, layout.title, layout.description) = ("default", nil, nil)
    let overlay = hasOverlay ? (solved.document.scene.overlay ?? .all).subtracting(.legend) : .none
    list = Sheet.draw(
      layout,
      options: DrawingOptions(overlay: overlay, appearance: appearance, crop: .none, panels: .whole),
      measurer: measurer)
    let place = list.items.lazy.compactMap { Self.mockup(in: $0) }.first
    (origin, scale) = (place?.origin ?? .zero, place?.scale ?? 1)
  }

  /// The canvas alone: the same for layouts that look the same, whatever surrounds them.
  var canvasOnly: DisplayList {
    let content = DisplayGroup(
      translation: Point(x: -origin.x / scale, y: -origin.y / scale), scale: 1 / scale, items: list.items)
    return DisplayList(size: canvas, title: "", description: "", items: [.group(content)])
  }

  /// The place of the first mockup.
  private static func mockup(in item: DisplayItem) -> (origin: Point, scale: Double)? {
    guard case .group(let group) = item else { return nil }
    if group.className == "mockup" { return (group.translation, group.scale) }
    guard let inner = group.items.lazy.compactMap({ mockup(in: $0) }).first else { return nil }
    return (
      Point(
        x: group.translation.x + group.scale * inner.origin.x,
        y: group.translation.y + group.scale * inner.origin.y), group.scale * inner.scale
    )
  }
}

/// Painting for reviews.
extension InputJob {
  mutating func svg(_ drawing: ReviewDrawing) throws(Failure) -> [UInt8] {
    let measurer = fonts.freshMeasurer()
    return try painted(measurer) { () throws(PaintError) in
      try SVGPainter.paint(drawing.list, measurer: measurer)
    }
  }

  /// - Parameter scale: pixels per point.
  mutating func pixels(_ list: DisplayList, scale: Double) throws(Failure) -> Pixels {
    let measurer = fonts.freshMeasurer()
    let bytes = try painted(measurer) { () throws(PaintError) in
      try PNGPainter.paint(list, scale: scale, measurer: measurer)
    }
    guard let picture = PNGFile.decode(bytes),
      let pixels = Pixels(width: picture.width, height: picture.height, samples: picture.samples)
    else { throw .bug }
    return pixels
  }

  /// An option without all of its pictures could not be judged, so a missing picture is a failure.
  private mutating func painted(
    _ measurer: PangoTextMeasurer, _ paint: () throws(PaintError) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    let file = file
    let bytes = try outcome.timings.measure(.paint) { () throws(Failure) in
      try Failure.from({ Failure($0).and(Failure(measurer.problems)).about(file) }, paint)
    }
    let problems = Failure(measurer.problems).about(file)
    if problems.status > .success { throw problems }
    reportOnce(problems)
    return bytes
  }
}
