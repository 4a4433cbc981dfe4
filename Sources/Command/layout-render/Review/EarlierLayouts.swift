import AutoLayout
import FileAccess
import LayoutReview
import LayoutScene
import SolutionFiles
import SwiftSourceFiles

/// An option as it was, with which the option of this name is compared.
struct EarlierOption {
  /// The name, with the words of its variant.
  var name: String
  var variant: ReviewVariant
  var solution: SolutionOption
  /// nil if the baseline does not have it.
  var input: EarlierInput?
  /// Whether the input has not changed since.
  var isInputSame = false
  /// The picture that was recorded, if there is one. It is the only one if this program no longer lays out the input in
  /// that way.
  var picture: (Appearance) throws(Failure) -> RecordedContent? = { _ in nil }
}

/// A recorded picture with its content.
struct RecordedContent {
  var drawn: DrawnPicture
  var bytes: [UInt8]
}

/// Solves earlier inputs again to draw their options, each once for each variant.
final class EarlierLayouts {
  private var solved: [Key: SolvedDocument?] = [:]

  private struct Key: Hashable {
    var identity: String
    var variant: ReviewVariant
  }

  /// The option as this version of the program lays it out.
  ///
  /// - Returns: nil if its input is not known, or cannot be read any more.
  func layout(of option: EarlierOption, _ job: InputJob) -> (document: SolvedDocument, index: Int)? {
    guard let document = option.input.flatMap({ document(of: $0, option.variant, job) }),
      let index = document.layouts.firstIndex(where: { option.variant.name(of: $0.name) == option.name })
    else { return nil }
    return (document, index)
  }

  /// - Returns: nil if the input cannot be read any more.
  func document(of input: EarlierInput, _ variant: ReviewVariant, _ job: InputJob) -> SolvedDocument? {
    let key = Key(identity: input.identity, variant: variant)
    if let known = solved[key] { return known }
    let document: SolvedDocument?
    do throws(Failure) { document = try job.solve(input, variant.overrides) } catch { document = nil }
    solved[key] = .some(document)
    return document
  }
}
