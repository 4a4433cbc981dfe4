import AutoLayout
import Diagnostics
import FileAccess
import LayoutDrawing
import LayoutScene
import PangoCairoBackend
import SafeText
import SwiftSourceFiles

/// markdown: draws the blocks of pages, and writes the pages with the pictures in their place.
struct MarkdownRequest: SolvingRequest {
  let batch: Batch
  /// Pages name their pictures themselves.
  let outputs: OutputPlan? = nil
  let template: OutputTemplate
  let form: PageForm
  /// nil: code in Swift is kept, and a block that only describes a picture is dropped.
  let fate: BlockFate?
  /// Whether a block with an error becomes a picture of its message.
  let drawsErrors: Bool
  let solving: SolvingOptions
  let pictures: PictureOptions
  /// Pixels per point of PNG pictures.
  let scale: Double

  init(_ arguments: ParsedArguments) throws(Failure) {
    batch = try Batch(arguments, joinsSource: false)
    guard let template = try OutputFlags(arguments).template(inFolder: "{scenario}.md") else {
      throw .usage("\(Flag.output.long) is missing: the page's pictures are written beside it")
    }
    if batch.named.count > 1, !template.has(.scenario) {
      throw .fieldsNeeded(count: "several inputs", template: template.adding([.scenario]))
    }
    self.template = template
    form = arguments.choice(of: .embed) ?? .markdown
    fate = arguments.choice(of: .block)
    drawsErrors = arguments.has(.drawErrors)
    solving = try SolvingOptions(arguments)
    pictures = try PictureOptions(arguments)
    scale = arguments.value(of: .scale).flatMap { decimal($0) } ?? 2
    try arguments.checkEffects(on: form.format, template)
  }

  func context() throws(Failure) -> ReservedFiles {
    let reserved = try ReservedFiles(batch.named)
    try reserved.check(batch.named.map { (path(of: $0), $0.path) })
    return reserved
  }

  func work(on job: inout InputJob, in reserved: ReservedFiles) throws(Failure) {
    var page = PageJob(
      request: self, file: job.file, fonts: job.fonts, style: job.style, reserved: reserved)
    defer { job.outcome = page.outcome }
    do throws(Failure) { try page.run(to: path(of: job.file)) } catch { throw error.about(job.file) }
  }

  private func path(of file: InputFile) -> String { template.path { $0 == .scenario ? file.scenario : "" } }
}

/// The work on one page.
private struct PageJob {
  let request: MarkdownRequest
  let file: InputFile
  let fonts: Typography
  let style: MessageStyle
  let reserved: ReservedFiles
  var outcome = Outcome()
  /// The lines of the page.
  private var lines: [Substring] = []
  /// The pictures, by their paths.
  private var drawn: [(path: String, bytes: [UInt8])] = []

  init(
    request: MarkdownRequest, file: InputFile, fonts: Typography, style: MessageStyle, reserved: ReservedFiles
  ) {
    (self.request, self.file, self.fonts, self.style, self.reserved) = (request, file, fonts, style, reserved)
  }

  /// Writes the pictures, and then the page; nothing if a block has an error that is not drawn.
  mutating func run(to path: String) throws(Failure) {
    let bytes = try Failure.from(Failure.init) { () throws(InputError) in try file.read() }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    let page = try Failure.from({ Failure(.badInput, [Message($0)]) }) { () throws(Diagnostic) in
      try SourcePage(text)
    }
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Substring($0)
    }
    var result = ""
    var names: Set<String> = []
    for part in page.parts {
      switch part {
      case .text(let text): result += text
      case .block(let block) where !block.maybeDrawn: result += block.lines
      case .block(let block):
        let number = names.count + 1
        let name = PathText.fileNameSafe(block.settings["name"] ?? "\(file.scenario)-\(number)")
        guard names.insert(name).inserted else { throw .blockName(name, line: block.line) }
        if let element = try element(for: block, name, in: FilePath.parts(of: path).folder) {
          result += block.indented(element)
        } else {
          names.remove(name)
          result += block.lines
        }
      }
    }
    guard outcome.status <= .findings else { return }
    for (path, bytes) in drawn + [(path, Array(result.utf8))] {
      try OutputFile.write(bytes, to: path)
      outcome.written.append(path)
    }
  }

  /// The block's picture, and what remains of the block; nil for code without a view.
  private mutating func element(
    for block: SourcePage.Block, _ name: String, in folder: String
  ) throws(Failure) -> String? {
    var solving = request.solving
    if let option = block.settings["option"] { solving.selection = .named([option]) }
    let usual = request.fate ?? (block.language == .swift ? .keep : .drop)
    guard let fate = block.settings["block"].map(BlockFate.init) ?? usual else {
      throw .blockFate(line: block.line)
    }
    var job = job(block.input, of: block)
    defer { outcome.add(job.outcome) }
    var element: String
    do throws(Failure) {
      element = try draw(try job.solve(solving), by: &job, as: folder, name)
    } catch {
      if block.language == .swift, error.isAboutMissingViews { return nil }
      job.report(error)
      guard request.drawsErrors else { return "" }
      job.outcome.status = .findings
      var other = self.job(Self.errorScenario(error), of: nil)
      element = try draw(try other.solve(SolvingOptions()), by: &other, as: folder, name)
    }
    switch fate {
    case .drop: break
    case .keep: element = block.code + element
    case .fold: element += request.form.folded(block.code)
    }
    // A block ends with its line; the page's next line is its own.
    return element.hasSuffix("\n\n") ? String(element.dropLast()) : element
  }

  /// - Parameter block: where the content is in the page; nil: nowhere.
  private func job(_ content: [UInt8], of block: SourcePage.Block?) -> InputJob {
    var job = InputJob(
      file: InputFile(argument: file.argument, isSwiftSource: block?.language == .swift), content: content,
      fonts: fonts, style: style, isStrict: request.batch.isStrict, tells: request.tells)
    if let block {
      let lines = lines
      job.placed = { block.placed($0, in: lines) }
    }
    return job
  }

  private mutating func draw(
    _ solved: SolvedDocument, by job: inout InputJob, as folder: String, _ name: String
  ) throws(Failure) -> String {
    var drawing = request.pictures.options(for: solved.document.scene)
    if solved.document.scene.showsPlain { drawing.showsPlain = true }
    drawing.largestWidth = PageOptions.largestWidth
    let form = request.form
    var pictures: [PageElement.Picture] = []
    for appearance in form.appearances {
      let variant = PlannedOutput.variant(appearance, form.format.hasScale ? request.scale : nil)
      let fileName = "\(name)\(variant).\(form.format.fileExtensions[0])"
      let output = PlannedOutput(
        option: nil, appearance: appearance, scale: request.scale, format: form.format,
        path: folder + fileName)
      try reserved.check([(output.path, file.path)])
      try OwnPicture.check(folder + fileName)
      let (bytes, size) = try job.make(output, of: solved, drawing)
      drawn.append((folder + fileName, bytes))
      if let size { pictures.append(PageElement.Picture(plan: output, size: size, address: fileName)) }
    }
    return PageElement.all(of: pictures, in: solved, drawing: drawing, fonts: fonts)
      .map { $0.text(as: form) }.joined()
  }

  /// A layout that shows the messages, by the program's own means.
  private static func errorScenario(_ failure: Failure) -> [UInt8] {
    let text = failure.messages.map { message in
      let place = message.diagnostic.place.map { "Line \($0.line): " } ?? ""
      return place + message.diagnostic.message + (message.diagnostic.help.map { "\n\($0)" } ?? "")
    }.joined(separator: "\n")
    // Enough for letters of usual width.
    let lines = text.split(separator: "\n").map { $0.count / 50 + 1 }.reduce(0, +)
    return Array(
      """
      {"canvas": {"size": [480, \(24 + 21 * lines)]}, "overlay": [], "views": [
        {"id": "error", "type": "label", "text": \(JSONQuoting.quoted(text)), "numberOfLines": 0, "textColor": "systemRed"}],
       "constraints": ["error.edges = superview.edges inset 12"]}
      """.utf8)
  }
}

extension PageForm {
  /// Code that is shown only on demand, where the page's program can do that.
  fileprivate func folded(_ code: String) -> String {
    switch self {
    case .markdown, .mdx, .mkdocs, .sphinx:
      "<details>\n<summary>Source</summary>\n\n\(code)</details>\n\n"
    case .asciidoc: ".Source\n[%collapsible]\n====\n\(code)====\n\n"
    case .docc: code
    }
  }
}
