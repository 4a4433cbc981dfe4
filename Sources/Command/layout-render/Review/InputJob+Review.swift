import AutoLayout
import Diagnostics
import FileAccess
import JSONText
import LayoutDrawing
import LayoutReview
import LayoutScene
import SolutionFiles
import SwiftSourceFiles

/// The review of one input: solves its options, compares them with their earlier state, and writes the differences into
/// the report's folder.
extension InputJob {
  /// - Returns: the input's part of the report; nil for source that is there for other inputs, and had no views.
  mutating func review(against plan: ReviewPlan) -> ReviewedScenario? {
    var scenario = ReviewedScenario(name: file.scenario, input: file.argument)
    do throws(Failure) {
      guard let options = try reviewOptions(plan) else { return nil }
      scenario.options = options
      if scenario.options.isEmpty {
        scenario.failure = "it contains nothing to draw"
        scenario.status = outcome.status.rawValue
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

  private mutating func reviewOptions(_ plan: ReviewPlan) throws(Failure) -> [ReviewedOption]? {
    var options: [ReviewedOption] = []
    let layouts = EarlierLayouts()
    var earlier: [EarlierOption]?
    var names = Set<String>()
    for variant in plan.variants {
      let solved: SolvedDocument
      do throws(Failure) {
        solved = try solve(SolvingOptions(overrides: variant.overrides, isExplaining: true))
      } catch {
        guard file.onlyHelps(error) else { throw error }
        let former = try plan.basis.options(of: file, nil, plan.variants, self, layouts)
        return former.isEmpty
          ? nil
          : try former.map { option throws(Failure) in try deleted(option, of: file.scenario, layouts, plan) }
      }
      let current = CurrentInput(solved.document)
      let known: [EarlierOption]
      if let earlier {
        known = earlier
      } else {
        known = try plan.basis.options(of: file, current, plan.variants, self, layouts)
      }
      earlier = known
      for index in solved.layouts.indices {
        let name = variant.name(of: solved.layouts[index].name)
        names.insert(name)
        var job = OptionReview(
          name: name, variant: variant, new: (solved, index), input: current,
          known: known.first { $0.name == name }, layouts: layouts, plan: plan)
        options.append(try job.review(&self))
      }
    }
    guard !options.isEmpty else { return [] }
    for option in earlier ?? [] where !names.contains(option.name) {
      options.append(
        plan.judges(option.variant)
          ? try deleted(option, of: file.scenario, layouts, plan)
          : ReviewedOption(notGiven: option.name, option.variant))
    }
    return options
  }

  /// An option that is no longer there.
  mutating func deleted(
    _ option: EarlierOption, of scenario: String, _ layouts: EarlierLayouts, _ plan: ReviewPlan
  ) throws(Failure) -> ReviewedOption {
    var reviewed = ReviewedOption(name: option.name, title: option.solution.title, state: .deleted)
    reviewed.variant = option.variant
    let layout = layouts.layout(of: option, self)
    let images = layout.map { ShownImages($0.document.layouts[$0.index]) }
    reviewed.fingerprint = option.solution.fingerprint(with: images)
    reviewed.frames = option.solution.views.map {
      FrameChange(view: $0.id, before: $0.solvedFrame.numbers, after: nil)
    }
    reviewed.names = SolutionNames(option.solution).of(reviewed.frames.map(\.view))
    reviewed.pictures = try writePictures(
      of: option.name, scenario, before: layout, recorded: option, after: nil,
      plan)
    return reviewed
  }
}

extension ReviewedOption {
  /// An option of the baseline that the review was not asked to lay out.
  init(notGiven name: String, _ variant: ReviewVariant) {
    self.init(name: name, state: .notGiven)
    self.variant = variant
  }
}
