package import FileAccess
import JSONText

/// Makes the results of a review the baseline.
package enum Approval {
  /// The baseline that a report names. Reports cannot be trusted and must not say where to write, so the
  /// folder is accepted only if it is already a baseline and lies in the working folder.
  package static func baseline(of report: ReviewReport) throws(Failure) -> Folder {
    guard let folder = Folder(path: report.baseline).inside(Folder(path: ".")),
      try BaselineFolder.manifest(of: folder) != nil
    else { throw .strangeBaseline(report.baseline) }
    return folder
  }

  /// Copies the approved files, then writes the manifest, then removes files that are no longer used. Options that the
  /// report does not judge, or that are not approved, stay as they are.
  ///
  /// - Parameters:
  ///   - withPictures: whether pictures are recorded even if the baseline has none so far.
  ///   - isChosen: whether an option is approved.
  /// - Returns: the number of approved options that differed from the baseline.
  @discardableResult package static func apply(
    _ report: ReviewReport, in folder: Folder, to baseline: Folder,
    withPictures: Bool = false, where isChosen: (OptionName) -> Bool = { _ in true }
  ) throws(Failure) -> Int {
    let old = try BaselineFolder.manifest(of: baseline) ?? BaselineManifest()
    var scenarios = Dictionary(old.scenarios.map { ($0.name, $0) }) { first, _ in first }
    let hasPictures = withPictures || old.hasPictures
    var count = 0
    for scenario in report.scenarios where scenario.failure == nil {
      var options = scenarios[scenario.name]?.options ?? []
      let names = scenario.options.map(\.name)
      for option in scenario.options where option.isDifferent {
        guard isChosen(OptionName(scenario: scenario.name, option: option.name)) else { continue }
        count += 1
        options.removeAll { $0.name == option.name }
        if let approved = try copy(
          option, of: scenario.name, withPictures: hasPictures, from: folder, to: baseline)
        {
          options.append(approved)
        }
        guard let oldName = option.oldName else { continue }
        if oldName.scenario == scenario.name { options.removeAll { $0.name == oldName.option } }
        scenarios[oldName.scenario]?.options.removeAll { $0.name == oldName.option }
      }
      // In the order of the input.
      let places = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
      options = options.enumerated().sorted {
        (places[$0.element.name] ?? .max, $0.offset) < (places[$1.element.name] ?? .max, $1.offset)
      }.map(\.element)
      scenarios[scenario.name] = BaselineScenario(name: scenario.name, options: options)
    }
    var new = BaselineManifest()
    new.appearances = appearances(after: report, of: old, isChosen)
    new.scenarios = scenarios.values.filter { !$0.options.isEmpty }.sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    try baseline.write(Array(new.json.text(width: 110).utf8), to: BaselineManifest.fileName)
    let kept = Set(new.files.map(\.path))
    for file in old.files where !kept.contains(file.path) { baseline.remove(file.path) }
    return count
  }

  /// In which appearances the next review draws: those of the report, unless options remain in the baseline that it
  /// says nothing about, or that are not approved.
  private static func appearances(
    after report: ReviewReport, of old: BaselineManifest, _ isChosen: (OptionName) -> Bool
  ) -> [String] {
    if old.appearances.isEmpty { return report.appearances }
    var judged: Set<OptionName> = []
    for scenario in report.scenarios where scenario.failure == nil {
      for option in scenario.options where option.state != .notGiven {
        let name = OptionName(scenario: scenario.name, option: option.name)
        guard option.state == .unchanged || isChosen(name) else { continue }
        judged.formUnion([name, option.oldName ?? name])
      }
    }
    let isWhole = old.scenarios.allSatisfy { scenario in
      scenario.options.allSatisfy { judged.contains(OptionName(scenario: scenario.name, option: $0.name)) }
    }
    return isWhole ? report.appearances : old.appearances
  }

  /// - Returns: nil for an option that is deleted.
  private static func copy(
    _ option: ReviewedOption, of scenario: String, withPictures: Bool, from folder: Folder,
    to baseline: Folder
  ) throws(Failure) -> BaselineOption? {
    guard option.state != .deleted, let solution = option.solution, let input = option.input else {
      return nil
    }
    let name = ReviewFileNames.recordedSolution(scenario, option.name)
    guard let bytes = Gzip.compressed(try folder.read(solution)) else { throw .bug }
    try baseline.write(bytes, to: name)
    return BaselineOption(
      name: option.name, variant: option.variant, solution: FileReference(name, of: bytes),
      input: try copyInput(input, from: folder, to: baseline),
      pictures: withPictures ? try copyPictures(of: option, scenario, from: folder, to: baseline) : [])
  }

  private static func copyPictures(
    of option: ReviewedOption, _ scenario: String, from folder: Folder, to baseline: Folder
  ) throws(Failure) -> [RecordedPicture] {
    var recorded: [RecordedPicture] = []
    for picture in option.pictures {
      guard var drawn = picture.after else { continue }
      let path = ReviewFileNames.picture(scenario, option.name, picture.appearance)
      try copy(drawn.file, path, from: folder, to: baseline)
      drawn.file.path = path
      recorded.append(RecordedPicture(appearance: picture.appearance, drawn: drawn))
    }
    return recorded
  }

  private static func copyInput(
    _ input: InputReference, from folder: Folder, to baseline: Folder
  ) throws(Failure) -> InputReference {
    func copied(_ file: FileReference, _ name: String) throws(Failure) -> FileReference {
      let path = ReviewFileNames.input(name, hash: file.hash)
      try copy(file, path, from: folder, to: baseline)
      return FileReference(path: path, hash: file.hash)
    }
    return InputReference(
      name: input.name, file: try copied(input.file, input.name),
      images: try input.images.map { image throws(Failure) in
        ImageReference(name: image.name, file: try copied(image.file, image.name))
      })
  }

  private static func copy(
    _ file: FileReference, _ name: String, from folder: Folder, to baseline: Folder
  ) throws(Failure) {
    try baseline.write(try folder.read(file), to: name)
  }
}
