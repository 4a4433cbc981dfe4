import SwiftInterpreter

/// A layout that is tried.
struct Attempt {
  let name: String, kind: String
  let place: Place
  /// Among the options.
  let order: Int
  /// The expression that makes the object.
  var made: String?
  /// A call with stand-ins, or nothing for an initialiser with them. Unless that makes constraints where none were
  /// made, it is no option.
  var called: String?
  /// Whether it is no view or controller of the program that is shown, but what the constraints are in.
  var isLoose = false
  /// What a preview says of the screen.
  var canvas = Value.Table()
  /// How the sides of a view are that is shown by itself, as the ends of equations: as wide as the screen.
  var sides = ["leading = superview.leading", "trailing = superview.trailing", "top = superview.top"]
  /// Makes the object, if no expression does.
  var make: (Interpreter) throws -> Value = { _ in .null }

  /// Whether nil is what the code says, and not there for want of a value.
  var trustsNil: Bool {
    ![made, called].contains { code in
      code?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains("nil") == true
    }
  }
}

extension Reader {
  /// A pass of layout with the frames that the request knows.
  private func layOut(_ view: Instance, _ owner: Instance, _ name: String, _ place: Place, _ model: Model) {
    guard let frames = request.frames?["\(place.unit.path)#\(name)"] ?? request.frames?[name] else {
      return model.layOut(view, at: place, measureHeaders: nil)
    }
    var measured: Set<Int> = []
    func measure() {
      model.attempt(place) {
        let tree = try ViewTree(model, owner: owner, root: view, at: place)
        for one in tree.views where measured.insert(one.number).inserted {
          guard let id = tree.id(of: one), let frame = frames[id] else { continue }
          let (safeArea, margins) = (frames[id + ".safeArea"], frames[id + ".layoutMargins"])
          try model.measure(one, ["solved": frame, "solvedSafeArea": safeArea, "solvedMargins": margins])
          for guide in one["guides"]?.objects ?? [] {
            try model.measure(guide, ["solved": tree.id(of: guide).flatMap { frames[$0] }])
          }
        }
      }
    }
    measure()
    model.layOut(view, at: place, measureHeaders: measure)
  }

  /// Makes a layout; whether there is one.
  @discardableResult mutating func read(_ attempt: Attempt) -> Bool {
    let (name, place) = (attempt.name, attempt.place)
    if let excess {
      leaveOut(name, place, excess)
      return false
    }
    // A class was announced before the expression for it was looked for.
    guard attempt.called == nil && attempt.kind != "preview" || begin(name, place) else { return false }
    let model = Model(index, attempt.turned(request))
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
    // A preview of SwiftUI is none of this program's business.
    guard isResponder || attempt.isLoose else {
      if attempt.kind != "preview", attempt.called == nil {
        leaveOut(name, place, interpreter, or: "its initialiser makes nil")
      }
      return false
    }
    var shown = isResponder ? owner.flatMap { model.show($0, at: place) } : nil
    // Containers show the view of another controller.
    if let controller = shown?["controller"]?.object { owner = controller }
    var result = value
    // What the request asks for is in no file, but at a place in the request.
    for (number, call) in (request.calls ?? []).enumerated() {
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
      if let root, !model.onlyRelatesGiven, root["subviews"]?.elements?.isEmpty == false {
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
        return false
      }
    }
    for (path, new) in (request.set ?? [:]).sorted(by: { $0.key < $1.key }) {
      model.attempt(place) { try model.set(path, of: value, to: new) }
    }
    if let shown {
      // What the calls have changed may ask for the pass again.
      model.send("updateConstraintsIfNeeded", to: shown, at: place)
      // Texts that are set there need not be made up.
      model.send("updateAllProperties", to: shown, at: place)
      if request.madeUpTexts ?? true {
        model.attempt(place) {
          let tree = try ViewTree(model, owner: owner ?? shown, root: shown, at: place)
          try model.makeUpTexts(in: tree, trustsNil: attempt.trustsNil)
        }
      }
      layOut(shown, owner ?? shown, name, place, model)
    }
    let places = Set(model.constraints.compactMap { $0.place?.text })
    if attempt.called != nil {
      guard shown != nil, isNew || !places.subtracting(lines).subtracting(calledLines).isEmpty else {
        return false
      }
    }
    take(places, called: attempt.called != nil)
    ran.formUnion(interpreter.ran)
    guard let shown else {
      leaveOut(name, place, interpreter, or: "it has no view")
      return false
    }
    options.append((attempt.order, option(attempt, shown, of: owner ?? shown, model)))
    return true
  }

  /// Notes where constraints are made.
  private mutating func take(_ places: Set<String>, called: Bool) {
    if called { calledLines.formUnion(places) } else { lines.formUnion(places) }
    reached.formUnion(places.map { String($0[..<($0.lastIndex(of: ":") ?? $0.endIndex)]) })
  }

  /// Whether a view that a function made is none that other options show, and no empty one.
  private func showsMore(_ view: Instance, _ owner: Instance) -> Bool {
    owner.type.unit.isModel
      ? view["subviews"]?.elements?.isEmpty == false : !shownClasses.contains(owner.type.qualifiedName)
  }

  /// What is said of a layout.
  private mutating func option(_ attempt: Attempt, _ shown: Instance, of owner: Instance, _ model: Model)
    -> Value
  {
    var json = location(attempt.place)
    json.merge([
      "name": .string(attempt.name), "kind": .string(attempt.kind), "made": Value(text: attempt.made),
      "called": Value(text: attempt.called), "madeUpTexts": .array([]),
    ])
    model.interpreter.renewLimits()
    model.attempt(attempt.place) {
      let tree = try ViewTree(model, owner: owner, root: shown, at: attempt.place)
      if tree.isScreen { json["kind"] = .string("controller") }
      json["scenario"] = Value(try ScenarioWriter(tree).scenario(of: attempt))
      let madeUp = tree.views.filter { model.madeUp.contains($0.number) }.compactMap(tree.id)
      json["madeUpTexts"] = .array(madeUp.map { .string($0) })
      shownClasses.formUnion((tree.views + [owner]).map(\.type.qualifiedName))
      var classes = Value.Table()
      for view in tree.views where !view.type.unit.isModel {
        if let id = tree.id(of: view) { classes[id] = .string(view.type.name) }
      }
      if classes.count > 0 { json["classes"] = Value(classes) }
      let settings = tree.settings
      if settings.count > 0 { json["settings"] = Value(settings) }
      if !tree.isScreen { json["hosted"] = Value(text: tree.id(of: shown)) }
    }
    if model.needsFrames { json["needsFrames"] = .bool(true) }
    if !model.measures.isEmpty { json["measures"] = .array(model.measures.map { .string($0) }) }
    json["notUnderstood"] = .array(model.interpreter.notes.filter { !follows($0) }.map(note))
    return Value(json)
  }
}
