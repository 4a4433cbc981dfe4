import AutoLayout
package import Diagnostics
import LayoutScene
import SafeText
import XMLText

/// Reads Interface Builder's files: storyboards and xibs for iOS, from Xcode 5 and later.
///
/// Every scene of a storyboard that has a controller becomes an option, named by its identifier; in a xib,
/// every top-level view does.
package enum InterfaceBuilderReader {
  /// Whether a file has one of the suffixes of Interface Builder's files.
  package static func reads(_ name: String) -> Bool {
    name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }

  /// Reads a storyboard or a xib, or reports why it cannot be read.
  ///
  /// A local error, such as a constraint to a missing view, is left out with a warning, as in Interface
  /// Builder itself.
  ///
  /// - Parameters:
  ///   - bytes: XML, at most 64 MiB.
  ///   - input: the file's name; the scene leaves out its folders.
  ///   - overrides: the command line's settings for the canvas.
  package static func read(
    _ bytes: [UInt8], input: String, overrides: CanvasOverrides = CanvasOverrides()
  ) -> ReadResult {
    var findings = Findings(source: SourceText(bytes))
    let name = PathText.name(of: input)
    var scene: Scene?
    if var root = XMLParser.parse(&findings) {
      root.confine(&findings)
      scene = self.scene(root, named: name, overrides, &findings)
    }
    return ReadResult(scene: findings.hasErrors ? nil : scene, diagnostics: findings.diagnostics())
  }

  private static func scene(
    _ root: XMLElement, named name: String, _ overrides: CanvasOverrides, _ findings: inout Findings
  ) -> Scene? {
    guard let document = InterfaceDocument(root, &findings) else { return nil }
    let options = options(of: document, overrides, &findings)
    if options.isEmpty, !findings.hasErrors {
      findings.error(.notInterfaceBuilder, at: root.range, "the file has no view to lay out")
    }
    return Scene(input: name, options: options)
  }

  private static func options(
    of document: InterfaceDocument, _ overrides: CanvasOverrides, _ findings: inout Findings
  ) -> [SceneOption] {
    let controllers = ControllerGraph(document)
    let environment = Environment(document: document, controllers: controllers, overrides: overrides)
    var device: Device?
    if let name = overrides.device {
      device = Device.named(name)
      if device == nil { findings.unknownDevice(name, at: nil) }
    }
    var options: [SceneOption] = []
    var total = 0
    for root in document.scenes.flatMap({ SceneRoot.all(in: $0, of: document) }) {
      let canvas = environment.canvas(for: root, device: device, &findings)
      var reader = SceneReader(document: document, root: root, canvas: canvas)
      var option = reader.read(&findings)
      option.recordedCanvas = environment.recordedCanvas(for: root)
      options.append(option)
      total += options[options.count - 1].views.count + options[options.count - 1].constraints.count
      guard options.count <= SceneLimits.options, total <= SceneLimits.total else {
        findings.error(
          .tooMany, at: nil,
          "more than \(SceneLimits.options) scenes, or more than \(SceneLimits.total) views and constraints")
        break
      }
    }
    return options
  }
}

/// A view that is laid out on its own, with the other views of its scene.
struct SceneRoot: Sendable {
  /// The name of the option.
  var name: String
  /// nil in a xib.
  var controller: XMLElement?
  /// nil for a controller whose view is not in the file.
  var view: XMLElement?
  /// Further top-level views of the scene, which Interface Builder shows in the scene's dock.
  var loose: [XMLElement] = []

  static func all(in scene: InterfaceDocument.SceneElement, of document: InterfaceDocument) -> [SceneRoot] {
    let views = scene.objects.filter(\.isTopLevelView)
    switch document.kind {
    case .xib:
      // A controller in a xib contains its view.
      return scene.objects.compactMap { object in
        if object.isTopLevelView { return SceneRoot(name: object.id ?? object.name, view: object) }
        guard let view = object.child(key: "view"), view.isTopLevelView else { return nil }
        return SceneRoot(name: object.id ?? object.name, controller: object, view: view)
      }
    case .storyboard:
      let controller = scene.objects.first { $0["sceneMemberID"] == "viewController" }
      guard let controller, controller.name != "viewControllerPlaceholder" else { return [] }
      return [
        SceneRoot(
          name: scene.id ?? controller.id ?? "scene", controller: controller,
          view: controller.child(key: "view"), loose: views)
      ]
    }
  }
}

extension XMLElement {
  /// Whether the element, an object of the file, is a view, with a frame or a known class.
  fileprivate var isTopLevelView: Bool {
    ViewClass(elementName: name) != nil || child("rect", key: "frame") != nil
  }
}
