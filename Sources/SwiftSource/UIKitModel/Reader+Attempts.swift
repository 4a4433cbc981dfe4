import JSONText
import ScenarioFiles
import SwiftInterpreter
import SwiftSourceFiles

/// A layout that is tried.
struct Attempt {
  let name: String, kind: String
  let place: Place
  /// The position among the options.
  let order: Int
  /// The expression that makes the object.
  var made: String?
  /// A call with stand-ins, or an empty text for an initialiser with them. It is an option only if it makes constraints
  /// where none were made.
  var called: String?
  /// Whether it shows the view that contains the constraints, rather than a view or controller of the program.
  var isLoose = false
  /// The screen as a preview describes it.
  var canvas = Value.Table()
  /// The constraints on the sides of a view that is shown by itself, as the ends of equations: as wide as the screen.
  var sides = ["leading = superview.leading", "trailing = superview.trailing", "top = superview.top"]
  /// Makes the object, if no expression does.
  var make: (Interpreter) throws -> Value = { _ in .null }

  /// Whether nil is what the code says, rather than a substitute for a missing value.
  var trustsNil: Bool {
    ![made, called].contains { code in
      code?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains("nil") == true
    }
  }
}

/// The result of trying a layout.
struct Made {
  var option = JSONNode.object([])
  /// The places where it made constraints.
  var places: Set<String> = []
  /// The functions of the program that it ran.
  var ran: Set<ObjectIdentifier> = []
  /// The classes of its views, and of what shows them.
  var classes: Set<String> = []
}

extension Reader {
  /// Makes a layout, and returns whether there is one.
  @discardableResult mutating func read(_ attempt: Attempt) -> Bool {
    if let excess {
      leaveOut(attempt.name, attempt.place, excess)
      return false
    }
    // A class was announced before the expression for it was looked for.
    guard attempt.called == nil && attempt.kind != "preview" || begin(attempt.name, attempt.place),
      let made = make(attempt)
    else { return false }
    take(made.places, called: attempt.called != nil)
    ran.formUnion(made.ran)
    shownClasses.formUnion(made.classes)
    options.append((attempt.order, made.option))
    return true
  }

  /// Runs the layout passes over what a program made, in a window of its own.
  private func layOut(_ attempt: Attempt, _ shown: Instance, of owner: Instance, _ model: Model) {
    let window = CodeWindow(model, at: attempt.place) { [unowned model] in
      let tree = try ViewTree(model, owner: owner, root: shown, at: attempt.place)
      return (tree, Value(try layout(attempt, tree, tells: false)).json)
    }
    (model.window, model.shownRoot, model.earlyWindows) = (window, shown.superviews.last, [:])
    let isSettled = window.run {
      if let controller = shown["controller"]?.object {
        model.send("didAppear", to: controller, at: attempt.place)
      }
    }
    guard !isSettled else { return }
    model.interpreter.notes.append(
      Note(
        place: attempt.place,
        reason: "its layout passes never settle: each changes sizes that it asks for; shown are the last"))
  }

  /// A layout in the form that the solver takes.
  private func layout(_ attempt: Attempt, _ tree: ViewTree, tells: Bool) throws -> Value.Table {
    [
      "kind": .string(tree.isScreen ? "controller" : attempt.kind),
      "scenario": Value(try ScenarioWriter(tree).scenario(of: attempt, tells: tells)),
      "hosted": tree.isScreen ? nil : Value(text: tree.id(of: tree.root)),
    ]
  }

  /// Makes a layout; nil if there is none.
  private mutating func make(_ attempt: Attempt) -> Made? {
    let (name, place) = (attempt.name, attempt.place)
    let model = Model(index, attempt.turned(request), sizes)
    let interpreter = model.interpreter
    defer { count(model) }
    var value = Value.null
    if attempt.called != nil { interpreter.setStatic("isOn", of: "ModelQueue", to: .bool(true)) }
    model.attempt(place) {
      value = try attempt.made.map { try interpreter.run($0) } ?? attempt.make(interpreter)
    }
    var owner = value.object
    if let owner { model.tellOfStandIn(owner.type, at: place) }
    let isResponder = owner?.isA("UIResponder") == true
    // A preview of SwiftUI is not handled by this program.
    guard isResponder || attempt.isLoose else {
      if attempt.kind != "preview", attempt.called == nil {
        leaveOut(name, place, interpreter, or: "its initialiser makes nil")
      }
      return nil
    }
    var shown = isResponder ? owner.flatMap { model.show($0, at: place) } : nil
    // Containers show the view of another controller.
    if let controller = shown?["controller"]?.object { owner = controller }
    var result = value
    // Code in the request is in no file, but at a place in the request.
    for (number, call) in request.calls.enumerated() {
      model.attempt(place) { result = try interpreter.run(call, me: value, from: "#calls.\(number)") }
    }
    if let call = attempt.called, !call.isEmpty {
      model.attempt(place) { result = try interpreter.run(call, me: value) }
    }
    if attempt.called != nil {
      model.attempt(place) { _ = try interpreter.run("ModelQueue.run()") }
    }
    if let shown, shown === owner { model.takeHost(of: shown) }
    if let owner, shown != nil { model.tellOfIdleOutlets(of: owner) }
    model.attempt(place) { try model.dropIdleStandIns() }
    var isNew = false
    if attempt.isLoose {
      let root = model.commonRoot
      if let root, !model.onlyRelatesGiven, root["ownSubviews"]?.elements?.isEmpty == false {
        if root !== shown {
          let controller = root["controller"]?.object
          if isResponder || controller != nil { owner = controller ?? root }
          shown = model.show(controller ?? root, at: place)
        }
      } else if let made = result.object, made.isA("UIResponder"),
        let view = made === value.object ? shown : model.show(made, at: place)
      {
        (owner, shown) = (view["controller"]?.object ?? made, view)
        isNew = showsMore(view, owner ?? made)
      } else {
        // There is nothing to show, but it is understood.
        if root != nil { take(Set(model.constraints.compactMap { $0.place?.text }), called: true) }
        return nil
      }
    }
    for (path, new) in request.set.sorted(by: { $0.key < $1.key }) {
      model.attempt(place) { try model.set(path, of: value, to: new) }
    }
    if attempt.called != nil, shown != nil, !isNew, !model.mayRunInPasses, !makesNewConstraints(model) {
      return nil
    }
    if let shown {
      // Changes that the calls have made may require the pass again.
      model.send("updateConstraintsIfNeeded", to: shown, at: place)
      // Texts that are set there do not need to be made up.
      model.send("updateAllProperties", to: shown, at: place)
      if request.madeUpTexts {
        model.attempt(place) {
          let tree = try ViewTree(model, owner: owner ?? shown, root: shown, at: place)
          try model.makeUpTexts(in: tree, trustsNil: attempt.trustsNil)
        }
      }
      if model.mayRunInPasses { layOut(attempt, shown, of: owner ?? shown, model) }
    }
    if attempt.called != nil, shown == nil || !isNew && !makesNewConstraints(model) { return nil }
    let places = Set(model.constraints.compactMap { $0.place?.text })
    guard let shown else {
      take(places, called: attempt.called != nil)
      ran.formUnion(interpreter.ran)
      leaveOut(name, place, interpreter, or: "it has no view")
      return nil
    }
    var made = option(attempt, shown, of: owner ?? shown, model)
    (made.places, made.ran) = (places, interpreter.ran)
    return made
  }

  /// Whether a program has made constraints on lines where no other option has.
  private func makesNewConstraints(_ model: Model) -> Bool {
    model.constraints.contains { one in
      one.place.map { !lines.contains($0.text) && !calledLines.contains($0.text) } ?? false
    }
  }

  /// Records where constraints are made.
  private mutating func take(_ places: Set<String>, called: Bool) {
    if called { calledLines.formUnion(places) } else { lines.formUnion(places) }
    reached.formUnion(places.map { String($0[..<($0.lastIndex(of: ":") ?? $0.endIndex)]) })
  }

  /// Whether a view that a function made is not one that other options show, and is not empty.
  private func showsMore(_ view: Instance, _ owner: Instance) -> Bool {
    owner.type.unit.isModel
      ? view["ownSubviews"]?.elements?.isEmpty == false : !shownClasses.contains(owner.type.qualifiedName)
  }

  /// The description of a layout.
  private mutating func option(_ attempt: Attempt, _ shown: Instance, of owner: Instance, _ model: Model)
    -> Made
  {
    var made = Made()
    var json = location(attempt.place)
    json.merge([
      "name": .string(attempt.name), "kind": .string(attempt.kind), "made": Value(text: attempt.made),
      "called": Value(text: attempt.called), "madeUpTexts": .array([]),
    ])
    model.interpreter.renewLimits()
    model.attempt(attempt.place) {
      let tree = try ViewTree(model, owner: owner, root: shown, at: attempt.place)
      json.merge(try layout(attempt, tree, tells: true))
      let madeUp = tree.views.filter { model.madeUp.contains($0.number) }.compactMap(tree.id)
      json["madeUpTexts"] = .array(madeUp.map { .string($0) })
      made.classes = Set((tree.views + [owner]).map(\.type.qualifiedName))
      var classes = Value.Table()
      for view in tree.views where !view.type.unit.isModel {
        if let id = tree.id(of: view) { classes[id] = .string(view.type.name) }
      }
      if classes.count > 0 { json["classes"] = Value(classes) }
      let frames = model.window?.framesAfterLayout ?? [:]
      if frames.count > 0 { json["framesAfterLayout"] = Value(frames) }
      let settings = tree.settings
      if settings.count > 0 { json["settings"] = Value(settings) }
    }
    json["notUnderstood"] = .array(model.interpreter.notes.filter { !follows($0) }.map(note))
    let option = Value(json).json
    made.option = sizes.solver?.closed(option) ?? option
    return made
  }
}
