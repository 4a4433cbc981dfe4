import AutoLayout
import FileAccess
import LayoutDrawing
import LayoutReview
import LayoutScene

/// A solved option: its document, and its position among the layouts of that.
typealias SolvedOption = (document: SolvedDocument, index: Int)

/// How many pixels of two pictures differ.
struct DifferingPixels {
  /// By more than the tolerance for colours, and not only as anti-aliased edges do.
  var visible = 0
  var all = 0
}

/// The pictures of a review.
extension InputJob {
  /// How many pixels of the canvas differ, for each appearance. Canvases that are drawn from equal lists are not
  /// painted.
  mutating func differingPixels(
    _ old: SolvedOption, _ new: SolvedOption, _ appearances: [Appearance], ignoring ignored: IgnoredViews
  ) throws(Failure) -> [DifferingPixels] {
    let areas = [old, new].flatMap { option in
      option.document.layouts[option.index].views.filter { ignored.contains($0.scene.id) }.map(
        \.absoluteFrame)
    }
    let scale = new.document.layouts[new.index].canvas.scale
    return try appearances.map { appearance throws(Failure) in
      let lists = [old, new].map { option in
        ReviewDrawing(
          option.document, option.index, appearance, hasOverlay: false, fonts.freshMeasurer()
        ).canvasOnly
      }
      guard lists[0] != lists[1] else { return DifferingPixels() }
      let comparison = PixelComparison(
        try pixels(lists[0], scale: scale), try pixels(lists[1], scale: scale),
        ignoring: areas.map { PixelArea($0, scale: scale) })
      return DifferingPixels(visible: comparison.differing, all: comparison.unequal)
    }
  }

  /// Draws an option in every appearance, before and after, into the report.
  ///
  /// - Parameters:
  ///   - recorded: has the picture before if `old`, from which it would be drawn, is nil.
  ///   - differing: the number of pixels that differ, for each appearance; empty if they are not compared.
  mutating func writePictures(
    of option: String, _ scenario: String, before old: SolvedOption?, recorded: EarlierOption? = nil,
    after new: SolvedOption?,
    differing: [DifferingPixels] = [], _ plan: ReviewPlan
  ) throws(Failure) -> [ReviewedPicture] {
    var pictures: [ReviewedPicture] = []
    for (index, appearance) in plan.appearances.enumerated() {
      let name = ReviewFileNames.picture(scenario, option, appearance.rawValue)
      var picture = ReviewedPicture(
        appearance: appearance.rawValue, differingPixels: differing.isEmpty ? 0 : differing[index].visible)
      if let old {
        picture.before = try write(old, appearance, to: plan.report, .before, name)
      } else if let known = try recorded?.picture(appearance) {
        picture.before = try copy(known, to: plan.report, .before, name)
      }
      if let new { picture.after = try write(new, appearance, to: plan.report, .after, name) }
      pictures.append(picture)
    }
    return pictures
  }

  private func copy(
    _ picture: RecordedContent, to report: Folder, _ part: ReviewFileNames.Part, _ name: String
  ) throws(Failure) -> DrawnPicture {
    var drawn = picture.drawn
    drawn.file.path = part.path(name)
    try report.write(picture.bytes, to: drawn.file.path, isFlushed: false)
    return drawn
  }

  private mutating func write(
    _ option: SolvedOption, _ appearance: Appearance, to report: Folder, _ part: ReviewFileNames.Part,
    _ name: String
  ) throws(Failure) -> DrawnPicture {
    let drawing = ReviewDrawing(
      option.document, option.index, appearance, hasOverlay: true, fonts.freshMeasurer())
    let bytes = try svg(drawing)
    let path = part.path(name)
    try report.write(bytes, to: path, isFlushed: false)
    return DrawnPicture(
      file: FileReference(path, of: bytes), size: drawing.list.size, origin: drawing.origin,
      scale: drawing.scale, canvas: drawing.canvas)
  }
}
