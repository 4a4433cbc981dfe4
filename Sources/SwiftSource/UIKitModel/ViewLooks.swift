import SwiftInterpreter

/// The properties that scenarios give every view. Most have not been set, so only those that are present are asked for.
struct ViewLooks {
  private let model: Model
  private let view: Instance
  private let layer: Instance?

  init(_ view: Instance, _ model: Model) {
    (self.view, self.model) = (view, model)
    layer = view["layer"]?.object
  }

  func table() throws -> Value.Table {
    if try text(of: view["transform"], "isIdentity")?.bool == false {
      let place = view.place ?? model.writer?.tree.place
      model.interpreter.tell("transforms are not shown", at: place, .notShown)
    }
    let isOutside = view["insetsLayoutMarginsFromSafeArea"]?.bool == false
    var all: Value.Table = [
      "hidden": view.flag("isHidden") ? .bool(true) : nil, "alpha": alpha,
      "backgroundColor": try text(of: try text(of: view["backgroundColor"], "ground"), "scenario"),
      "tintColor": try tint(),
      "layoutMargins": try margins(),
      "preservesSuperviewLayoutMargins": view.flag("preservesSuperviewLayoutMargins") ? .bool(true) : nil,
      "semanticContentAttribute": view["semanticContentAttribute"].flatMap {
        $0.caseName == "unspecified" ? nil : $0
      },
      "insetsLayoutMarginsFromSafeArea": isOutside ? .bool(false) : nil,
      "drawing": view["drawing"]?.isNone == false ? try own("drawingScenario") : nil,
      "clipsToBounds": view.flag("clipsToBounds") ? .bool(true) : nil,
      "additionalSafeAreaInsets": try text(of: try safeArea(), "scenario"),
      "contentHugging": try priorities("hugging"), "compressionResistance": try priorities("resistance"),
    ]
    all.merge(try edge())
    if isTheProgram("alignmentRectInsets") {
      all["alignmentRectInsets"] = try text(of: try own("alignmentRectInsets"), "scenario")
    }
    if view.type.lookup("sceneContent").first?.owner?.name != "UIView",
      case let content = try own("sceneContent"),
      !content.isNone
    {
      all.merge(try model.contentFields(of: content, besides: try own("usualContent")))
    }
    return all
  }

  // MARK: The parts

  private var alpha: Value? {
    let alpha = layer?.flag("isHidden") == true ? 0 : max(0, view["alpha"]?.number ?? 1)
    return alpha < 1 ? .double(alpha) : nil
  }

  private func edge() throws -> Value.Table {
    let (radius, width) = (layer?["cornerRadius"]?.number ?? 0, layer?["borderWidth"]?.number ?? 0)
    var edge: Value.Table = ["cornerRadius": radius > 0 ? .double(radius) : nil]
    guard width > 0 else { return edge }
    edge["borderWidth"] = .double(width)
    edge["borderColor"] = try text(of: try text(of: layer?["borderColor"], "color"), "scenario")
    return edge
  }

  /// The tint of the class, if it has one of its own.
  private func tint() throws -> Value? {
    let isPlain = view.type.lookup("sceneTint").first?.owner?.name == "UIView"
    return try text(of: isPlain ? view["ownTint"] : try own("sceneTint"), "scenario")
  }

  private func margins() throws -> Value? {
    if view.flag("marginsSet") { return try text(of: try own("leastMargins"), "scenario") }
    return view["controller"]?.object == nil ? nil : try own("controllerMargins")
  }

  private func safeArea() throws -> Value? {
    guard let controller = view["controller"], controller.object != nil else { return nil }
    // A view that covers the screen has the bars of the canvas.
    let isScreen = model.writer.map { $0.tree.isScreen && $0.tree.root === view } ?? false
    let name = isScreen ? "additionalSafeAreaInsets" : "allSafeAreaInsets"
    return try model.interpreter.get(name, of: controller)
  }

  private func priorities(_ name: String) throws -> Value? {
    guard case .dictionary(let set)? = view[name], set.count > 0 else { return nil }
    return try model.interpreter.send("scenarioPriorities", to: .object(view), .string(name))
  }

  // MARK: Asking

  private func isTheProgram(_ name: String) -> Bool {
    view.type.lookup(name).first.map { !$0.unit.isModel } ?? false
  }

  private func own(_ name: String) throws -> Value { try model.interpreter.get(name, of: .object(view)) }

  /// A property of a value; nil if there is none.
  private func text(of value: Value?, _ name: String) throws -> Value? {
    guard let value, !value.isNone, value.innerUnknown == nil else { return nil }
    return try model.interpreter.get(name, of: value)
  }
}
