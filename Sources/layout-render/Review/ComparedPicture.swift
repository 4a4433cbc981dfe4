import LayoutReview
import PangoCairoBackend

/// A picture before and after, still in memory.
struct ComparedPicture {
  let variant: PictureVariant
  let before: [UInt8]?
  let after: [UInt8]?
  let scale: Double
  /// In pixels.
  var size = (width: 1, height: 1)
  var differing = 0
  var difference: [UInt8]?

  /// Equal files are not compared pixel by pixel.
  static func compare(
    _ variant: PictureVariant, before file: FileReference?, after: [UInt8]?, scale: Double, _ plan: ReviewPlan
  ) throws(Failure) -> ComparedPicture {
    let before = try file.map { file throws(Failure) in try plan.baseline.read(file) }
    let path = file.map { plan.baseline.path(of: $0.path) } ?? ""
    let old = try before.map { bytes throws(Failure) in try pixels(bytes, path) }
    let new = before == after ? old : try after.map { bytes throws(Failure) in try pixels(bytes, "") }
    var picture = ComparedPicture(
      variant: variant, before: before, after: after,
      scale: min(max(scale, ReviewedPicture.scales.lowerBound), ReviewedPicture.scales.upperBound),
      size: (max(old?.width ?? 1, new?.width ?? 1), max(old?.height ?? 1, new?.height ?? 1)))
    guard let old, let new, before != after else { return picture }
    let comparison = PixelComparison(old, new)
    picture.differing = comparison.differing
    picture.difference = try comparison.picture.map { pixels throws(Failure) in try encoded(pixels) }
    return picture
  }

  var isDifferent: Bool { differing > 0 || (before == nil) != (after == nil) }

  /// Writes the pictures that exist, each into a folder of its own.
  func write(_ name: String, to folder: Folder) throws(Failure) -> ReviewedPicture {
    var picture = ReviewedPicture(
      variant: variant, differingPixels: differing, width: size.width, height: size.height, scale: scale)
    picture.before = try Self.write(before, .before, name, to: folder)
    picture.after = try Self.write(after, .after, name, to: folder)
    picture.difference = try Self.write(difference, .difference, name, to: folder)
    return picture
  }

  private static func write(
    _ bytes: [UInt8]?, _ part: ReviewFileNames.Part, _ name: String, to folder: Folder
  ) throws(Failure) -> FileReference? {
    guard let bytes else { return nil }
    let path = part.path(name)
    try folder.write(bytes, to: path)
    return FileReference(path, of: bytes)
  }

  private static func pixels(_ bytes: [UInt8], _ path: String) throws(Failure) -> Pixels {
    guard let picture = PNGFile.decode(bytes),
      let pixels = Pixels(width: picture.width, height: picture.height, samples: picture.samples)
    else { throw .noPicture(path) }
    return pixels
  }

  private static func encoded(_ pixels: Pixels) throws(Failure) -> [UInt8] {
    try Failure.from({ _ in .brokenFile("") }) { () throws(PaintError) in
      try PNGFile.encode(
        PNGFile.Picture(width: pixels.width, height: pixels.height, samples: pixels.samples))
    }
  }
}
