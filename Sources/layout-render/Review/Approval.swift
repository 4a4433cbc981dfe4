import LayoutFiles
import LayoutReview

/// Makes what a review has drawn the baseline.
enum Approval {
  /// The baseline that a report names. Reports cannot be trusted and must not say where to write, so the
  /// folder is accepted only if it is already a baseline and lies in the working folder.
  static func baseline(of report: ReviewReport) throws(Failure) -> Folder {
    guard let folder = Folder(path: report.baseline).inside(Folder(path: ".")),
      try BaselineFolder.manifest(of: folder) != nil
    else { throw .strangeBaseline(report.baseline) }
    return folder
  }

  /// Copies the approved files, then writes the manifest, then removes files that are no longer used.
  ///
  /// - Returns: the number of options that differed from the baseline.
  @discardableResult static func apply(
    _ chosen: [ReviewedScenario], in folder: Folder, to baseline: Folder
  ) throws(Failure) -> Int {
    let old = try BaselineFolder.manifest(of: baseline) ?? BaselineManifest()
    var scenarios = Dictionary(old.scenarios.map { ($0.name, $0) }) { first, _ in first }
    for scenario in chosen where scenario.failure == nil {
      let known = scenarios[scenario.name]?.options ?? []
      let options = try approved(scenario, known: known, in: folder, to: baseline)
      scenarios[scenario.name] =
        options.isEmpty ? nil : BaselineScenario(name: scenario.name, options: options)
    }
    var new = BaselineManifest()
    new.scenarios = scenarios.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    try baseline.write(Array(new.json.text(width: 110).utf8), to: BaselineManifest.fileName)
    let kept = Set(new.files.map(\.path))
    for file in old.files where !kept.contains(file.path) { baseline.remove(file.path) }
    return chosen.flatMap(\.options).count { $0.state != .unchanged }
  }

  /// The options of a scenario as the baseline will have them.
  private static func approved(
    _ scenario: ReviewedScenario, known: [BaselineOption], in folder: Folder, to baseline: Folder
  ) throws(Failure) -> [BaselineOption] {
    let known = Dictionary(known.map { ($0.name, $0) }) { first, _ in first }
    var options: [BaselineOption] = []
    for option in scenario.options where option.state != .deleted {
      if option.state == .unchanged {
        // An approval since the review may have removed it.
        if let known = known[option.name] { options.append(known) }
      } else if let approved = try copy(option, of: scenario.name, from: folder, to: baseline) {
        options.append(approved)
      }
    }
    return options
  }

  private static func copy(
    _ option: ReviewedOption, of scenario: String, from folder: Folder, to baseline: Folder
  ) throws(Failure) -> BaselineOption? {
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
  ) throws(Failure) -> FileReference {
    try baseline.write(try folder.read(file), to: name)
    return FileReference(path: name, hash: file.hash)
  }
}
