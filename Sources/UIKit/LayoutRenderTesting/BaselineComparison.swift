import AutoLayout
import Foundation
import LayoutReview
import PangoCairoBackend
import SolutionFiles

/// The differences between a layout and its baseline.
struct BaselineComparison {
  enum State {
    /// Nothing was recorded.
    case missing
    /// The frames are equal, and no picture was recorded.
    case missingPicture
    case equal
    case different
  }

  private(set) var state = State.equal
  /// Sentences on why frames changed, then on other differences, then on pixels.
  private(set) var sentences: [String] = []
  /// A PNG of the recorded picture with the differences marked; nil if no pixel differs.
  private(set) var difference: [UInt8]?

  @MainActor init(of snapshot: Snapshot, with files: BaselineFiles) throws(SnapshotError) {
    guard let bytes = try BaselineFiles.read(files.solution) else {
      state = .missing
      return
    }
    let before: SolutionOption
    do throws(DocumentError) {
      before = try SolutionOption.only(in: bytes)
    } catch {
      throw .brokenBaseline(files.solution.path, reason: error.words(about: "solution"))
    }
    guard let after = snapshot.solution.options.first else {
      throw .unreadable("there is nothing to lay out")
    }
    let comparison = SolutionComparison(from: before, to: after)
    var option = ReviewedOption(name: files.name, state: .changed)
    (option.causes, option.frames) = (comparison.causes, comparison.frames)
    let recorded = try BaselineFiles.read(files.picture)
    var pixels: PixelComparison?
    if let recorded, recorded != snapshot.picture {
      pixels = try Self.compare(recorded, snapshot.picture, path: files.picture.path)
      difference = try pixels?.picture.map { pixels throws(SnapshotError) in try Self.encoded(pixels) }
    }
    guard !comparison.isEqual || difference != nil else {
      if recorded == nil { state = .missingPicture }
      return
    }
    state = .different
    option.notes = comparison.otherNotes
    sentences = option.sentences
    if let pixels, difference != nil { sentences.append(PixelComparison.words(pixels.differing)) }
  }

  private static func compare(
    _ before: [UInt8], _ after: [UInt8], path: String
  ) throws(SnapshotError) -> PixelComparison {
    guard let before = Pixels(png: before) else {
      throw .brokenBaseline(path, reason: "this is not a PNG picture")
    }
    guard let after = Pixels(png: after) else { throw .unreadable("the picture cannot be read") }
    return PixelComparison(before, after)
  }

  private static func encoded(_ pixels: Pixels) throws(SnapshotError) -> [UInt8] {
    do throws(PaintError) {
      return try PNGFile.encode(
        PNGFile.Picture(width: pixels.width, height: pixels.height, samples: pixels.samples))
    } catch {
      throw .unreadable("\(error)")
    }
  }
}

extension Pixels {
  /// Creates pixels from a PNG; nil for a file that is not a picture.
  fileprivate init?(png: [UInt8]) {
    guard let picture = PNGFile.decode(png) else { return nil }
    self.init(width: picture.width, height: picture.height, samples: picture.samples)
  }
}
