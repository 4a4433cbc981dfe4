import Diagnostics
import FileAccess
import LayoutReview
import SafeText
import SolutionFiles

/// Checks the files of a report, which cannot be trusted: each must be where a review puts it, match its hash
/// in the report, and be a picture, a solution, an input or an image of one.
struct ReportCheck {
  let folder: Folder

  func check(_ scenarios: [ReviewedScenario]) throws(Failure) {
    try checkNames(scenarios.map(\.name))
    var inputs: Set<InputReference> = []
    for scenario in scenarios {
      try checkNames(scenario.options.map(\.name))
      for option in scenario.options {
        try check(option, of: scenario.name)
        if let input = option.input, inputs.insert(input).inserted { try check(input) }
      }
    }
  }

  private func checkNames(_ names: [String]) throws(Failure) {
    var seen = Set<String>()
    for name in names where !seen.insert(name).inserted { throw .repeatedName(name, folder: folder.path) }
  }

  private func check(_ option: ReviewedOption, of scenario: String) throws(Failure) {
    if let solution = option.solution {
      let bytes = try read(solution, as: .after, ReviewFileNames.solution(scenario, option.name))
      _ = try SolutionOption.only(in: bytes, path: folder.path(of: solution.path))
    }
    if option.isDifferent && option.state != .deleted,
      option.solution == nil || option.input == nil
    {
      // Approving the report would remove the option from the baseline.
      throw .withoutSolution("\(scenario), \(option.name)", folder: folder.path)
    }
    for picture in option.pictures {
      // A renamed option has the earlier picture under its earlier name.
      let old = option.oldName ?? OptionName(scenario: scenario, option: option.name)
      let files = [
        (
          ReviewFileNames.Part.before, picture.before,
          ReviewFileNames.picture(old.scenario, old.option, picture.appearance)
        ),
        (.after, picture.after, ReviewFileNames.picture(scenario, option.name, picture.appearance)),
      ]
      for case (let part, let drawn?, let name) in files {
        let bytes = try read(drawn.file, as: part, name)
        guard SVGHeader.size(of: bytes) == drawn.size else {
          throw .noPicture(folder.path(of: drawn.file.path))
        }
      }
    }
  }

  private func check(_ input: InputReference) throws(Failure) {
    let bytes = try read(input.file, as: .after, ReviewFileNames.input(input.name, hash: input.file.hash))
    let images = Dictionary(input.images.map { ($0.name, $0.file) }) { first, _ in first }
    for image in input.images {
      _ = try read(image.file, as: .after, ReviewFileNames.input(image.name, hash: image.file.hash))
    }
    let folder = ImageFolder { name throws(InputError) in
      guard let file = images[name] else { throw .missing }
      do throws(Failure) { return try self.folder.read(file) } catch { throw .missing }
    }
    let named = InputFile(argument: self.folder.path(of: input.file.path))
    do throws(Failure) {
      _ = try Document.read(named, CanvasOverrides(), images: folder, content: bytes, fonts: nil)
    } catch {
      throw error.about(named)
    }
  }

  private func read(
    _ file: FileReference, as part: ReviewFileNames.Part, _ name: String
  ) throws(Failure) -> [UInt8] {
    guard file.path == part.path(name) else { throw .misplacedFile(folder.path(of: file.path)) }
    return try folder.read(file)
  }
}
