import AutoLayout
import LayoutScene
import SafeText

/// Where outputs go, and in which variants, as far as the command line says it.
struct OutputPlan: Sendable {
  var format: OutputFormat
  /// nil: standard output.
  var template: OutputTemplate?
  /// nil: each input's own scale.
  var scales: [Double]?
  /// nil: light sheets, canvases as they are.
  var appearances: [PictureAppearance]?
  /// The moments of a film strip; nil: the picture is none.
  private var frames: Int?
  private var isAnimating: Bool
  private let reserved: ReservedFiles

  init(_ request: RenderRequest) throws(TemplateError) {
    scales = request.scales
    appearances = request.appearances
    isAnimating = request.command == .animate
    reserved = try ReservedFiles(request)
    let standard: OutputFormat = isAnimating ? .svg : .png
    let readsStandardInput = request.inputs.contains("-")
    switch request.output {
    case nil:
      guard request.format != nil || !readsStandardInput else { throw .formatNeeded }
      format = request.format ?? standard
      template =
        format.isPicture && !readsStandardInput
        ? try OutputTemplate("{scenario}\(isAnimating ? "-animation" : "").\(format.fileExtensions[0])") : nil
    case "-":
      guard let wanted = request.format else { throw .formatNeeded }
      format = wanted
    case let path?:
      if path.hasSuffix("/") {
        let name = "{scenario}.\((request.format ?? standard).fileExtensions[0])"
        throw .folder(path, template: path + name)
      }
      template = try OutputTemplate(path)
      let named = OutputFormat(path: path)
      if request.command == .solve, let named, named.isPicture { throw .otherFormat(path, .solve) }
      guard let wanted = request.format ?? named else { throw .unknownExtension(path) }
      format = wanted
    }
    guard !isAnimating || format.isPainted else { throw .noPicture(request.output ?? "", format) }
    try request.checkEffects(on: format, template)
    frames = isAnimating ? request.frames ?? (format == .svg ? nil : 5) : nil
    if request.isForDocC || request.printsElements {
      let flag = request.isForDocC ? Flag.docc : .markdown
      if !format.isImage { throw .noImage(format, flag: flag) }
      if template == nil { throw .standardOutputOfMany(template: "{scenario}{variant}.png") }
    }
    try checkNames(of: request)
  }

  private func checkNames(of request: RenderRequest) throws(TemplateError) {
    let isDefault = request.output == nil
    var missing = [OutputTemplate.Field]()
    if request.inputs.count > 1, isDefault || template?.has(.scenario) != true { missing.append(.scenario) }
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

  private func suggestion(adding fields: [OutputTemplate.Field]) throws(TemplateError) -> String {
    if let template { return template.adding(fields.filter { !template.has($0) }) }
    // An input may be called NAME.json too.
    let ending = format == .json ? "solution.json" : format.fileExtensions[0]
    return try OutputTemplate("{scenario}.\(ending)").adding(fields.filter { $0 != .scenario })
  }

  /// Refuses inputs whose outputs would overwrite each other because their names are the same.
  func checkInputNames(of request: RenderRequest) throws(TemplateError) {
    guard let template else { return }
    var taken: [String: String] = [:]
    for argument in request.inputs {
      let input = InputFile(argument: argument)
      let path = template.path { $0 == .scenario ? input.scenario : "" }
      if let other = taken[path] { throw .collision(path: path, first: other, second: input.path) }
      taken[path] = input.path
    }
  }

  /// The outputs of one solved input.
  func outputs(of solved: SolvedInput) -> [PlannedOutput] {
    let options: [Int?] =
      template?.has(.option) == true && !isAnimating ? solved.layouts.indices.map { $0 } : [nil]
    let ownScale = solved.layouts.map(\.canvas.scale).max() ?? 2
    // Formats that do not know scales or appearances have one variant, unless the names ask for more.
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
            case .scenario: solved.input.scenario
            case .option:
              option.map { solved.layouts[$0].name } ?? solved.layouts.map(\.name).joined(separator: "-")
            case .appearance: (appearance ?? .light).rawValue
            case .scale: plainNumber(scale)
            }
          }
          outputs.append(
            PlannedOutput(
              option: option, appearance: appearance, scale: scale, format: format, path: path,
              content: !isAnimating ? .sheet : frames.map { .filmStrip(frames: $0) } ?? .animation))
        }
      }
    }
    return outputs
  }

  /// Refuses outputs of an input that would overwrite each other or a file that must stay.
  func check(_ outputs: [PlannedOutput], of solved: SolvedInput) throws(TemplateError) {
    try reserved.check(outputs.map { ($0.path, $0.words(in: solved)) })
  }
}

/// One output that is to be made.
struct PlannedOutput: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case sheet
    case animation
    case filmStrip(frames: Int)
  }

  /// The layout's position; nil: all on one sheet.
  var option: Int?
  var appearance: PictureAppearance?
  /// Pixels per point.
  var scale: Double
  var format: OutputFormat
  /// nil: standard output.
  var path: String?
  var content = Content.sheet

  /// How DocC marks a picture's appearance and scale in its name.
  ///
  /// - Parameter scale: nil for formats that have none.
  static func variant(_ appearance: PictureAppearance?, _ scale: Double?) -> String {
    let mark = scale.map { $0 == 1 ? "" : "@\(plainNumber($0))x" } ?? ""
    return (appearance == .dark ? "~dark" : "") + mark
  }

  /// What DocC calls the picture in all its variants; nil for one that goes to standard output.
  var imageName: String? {
    let file = path.map(PathText.name)
    let ending = Self.variant(appearance, format.hasScale ? scale : nil) + ".\(format.fileExtensions[0])"
    return file.map { $0.hasSuffix(ending) ? String($0.dropLast(ending.count)) : $0 }
  }

  fileprivate func words(in solved: SolvedInput) -> String {
    let name = solved.input.path
    return option.map { "option \"\(solved.layouts[$0].name)\" of \(name)" } ?? name
  }
}
