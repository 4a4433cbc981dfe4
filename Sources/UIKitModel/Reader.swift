package import SwiftInterpreter

/// Reads the layouts in files of Swift source.
package struct Reader {
  package struct Request {
    package var units: [SourceUnit] = []
    package var canvas = Canvas()
    /// Names of classes, or `file.swift#Class`; nil is all of them.
    package var options: [String]?
    /// Files, or folders of files, whose classes are wanted; nil is all of them.
    package var declaring: [String]?
    package var make: [String: String] = [:]
    package var set: [(path: String, value: Value)] = []
    package var calls: [String] = []
    /// The frames of views by their ids, for each option, or `file#option`: what its constraints were solved to
    /// before. X, y, width and height in the superview.
    package var frames: [String: [String: [Double]]] = [:]
    package var makesUpTexts = true
    /// Whether there is an option for each method that makes other constraints when it is called with stand-ins.
    package var callsMethods = false
    package init() {}
  }

  let request: Request
  let index: SourceIndex
  private var options: [(order: Int, json: JSON)] = [], notMade: [(name: String, json: JSON.Object)] = []
  /// Of all views in the options.
  private var shownClasses: Set<String> = []
  /// Where constraints are made, and where only in what was called with stand-ins.
  private var lines: Set<String> = [], calledLines: Set<String> = []
  /// How many functions are called with stand-ins: some seconds' work.
  private static let mostCalls = 1000
  private var calls = 0
  /// What is told of no option.
  private var notes: [JSON] = []
  /// The functions of the program that some option has run.
  private(set) var ran: Set<ObjectIdentifier> = []

  package static func reply(to request: Request) -> JSON {
    var reader = Reader(request: request)
    return reader.read()
  }

  private init(request: Request) {
    self.request = request
    index = SourceIndex(request.units + Model.units(), standIn: StandIns.source)
  }

  func isWanted(_ unit: SourceUnit) -> Bool {
    guard let declaring = request.declaring else { return true }
    return declaring.contains { unit.path == $0 || unit.path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  private func isWanted(_ name: String, in unit: SourceUnit) -> Bool {
    guard isWanted(unit) else { return false }
    guard let options = request.options else { return true }
    return options.contains { option in
      guard let mark = option.lastIndex(of: "#") else { return Self.isOf(name, option[...]) }
      return Self.isOf(name, option[option.index(after: mark)...])
        && ("/" + unit.path).hasSuffix("/" + option[..<mark])
    }
  }

  /// Whether an option is of a class: called by its name, or by a call as in `Card.configure(with:)`.
  private static func isOf(_ name: String, _ option: Substring) -> Bool {
    guard option.hasPrefix(name) else { return false }
    let call = option.dropFirst(name.count)
    return call.isEmpty || call.first == "("
      || call.first == "." && call.dropFirst().first?.isLowercase == true
  }

  private mutating func read() -> JSON {
    if let options = request.options {
      // Only the files that may declare what is asked for are parsed.
      for option in options {
        index.readFiles(
          declaring: String(option.split(separator: "#").last?.split(separator: ".").first ?? ""))
      }
    } else {
      readAll()
    }
    let found = index.declaredTypes().flatMap { Self.withNested($0) }.sorted {
      ($0.unit.path, $0.offset) < ($1.unit.path, $1.offset)
    }
    var subjects: [Subject] = []
    for (order, type) in found.enumerated()
    where type.kind == .class && isWanted(type.qualifiedName, in: type.unit) {
      if let kind = kind(of: type) {
        if let made = read(type, kind, order) {
          subjects.append(Subject(layout: type, kind: kind, made: made, order: order))
        }
      } else if let missing = type.classChain.last?.unresolvedSuperclass,
        ["View", "Cell", "Controller", "Button", "Label", "Control"].contains(where: missing.hasSuffix)
      {
        let reason = "\(missing), from which it inherits, is not declared in these files"
        leaveOut(type.qualifiedName, Place(unit: type.unit, offset: type.offset), reason)
      }
    }
    for type in found
    where type.inherits(named: "PreviewProvider") && isWanted(type.qualifiedName, in: type.unit) {
      readProvider(type, found.count)
    }
    // What is asked for and is no type may be a preview, or a function.
    if options.count + notMade.count < request.options?.count ?? .max { readAll() }
    for number in index.previewTitles.indices where isWanted(index.previewTitles[number].place.unit) {
      readPreview(number, found.count)
    }
    if request.callsMethods {
      for subject in subjects + looseSubjects(found) { readCalls(subject) }
    }
    var reply = JSON.Object()
    reply["version"] = .number(1)
    let order = options.indices.sorted { (options[$0].order, $0) < (options[$1].order, $1) }
    reply["options"] = .array(order.map { options[$0].json })
    // A class that others show is read there.
    reply["notMade"] = .array(notMade.filter { !shownClasses.contains($0.name) }.map { .object($0.json) })
    reply["notUnderstood"] = .array(
      request.units.filter(\.isParsed).flatMap { unit in
        [
          (unit.firstTooDeep, "brackets are nested more than 11 deep; what is inside is left out"),
          (unit.firstError, "this does not parse"),
        ].compactMap { offset, reason in offset.map { note(Place(unit: unit, offset: $0), reason) } }
      } + notes)
    var made = JSON.Object()
    made["made"] = .array(lines.sorted().map { .string($0) })
    if request.callsMethods {
      made["madeByCalls"] = .array(calledLines.subtracting(lines).sorted().map { .string($0) })
    }
    reply["constraintLines"] = .object(made)
    return .object(reply)
  }

  private func readAll() {
    index.readAll { request.callsMethods && isWanted($0) && StandIns.mayMakeConstraints($0.text) }
  }

  private static func withNested(_ type: TypeDeclaration) -> [TypeDeclaration] {
    [type] + type.nestedTypes.flatMap(withNested)
  }

  func kind(of type: TypeDeclaration) -> String? {
    if type.inherits(named: "UIViewController") { return "controller" }
    guard type.inherits(named: "UIView") else { return nil }
    let cells = ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]
    return cells.contains(where: type.inherits(named:)) ? "cell" : "view"
  }

  /// Reads a class, and returns the expression that made its object; nil if that cannot be made.
  private mutating func read(_ type: TypeDeclaration, _ kind: String, _ order: Int) -> String? {
    let expression: String
    let place = type.place
    if let given = request.make[type.qualifiedName] {
      expression = given
    } else {
      switch Maker(index: index).expression(for: type) {
      case .made(let text): expression = text
      case .reason(let reason):
        leaveOut(type.qualifiedName, place, reason)
        return nil
      }
    }
    let attempt = Attempt(
      name: type.qualifiedName, kind: kind, place: place, order: order, made: expression)
    let isMade = read(attempt) { (interpreter) throws(Interruption) in
      try interpreter.run(expression, named: "make", in: nil)
    }
    return isMade ? expression : nil
  }

  /// An option for each function of a subject that nothing ran, if it makes other constraints.
  private mutating func readCalls(_ subject: Subject) {
    for member in subject.members where !ran.contains(ObjectIdentifier(member)) {
      var tried: Set<String> = []
      for choice in 0..<8 {
        let maker = Maker(index: index, fills: true, subject: subject.type, choice: choice)
        guard let (name, code) = maker.call(member), tried.insert(code).inserted else { break }
        guard let option = subject.option(member, name) else { break }
        let makesItself = subject.isMadeBy(member)
        let attempt = Attempt(
          name: choice == 0 ? option : "\(option) \(choice + 1)", kind: subject.kind, place: member.place,
          order: subject.order, made: makesItself ? code : subject.made, called: makesItself ? "" : code,
          isLoose: subject.isLoose)
        guard isWanted(attempt.name, in: member.unit), let expression = attempt.made else { break }
        guard calls < Self.mostCalls else {
          if notes.isEmpty {
            let reason = "\(Self.mostCalls) calls were tried with stand-ins; this one and others are left out"
            notes = [note(member.place, reason)]
          }
          return
        }
        calls += 1
        read(attempt) { (interpreter) throws(Interruption) in
          try interpreter.run(expression, named: "make", in: nil)
        }
      }
    }
  }

  /// SwiftUI's previews of a view that is wrapped for it.
  private mutating func readProvider(_ type: TypeDeclaration, _ order: Int) {
    guard let member = type.lookup("previews", isStatic: true).first else { return }
    let attempt = Attempt(name: type.qualifiedName, kind: "preview", place: type.place, order: order)
    read(attempt) { (interpreter) throws(Interruption) in
      let shown = try interpreter.get(member, Box(.type(.named(type.name, []), type)))
      for name in ["makeUIView", "makeUIViewController"] {
        let made = try interpreter.send(name, to: shown, [Given("context", .null)])
        if made.object != nil { return made }
      }
      return shown
    }
  }

  private mutating func readPreview(_ number: Int, _ order: Int) {
    let (title, place) = index.previewTitles[number]
    let name = title ?? "Preview \(number + 1)"
    guard isWanted(name, in: place.unit) else { return }
    read(Attempt(name: name, kind: "preview", place: place, order: order)) {
      (interpreter) throws(Interruption) in try interpreter.value(of: number)
    }
  }

  private mutating func leaveOut(_ name: String, _ place: Place, _ reason: String) {
    var json = location(place)
    json["name"] = .string(name)
    json["reason"] = .string(reason)
    notMade.append((name, json))
  }

  private func location(_ place: Place) -> JSON.Object {
    let (line, column) = place.unit.position(place.offset)
    var json = JSON.Object()
    json["file"] = .string(place.unit.path)
    json["line"] = .number(Double(line))
    json["column"] = .number(Double(column))
    return json
  }

  private func note(_ place: Place, _ reason: String, standIn: String? = nil) -> JSON {
    var json = location(place)
    json["text"] = .string(place.unit.line(at: place.offset))
    json["reason"] = .string(reason)
    if let standIn { json["standIn"] = .string(standIn) }
    return .object(json)
  }

  /// A pass of layout with the frames that the request knows.
  private func layOut(_ view: Instance, _ owner: Instance, _ name: String, _ place: Place, _ model: Model) {
    guard let frames = request.frames["\(place.unit.path)#\(name)"] ?? request.frames[name] else {
      return model.layOut(view, at: place, measureHeaders: nil)
    }
    var measured: Set<Int> = []
    func measure() {
      var writer = ScenarioWriter(
        model, owner: owner, root: view, at: place, makesUpTexts: false, onlyNames: true)
      model.attempt(place) { () throws(Interruption) in _ = try writer.scenario(title: name) }
      for one in writer.views where measured.insert(one.number).inserted {
        guard let id = writer.id(of: one), let frame = frames[id] else { continue }
        model.measure(
          one,
          [
            "solved": frame, "measured": frame, "solvedSafeArea": frames[id + ".safeArea"],
            "solvedMargins": frames[id + ".layoutMargins"],
            "contentRect": frames[id + ".intrinsicContentSize"],
          ])
        for guide in one["guides"]?.objects ?? [] {
          model.measure(guide, ["solved": writer.id(of: guide).flatMap { frames[$0] }])
        }
      }
    }
    measure()
    model.layOut(view, at: place, measureHeaders: measure)
  }

  /// Makes a layout; whether there is one.
  @discardableResult private mutating func read(
    _ attempt: Attempt, _ make: (Interpreter) throws(Interruption) -> Value
  ) -> Bool {
    let (name, place) = (attempt.name, attempt.place)
    let model = Model(index, canvas: request.canvas)
    let interpreter = model.interpreter
    var value = Value.null
    if attempt.called != nil { interpreter.setStatic("isOn", of: "ModelQueue", to: .bool(true)) }
    model.attempt(place) { () throws(Interruption) in value = try make(interpreter) }
    var owner = value.object
    if let owner { interpreter.tellOfStandIn(owner.type, at: place) }
    let isResponder = owner?.isA("UIResponder") == true
    // A preview of SwiftUI is none of this program's business.
    guard isResponder || attempt.isLoose else {
      if attempt.kind != "preview", attempt.called == nil {
        leaveOut(
          name, place,
          interpreter.notes.last.map { "line \($0.place.unit.position($0.place.offset).line): " + $0.reason }
            ?? "its initialiser makes nil")
      }
      return false
    }
    var shown = isResponder ? model.show(value, at: place) : nil
    for call in request.calls + [attempt.called ?? ""] where !call.isEmpty {
      model.attempt(place) { () throws(Interruption) in
        _ = try interpreter.run(
          call, named: "call", in: nil, me: value, isGiven: attempt.called == nil)
      }
    }
    if attempt.called != nil {
      model.attempt(place) { () throws(Interruption) in
        _ = try interpreter.run("ModelQueue.run()", named: "later", in: nil)
      }
    }
    model.attempt(place) { () throws(Interruption) in try model.dropIdleStandIns() }
    if attempt.isLoose {
      guard let root = model.commonRoot, !(root["subviews"]?.elements ?? []).isEmpty else { return false }
      if root !== shown {
        let controller = root["controller"]?.object
        if isResponder || controller != nil { owner = controller ?? root }
        shown = model.show(.object(controller ?? root), at: place)
      }
    }
    for (path, new) in request.set {
      model.attempt(place) { () throws(Interruption) in try interpreter.set(path, of: value, to: new) }
    }
    if let shown, let owner = owner ?? shown as Instance? {
      // What the calls have changed may ask for the pass again.
      model.attempt(place) { () throws(Interruption) in
        try interpreter.send("updateConstraintsIfNeeded", to: .object(shown))
      }
      layOut(shown, owner, name, place, model)
    }
    let places = Set(model.constraints.compactMap { $0.place.map(ScenarioWriter.text) })
    if attempt.called != nil {
      guard shown != nil, !places.subtracting(lines).subtracting(calledLines).isEmpty else { return false }
      calledLines.formUnion(places)
    } else {
      lines.formUnion(places)
    }
    ran.formUnion(interpreter.ran)
    guard let shown else {
      leaveOut(name, place, "it has no view")
      return false
    }
    var writer = ScenarioWriter(
      model, owner: owner ?? shown, root: shown, at: place, makesUpTexts: request.makesUpTexts)
    // What is nil for want of a value is not what the code says.
    writer.trustsNil = ![attempt.made, attempt.called].contains { $0?.contains("nil") == true }
    var json = JSON.Object()
    json["name"] = .string(name)
    json["kind"] = .string(attempt.kind)
    for (key, value) in [
      ("file", location(place)["file"]), ("line", location(place)["line"]),
      ("column", location(place)["column"]),
    ] { json[key] = value }
    model.attempt(place) { () throws(Interruption) in
      json["scenario"] = .object(try writer.scenario(title: name))
    }
    if let made = attempt.made { json["made"] = .string(made) }
    if let called = attempt.called { json["called"] = .string(called) }
    shownClasses.formUnion(writer.views.map(\.type.qualifiedName))
    var classes = JSON.Object()
    for view in writer.views where !view.type.unit.isModel {
      if let id = writer.id(of: view) { classes[id] = .string(view.type.name) }
    }
    if !classes.isEmpty { json["classes"] = .object(classes) }
    json["madeUpTexts"] = .array(writer.madeUp.map { .string($0) })
    if !writer.isScreen, let id = writer.id(of: shown) { json["hosted"] = .string(id) }
    if model.needsFrames { json["needsFrames"] = .bool(true) }
    json["notUnderstood"] = .array(interpreter.notes.map { note($0.place, $0.reason, standIn: $0.standIn) })
    options.append((attempt.order, .object(json)))
    return true
  }
}
