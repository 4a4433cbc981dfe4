import AutoLayout
import LayoutDrawing
import LayoutFiles
import LayoutReview
import LayoutScene

/// Reviews one input: solves and draws its options, compares them, and writes what differs into the report's
/// folder. The result's output is the scenario's part of the report.
struct ReviewJob {
  private let request: RenderRequest
  private let plan: ReviewPlan
  private let fonts: Typography
  private let style: MessageStyle
  private var result = JobResult()

  static func run(
    _ input: InputFile, _ request: RenderRequest, _ plan: ReviewPlan, fonts: Typography, style: MessageStyle
  ) -> JobResult {
    var job = ReviewJob(request: request, plan: plan, fonts: fonts, style: style)
    let scenario = job.review(input)
    job.result.output = Array(scenario.json.text(width: 110).utf8)
    return job.result
  }

  private init(request: RenderRequest, plan: ReviewPlan, fonts: Typography, style: MessageStyle) {
    self.request = request
    self.plan = plan
    self.fonts = fonts
    self.style = style
  }

  private mutating func review(_ input: InputFile) -> ReviewedScenario {
    var scenario = ReviewedScenario(name: input.scenario, input: input.argument)
    let solved = SolvedInput(input, request, fonts: fonts, timings: &result.timings)
    let errors = solved.diagnostics.filter { $0.severity == .error }
    for error in errors { report(Message(error, input: input.path)) }
    result.status.worsen(to: solved.status)
    guard !solved.layouts.isEmpty else {
      scenario.failure = errors.first?.message ?? "it holds nothing to draw"
      scenario.status = solved.status.rawValue
      return scenario
    }
    do throws(ReviewError) {
      for index in solved.layouts.indices {
        scenario.options.append(try review(solved, index, of: scenario.name))
      }
      let known = Set(solved.layouts.map(\.name))
      for option in plan.manifest?.scenario(named: scenario.name)?.options ?? []
      where !known.contains(option.name) {
        scenario.options.append(try DeletedOption.review(option, of: scenario.name, plan))
      }
    } catch {
      scenario.options = []
      scenario.failure = error.message.diagnostic.message
      scenario.status = error.status.rawValue
      if case .notDrawn = error {} else { report(error.message) }
      result.status.worsen(to: error.status)
    }
    return scenario
  }

  private mutating func review(
    _ solved: SolvedInput, _ index: Int, of scenario: String
  ) throws(ReviewError) -> ReviewedOption {
    let layout = solved.layouts[index]
    let solution = Solution(forReviewOf: [layout], input: solved.input.name)
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
    let pictures = try makePictures(of: solved, index, known: known)
    if option.state == .unchanged, pictures.contains(where: \.isDifferent) { option.state = .changed }
    guard option.state != .unchanged else {
      (option.causes, option.frames, option.notes) = ([], [], [])
      return option
    }
    option.notes += authored
    try write(pictures, Array(solution.text.utf8), to: &option, of: scenario)
    return option
  }

  private mutating func makePictures(
    of solved: SolvedInput, _ index: Int, known: BaselineOption?
  ) throws(ReviewError) -> [ComparedPicture] {
    var pictures: [ComparedPicture] = []
    for appearance in plan.appearances {
      for hasOverlay in [true, false] {
        let variant = PictureVariant(appearance: appearance.rawValue, hasOverlay: hasOverlay)
        let after = try draw(solved, index, appearance, hasOverlay: hasOverlay)
        let file = known?.pictures.first { $0.variant == variant }?.file
        pictures.append(
          try ComparedPicture(
            variant, before: file, after: after, scale: solved.layouts[index].canvas.scale, plan))
      }
    }
    for picture in known?.pictures ?? []
    where !plan.appearances.contains(where: { $0.rawValue == picture.variant.appearance }) {
      pictures.append(
        try ComparedPicture(
          picture.variant, before: picture.file, after: nil, scale: solved.layouts[index].canvas.scale, plan))
    }
    return pictures
  }

  /// A scenario without all of its pictures is none that could be approved.
  private mutating func draw(
    _ solved: SolvedInput, _ index: Int, _ appearance: Appearance, hasOverlay: Bool
  ) throws(ReviewError) -> [UInt8] {
    var solved = solved
    if !hasOverlay { solved.overlay = nil }
    let output = PlannedOutput(
      option: index, appearance: PictureAppearance(appearance), scale: solved.layouts[index].canvas.scale,
      format: .png,
      path: nil)
    let made = MadeOutput(
      output, of: solved, drawing: DrawingOptions(overlay: hasOverlay ? .all : .none),
      overrides: CanvasOverrides(), fonts: fonts, timings: &result.timings)
    let errors = made.diagnostics.filter { $0.severity == .error }
    for error in errors { report(Message(error, input: solved.input.path)) }
    result.status.worsen(to: made.status)
    if let bytes = made.bytes { return bytes }
    throw .notDrawn(errors.first?.message ?? "it could not be drawn", max(made.status, .badInput))
  }

  private func write(
    _ pictures: [ComparedPicture], _ solution: [UInt8], to option: inout ReviewedOption, of scenario: String
  ) throws(ReviewError) {
    let file = FileReference(
      ReviewFileNames.Part.after.path(ReviewFileNames.solution(scenario, option.name)), of: solution)
    try plan.report.write(solution, to: file.path)
    option.solution = file
    for picture in pictures {
      let name = ReviewFileNames.picture(scenario, option.name, picture.variant)
      option.pictures.append(try picture.write(name, to: plan.report))
    }
  }

  private mutating func report(_ message: Message) {
    result.messages += Array(style.text(of: message).utf8)
  }
}

extension SolutionOption {
  /// The one option of a solution that was written for a review.
  static func only(in bytes: [UInt8], path: String) throws(ReviewError) -> SolutionOption {
    let solution: Solution
    do throws(SolutionError) {
      solution = try Solution(parsing: bytes)
    } catch {
      throw .document(path: path, what: "solution", DocumentError(error))
    }
    guard let option = solution.options.first, solution.options.count == 1 else {
      throw .document(path: path, what: "solution", .broken("options"))
    }
    return option
  }
}

extension DocumentError {
  fileprivate init(_ error: SolutionError) {
    switch error {
    case .broken(let diagnostic): self = .wrong(diagnostic)
    case .otherVersion(let version): self = .otherVersion(version, known: Double(Solution.version))
    }
  }
}
