import LayoutFiles
import LayoutReview

/// approve: what a review has drawn becomes the baseline.
enum Approval {
  static func run(_ arguments: ParsedArguments, console: Console) throws(ArgumentError) -> ExitStatus {
    if arguments.operands.count > 1 { throw .unexpectedOperand(.approve, arguments.operands[1]) }
    let path = arguments.operands.first ?? ""
    do throws(ReviewError) {
      let report = try ReportFolder.load(path)
      let folder = Folder(path: path.lastIndex(of: "/").map { String(path[...$0]) } ?? "")
      let baseline = Folder(path: arguments.value(of: .baseline) ?? report.baseline)
      let count = try apply(report, in: folder, to: baseline, globs: arguments.all(of: .only))
      return console.printOutput(
        Array("approved \(count) \(count == 1 ? "option" : "options") in \"\(baseline.path)\"\n".utf8))
    } catch {
      console.report(error.message)
      return error.status
    }
  }

  /// Everything is read and checked before anything is written; the manifest is written last.
  ///
  /// - Parameter globs: of scenarios' names; none stands for all.
  /// - Returns: the options that were not as the baseline has them.
  @discardableResult static func apply(
    _ report: ReviewReport, in folder: Folder, to baseline: Folder, globs: [String]
  ) throws(ReviewError) -> Int {
    let patterns = globs.map { Glob($0) }
    let chosen = report.scenarios.filter { scenario in
      patterns.isEmpty || patterns.contains { $0.matches(scenario.name) }
    }
    if !globs.isEmpty, chosen.isEmpty { throw .nothingMatches(globs) }
    let old = try BaselineFolder.manifest(of: baseline) ?? BaselineManifest()
    for option in chosen.flatMap(\.options) { for file in option.files { _ = try folder.read(file) } }
    var new = old
    for scenario in chosen where scenario.failure == nil {
      try apply(scenario, in: folder, to: baseline, &new)
    }
    new.scenarios.sort { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
    try baseline.write(Array(new.json.text(width: 110).utf8), to: BaselineManifest.fileName)
    let kept = Set(new.files.map(\.path))
    for file in old.files where !kept.contains(file.path) { baseline.remove(file.path) }
    return chosen.flatMap(\.options).count { $0.state != .unchanged }
  }

  private static func apply(
    _ scenario: ReviewedScenario, in folder: Folder, to baseline: Folder, _ manifest: inout BaselineManifest
  ) throws(ReviewError) {
    let known = manifest.scenario(named: scenario.name)?.options ?? []
    var options: [BaselineOption] = []
    for option in scenario.options where option.state != .deleted {
      if option.state == .unchanged {
        // An approval since the review may have taken it away.
        options += known.filter { $0.name == option.name }
      } else if let approved = try copy(option, of: scenario.name, from: folder, to: baseline) {
        options.append(approved)
      }
    }
    manifest.scenarios.removeAll { $0.name == scenario.name }
    if !options.isEmpty { manifest.scenarios.append(BaselineScenario(name: scenario.name, options: options)) }
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
