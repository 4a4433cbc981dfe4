import LayoutFiles
import LayoutReview
import SafeText

/// approve: what a review has drawn becomes the baseline.
enum Approval {
  static func run(_ arguments: ParsedArguments, console: Console) throws(ArgumentError) -> ExitStatus {
    if arguments.operands.count > 1 { throw .unexpectedOperand(.approve, arguments.operands[1]) }
    let path = arguments.operands.first ?? ""
    do throws(ReviewError) {
      let (folder, report) = try ReportFolder.open(path)
      let baseline = try baseline(of: report, named: arguments.value(of: .baseline))
      let chosen = try scenarios(of: report, globs: arguments.all(of: .only))
      try ReportCheck(folder: folder).check(chosen)
      let count = try apply(chosen, in: folder, to: baseline)
      return console.printOutput(
        line: "approved \(count) \(count == 1 ? "option" : "options") in \"\(baseline.path)\"")
    } catch {
      console.report(error.message)
      return error.status
    }
  }

  /// A report may be a stranger's, and must not say where to write: what it calls the baseline is believed only
  /// if that is one already and lies in the working folder.
  private static func baseline(of report: ReviewReport, named path: String?) throws(ReviewError) -> Folder {
    if let path { return Folder(path: path) }
    guard let folder = Folder(path: report.baseline).inside(Folder(path: ".")),
      try BaselineFolder.manifest(of: folder) != nil
    else { throw .strangeBaseline(report.baseline) }
    return folder
  }

  private static func scenarios(
    of report: ReviewReport, globs: [String]
  ) throws(ReviewError) -> [ReviewedScenario] {
    guard !globs.isEmpty else { return report.scenarios }
    let patterns = globs.map { Glob($0) }
    let chosen = report.scenarios.filter { scenario in patterns.contains { $0.matches(scenario.name) } }
    if chosen.isEmpty { throw .nothingMatches(globs) }
    return chosen
  }

  /// The manifest is written last.
  ///
  /// - Returns: the options that were not as the baseline has them.
  @discardableResult static func apply(
    _ chosen: [ReviewedScenario], in folder: Folder, to baseline: Folder
  ) throws(ReviewError) -> Int {
    let old = try BaselineFolder.manifest(of: baseline) ?? BaselineManifest()
    var scenarios = Dictionary(old.scenarios.map { ($0.name, $0) }) { first, _ in first }
    for scenario in chosen where scenario.failure == nil {
      let known = scenarios[scenario.name]?.options ?? []
      let options = try approved(scenario, known: known, in: folder, to: baseline)
      scenarios[scenario.name] =
        options.isEmpty ? nil : BaselineScenario(name: scenario.name, options: options)
    }
    var new = BaselineManifest()
    new.scenarios = scenarios.values.sorted {
      Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8))
    }
    try baseline.write(Array(new.json.text(width: 110).utf8), to: BaselineManifest.fileName)
    let kept = Set(new.files.map(\.path))
    for file in old.files where !kept.contains(file.path) { baseline.remove(file.path) }
    return chosen.flatMap(\.options).count { $0.state != .unchanged }
  }

  /// The options of a scenario as the baseline will have them.
  private static func approved(
    _ scenario: ReviewedScenario, known: [BaselineOption], in folder: Folder, to baseline: Folder
  ) throws(ReviewError) -> [BaselineOption] {
    let known = Dictionary(known.map { ($0.name, $0) }) { first, _ in first }
    var options: [BaselineOption] = []
    for option in scenario.options where option.state != .deleted {
      if option.state == .unchanged {
        // An approval since the review may have taken it away.
        if let known = known[option.name] { options.append(known) }
      } else if let approved = try copy(option, of: scenario.name, from: folder, to: baseline) {
        options.append(approved)
      }
    }
    return options
  }

  private static func copy(
    _ option: ReviewedOption, of scenario: String, from folder: Folder, to baseline: Folder
  ) throws(ReviewError) -> BaselineOption? {
    guard let solution = option.solution else { return nil }
    var approved = BaselineOption(
      name: option.name,
      solution: try copy(
        solution, ReviewFileNames.solution(scenario, option.name), from: folder, to: baseline),
      pictures: [])
    for picture in option.pictures {
      guard let after = picture.after else { continue }
      let name = ReviewFileNames.picture(scenario, option.name, picture.variant)
      approved.pictures.append(
        BaselinePicture(variant: picture.variant, file: try copy(after, name, from: folder, to: baseline)))
    }
    return approved
  }

  private static func copy(
    _ file: FileReference, _ name: String, from folder: Folder, to baseline: Folder
  ) throws(ReviewError) -> FileReference {
    try baseline.write(try folder.read(file), to: name)
    return FileReference(path: name, hash: file.hash)
  }
}
