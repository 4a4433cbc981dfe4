import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilderFiles
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import ScenarioFiles
import TestSupport
import Testing

/// A scenario or an Interface Builder file of the samples folder, by its path there without the extension.
struct Sample: Hashable, CustomTestStringConvertible {
  let path: String

  init(_ path: String) { self.path = path }

  var testDescription: String { path }

  private static let folder = PackageFolder.url.appending(path: "samples")

  /// Every sample, in the order of the book.
  static let all = paths(in: folder).map { Sample($0) }

  private static let extensions = [".json", ".storyboard", ".xib"]

  /// The paths of the samples in a folder and its folders, in alphabetical order, without the extension; but for those
  /// whose views come from Swift source, which only the command reads.
  static func paths(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { !$0.hasSuffix(".schema.json") && !comesFromSource(folder.appending(path: $0)) }
      .compactMap { name in
        extensions.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
      }.sorted()
  }

  private static func comesFromSource(_ file: URL) -> Bool {
    guard file.pathExtension == "json", let data = try? Data(contentsOf: file) else { return false }
    return (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?["source"] != nil
  }

  /// Interface Builder's files have no place for texts that explain them.
  var isScenario: Bool {
    FileManager.default.fileExists(atPath: Self.folder.appendingPathComponent(path + ".json").path)
  }

  func read(overrides: CanvasOverrides = CanvasOverrides()) throws -> ReadResult {
    let suffix = Self.extensions.first {
      FileManager.default.fileExists(atPath: Self.folder.appendingPathComponent(path + $0).path)
    }
    let name = path + (suffix ?? ".json")
    let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    return InterfaceBuilderReader.reads(name)
      ? InterfaceBuilderReader.read(bytes, input: "samples/\(name)", overrides: overrides)
      : ScenarioReader.read(
        bytes, input: "samples/\(name)", overrides: overrides, images: images(besides: name))
  }

  /// The image files in the sample's folder.
  private func images(besides name: String) -> ImageSource {
    let folder = Self.folder.appendingPathComponent(name).deletingLastPathComponent()
    var reader = ImageFileReader(
      pixels: { PNGFile.pixels(of: $0) }, isWhole: { PNGFile.decode($0) != nil })
    return ImageSource { name, _ in
      (try? Data(contentsOf: folder.appendingPathComponent(name))).map {
        reader.content(of: Array($0), name: name)
      }
    }
  }

  func scene(overrides: CanvasOverrides = CanvasOverrides()) throws -> Scene {
    let result = try read(overrides: overrides)
    // One sample has a reference to nothing, of which its own test speaks.
    #expect(result.diagnostics.map(\.code).filter { $0 != "missing-reference" } == [])
    return try #require(result.scene)
  }

  func layouts() throws -> [SolvedLayout] { solve(try scene()) }

  /// Lays one option out on another canvas or with other views.
  ///
  /// - Parameters:
  ///   - option: its name; nil: the first.
  ///   - width: of the root view, in points; nil: the sample's.
  func layout(
    _ option: String? = nil, width: Double? = nil, adjust: (inout SceneOption) throws -> Void = { _ in }
  ) throws -> SolvedLayout {
    var overrides = CanvasOverrides()
    if let width {
      let options = try scene().options
      let height = options.first { option == nil || $0.name == option }?.canvas.size.height
      overrides.size = Size(width: width, height: height ?? 0)
    }
    var scene = try scene(overrides: overrides)
    let index = try #require(scene.options.firstIndex { option == nil || $0.name == option })
    try adjust(&scene.options[index])
    scene.options = [scene.options[index]]
    return try #require(solve(scene).first)
  }
}

private let library = Result { () throws(FontError) in try FontLibrary() }

func solve(_ scene: Scene, isExplaining: Bool = false) -> [SolvedLayout] {
  do {
    return LayoutEngine.solve(
      scene, isExplaining: isExplaining, measurer: PangoTextMeasurer(try library.get()))
  } catch {
    Issue.record("no fonts: \(error)")
    return []
  }
}

extension SceneOption {
  /// Changes a view by its identifier.
  mutating func change(_ id: String, _ change: (inout SceneView) -> Void) throws {
    let index = try #require(views.firstIndex { $0.id == id }, "no view is called \(id)")
    change(&views[index])
  }

  /// Gives a view a size that no font decides.
  mutating func setIntrinsicSize(of id: String, _ width: Double?, _ height: Double?) throws {
    try change(id) { $0.intrinsicContentSize = IntrinsicSize(width: width, height: height) }
  }
}

extension SolvedLayout {
  func view(_ id: String) throws -> SolvedView {
    try #require(views.first { $0.scene.id == id }, "no view is called \(id)")
  }

  func frame(_ id: String) throws -> Rect { try view(id).frame }

  /// The identifiers of views that could be elsewhere.
  var ambiguousViews: [String] { views.filter { !$0.ambiguity.isEmpty }.map(\.scene.id) }

  /// The identifiers of constraints that conflicts leave out.
  var brokenConstraints: [String] { conflicts.compactMap(\.broken).map { constraints[$0].scene.identifier } }
}

/// Whether two lengths in points are the same; the reference gives three decimals.
func isClose(_ one: Double, _ other: Double, within tolerance: Double = 0.001) -> Bool {
  abs(one - other) <= tolerance
}
