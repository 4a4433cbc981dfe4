import AutoLayout
import Diagnostics
import Foundation
import JSONText
import LayoutScene
import ScenarioFiles
import SwiftCode
import TestSupport
import Testing

/// A scene, the code that makes it, and what the reader of Swift source makes of that code.
struct SwiftRoundTrip {
  let scene: Scene
  let file: SwiftFile
  /// By the positions of options.
  private var replies: [Int: JSONNode] = [:]

  init(_ scene: Scene, bytes: [UInt8] = []) throws {
    self.scene = scene
    file = SwiftFile(scene, source: SourceText(bytes))
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "swift-round-trip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Layout.swift")
    try Data(file.text.utf8).write(to: source)
    // What code makes depends on the screen: rows of a table are as wide as that.
    let screens = Dictionary(grouping: file.classes) { Self.canvas(scene.options[$0.option].canvas).line }
    for classes in screens.values {
      let canvas = Self.canvas(scene.options[classes[0].option].canvas)
      let request = JSONNode.object([
        ("version", .number(1)), ("files", .array([.string(source.path)])), ("madeUpTexts", .boolean(false)),
        ("options", .array(classes.map { .string($0.name) })), ("canvas", canvas),
      ])
      let reply = try JSONNode(parsing: Self.run(Array((request.line + "\n").utf8)))
      for one in classes { replies[one.option] = reply }
    }
  }

  private static func canvas(_ canvas: Canvas) -> JSONNode {
    .object([
      ("size", .array([.number(canvas.size.width), .number(canvas.size.height)])),
      ("contentSizeCategory", .string(canvas.contentSizeCategory.rawValue)),
    ])
  }

  private static func run(_ input: [UInt8]) throws -> [UInt8] {
    let process = Process()
    let (reading, writing) = (Pipe(), Pipe())
    process.executableURL = try #require(ReaderProgram.url, "make reader builds it")
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

  /// Whether views of a class are as large as only Interface Builder knows.
  func isSizedByInterfaceBuilder(_ one: CodeClass) -> Bool {
    let views = scene.options[one.option].views
    return ([one.root] + one.properties.keys + one.readNames.keys).contains {
      views[$0].recordedFrame != nil && views[$0].intrinsicContentSize != nil
    }
  }

  private func option(_ one: CodeClass) -> JSONNode? {
    replies[one.option]?["options"]?.elements?.first { $0["name"]?.string == one.name }
  }

  /// The differences between a class's frames and the scene's, a line each. Empty if there are none.
  ///
  /// - Parameter original: the layout of the class's option.
  func differences(of one: CodeClass, from original: SolvedLayout) throws -> [String] {
    guard let reading = option(one) else {
      let reason = replies[one.option]?["notMade"]?.elements?.first { $0["name"]?.string == one.name }?[
        "reason"]?.string
      return ["the class is not read: \(reason ?? "it is missing")"]
    }
    let isScreen = reading["kind"]?.string == "controller"
    let root = original.views[one.root]
    var canvas = original.canvas
    canvas.size = Size(width: max(1, root.frame.width), height: max(1, root.frame.height))
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
    if one.root != .root { option.views[.root].setMargins(of: root) }
    restoreContents(in: &option, one, original)
    let layout = try #require(solve(Scene(input: "code", options: [option])).first)
    // A class without its texts is compared where rows have them.
    let views = one.takesTexts ? [:] : one.properties.merging(one.readNames) { $1 }
    return views.sorted { $0.key < $1.key }.compactMap { index, name in
      guard index != one.root, !standsBeside(index, in: scene.options[one.option]) else { return nil }
      let wanted = original.views[index]
      guard let view = layout.views.first(where: { $0.scene.id == name }) else {
        return isOutOfSight(wanted, in: original) ? nil : "\(name) is missing"
      }
      let frame = frame(of: view, beside: wanted, in: layout, original)
      return areEqual(frame, wanted, in: original) ? nil : "\(name): \(frame.text), not \(wanted.frame.text)"
    }
  }

  /// The frame of a view, from the origin of its cell if the scene's cell has no content view between.
  private func frame(
    of view: SolvedView, beside wanted: SolvedView, in layout: SolvedLayout, _ original: SolvedLayout
  ) -> Rect {
    guard let cell = wanted.scene.superview,
      [.cell, .collectionCell].contains(original.views[cell].scene.kind),
      let content = view.scene.superview.map({ layout.views[$0] }), content.scene.id.hasSuffix("contentView")
    else { return view.frame }
    return view.frame.offset(by: Point(x: content.frame.x, y: content.frame.y))
  }

  /// Whether a view, or what it is in, is beside the scene's view, where the code makes it, but adds it to nothing.
  private func standsBeside(_ index: ViewIndex, in option: SceneOption) -> Bool {
    option.views[index].standsBeside
      || option.views[index].superview.map { standsBeside($0, in: option) } ?? false
  }

  /// Whether a view is below the screen, where the reader makes no rows, or is without size in a table.
  private func isOutOfSight(_ view: SolvedView, in layout: SolvedLayout) -> Bool {
    guard let superview = view.scene.superview else { return false }
    if layout.views[superview].scene.kind == .tableView {
      return view.frame.y >= layout.canvas.size.height || view.frame.height == 0
    }
    return isOutOfSight(layout.views[superview], in: layout)
  }

  /// Whether frames are equal in what constraints decide, and the code does.
  private func areEqual(_ frame: Rect, _ wanted: SolvedView, in layout: SolvedLayout) -> Bool {
    // Interface Builder places rows below headers and bars of its own canvas.
    let isRecordedRow =
      wanted.scene.recordedFrame != nil
      && wanted.scene.superview.map { layout.views[$0].scene.kind } == .tableView
    return FrameComponent.allCases.allSatisfy {
      wanted.ambiguity[$0] != nil || isRecordedRow && $0 == .y
        || abs(frame[$0] - wanted.frame[$0]) < 0.01
    }
  }

  /// The content of a cell is UIKit's affair, and Interface Builder's where that has recorded it.
  private func restoreContents(in option: inout SceneOption, _ one: CodeClass, _ original: SolvedLayout) {
    let cells = one.readNames.merging([one.root: "self"]) { $1 }
    for (index, name) in cells {
      let cell = original.views[index]
      let id = name == "self" ? "contentView" : "\(name).contentView"
      guard let content = option.views.firstIndex(where: { $0.id == id }),
        let superview = option.views[content].superview
      else { continue }
      guard
        let recorded = original.views.first(where: { $0.scene.isContentView && $0.scene.superview == index })
      else {
        // A cell that stands for its content has the room of its accessory among its margins.
        if case .cell(let own) = cell.scene.content, own.accessory == nil {
          option.views[content].setMargins(of: cell)
        }
        continue
      }
      option.views[content].setMargins(of: recorded)
      guard let mask = recorded.scene.autoresizingMask else { continue }
      option.views[content].autoresizingMask = mask
      option.views[content].frame = recorded.scene.frame
      option.views[superview].frame = cell.scene.frame
      if superview == .root { option.designSize = cell.scene.frame.size }
      option.constraints = ConstraintList(
        option.constraints.filter { $0.firstItem != .view(content) || $0.secondItem != .view(superview) })
    }
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

extension SceneView {
  /// Gives it the margins that another view has once it is solved.
  fileprivate mutating func setMargins(of view: SolvedView) {
    let margins = view.layoutMargins
    let isLeftToRight = view.layoutDirection == .leftToRight
    layoutMargins = DirectionalEdgeInsets(
      top: margins.top, leading: isLeftToRight ? margins.left : margins.right,
      bottom: margins.bottom, trailing: isLeftToRight ? margins.right : margins.left)
    insetsLayoutMarginsFromSafeArea = false
  }
}

extension Rect {
  fileprivate var text: String {
    "[" + [x, y, width, height].map { plainNumber(($0 * 100).rounded() / 100) }.joined(separator: ", ") + "]"
  }
}
