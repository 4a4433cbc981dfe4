import AutoLayout
import Glibc

/// Where outputs go, and in which variants, as far as the command line says it.
struct OutputPlan: Sendable {
  var format: OutputFormat
  /// nil: standard output.
  var template: OutputTemplate?
  /// nil: each input's own scale.
  var scales: [Double]?
  /// nil: light sheets, canvases as they are.
  var appearances: [Appearance]?

  init(_ request: RenderRequest) throws(TemplateError) {
    scales = request.scales
    appearances = request.appearances
    let readsStandardInput = request.inputs.contains("-")
    switch request.output {
    case nil:
      guard request.format != nil || !readsStandardInput else { throw .formatNeeded }
      format = request.format ?? .png
      template =
        format.isPicture && !readsStandardInput
        ? try OutputTemplate("{scenario}.\(format.fileExtensions[0])") : nil
    case "-":
      guard let wanted = request.format else { throw .formatNeeded }
      format = wanted
    case let path?:
      if path.hasSuffix("/") {
        let name = "{scenario}.\((request.format ?? .png).fileExtensions[0])"
        throw .folder(path, template: path + name)
      }
      template = try OutputTemplate(path)
      guard let wanted = request.format ?? Self.format(of: path) else { throw .unknownExtension(path) }
      format = wanted
    }
    try checkNames(of: request)
  }

  private static func format(of path: String) -> OutputFormat? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return OutputFormat(fileExtension: String(name[name.index(after: dot)...]))
  }

  private func checkNames(of request: RenderRequest) throws(TemplateError) {
    let isDefault = request.output == nil
    var missing = [OutputTemplate.Field]()
    if request.inputs.count > 1, isDefault || template?.has(.scenario) != true { missing.append(.scenario) }
    if hasAppearances, appearances?.count ?? 1 > 1, template?.has(.appearance) != true {
      missing.append(.appearance)
    }
    if format.hasScale, scales?.count ?? 1 > 1, template?.has(.scale) != true { missing.append(.scale) }
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

  private var hasAppearances: Bool { format.hasAppearances }

  /// The outputs of one solved input.
  ///
  /// - Parameter input: its position.
  func outputs(of solved: SolvedInput, at input: Int) -> [PlannedOutput] {
    let options: [Int?] =
      template?.has(.option) == true ? solved.layouts.indices.map { $0 } : [nil]
    let ownScale = solved.layouts.map(\.canvas.scale).max() ?? 2
    // Formats that do not know scales or appearances have one variant, unless the names ask for more.
    let scales =
      format.hasScale || template?.has(.scale) == true ? scales : scales.map { Array($0.prefix(1)) }
    let appearances: [Appearance?] =
      hasAppearances || template?.has(.appearance) == true
      ? appearances.map { $0.map { $0 } } ?? [nil] : [nil]
    var outputs = [PlannedOutput]()
    for option in options {
      for appearance in appearances {
        for scale in scales ?? [ownScale] {
          let path = template?.path { field in
            switch field {
            case .scenario: solved.input.scenario
            case .option: option.map { solved.layouts[$0].name } ?? ""
            case .appearance: (appearance ?? .light).rawValue
            case .scale: JSONValue.number(scale).line()
            }
          }
          outputs.append(
            PlannedOutput(
              input: input, option: option, appearance: appearance, scale: scale, format: format, path: path))
        }
      }
    }
    return outputs
  }

  /// Refuses outputs that would overwrite each other or an input.
  static func check(_ outputs: [PlannedOutput], of inputs: [SolvedInput]) throws(TemplateError) {
    var taken = [String: PlannedOutput]()
    let files = Set(inputs.compactMap { FileIdentity($0.input.argument) })
    for output in outputs {
      guard let path = output.path else { continue }
      if let other = taken[path] {
        throw .collision(path: path, first: other.words(in: inputs), second: output.words(in: inputs))
      }
      taken[path] = output
      if let file = FileIdentity(path), files.contains(file) { throw .inputOverwritten(path: path) }
    }
  }
}

/// One output that is to be made.
struct PlannedOutput: Hashable, Sendable {
  /// The input's position.
  var input: Int
  /// The layout's position; nil: all on one sheet.
  var option: Int?
  var appearance: Appearance?
  /// Pixels per point.
  var scale: Double
  var format: OutputFormat
  /// nil: standard output.
  var path: String?

  fileprivate func words(in inputs: [SolvedInput]) -> String {
    let name = inputs[input].input.path
    return option.map { "option \"\(inputs[input].layouts[$0].name)\" of \(name)" } ?? name
  }
}

/// Which regular file a path leads to.
private struct FileIdentity: Hashable {
  var device: dev_t
  var inode: ino_t

  init?(_ path: String) {
    var status = stat()
    guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = status.st_dev
    inode = status.st_ino
  }
}
