import AutoLayout
import Diagnostics
import FileAccess
import InterfaceBuilderFiles
import JSONText
import LayoutScene
import ScenarioFiles
import SwiftSourceFiles
import XcodeLogs

/// An input after the read phase.
struct Document {
  let file: InputFile
  let kind: InputKind
  let bytes: [UInt8]
  /// The command line's settings for the canvas.
  let overrides: CanvasOverrides
  var scene: Scene
  /// Warnings and notes.
  var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - images: reads the image files that it names, and knows afterwards which these are; nil for a new one.
  ///   - expectsLog: whether a log is as likely as any other kind of input.
  ///   - content: what to read in place of the whole file.
  ///   - sources: what to read in place of all files of Swift source, if they differ from those on disk.
  ///   - options: names of the only ones that are wanted, which spares reading all code of a folder; nil: all.
  ///   - fonts: the fonts with which to measure texts of code that asks for sizes; nil: only names are wanted.
  static func read(
    _ file: InputFile, _ overrides: CanvasOverrides, images: ImageFolder? = nil, expectsLog: Bool = false,
    content: [UInt8]? = nil, sources: [SwiftReader.Text] = [], options: [String]? = nil,
    fonts: CodeFonts?
  ) throws(Failure) -> Document {
    let images = images ?? ImageFolder(of: file)
    var bytes: [UInt8]
    if file.isSwiftSource {
      bytes = try reading(of: file, content, sources, options, overrides, fonts: fonts)
    } else if let content {
      bytes = content
    } else {
      bytes = try Failure.from({ .unread(file, $0) }) { () throws(InputError) in try file.read() }
      if file.isStandardInput, InputKind.isSwift(bytes, explains: expectsLog) {
        bytes = try reading(of: file, bytes, sources, options, overrides, fonts: fonts)
      }
    }
    if let scenario = try SourceScenario(bytes) {
      bytes = try scenario.reading(of: file, images, overrides, fonts: fonts)
    }
    let kind = try InputKind(of: file, bytes, explains: expectsLog)
    let result = read(bytes, of: kind, file, overrides, images)
    guard let scene = result.scene else {
      throw Failure(.badInput, result.diagnostics.map { Message($0) })
    }
    return Document(
      file: file, kind: kind, bytes: bytes, overrides: overrides, scene: scene,
      diagnostics: result.diagnostics)
  }

  /// The result of the reader of Swift source for a file. Baselines store it instead of the source.
  private static func reading(
    of file: InputFile, _ content: [UInt8]?, _ sources: [SwiftReader.Text], _ options: [String]?,
    _ overrides: CanvasOverrides, fonts: CodeFonts?
  ) throws(Failure) -> [UInt8] {
    if let content, content.first == UInt8(ascii: "{") { return content }
    let own = content.map { [SwiftReader.Text(path: file.path, bytes: $0)] } ?? []
    return try SwiftReader.read(
      file, texts: sources.isEmpty ? own : sources, only: options, on: SwiftReading.canvas(overrides),
      fonts.map { CodeScreen(overrides, $0) })
  }

  private static func read(
    _ bytes: [UInt8], of kind: InputKind, _ file: InputFile, _ overrides: CanvasOverrides,
    _ images: ImageFolder,
    _ memory: ScenarioMemory? = nil
  ) -> ReadResult {
    switch kind {
    case .scenario:
      ScenarioReader.read(
        bytes, input: file.name, overrides: overrides, images: images.source, memory: memory)
    case .interfaceBuilder: InterfaceBuilderReader.read(bytes, input: file.name, overrides: overrides)
    case .swiftSource: SwiftReading.read(bytes, input: file.name, overrides)
    case .conflictLog: ConflictLogReader.read(bytes, input: file.name, overrides: overrides)
    }
  }

  /// The findings from reading; of those about single options, only those about the chosen ones.
  ///
  /// - Parameter positions: of the chosen options; nil: all.
  func diagnostics(of positions: [Int]?) -> [Diagnostic] {
    let names = Set((positions ?? Array(scene.options.indices)).map { scene.options[$0].name })
    let wanted = diagnostics.filter { $0.option.map(names.contains) ?? true }
    return kind == .swiftSource ? RepeatedNotes.gathered(wanted) : wanted
  }

  /// The scene with other settings for the canvas; nil if they make it invalid.
  ///
  /// - Parameter memory: of this document.
  func scene(_ overrides: CanvasOverrides, _ images: ImageFolder, _ memory: ScenarioMemory) -> Scene? {
    Self.read(bytes, of: kind, file, overrides, images, memory).scene
  }

  /// The scenario that was read or, for another kind of file, an equivalent scenario for each layout.
  ///
  /// The latter include all settings of the command line except the layout direction.
  func scenarios(of layouts: [SolvedLayout]) throws(Failure) -> [JSONNode] {
    try Failure.from({ .noPage($0, isOneOfMany: layouts.count > 1) }) { () throws(ScenarioWriteError) in
      if kind == .scenario { return [try Self.json(bytes).carrying(scene.imageFiles)] }
      return try written(layouts).map { text throws(ScenarioWriteError) in try Self.json(Array(text.utf8)) }
    }
  }

  private static func json(_ scenario: [UInt8]) throws(ScenarioWriteError) -> JSONNode {
    do throws(Diagnostic) { return try JSONNode(parsing: scenario) } catch { throw .notReadable(error) }
  }

  private func written(_ layouts: [SolvedLayout]) throws(ScenarioWriteError) -> [String] {
    var scene = scene
    let wanted = scene.options.indices.filter { index in
      layouts.contains { $0.name == scene.options[index].name }
    }
    for index in wanted { scene.options[index].canvas.layoutDirection = .leftToRight }
    return try wanted.map { index throws(ScenarioWriteError) in
      try ScenarioWriter.json(ofScene: index, in: scene)
    }
  }
}

extension JSONNode {
  /// The scenario with the content of its image files, which a page cannot read.
  fileprivate func carrying(_ images: [ImageFile]) -> JSONNode {
    guard case .object(let members) = self, !images.isEmpty else { return self }
    return .object(members.filter { $0.0 != "images" } + [("images", images.carried)])
  }
}
