package import AutoLayout
import Diagnostics
import LayoutScene
import SafeText
package import SolutionFiles

extension SolutionOption {
  /// The only option of a solution that was written for a review.
  package static func only(in bytes: [UInt8]) throws(DocumentError) -> SolutionOption {
    let solution: Solution
    do throws(SolutionError) {
      solution = try Solution(parsing: bytes)
    } catch {
      switch error {
      case .broken(let diagnostic): throw .wrong(diagnostic)
      case .otherVersion(let version): throw .otherVersion(version, known: Double(Solution.version))
      }
    }
    guard let option = solution.options.first, solution.options.count == 1 else { throw .broken("options") }
    return option
  }

  /// The only option of a solution in a baseline, where solutions are compressed; up to version 2 they were not.
  ///
  /// - Parameter path: its ending says whether it is compressed.
  package static func recorded(_ bytes: [UInt8], path: String) throws(DocumentError) -> SolutionOption {
    guard path.hasSuffix(compressedEnding) else { return try only(in: bytes) }
    guard let bytes = Gzip.expanded(bytes, limit: SourceText.maximumSize) else { throw .compression }
    return try only(in: bytes)
  }

  static let compressedEnding = ".gz"

  /// A digest of everything but the names of the input and the option: the same for an option that was only renamed.
  ///
  /// - Parameter images: the images that its views show; nil if they are not known.
  package func fingerprint(with images: ShownImages?) -> String {
    var option = self
    (option.name, option.title) = ("", nil)
    let text = Solution(options: [option]).text + (images?.identity ?? []).joined(separator: "\n")
    return SHA256.hexadecimal(of: Array(text.utf8))
  }
}

extension SolutionOption {
  /// The frames of all views on the canvas, as far as a solution has them: it does not record where content is scrolled
  /// to.
  package var absoluteFrames: [String: Rect] {
    var frames: [String: Rect] = [:]
    for view in views {
      let origin = view.superview.flatMap { frames[$0]?.origin } ?? .zero
      frames[view.id] = view.solvedFrame.offset(by: origin)
    }
    return frames
  }
}
