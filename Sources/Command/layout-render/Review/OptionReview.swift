import AutoLayout
import Diagnostics
import FileAccess
import JSONText
import LayoutReview
import LayoutScene
import SolutionFiles

/// The review of one option in one variant.
struct OptionReview {
  /// The code of the messages that tell build machines about changes.
  static let changeCode = "layout-changed"

  /// The name, with the words of its variant.
  let name: String
  let variant: ReviewVariant
  let new: SolvedOption
  let input: CurrentInput
  /// nil if it is new.
  let known: EarlierOption?
  let layouts: EarlierLayouts
  let plan: ReviewPlan

  private var layout: SolvedLayout { new.document.layouts[new.index] }

  mutating func review(_ job: inout InputJob) throws(Failure) -> ReviewedOption {
    var option = ReviewedOption(name: name, title: layout.title, state: known == nil ? .new : .unchanged)
    option.variant = variant
    option.ignored = plan.ignored(in: job.file.scenario, name).filter { rule in
      layout.views.contains { $0.scene.id == rule.view }
    }
    let solution = Solution(forReviewOf: [layout], input: job.file.name)
    guard let known else {
      option.frames = solution.options[0].views.map {
        FrameChange(view: $0.id, before: nil, after: $0.solvedFrame.numbers)
      }
      option.names = SolutionNames(solution.options[0]).of(option.frames.map(\.view))
      option.fingerprint = solution.options[0].fingerprint(with: ShownImages(layout))
      option.findings = SolutionComparison.findings(of: solution.options[0])
      option.pictures = try job.writePictures(of: name, job.file.scenario, before: nil, after: new, plan)
      try write(solution, of: &option, job)
      return option
    }
    let ignored = Set(option.ignored.map(\.view))
    let settled = solution.options[0].settled(on: known.solution, tolerance: plan.tolerance)
    let earlier = known.isInputSame ? nil : earlierLayout(of: known, job)
    let comparison = SolutionComparison(
      from: known.solution, to: settled, ignoring: ignored, images: images(since: known, job),
      before: earlier.map { places(in: $0, of: job.file) },
      after: places(in: new, of: job.file))
    if known.isInputSame && comparison.isEqual { return option }
    let old = earlier ?? earlierLayout(of: known, job)
    var differing: [DifferingPixels] = []
    // A view that moved by less than the tolerance also differs in pixels, which must not count.
    if let old, plan.tolerance == 0 || !comparison.isEqual || !comparison.authored.isEmpty {
      differing = try job.differingPixels(
        old, new, plan.appearances,
        ignoring: IgnoredViews(ignored, in: [known.solution, solution.options[0]]))
    }
    if comparison.isEqual && !comparison.hasOtherLook && looksSame(comparison, old != nil, differing) {
      return option
    }
    option.state = .changed
    (option.causes, option.frames) = (comparison.causes, comparison.frames)
    (option.notes, option.findings) = (comparison.otherNotes, comparison.findings)
    option.names = SolutionNames(known.solution, settled).of(
      option.frames.map(\.view) + option.ignored.map(\.view))
    if known.isInputSame {
      option.notes.insert("the input is the same: another version of the program laid it out", at: 0)
    }
    option.changes = changedViews(comparison, old, known.solution)
    option.pictures = try job.writePictures(
      of: name, job.file.scenario, before: old, recorded: known, after: new, differing: differing,
      plan)
    try write(solution, of: &option, job)
    job.annotate(option)
    return option
  }

  /// Whether no picture shows a difference. An edit of the input may show in the smallest difference; without a picture
  /// to compare, it must count as a difference.
  private func looksSame(_ comparison: SolutionComparison, _ isDrawn: Bool, _ pixels: [DifferingPixels])
    -> Bool
  {
    if comparison.authored.isEmpty { return pixels.allSatisfy { $0.visible == 0 } }
    return isDrawn && pixels.allSatisfy { $0.all == 0 }
  }

  /// The images before and after; nil if those before cannot be read any more.
  private func images(since known: EarlierOption, _ job: InputJob) -> ImageComparison? {
    guard !known.isInputSame, let old = layouts.layout(of: known, job) else { return nil }
    return ImageComparison(
      before: ShownImages(old.document.layouts[old.index]), after: ShownImages(layout))
  }

  private func places(in option: SolvedOption, of file: InputFile) -> InputPlaces {
    InputPlaces(
      option.document.layouts[option.index], in: SourceText(option.document.document.bytes), of: file.argument
    )
  }

  /// The option as it was, if this version of the program lays it out as it was recorded.
  private func earlierLayout(of known: EarlierOption, _ job: InputJob) -> SolvedOption? {
    guard let old = layouts.layout(of: known, job) else { return nil }
    let again = Solution(forReviewOf: [old.document.layouts[old.index]], input: "")
    let settled = again.options[0].settled(on: known.solution, tolerance: plan.tolerance)
    guard SolutionComparison(from: known.solution, to: settled).isEqual else { return nil }
    return old
  }

  /// Views whose frames in their superviews changed, and those that the input changes.
  private func changedViews(
    _ comparison: SolutionComparison, _ old: SolvedOption?, _ solution: SolutionOption
  ) -> [ChangedView] {
    let after = layout.absoluteFrames
    let before = old.map { $0.document.layouts[$0.index].absoluteFrames } ?? solution.absoluteFrames
    let edited = Set(comparison.editedViews)
    return comparison.frames.filter { $0.isChange || edited.contains($0.view) }.map {
      ChangedView(view: $0.view, before: before[$0.view], after: after[$0.view])
    }
  }

  private func write(
    _ solution: Solution, of option: inout ReviewedOption, _ job: InputJob
  ) throws(Failure) {
    let bytes = Array(solution.text.utf8)
    let path = ReviewFileNames.Part.after.path(ReviewFileNames.solution(job.file.scenario, name))
    try plan.report.write(bytes, to: path, isFlushed: false)
    option.solution = FileReference(path, of: bytes)
    option.input = try input.write(to: plan.report)
  }
}

extension SolvedLayout {
  /// By the views' ids.
  fileprivate var absoluteFrames: [String: Rect] {
    Dictionary(views.map { ($0.scene.id, $0.absoluteFrame) }) { first, _ in first }
  }
}

extension InputJob {
  /// Reports to build machines where in the input the cause of a change is.
  fileprivate mutating func annotate(_ option: ReviewedOption) {
    guard style.form != .human else { return }
    let name = DisplayName.all(ofOptions: [(name: option.name, title: option.title)])[0]
    let place = option.causes.lazy.flatMap(\.places).first { !$0.isFormer }?.code
    report([
      Diagnostic(
        .warning, code: OptionReview.changeCode, "\(name): \(option.headline)",
        at: place.map { SourcePlace($0) })
    ])
  }
}
