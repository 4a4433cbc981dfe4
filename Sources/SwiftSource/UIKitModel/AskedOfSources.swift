import SwiftInterpreter
import SwiftParser
import SwiftSyntax

/// Questions that the reader asks about sources, and that no running program asks.
extension SourceUnit {
  /// The first place that was not UTF-8, for which decoding puts U+FFFD.
  var firstReplaced: Int? {
    text.utf8.indices.first {
      text.utf8[$0] == 0xEF && text.utf8[$0...].starts(with: [0xEF, 0xBF, 0xBD])
    }.map { text.utf8.distance(from: text.utf8.startIndex, to: $0) }
  }
}

extension SourceIndex {
  /// The titles and places of `#Preview` macros.
  var previewTitles: [(title: String?, place: Place)] {
    previews.map { macro, unit in
      let literal = macro.arguments.first?.expression.as(StringLiteralExprSyntax.self)
      return (
        literal?.representedLiteralValue,
        Place(unit: unit, offset: macro.positionAfterSkippingLeadingTrivia.utf8Offset)
      )
    }
  }
}

extension Unknown {
  convenience init(undeclared name: String) {
    self.init("‘\(name)’ is not declared in these files", name: name)
  }
}

extension Place {
  /// The source of the outermost declaration or statement that contains the place, such as a type.
  var item: String {
    unit.tree.statements.last { $0.position.utf8Offset <= offset }?.trimmedDescription ?? ""
  }
}

extension Member {
  /// The labels, names and types of the parameters, and whether they have defaults, for callers that do not know the
  /// initialiser.
  var parameterList: [(label: String?, name: String, type: StaticType, hasDefault: Bool)] {
    parameters.map { ($0.label, $0.name, $0.type, $0.hasDefault) }
  }
  /// Whether it is an initialiser that only stops the program.
  var stops: Bool { isInitializer && body?.count == 1 && body?.description.contains("fatalError") == true }
  /// Whether it is a function that a front end may call by itself.
  var isCallable: Bool { !isInitializer && !isVariable && name != "subscript" && body != nil }
  var isObserved: Bool { isStored && !isStatic && didSet != nil }
  var hasInitialValue: Bool { isStored && initial != nil }
}

extension Interpreter {
  func setStatic(_ name: String, of type: String, to value: Value) {
    guard let member = index.type(type)?.lookup(name, isStatic: true).first else { return }
    statics[ObjectIdentifier(member)] = Box(value)
  }

  func hasTold(onLineOf place: Place) -> Bool {
    notes.contains { $0.place.unit === place.unit && $0.place.line == place.line }
  }

  /// Reports what stands in for a value of another file, once for each name: where the value was reported as unknown,
  /// or else at another place.
  ///
  /// - Returns: the program's name for the value; nil if it is not such a value.
  func tellOfStandIn(_ standsIn: String, for unknown: Unknown, at place: Place?) -> String? {
    guard let name = unknown.name else { return nil }
    let it = unknown.reason.hasPrefix("‘\(name)’") ? "it" : "‘\(name)’"
    let reason = "\(unknown.reason); \(standsIn) for \(it)"
    let isTold = notes.contains { $0.reason == reason }
    let known = notes.firstIndex { $0.place == unknown.place && $0.standIn == nil }
    let old = known.map { notes.remove(at: $0) }
    guard !isTold, let place = unknown.place ?? place else { return name }
    var note = Note(place: place, reason: reason, standIn: name)
    note.similar = old?.similar
    notes.insert(note, at: known ?? notes.count)
    return name
  }
}
