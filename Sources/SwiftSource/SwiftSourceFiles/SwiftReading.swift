package import AutoLayout
package import Diagnostics
package import JSONText
package import LayoutScene
import ScenarioFiles

/// The findings of the reader of Swift source in a file or a folder: an option for each view class, cell and
/// controller.
package struct SwiftReading {
  private let reading: JSONNode
  private let input: String
  private let overrides: CanvasOverrides

  package static let missingViews = "no-views"

  /// Interface Builder's canvas for a new file was an iPhone 8 for years, and code does not state a device.
  private static let usualCanvas: [JSONNode.Member] = [("device", .string("iPhone 8"))]

  /// The canvas that the code is interpreted for.
  ///
  /// - Parameter members: the members of a scenario's canvas; nil for that of a device.
  package static func canvas(_ overrides: CanvasOverrides, _ members: [JSONNode.Member]? = nil) -> Canvas {
    let scenario = JSONNode.object([("canvas", .object(members ?? usualCanvas)), ("views", .array([]))])
    let scene = ScenarioReader.read(Array(scenario.line.utf8), input: "", overrides: overrides).scene
    return scene?.options.first?.canvas ?? Canvas(size: Size(width: 375, height: 667))
  }

  /// Whether the bytes are a reading, as baselines keep it, and not a scenario.
  package static func isReading(_ bytes: [UInt8]) -> Bool {
    guard bytes.firstRange(of: Array("\"notUnderstood\"".utf8)) != nil else { return false }
    do throws(Diagnostic) { return try JSONNode(parsing: bytes)["notUnderstood"] != nil } catch {
      return false
    }
  }

  /// Whether a reading has options with all of these names.
  package static func hasOptions(_ names: [String], in reading: [UInt8]) -> Bool {
    do throws(Diagnostic) {
      let options = try JSONNode(parsing: reading)["options"]?.elements ?? []
      return Set(names).isSubset(of: options.compactMap { $0["name"]?.string })
    } catch {
      return false
    }
  }

  /// Reads the layouts.
  ///
  /// - Parameter bytes: the reading, as JSON.
  package static func read(_ bytes: [UInt8], input: String, _ overrides: CanvasOverrides) -> ReadResult {
    do throws(Diagnostic) {
      let reading = try JSONNode(parsing: bytes)
      return SwiftReading(reading: reading, input: input, overrides: overrides).result
    } catch {
      return ReadResult(scene: nil, diagnostics: [error])
    }
  }

  /// The layout of one option of a reading; nil if it has none.
  package static func layout(of option: JSONNode, _ overrides: CanvasOverrides) -> SceneOption? {
    let reading = SwiftReading(reading: .object([]), input: "", overrides: overrides)
    return reading.read(option).0?.options.first
  }

  private var result: ReadResult {
    var options: [SceneOption] = []
    var diagnostics = notes("notUnderstood", of: reading)
    for option in reading["options"]?.elements ?? [] {
      let (scene, problems) = read(option)
      var notes = problems + self.notes("notUnderstood", of: option)
      if var layout = scene?.options.first {
        let name = option["name"]?.string ?? layout.name
        layout.name = unique(name, among: options)
        layout.title = option["title"]?.string
        layout.description = option["description"]?.string ?? standIns(of: option)
        for index in layout.views.indices {
          layout.views[index].customClass = option["classes"]?[layout.views[index].id]?.string
        }
        layout.placeInCode(Self.place(of: option))
        layout.codeNotes.subject = reading["shared"] == nil ? layout.name : nil
        layout.codeNotes.misunderstandings = misunderstandings(in: option)
        layout.codeNotes.madeUpTexts = (option["madeUpTexts"]?.elements ?? []).compactMap(\.string)
        layout.codeNotes.settings = settings(in: option)
        layout.codeNotes.openHeight = option[OpenHeight.key]?.string
        layout.codeNotes.framesAfterLayout = frames(after: option)
        layout.codeNotes.revealed =
          layout.views.first {
            $0.id == option[OpenHeight.hosted]?.string && ($0.isHidden || $0.alpha <= 0)
          }?.id
        options.append(layout)
        for index in notes.indices { notes[index].option = layout.name }
      }
      diagnostics += notes
    }
    diagnostics += (reading["notMade"]?.elements ?? []).map { left in
      Diagnostic(
        .warning, code: "not-made",
        "“\(left["name"]?.string ?? "")” is left out: \(left["reason"]?.string ?? "")",
        at: Self.place(of: left).map { SourcePlace($0) })
    }
    guard !options.isEmpty else {
      let none = Diagnostic(
        .error, code: Self.missingViews, "there is no view class or controller that can be laid out",
        help: diagnostics.isEmpty ? "name the files that declare them, or their folder" : nil)
      return ReadResult(scene: nil, diagnostics: [none] + RepeatedNotes.gathered(diagnostics))
    }
    guard let shared = reading["shared"]?.members else {
      return ReadResult(scene: Scene(input: input, options: options), diagnostics: diagnostics)
    }
    let scenario = JSONNode.object(shared + [("views", .array([]))])
    var whole = ScenarioReader.read(Array(scenario.line.utf8), input: input)
    whole.scene?.options = options
    // Their places are not those of the file.
    diagnostics += whole.diagnostics.map { Diagnostic($0.severity, code: $0.code, $0.message, help: $0.help) }
    return ReadResult(scene: whole.scene, diagnostics: diagnostics)
  }

  /// The scene of one option. If its scenario has an error, the part with the error is left out, and the error becomes
  /// a warning.
  private func read(_ option: JSONNode) -> (Scene?, [Diagnostic]) {
    let isScreen = option["kind"]?.string == "controller"
    // The bars that the code gives it, and the screen as a preview describes it.
    var said = option["scenario"]?["canvas"]?.members ?? []
    let unknown = said.first { $0.0 == "device" && Device.named($0.1.string ?? "") == nil }?.1.string
    if unknown != nil { said.removeAll { $0.0 == "device" } }
    let hasScreen = said.contains { $0.0 == "device" || $0.0 == "size" }
    var own = option["canvas"]?.members ?? (hasScreen ? [] : Self.usualCanvas)
    own += said.filter { one in !own.contains { $0.0 == one.0 } }
    let canvas = Self.canvas(overrides, own)
    var overrides = overrides
    if !isScreen {
      // A view on its own is as wide as the device, but has no share in its safe area.
      overrides.device = nil
      overrides.orientation = nil
      overrides.size = canvas.size
      own.removeAll { ["device", "orientation", "size", "scale"].contains($0.0) }
      own.append(("size", .array([.number(canvas.size.width), .number(canvas.size.height)])))
      own.append(("scale", .number(canvas.scale)))
    }
    let members = (option["scenario"]?.members ?? []).filter { $0.0 != "canvas" }
    var scenario = JSONNode.object([("canvas", .object(own))] + members)
    let name = option["name"]?.string ?? ""
    var leftOut: [Diagnostic] = []
    if let unknown {
      leftOut.append(
        Diagnostic(
          .warning, code: "unknown-device", "\(name): no device named “\(unknown)” is known",
          at: Self.place(of: option).map(SourcePlace.init), help: "choose one that is known with --device"))
    }
    while true {
      let result = ScenarioReader.read(Array(scenario.line.utf8), input: input, overrides: overrides)
      let wrong = result.diagnostics.first { $0.severity == .error }
      if let wrong, leftOut.count < Self.mostErrors, let place = wrong.place,
        let pruned = scenario.pruned(at: place.column), pruned.rest["views"] != nil
      {
        let what = pruned.key.map { "“\($0)”" } ?? "this constraint"
        leftOut.append(warning(of: wrong, "\(what) is left out: ", at: pruned.source, in: option))
        scenario = pruned.rest
      } else {
        let left = result.diagnostics.map { diagnostic in
          let source = diagnostic.place.flatMap { scenario.pruned(at: $0.column) }?.source
          return warning(of: diagnostic, "\(name): ", at: source, in: option)
        }
        // The code has seen this screen, whatever the usual one is, so a view that follows its size by a mask is right.
        var scene = result.scene
        if let size = scene?.options.first?.canvas.size { scene?.options[0].designSize = size }
        return (scene, leftOut + left)
      }
    }
  }

  /// The number of parts of a scenario that may be wrong.
  private static let mostErrors = 100

  /// - Parameter source: the place where the code made the part in question; nil for the place of the option.
  private func warning(
    of diagnostic: Diagnostic, _ start: String, at source: String?, in option: JSONNode
  ) -> Diagnostic {
    Diagnostic(
      diagnostic.severity == .error ? .warning : diagnostic.severity, code: diagnostic.code,
      start + diagnostic.message,
      at: (source.flatMap(CodePlace.init) ?? Self.place(of: option)).map(SourcePlace.init),
      help: diagnostic.help)
  }

  /// Describes how a layout that needs values was made with stand-ins for them.
  private func standIns(of option: JSONNode) -> String? {
    guard let called = option["called"]?.string else { return nil }
    return "With stand-ins: " + (called.isEmpty ? option["made"]?.string ?? "" : called)
  }

  private func unique(_ name: String, among options: [SceneOption]) -> String {
    var (unique, count) = (name, 1)
    while options.contains(where: { $0.name == unique }) {
      count += 1
      unique = "\(name) \(count)"
    }
    return unique
  }

  /// The frames that code gives views after the layout.
  private func frames(after option: JSONNode) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for (id, frame) in option["framesAfterLayout"]?.members ?? [] {
      let sides = (frame.elements ?? []).compactMap(\.number)
      guard sides.count == 4 else { continue }
      frames[id] = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
    return frames
  }

  // MARK: What was not understood

  private func misunderstandings(in option: JSONNode) -> [Misunderstanding] {
    (option["notUnderstood"]?.elements ?? []).compactMap { note in
      Self.place(of: note).map {
        Misunderstanding(
          place: $0, code: note["text"]?.string ?? "", reason: note["reason"]?.string ?? "",
          standIn: note["standIn"]?.string, kind: Self.kind(of: note))
      }
    }
  }

  private func settings(in option: JSONNode) -> [String: [String: CodePlace]] {
    func table<Value>(_ node: JSONNode?, _ read: (JSONNode) -> Value?) -> [String: Value] {
      let pairs = (node?.members ?? []).compactMap { key, value in read(value).map { (key, $0) } }
      return Dictionary(pairs) { first, _ in first }
    }
    return table(option["settings"]) { table($0) { $0.string.flatMap { CodePlace($0) } } }
  }

  private static func kind(of note: JSONNode) -> Misunderstanding.Kind {
    note["kind"]?.string.flatMap(Misunderstanding.Kind.init) ?? .notUnderstood
  }

  private func notes(_ key: String, of node: JSONNode) -> [Diagnostic] {
    (node[key]?.elements ?? []).map { note in
      let reason = note["reason"]?.string ?? ""
      // Code in the requests of programs is in no file.
      let asked = note["file"]?.string?.hasPrefix("#") == true ? "“\(note["text"]?.string ?? "")”: " : ""
      let code = note["standIn"] == nil ? Self.kind(of: note).rawValue : "stand-in"
      let similar = note["similar"]?.elements?.compactMap(\.string) ?? []
      return Diagnostic(
        Self.kind(of: note).severity, code: code, asked + reason,
        at: Self.place(of: note).map { SourcePlace($0) },
        help: note["name"]?.string.flatMap { Suggestion.question(for: $0, in: similar) })
    }
  }

  private static func place(of node: JSONNode) -> CodePlace? {
    guard let file = node["file"]?.string, !file.isEmpty, !file.hasPrefix("#"),
      let line = node["line"]?.number,
      let column = node["column"]?.number
    else { return nil }
    return CodePlace(file: file, line: Int(line), column: Int(column))
  }
}

extension SceneOption {
  /// Gives parts that the code does not make itself, such as those inside a cell of UIKit, the place where the code
  /// makes their superview. They have no place in a file, since the scenario is in none.
  fileprivate mutating func placeInCode(_ place: CodePlace?) {
    for index in views.indices where views[index].code == nil {
      views[index].code = views[index].superview.map { views[$0].code } ?? place
    }
    for index in constraints.indices where constraints[index].code == nil {
      constraints[index].code = views[constraints[index].firstItem.view].code
    }
  }
}

extension Misunderstanding.Kind {
  /// Something that is understood, but is in no picture, is not a fault in the code.
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .notUnderstood, .crash: .warning
    case .notShown: .note
    }
  }
}
