package import JSONText
package import SwiftInterpreter
package import SwiftSourceFiles

/// Reads the layouts in files of Swift source.
package struct Reader {
  let request: Request
  let index: SourceIndex
  private let units: [SourceUnit]
  private let callsMethods: Bool
  let sizes: CodeSizes
  var options: [(order: Int, json: JSONNode)] = [], notMade: [(name: String, json: Value)] = []
  /// The classes of all views in the options.
  var shownClasses: Set<String> = []
  /// The lines where constraints are made, and those where they are made only by calls with stand-ins.
  var lines: Set<String> = [], calledLines: Set<String> = []
  /// Both kinds of lines, without columns.
  var reached: Set<String> = []
  /// The number of functions that are called with stand-ins: some seconds' work.
  private static let mostCalls = 1000
  /// The number of stand-ins that each is tried with, such as the cases of an enumeration, and again in place of
  /// defaults.
  private static let choices = 8
  private var calls = 0
  private var leavesCallsOut = false
  /// The number of steps that all layouts together may take: some minutes' work.
  private static let mostSteps = 200_000_000
  private var steps = 0
  /// Whether the layout that was made last took too many steps.
  private var wasExhausted = false
  /// Reports about no option in particular.
  private var notes: [Value] = []
  /// The functions of the program that some option has run.
  var ran: Set<ObjectIdentifier> = []

  private let announce: (String) -> Void
  private var faults: [SourceUnit: SyntaxFault?] = [:]

  /// - Parameters:
  ///   - solver: solves the layouts that code asks about; nil if the answers are not known.
  ///   - announce: is called with what is read next, `file.swift#Class`, so that a crash can be blamed on it.
  package static func reply(
    to request: Request, with units: [SourceUnit], solver: CodeSolver?,
    announcing announce: @escaping (String) -> Void = { _ in }
  ) -> JSONNode {
    var reader = Reader(request: request, units: units, solver, announce)
    return reader.read()
  }

  private init(
    request: Request, units: [SourceUnit], _ solver: CodeSolver?, _ announce: @escaping (String) -> Void
  ) {
    self.announce = announce
    sizes = CodeSizes(solver)
    let besideSwiftUI = units.contains { StandIns.usesSwiftUI($0.text) }
    let fragments = units.map(Fragments.completed)
    let units = zip(units, fragments).map { $1?.unit ?? $0 }
    (self.request, self.units) = (request, units)
    callsMethods = request.callsMethods
    index = SourceIndex(units, models: Model.models(withSwiftUI: besideSwiftUI)) {
      StandIns.source($0, besideSwiftUI: besideSwiftUI)
    }
    // Code that does not parse may not be a fragment.
    for case let (unit, parent, place)? in fragments where isWanted(unit) && SyntaxFault(in: unit) == nil {
      let reason = "no class is around this code; \(parent) stands in for it"
      notes.append(note(Note(place: place, reason: reason, standIn: "class")))
    }
  }

  func isWanted(_ unit: SourceUnit) -> Bool {
    guard let declaring = request.from else { return true }
    return declaring.contains { unit.path == $0 || unit.path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  func isWanted(_ name: String, in unit: SourceUnit) -> Bool {
    guard isWanted(unit) else { return false }
    guard let options = request.options else { return true }
    return options.contains { option in
      guard let mark = option.lastIndex(of: "#") else { return Self.isOf(name, option[...]) }
      return Self.isOf(name, option[option.index(after: mark)...])
        && ("/" + unit.path).hasSuffix("/" + option[..<mark])
    }
  }

  /// Whether an option belongs to a class: named after it, or after a call such as `Card.configure(with:)`.
  private static func isOf(_ name: String, _ option: Substring) -> Bool {
    guard option.hasPrefix(name) else { return false }
    let call = option.dropFirst(name.count)
    return call.isEmpty || call.first == "("
      || call.first == "." && call.dropFirst().first?.isLowercase == true
  }

  private mutating func read() -> JSONNode {
    if let options = request.options {
      // Only the files that may declare what is asked for are parsed.
      for option in options {
        let name = String(option.split(separator: "#").last?.split(separator: ".").first ?? "")
        index.readFiles(declaring: name)
        index.readFiles(declaring: "extension " + SourceIndex.canonical(name))
      }
    } else {
      readAll()
    }
    let found = declaredTypes()
    var subjects: [Subject] = []
    for (order, type) in found.enumerated()
    where type.kind == .class && isWanted(type.qualifiedName, in: type.unit) {
      if let kind = kind(of: type) {
        if let made = read(type, kind, order) {
          subjects.append(
            Subject(type: type, kind: kind, made: made, order: order, members: Subject.members(of: type)))
        }
      } else if let missing = type.classChain.last?.unresolvedSuperclass, missing.hasSuffix("Controller") {
        // It may control something other than views, so nothing stands in for it.
        let reason = "\(missing), from which it inherits, is not declared in these files"
        leaveOut(type.qualifiedName, type.place, reason)
      }
    }
    // An option that is asked for and is not a type may be a preview, or a function.
    if options.count + notMade.count < request.options?.count ?? .max {
      readAll()
      readPreviews(found.count)
    }
    if callsMethods {
      for subject in subjects + looseSubjects(found) { readCalls(subject) }
    }
    for type in found where options.isEmpty && type.inherits(named: "View") && isWanted(type.unit) {
      leaveOut(type.qualifiedName, type.place, "it is a view of SwiftUI, which lays out without constraints")
    }
    let order = options.indices.sorted { (options[$0].order, $0) < (options[$1].order, $1) }
    let damaged = units.filter { $0.isParsed || isWanted($0) && ($0.firstReplaced != nil || $0.isLeftOut) }
      .flatMap { unit in
        let faults =
          unit.firstReplaced.map { [($0, "the file is not UTF-8")] }
          ?? fault(in: unit).map { [($0.offset, $0.reason)] } ?? []
        return (unit.leftOut.map { ($0.range.lowerBound, $0.reason) } + faults).map { offset, reason in
          note(Note(place: Place(unit: unit, offset: offset), reason: reason))
        }
      }
    func list(_ lines: Set<String>) -> Value { .array(lines.sorted().map { .string($0) }) }
    let rest = Value([
      // A class that others show is read there.
      "notMade": .array(notMade.filter { !shownClasses.contains($0.name) }.map(\.json)),
      "notUnderstood": .array(damaged + notes),
      "constraintLines": Value([
        "made": list(lines),
        "madeByCalls": callsMethods ? list(calledLines.subtracting(lines)) : nil,
      ]),
    ]).json
    return .object(
      [("version", .number(1)), ("options", .array(order.map { options[$0].json }))] + (rest.members ?? []))
  }

  private func readAll() {
    index.readAll { callsMethods && isWanted($0) && StandIns.mayMakeConstraints($0.text) }
  }

  /// All types that are known so far.
  func declaredTypes() -> [TypeDeclaration] {
    // Types in extensions of what is declared elsewhere are included.
    let inExtensions = index.extendedTypes().flatMap(\.nestedTypes).filter { !$0.unit.isModel }
    return (index.declaredTypes() + inExtensions).flatMap { Self.withNested($0) }.sorted {
      ($0.unit.path, $0.offset) < ($1.unit.path, $1.offset)
    }
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
    var expression: String
    let place = type.place
    guard begin(type.qualifiedName, place) else { return nil }
    if let given = request.make[type.qualifiedName] {
      expression = given
    } else {
      do { expression = try Maker(index: index).expression(for: type) } catch {
        leaveOut(type.qualifiedName, place, error.reason)
        return nil
      }
      // An object that crashes with as little as possible may need more: lists with something in them.
      if let filled = try? Maker(index: index, fills: true).expression(for: type), filled != expression,
        stops(expression, at: place), !wasExhausted, !stops(filled, at: place)
      {
        expression = filled
      }
    }
    let attempt = Attempt(
      name: type.qualifiedName, kind: kind, place: place, order: order, made: expression)
    return read(attempt) ? expression : nil
  }

  private mutating func stops(_ expression: String, at place: Place) -> Bool {
    let model = Model(index, request, sizes)
    model.attempt(place) { _ = try model.interpreter.run(expression) }
    count(model)
    return model.interpreter.notes.contains { $0.kind == .crash }
  }

  /// Counts the work that was done.
  mutating func count(_ model: Model) {
    steps += model.interpreter.steps
    wasExhausted = model.interpreter.isExhausted
  }
  /// The reason why nothing more is read, if everything before it took too much; nil if there is room for more.
  var excess: String? {
    steps < Self.mostSteps
      ? nil
      : "what is read before it takes more than \(Self.mostSteps) steps; name fewer files, or the option alone"
  }

  /// Adds an option for each function of a subject that nothing has run, if it makes other constraints.
  private mutating func readCalls(_ subject: Subject) {
    for member in subject.members where isWaiting(member, subject.type) {
      var tried: Set<String> = []
      let staged = subject.isStaged(member) ? member : nil
      for choice in 0..<(2 * Self.choices) {
        let replacesDefaults = choice >= Self.choices
        if replacesDefaults, !isWaiting(member, subject.type) { break }
        let maker = Maker(
          index: index, fills: true, subject: subject.type, choice: choice % Self.choices,
          replacesDefaults: replacesDefaults, staged: staged)
        guard let (name, code) = maker.call(member) else { break }
        let makesItself = subject.isMadeBy(member)
        let other = replacesDefaults ? subject.type.flatMap(maker.value) : nil
        let object = makesItself ? code : other ?? subject.made
        let made = staged == nil ? object : object.map { "staged(\($0))" }
        guard tried.insert((made ?? "") + code).inserted else { continue }
        let option = subject.option(member, name)
        let attempt = Attempt(
          name: tried.count == 1 ? option : "\(option) \(tried.count)", kind: subject.kind,
          place: member.place, order: subject.order, made: made, called: makesItself ? "" : code,
          isLoose: subject.isLoose)
        guard isWanted(attempt.name, in: member.unit), attempt.made != nil else { break }
        guard calls < Self.mostCalls, excess == nil else {
          if !leavesCallsOut {
            let reason = "\(calls) calls were tried with stand-ins; this one and others are left out"
            notes.append(note(Note(place: member.place, reason: reason)))
          }
          leavesCallsOut = true
          return
        }
        calls += 1
        if read(attempt), subject.isLoose, !StandIns.mayMakeConstraints(member.text) { break }
        if wasExhausted || crashed(at: attempt.name, member.place) { break }
      }
    }
  }

  /// Announces what is read next. Returns false if it is to be left out because it crashed the reader.
  mutating func begin(_ name: String, _ place: Place) -> Bool {
    announce("\(place.unit.path)#\(name)")
    guard crashed(at: name, place) else { return true }
    leaveOut(
      name, place,
      "the reader of Swift source crashes on it, which is a fault of the reader; please report it")
    return false
  }

  private func crashed(at name: String, _ place: Place) -> Bool {
    request.crashed.contains("\(place.unit.path)#\(name)")
  }

  /// Leaves out a layout for the last thing that was not understood, at its own line, or else for a given reason.
  mutating func leaveOut(_ name: String, _ place: Place, _ interpreter: Interpreter, or reason: String) {
    leaveOut(name, interpreter.notes.last?.place ?? place, interpreter.notes.last?.reason ?? reason)
  }

  mutating func leaveOut(_ name: String, _ place: Place, _ reason: String) {
    var json = location(place)
    json.merge(["name": .string(name), "reason": .string(reason)])
    notMade.append((name, Value(json)))
  }

  /// The first thing in a file that does not parse.
  private mutating func fault(in unit: SourceUnit) -> SyntaxFault? {
    if let known = faults[unit] { return known }
    // Every note about code in the request counts.
    let fault = unit.isModel || unit.path.hasPrefix("#") ? nil : SyntaxFault(in: unit)
    faults[unit] = .some(fault)
    return fault
  }

  /// Whether a note is about code around something that does not parse, and follows from that.
  mutating func follows(_ note: Note) -> Bool {
    note.kind == .notUnderstood && fault(in: note.place.unit)?.range.contains(note.place.offset) == true
  }

  func location(_ place: Place) -> Value.Table {
    let (line, column) = place.unit.position(place.offset)
    return ["file": .string(place.unit.path), "line": .int(line), "column": .int(column)]
  }

  func note(_ note: Note) -> Value {
    let near = note.similar?.near
    var json = location(note.place)
    json.merge([
      "text": .string(note.place.restOfLine), "reason": .string(note.reason),
      "standIn": Value(text: note.standIn),
      "name": near == nil ? nil : Value(text: note.similar?.name),
      "similar": near.map { .array($0.map { .string($0) }) },
      "kind": note.kind == .notUnderstood ? nil : .string(note.kind.rawValue),
    ])
    return Value(json)
  }
}
