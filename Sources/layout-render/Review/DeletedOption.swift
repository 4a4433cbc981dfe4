import LayoutFiles
import LayoutReview
import LayoutScene

/// An option that only the baseline has.
enum DeletedOption {
  static func review(
    _ option: BaselineOption, of scenario: String, _ plan: ReviewPlan
  ) throws(Failure) -> ReviewedOption {
    let path = plan.baseline.path(of: option.solution.path)
    let before = try SolutionOption.only(in: try plan.baseline.read(option.solution), path: path)
    var reviewed = ReviewedOption(name: option.name, title: before.title, state: .deleted)
    reviewed.frames = before.views.map {
      FrameChange(view: $0.id, before: $0.solvedFrame.numbers, after: nil)
    }
    for picture in option.pictures {
      let compared = try ComparedPicture.compare(
        picture.variant, before: picture.file, after: nil, scale: before.canvas.scale, plan)
      let name = ReviewFileNames.picture(scenario, option.name, picture.variant)
      reviewed.pictures.append(try compared.write(name, to: plan.report))
    }
    return reviewed
  }
}
