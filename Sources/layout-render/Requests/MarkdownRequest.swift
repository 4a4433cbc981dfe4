import AutoLayout
import LayoutDrawing
import LayoutFiles
import LayoutScene
import PangoCairoBackend
import SafeText

/// markdown: draws the blocks of pages, and writes the pages with the pictures in their place.
struct MarkdownRequest: Request {
  /// What becomes of a block that is drawn.
  enum BlockFate: String, CaseIterable {
    case drop
    case keep
    case fold
  }

  let files: [InputFile]
  let template: OutputTemplate
  let form: PageForm
  /// nil: code in Swift is kept, and what only describes a picture is dropped.
  let fate: BlockFate?
  /// Whether a block with an error becomes a picture of its message.
  let drawsErrors: Bool
  let solving: SolvingOptions
  let pictures: PictureOptions
  let fonts: FontOptions
  let isStrict: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    files = arguments.operands.map(InputFile.init)
    guard let template = try OutputFlags(arguments).template(inFolder: "{scenario}.md") else {
      throw .usage("\(Flag.output.long) is missing: the page's pictures are written beside it")
    }
    if files.count > 1, !template.has(.scenario) {
      throw .fieldsNeeded(count: "several inputs", template: template.adding([.scenario]))
    }
    self.template = template
    form = arguments.choice(of: .embed) ?? .markdown
    fate = arguments.choice(of: .block)
    drawsErrors = arguments.has(.drawErrors)
    solving = try SolvingOptions(arguments)
    pictures = try PictureOptions(arguments)
    fonts = FontOptions(arguments)
    isStrict = arguments.has(.strict)
  }

  func run(in session: Session) throws(Failure) -> ExitStatus {
    let reserved = try ReservedFiles(files)
    try reserved.check(files.map { (path(of: $0), $0.path) })
    return try fonts.load(in: session) { library throws(Failure) in
      var status = ExitStatus.success
      let fonts = Typography(library)
      for file in files {
        var page = PageJob(
          request: self, file: file, fonts: fonts, style: session.console.style, reserved: reserved)
        do throws(Failure) { try page.run(to: path(of: file)) } catch {
          status.worsen(to: session.console.report(error.about(file)))
        }
        session.console.printMessage(page.messages)
        status.worsen(to: page.status)
      }
      return status
    }
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
  var status = ExitStatus.success
  var messages: [UInt8] = []

  /// Writes the pictures, and then the page; not if a block has an error that is not drawn.
  mutating func run(to path: String) throws(Failure) {
    let bytes = try Failure.from(Failure.init) { () throws(InputError) in try file.read() }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    let page = try Failure.from({ Failure(.badInput, [Message($0)]) }) { () throws(Diagnostic) in
      try SourcePage(text)
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
    if status <= .findings { try OutputFile.write(Array(result.utf8), to: path) }
  }

  /// The block's picture, and what remains of the block; nil for code without a view.
  private mutating func element(
    for block: SourcePage.Block, _ name: String, in folder: String
  ) throws(Failure) -> String? {
    var solving = request.solving
    if let option = block.settings["option"] { solving.selection = .named([option]) }
    let usual = request.fate ?? (block.language == .swift ? .keep : .drop)
    guard let fate = block.settings["block"].map(MarkdownRequest.BlockFate.init) ?? usual else {
      throw .blockFate(line: block.line)
    }
    var job = job(block.input, isSwift: block.language == .swift)
    defer {
      messages += job.outcome.messages
      status.worsen(to: job.outcome.status)
    }
    var element: String
    do throws(Failure) {
      element = try draw(try job.solve(solving), by: &job, as: folder, name)
    } catch {
      if block.language == .swift, error.isAboutMissingViews { return nil }
      job.report(error)
      guard request.drawsErrors else { return "" }
      job.outcome.status = .findings
      var other = self.job(Self.errorScenario(error))
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

  private func job(_ content: [UInt8], isSwift: Bool = false) -> InputJob {
    InputJob(
      file: InputFile(argument: file.argument, isSwiftSource: isSwift), content: content, fonts: fonts,
      style: style, isStrict: request.isStrict,
      tells: { $0.severity != .note })
  }

  private func draw(
    _ solved: SolvedDocument, by job: inout InputJob, as folder: String, _ name: String
  ) throws(Failure) -> String {
    var drawing = request.pictures.options(for: solved.document.scene)
    if solved.document.scene.showsPlain { drawing.showsPlain = true }
    drawing.largestWidth = PageOptions.largestWidth
    let form = request.form
    var pictures: [PageElement.Picture] = []
    for appearance in form.appearances {
      let variant = PlannedOutput.variant(appearance, form.format.hasScale ? 2 : nil)
      let fileName = "\(name)\(variant).\(form.format.fileExtensions[0])"
      let output = PlannedOutput(
        option: nil, appearance: appearance, scale: 2, format: form.format, path: folder + fileName)
      try reserved.check([(output.path, file.path)])
      let (bytes, size) = try job.make(output, of: solved, drawing)
      try OutputFile.write(bytes, to: folder + fileName)
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
        {"id": "error", "type": "label", "text": \(JSONText.quoted(text)), "numberOfLines": 0, "textColor": "systemRed"}],
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
