import LayoutFiles
import LayoutReview
import PangoCairoBackend

/// A picture before and after, still in memory.
struct ComparedPicture {
  let variant: PictureVariant
  private let before: [UInt8]?
  private let after: [UInt8]?
  private let scale: Double
  private var size = (width: 1, height: 1)
  private var differing = 0
  private var difference: [UInt8]?

  /// Equal files are not looked into for differences.
  init(
    _ variant: PictureVariant, before file: FileReference?, after: [UInt8]?, scale: Double, _ plan: ReviewPlan
  ) throws(ReviewError) {
    self.variant = variant
    self.after = after
    self.scale = min(max(scale, ReviewedPicture.scales.lowerBound), ReviewedPicture.scales.upperBound)
    let before: [UInt8]?
    if let file { before = try plan.baseline.read(file) } else { before = nil }
    self.before = before
    let old: Pixels?
    if let before, let file {
      old = try Self.pixels(before, plan.baseline.path(of: file.path))
    } else {
      old = nil
    }
    let new: Pixels?
    if before == after { new = old } else if let after { new = try Self.pixels(after, "") } else { new = nil }
    size = (max(old?.width ?? 1, new?.width ?? 1), max(old?.height ?? 1, new?.height ?? 1))
    guard let old, let new, before != after else { return }
    let comparison = PixelComparison(old, new)
    differing = comparison.differing
    if let picture = comparison.picture { difference = try Self.encoded(picture) }
  }

  var isDifferent: Bool { differing > 0 || (before == nil) != (after == nil) }

  /// Writes what there is, each below a folder of its own.
  func write(_ name: String, to folder: Folder) throws(ReviewError) -> ReviewedPicture {
    var picture = ReviewedPicture(
      variant: variant, differingPixels: differing, width: size.width, height: size.height, scale: scale)
    picture.before = try Self.write(before, .before, name, to: folder)
    picture.after = try Self.write(after, .after, name, to: folder)
    picture.difference = try Self.write(difference, .difference, name, to: folder)
    return picture
  }

  private static func write(
    _ bytes: [UInt8]?, _ part: ReviewFileNames.Part, _ name: String, to folder: Folder
  ) throws(ReviewError) -> FileReference? {
    guard let bytes else { return nil }
    let path = part.path(name)
    try folder.write(bytes, to: path)
    return FileReference(path, of: bytes)
  }

  private static func pixels(_ bytes: [UInt8], _ path: String) throws(ReviewError) -> Pixels {
    guard let picture = PNGFile.decode(bytes),
      let pixels = Pixels(width: picture.width, height: picture.height, samples: picture.samples)
    else { throw .noPicture(path: path) }
    return pixels
  }

  private static func encoded(_ pixels: Pixels) throws(ReviewError) -> [UInt8] {
    do throws(PaintError) {
      return try PNGFile.encode(
        PNGFile.Picture(width: pixels.width, height: pixels.height, samples: pixels.samples))
    } catch {
      throw .brokenFile(path: "", isMissing: false)
    }
  }
}

/// An option that only the baseline has.
enum DeletedOption {
  static func review(
    _ option: BaselineOption, of scenario: String, _ plan: ReviewPlan
  ) throws(ReviewError) -> ReviewedOption {
    let path = plan.baseline.path(of: option.solution.path)
    let before = try SolutionOption.only(in: try plan.baseline.read(option.solution), path: path)
    var reviewed = ReviewedOption(name: option.name, title: before.title, state: .deleted)
    reviewed.frames = before.views.map {
      FrameChange(view: $0.id, before: $0.solvedFrame.numbers, after: nil)
    }
    for picture in option.pictures {
      let compared = try ComparedPicture(
        picture.variant, before: picture.file, after: nil, scale: before.canvas.scale, plan)
      let name = ReviewFileNames.picture(scenario, option.name, picture.variant)
      reviewed.pictures.append(try compared.write(name, to: plan.report))
    }
    return reviewed
  }
}
