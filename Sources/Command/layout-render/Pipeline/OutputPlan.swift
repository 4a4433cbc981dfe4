import AutoLayout
import FileAccess
import JSONText
import LayoutScene

/// Where outputs go, and in which variants, as far as the command line determines it.
struct OutputPlan: Sendable {
  let format: OutputFormat
  /// nil: standard output.
  let template: OutputTemplate?
  /// Pixels per point; nil: each input's own.
  let scales: [Double]?
  /// nil: light sheets, and each canvas in its own appearance.
  let appearances: [PictureAppearance]?
  var content = PlannedOutput.Content.sheet
  /// Whether pages load the engine from a file beside them.
  let sharesModule: Bool
  /// The path of the dependency file; nil: none.
  let dependencies: String?

  /// Determines format and names, and rejects a command line whose outputs could not be written.
  ///
  /// - Parameters:
  ///   - inputs: the inputs to work on.
  ///   - standard: the default format.
  ///   - stem: the default name of pictures.
  init(
    _ flags: OutputFlags, of arguments: ParsedArguments, _ inputs: [InputFile], standard: OutputFormat = .png,
    stem: String = "{scenario}"
  ) throws(Failure) {
    let readsStandardInput = inputs.contains(where: \.isStandardInput)
    scales = flags.scales
    appearances = flags.appearances
    dependencies = arguments.value(of: .dependencies)
    sharesModule = arguments.has(.sharedModule)
    switch flags.path {
    case nil:
      guard flags.format != nil || !readsStandardInput else { throw .formatNeeded }
      format = flags.format ?? standard
      template =
        format.isPicture && !readsStandardInput
        ? try OutputTemplate("\(stem).\(format.fileExtensions[0])") : nil
    case "-":
      guard let wanted = flags.format else { throw .formatNeeded }
      format = wanted
      template = nil
    case let path?:
      template = try flags.template(inFolder: "{scenario}.\((flags.format ?? standard).fileExtensions[0])")
      guard let wanted = flags.format ?? OutputFormat(path: path) else {
        throw .unknownExtension(path, for: arguments.command)
      }
      format = wanted
    }
    try arguments.checkEffects(on: format, template)
    if sharesModule, template == nil { throw .noFiles(.sharedModule) }
    if let flag = flags.pageFlag {
      if !format.isImage { throw .noImage(format, flag: flag) }
      if template == nil { throw .standardOutputOfMany(template: "{scenario}{variant}.png") }
    }
    try checkFields(inputs.count, isNamed: flags.path != nil)
    try checkInputNames(inputs)
  }

  /// The folder of all outputs, with a slash at its end.
  var folder: String { template.map { OutputTemplate.folder(of: $0.text) } ?? "" }

  /// Rejects one name for several outputs.
  private func checkFields(_ inputs: Int, isNamed: Bool) throws(Failure) {
    var missing: [OutputTemplate.Field] = []
    if inputs > 1, !isNamed || template?.has(.scenario) != true { missing.append(.scenario) }
    if format.isPainted, appearances?.count ?? 1 > 1, template?.tells(.appearance) != true {
      missing.append(.appearance)
    }
    if format.hasScale, scales?.count ?? 1 > 1, template?.tells(.scale) != true { missing.append(.scale) }
    guard !missing.isEmpty else { return }
    let suggestion = try suggestion(adding: missing)
    if template == nil { throw .standardOutputOfMany(template: suggestion) }
    let what = missing.contains(.scenario) ? "several inputs" : "several pictures"
    throw .fieldsNeeded(count: what, template: suggestion)
  }

  private func suggestion(adding fields: [OutputTemplate.Field]) throws(Failure) -> String {
    if let template { return template.adding(fields.filter { !template.has($0) }) }
    // The input may be called NAME.json itself.
    let ending = format == .json ? "solution.json" : format.fileExtensions[0]
    return try OutputTemplate("{scenario}.\(ending)").adding(fields.filter { $0 != .scenario })
  }

  /// Rejects inputs whose outputs would overwrite each other because their names are the same.
  private func checkInputNames(_ files: [InputFile]) throws(Failure) {
    guard let template else { return }
    var taken: [String: String] = [:]
    for input in files {
      let path = template.path { $0 == .scenario ? input.scenario : "" }
      if let other = taken[path] { throw .collision(path: path, first: other, second: input.path) }
      taken[path] = input.path
    }
  }

  /// The outputs of one solved input.
  func outputs(of solved: SolvedDocument) -> [PlannedOutput] {
    let options: [Int?] =
      template?.has(.option) == true && content.isDivisible ? solved.layouts.indices.map { $0 } : [nil]
    let ownScale = solved.layouts.map(\.canvas.scale).max() ?? 2
    // Formats without scales or appearances have one variant, unless the names ask for more.
    let scales =
      format.hasScale || template?.has(.scale) == true ? scales : scales.map { Array($0.prefix(1)) }
    let appearances: [PictureAppearance?] =
      format.isPainted || template?.has(.appearance) == true
      ? appearances.map { $0.map { $0 } } ?? [nil] : [nil]
    var outputs = [PlannedOutput]()
    for option in options {
      for appearance in appearances {
        for scale in scales ?? [ownScale] {
          let path = template?.path { field in
            switch field {
            case .variant: PlannedOutput.variant(appearance, format.hasScale ? scale : nil)
            case .scenario: solved.document.file.scenario
            case .option:
              option.map { solved.layouts[$0].name } ?? solved.layouts.map(\.name).joined(separator: "-")
            case .appearance: (appearance ?? .light).rawValue
            case .scale: plainNumber(scale)
            }
          }
          outputs.append(
            PlannedOutput(
              option: option, appearance: appearance, scale: scale, format: format, path: path,
              content: content, sharesModule: sharesModule))
        }
      }
    }
    return outputs
  }
}
