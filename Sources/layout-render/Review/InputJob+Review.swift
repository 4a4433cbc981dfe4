import AutoLayout
import LayoutDrawing
import LayoutFiles
import LayoutReview
import LayoutScene

/// The review of one input: solves and draws its options, compares them, and writes what differs into the
/// report's folder.
extension InputJob {
  /// - Returns: the input's part of the report.
  mutating func review(against plan: ReviewPlan) -> ReviewedScenario {
    var scenario = ReviewedScenario(name: file.scenario, input: file.argument)
    do throws(Failure) {
      let solved = try solve(SolvingOptions(isExplaining: true))
      guard !solved.layouts.isEmpty else {
        scenario.failure = "it contains nothing to draw"
        scenario.status = outcome.status.rawValue
        return scenario
      }
      for index in solved.layouts.indices {
        scenario.options.append(try review(solved, index, of: scenario.name, plan))
      }
      let known = Set(solved.layouts.map(\.name))
      for option in plan.manifest?.scenario(named: scenario.name)?.options ?? []
      where !known.contains(option.name) {
        scenario.options.append(try DeletedOption.review(option, of: scenario.name, plan))
      }
    } catch {
      report(error)
      scenario.options = []
      let message = error.messages.first { $0.diagnostic.severity == .error }
      scenario.failure = message?.diagnostic.message
      scenario.status = error.status.rawValue
    }
    return scenario
  }

  private mutating func review(
    _ solved: SolvedDocument, _ index: Int, of scenario: String, _ plan: ReviewPlan
  ) throws(Failure) -> ReviewedOption {
    let layout = solved.layouts[index]
    let solution = Solution(forReviewOf: [layout], input: file.name)
    let now = solution.options[0]
    let known = plan.manifest?.scenario(named: scenario)?.options.first { $0.name == layout.name }
    var option = ReviewedOption(
      name: layout.name, title: layout.title, state: known == nil ? .new : .unchanged)
    var authored: [String] = []
    if let known {
      let path = plan.baseline.path(of: known.solution.path)
      let before = try SolutionOption.only(in: try plan.baseline.read(known.solution), path: path)
      let comparison = SolutionComparison(from: before, to: now)
      (option.causes, option.frames, option.notes) = (comparison.causes, comparison.frames, comparison.notes)
      if !comparison.isEqual { option.state = .changed }
      authored = comparison.authored
    } else {
      option.frames = now.views.map { FrameChange(view: $0.id, before: nil, after: $0.solvedFrame.numbers) }
    }
    let pictures = try makePictures(of: solved, index, known: known, plan)
    if option.state == .unchanged, pictures.contains(where: \.isDifferent) { option.state = .changed }
    guard option.state != .unchanged else {
      (option.causes, option.frames, option.notes) = ([], [], [])
      return option
    }
    option.notes += authored
    try write(pictures, Array(solution.text.utf8), to: &option, of: scenario, plan)
    return option
  }

  private mutating func makePictures(
    of solved: SolvedDocument, _ index: Int, known: BaselineOption?, _ plan: ReviewPlan
  ) throws(Failure) -> [ComparedPicture] {
    var pictures: [ComparedPicture] = []
    for appearance in plan.appearances {
      for hasOverlay in [true, false] {
        let variant = PictureVariant(appearance: appearance.rawValue, hasOverlay: hasOverlay)
        let after = try draw(solved, index, appearance, hasOverlay: hasOverlay)
        let file = known?.pictures.first { $0.variant == variant }?.file
        pictures.append(
          try ComparedPicture.compare(
            variant, before: file, after: after, scale: solved.layouts[index].canvas.scale, plan))
      }
    }
    for picture in known?.pictures ?? []
    where !plan.appearances.contains(where: { $0.rawValue == picture.variant.appearance }) {
      pictures.append(
        try ComparedPicture.compare(
          picture.variant, before: picture.file, after: nil, scale: solved.layouts[index].canvas.scale, plan))
    }
    return pictures
  }

  private mutating func draw(
    _ solved: SolvedDocument, _ index: Int, _ appearance: Appearance, hasOverlay: Bool
  ) throws(Failure) -> [UInt8] {
    let output = PlannedOutput(
      option: index, appearance: PictureAppearance(appearance), scale: solved.layouts[index].canvas.scale,
      format: .png)
    let overlay = hasOverlay ? solved.document.scene.overlay ?? .all : .none
    // A scenario without all of its pictures could not be approved.
    return try make(output, of: solved, DrawingOptions(overlay: overlay)).bytes
  }

  private func write(
    _ pictures: [ComparedPicture], _ solution: [UInt8], to option: inout ReviewedOption, of scenario: String,
    _ plan: ReviewPlan
  ) throws(Failure) {
    let file = FileReference(
      ReviewFileNames.Part.after.path(ReviewFileNames.solution(scenario, option.name)), of: solution)
    try plan.report.write(solution, to: file.path)
    option.solution = file
    for picture in pictures {
      let name = ReviewFileNames.picture(scenario, option.name, picture.variant)
      option.pictures.append(try picture.write(name, to: plan.report))
    }
  }
}
