import LayoutFiles
import SwiftInterpreter
import SwiftSourceFiles

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

/// What was made of a layout that was tried.
struct Made {
  var option = JSONNode.object([])
  /// Whether its passes asked for frames that were not known.
  var needsFrames = false
  /// Where it made constraints.
  var places: Set<String> = []
  /// The functions of the program that it ran.
  var ran: Set<ObjectIdentifier> = []
  /// Those of its views, and of what shows them.
  var classes: Set<String> = []
}

extension Reader {
  /// How often a layout is made again whose passes change what they ask for. In UIKit code that never settles is a loop.
  private static let mostRounds = 8

  /// Makes a layout; whether there is one.
  @discardableResult mutating func read(_ attempt: Attempt) -> Bool {
    if let excess {
      leaveOut(attempt.name, attempt.place, excess)
      return false
    }
    // A class was announced before the expression for it was looked for.
    guard attempt.called == nil && attempt.kind != "preview" || begin(attempt.name, attempt.place),
      let made = make(attempt, knowing: nil)
    else { return false }
    let settled = settle(made, of: attempt)
    take(settled.places, called: attempt.called != nil)
    ran.formUnion(settled.ran)
    shownClasses.formUnion(settled.classes)
    options.append((attempt.order, settled.option))
    return true
  }

  /// The layout once its passes know the frames that they ask for: it is made again until these no longer change.
  private mutating func settle(_ first: Made, of attempt: Attempt) -> Made {
    guard let solver = sizes.solver else { return first }
    var made = first
    made.option = solver.closed(made.option)
    guard made.needsFrames else { return made }
    var known: [String: [Double]] = [:]
    for _ in 0..<Self.mostRounds {
      let frames = solver.frames(of: made.option)
      if frames == known { return made }
      known = frames
      let count = notMade.count
      guard var again = make(attempt, knowing: frames) else {
        // What cannot be made again stays as it was.
        notMade.removeSubrange(count...)
        return made
      }
      again.option = solver.closed(again.option)
      made = again
    }
    if solver.frames(of: made.option) != known {
      made.option = made.option.adding(
        note: "its layout passes never settle: each changes sizes that it asks for; shown are those after "
          + "\(Self.mostRounds) passes", at: location(attempt.place))
    }
    return made
  }

  /// A pass of layout with the frames that are known, by the ids of views and guides.
  private func layOut(
    _ view: Instance, _ owner: Instance, _ frames: [String: [Double]]?, _ place: Place, _ model: Model
  ) {
    guard let frames else { return model.layOut(view, at: place, measureHeaders: nil) }
    var measured: Set<Int> = []
    func measure() {
      model.attempt(place) {
        let tree = try ViewTree(model, owner: owner, root: view, at: place)
        for one in tree.views where measured.insert(one.number).inserted {
          try model.measure(one, in: tree, frames)
        }
      }
    }
    model.forgetEarlyFrames()
    measure()
    model.layOut(view, at: place, measureHeaders: measure)
  }

  /// Makes a layout.
  ///
  /// - Parameter frames: what it was solved to before; nil for the first time.
  /// - Returns: nil if there is none.
  private mutating func make(_ attempt: Attempt, knowing frames: [String: [Double]]?) -> Made? {
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
    // A preview of SwiftUI is none of this program's business.
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
    // What the request asks for is in no file, but at a place in the request.
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
        return nil
      }
    }
    for (path, new) in request.set.sorted(by: { $0.key < $1.key }) {
      model.attempt(place) { try model.set(path, of: value, to: new) }
    }
    if let shown {
      // What the calls have changed may ask for the pass again.
      model.send("updateConstraintsIfNeeded", to: shown, at: place)
      // Texts that are set there need not be made up.
      model.send("updateAllProperties", to: shown, at: place)
      if request.madeUpTexts {
        model.attempt(place) {
          let tree = try ViewTree(model, owner: owner ?? shown, root: shown, at: place)
          try model.makeUpTexts(in: tree, trustsNil: attempt.trustsNil)
        }
      }
      layOut(shown, owner ?? shown, frames, place, model)
    }
    let places = Set(model.constraints.compactMap { $0.place?.text })
    if attempt.called != nil {
      guard shown != nil, isNew || !places.subtracting(lines).subtracting(calledLines).isEmpty else {
        return nil
      }
    }
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
      if tree.isScreen { json["kind"] = .string("controller") }
      json["scenario"] = Value(try ScenarioWriter(tree).scenario(of: attempt))
      let madeUp = tree.views.filter { model.madeUp.contains($0.number) }.compactMap(tree.id)
      json["madeUpTexts"] = .array(madeUp.map { .string($0) })
      made.classes = Set((tree.views + [owner]).map(\.type.qualifiedName))
      var classes = Value.Table()
      for view in tree.views where !view.type.unit.isModel {
        if let id = tree.id(of: view) { classes[id] = .string(view.type.name) }
      }
      if classes.count > 0 { json["classes"] = Value(classes) }
      let settings = tree.settings
      if settings.count > 0 { json["settings"] = Value(settings) }
      if !tree.isScreen { json["hosted"] = Value(text: tree.id(of: shown)) }
    }
    json["notUnderstood"] = .array(model.interpreter.notes.filter { !follows($0) }.map(note))
    made.needsFrames = model.needsFrames
    made.option = Value(json).json
    return made
  }
}

extension JSONNode {
  /// An option with one more message.
  fileprivate func adding(note reason: String, at place: Value.Table) -> JSONNode {
    var place = place
    place["reason"] = .string(reason)
    let notes = (self["notUnderstood"]?.elements ?? []) + [Value(place).json]
    return .object((members ?? []).filter { $0.0 != "notUnderstood" } + [("notUnderstood", .array(notes))])
  }
}
