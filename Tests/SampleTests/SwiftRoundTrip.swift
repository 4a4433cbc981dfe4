import AutoLayout
import Foundation
import LayoutFiles
import LayoutScene
import SwiftCode
import Testing

/// A scene, the code that makes it, and what the reader of Swift source makes of that code.
struct SwiftRoundTrip {
  let scene: Scene
  let file: SwiftFile
  private let reply: JSONNode

  /// The reader, as `make reader` built it; nil if it was not.
  static let reader: URL? = {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let program = root.appending(path: ".build/reader/release/layout-render-swift")
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
  }()

  init(_ scene: Scene, bytes: [UInt8] = []) throws {
    self.scene = scene
    file = SwiftFile(scene, source: SourceText(bytes))
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "swift-round-trip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Layout.swift")
    try Data(file.text.utf8).write(to: source)
    let size = scene.options.first?.canvas.size ?? Size(width: 375, height: 667)
    let request = JSONNode.object([
      ("version", .number(1)), ("files", .array([.string(source.path)])), ("madeUpTexts", .boolean(false)),
      (
        "canvas",
        .object([
          ("size", .array([.number(size.width), .number(size.height)])),
          (
            "contentSizeCategory",
            .string((scene.options.first?.canvas.contentSizeCategory ?? .large).rawValue)
          ),
        ])
      ),
    ])
    reply = try JSONNode(parsing: Self.run(Array((request.line + "\n").utf8)))
  }

  private static func run(_ input: [UInt8]) throws -> [UInt8] {
    let process = Process()
    let (reading, writing) = (Pipe(), Pipe())
    process.executableURL = try #require(reader, "make reader builds it")
    (process.standardInput, process.standardOutput) = (reading, writing)
    try process.run()
    // The request is read before anything is written.
    reading.fileHandleForWriting.write(Data(input))
    try reading.fileHandleForWriting.close()
    let output = [UInt8](writing.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return output
  }

  /// What the reader did not understand of a class.
  func misunderstandings(of one: CodeClass) -> [String] {
    (option(one)?["notUnderstood"]?.elements ?? []).map {
      "\($0["text"]?.string ?? ""): \($0["reason"]?.string ?? "")"
    }
  }

  private func option(_ one: CodeClass) -> JSONNode? {
    reply["options"]?.elements?.first { $0["name"]?.string == one.name }
  }

  /// The differences between a class's frames and the scene's, a line each. Empty if there are none.
  ///
  /// - Parameter original: the layout of the class's option.
  func differences(of one: CodeClass, from original: SolvedLayout) throws -> [String] {
    guard let reading = option(one) else {
      let reason = reply["notMade"]?.elements?.first { $0["name"]?.string == one.name }?["reason"]?.string
      return ["the class is not read: \(reason ?? "it is missing")"]
    }
    let isScreen = reading["kind"]?.string == "controller"
    let root = original.views[one.root]
    var canvas = original.canvas
    // What is below the content of a cell is a separator's.
    let content = original.views.first { $0.scene.isContentView && $0.scene.superview == one.root }
    let frame = !isScreen && root.scene.kind == .cell ? (content ?? root).frame : root.frame
    canvas.size = Size(width: max(1, frame.width), height: max(1, frame.height))
    if one.root != .root {
      (canvas.device, canvas.bars, canvas.safeArea) = (nil, [], DirectionalEdgeInsets())
      (canvas.cornerRadius, canvas.barHeights, canvas.navigationItem) = (0, BarHeights(), nil)
    }
    let members = (reading["scenario"]?.members ?? []).filter { $0.0 != "canvas" }
    let scenario = JSONNode.object([("canvas", .object(canvas.keys))] + members)
    let result = ScenarioReader.read(Array(scenario.line.utf8), input: "code")
    guard var option = result.scene?.options.first else {
      return ["the reading is no scenario: \(result.diagnostics.first?.message ?? "")"]
    }
    if !isScreen { option.makeRoot() }
    (option.canvas, option.designSize) = (canvas, scene.options[one.option].designSize)
    restoreImages(in: &option, one, original)
    restoreMargins(in: &option, one, original)
    let layout = try #require(solve(Scene(input: "code", options: [option])).first)
    // A class without its texts is compared where rows have them.
    let views = one.takesTexts ? [:] : one.properties.merging(one.readNames) { $1 }
    return views.sorted { $0.key < $1.key }.compactMap { index, name in
      guard index != one.root, !original.views[index].scene.standsBeside else { return nil }
      let wanted = original.views[index]
      guard let view = layout.views.first(where: { $0.scene.id == name }) else { return "\(name) is missing" }
      return view.frame.isClose(to: wanted.frame)
        ? nil : "\(name): \(view.frame.text), not \(wanted.frame.text)"
    }
  }

  /// The margins of a cell's content are UIKit's affair.
  private func restoreMargins(in option: inout SceneOption, _ one: CodeClass, _ original: SolvedLayout) {
    let cell =
      original.views.first { $0.scene.isContentView && $0.scene.superview == one.root }
      ?? original.views[one.root]
    guard cell.scene.kind == .cell || cell.scene.isContentView,
      let content = option.views.firstIndex(where: { $0.superview == .root && $0.kind == .view })
    else { return }
    let margins = cell.layoutMargins
    option.views[content].layoutMargins = DirectionalEdgeInsets(
      top: margins.top, leading: cell.layoutDirection == .leftToRight ? margins.left : margins.right,
      bottom: margins.bottom, trailing: cell.layoutDirection == .leftToRight ? margins.right : margins.left)
    option.views[content].insetsLayoutMarginsFromSafeArea = false
  }

  /// Code names images; how large they are, the app's catalogue knows.
  private func restoreImages(in option: inout SceneOption, _ one: CodeClass, _ original: SolvedLayout) {
    for (index, name) in one.properties.merging(one.readNames, uniquingKeysWith: { $1 }) {
      guard let image = original.views[index].scene.content.image,
        let position = option.views.firstIndex(where: { $0.id == name }),
        let size = image.size, option.views[position].content.image != nil
      else { continue }
      option.views[position].content.image = SceneImage(size: size)
    }
  }
}

extension SceneOption {
  /// Makes the view that hangs in the canvas its root, which has the canvas's guides.
  fileprivate mutating func makeRoot() {
    guard views.count > 1 else { return }
    func moved(_ index: ViewIndex) -> ViewIndex { ViewIndex(max(0, index.rawValue - 1)) }
    func moved(_ item: SceneItem) -> SceneItem {
      switch item {
      case .view(let index): .view(moved(index))
      case .guide(let kind, let owner): .guide(kind, of: moved(owner))
      }
    }
    constraints = ConstraintList(
      constraints.filter { $0.firstItem != .view(.root) && $0.secondItem != .view(.root) }.map { one in
        var one = one
        one.firstItem = moved(one.firstItem)
        one.secondItem = one.secondItem.map(moved)
        return one
      })
    views = ViewList(
      views.dropFirst().map { view in
        var view = view
        view.superview = view.superview.flatMap { $0 == .root ? nil : moved($0) }
        return view
      })
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    [(x, other.x), (y, other.y), (width, other.width), (height, other.height)].allSatisfy {
      abs($0 - $1) < 0.01
    }
  }

  fileprivate var text: String {
    "[" + [x, y, width, height].map { plainNumber(($0 * 100).rounded() / 100) }.joined(separator: ", ") + "]"
  }
}
