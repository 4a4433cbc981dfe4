import LayoutFiles
import LayoutReview
import PangoCairoBackend

/// Checks the files of a report, which cannot be trusted: each must be where a review puts it, match its hash
/// in the report, and be a picture or a solution.
struct ReportCheck {
  let folder: Folder

  func check(_ scenarios: [ReviewedScenario]) throws(Failure) {
    try checkNames(scenarios.map(\.name))
    for scenario in scenarios {
      try checkNames(scenario.options.map(\.name))
      for option in scenario.options { try check(option, of: scenario.name) }
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
    } else if option.state == .new || option.state == .changed {
      // Approving the report would remove the option from the baseline.
      throw .withoutSolution("\(scenario), \(option.name)", folder: folder.path)
    }
    for picture in option.pictures {
      let name = ReviewFileNames.picture(scenario, option.name, picture.variant)
      let files: [(ReviewFileNames.Part, FileReference?)] = [
        (.before, picture.before), (.after, picture.after), (.difference, picture.difference),
      ]
      for (part, file) in files {
        guard let file else { continue }
        let bytes = try read(file, as: part, name)
        guard let size = PNGFile.decode(bytes).map({ ($0.width, $0.height) }), size.0 <= picture.width,
          size.1 <= picture.height
        else { throw .noPicture(folder.path(of: file.path)) }
      }
    }
  }

  private func read(
    _ file: FileReference, as part: ReviewFileNames.Part, _ name: String
  ) throws(Failure) -> [UInt8] {
    guard file.path == part.path(name) else { throw .misplacedFile(folder.path(of: file.path)) }
    return try folder.read(file)
  }
}
