/// A recursive-descent parser for the grammar in Apple's Auto Layout Guide. Its errors point at the same
/// positions as UIKit's.
struct VisualFormatParser {
  private let characters: [Character]
  private let names: VisualFormatNames
  private var position = 0

  private init(_ format: String, names: VisualFormatNames) {
    characters = Array(format)
    self.names = names
  }

  static func parse(
    _ format: String, names: VisualFormatNames
  ) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format, names: names)
    return try parser.format()
  }

  // format ::= (orientation ':')? (superview connection)? view (connection view)* (connection superview)?
  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat(axis: try orientation(), views: [], connections: [])
    if take("|") { result.leading = try connection() }
    result.views.append(try view())
    while let next = peek {
      guard next == "-" || next == "[" || next == "|" else {
        throw error("Expected a view, a connection or '|' here.")
      }
      let link = try connection()
      if take("|") {
        result.trailing = link
        guard peek == nil else { throw error("Nothing may follow the superview's second edge.") }
      } else {
        result.connections.append(link)
        result.views.append(try view())
      }
    }
    return result
  }

  private mutating func orientation() throws(VisualFormatError) -> Axis {
    guard let first = peek, first == "H" || first == "V" else { return .horizontal }
    position += 1
    guard take(":") else {
      let arrangement = first == "V" ? "vertical" : "horizontal"
      throw error("Expected ':' after '\(first)' to specify \(arrangement) arrangement")
    }
    return first == "V" ? .vertical : .horizontal
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.ViewElement {
    guard take("[") else { throw error("Expected a '[' here. That is how you begin a view.") }
    let name = identifier()
    guard !name.isEmpty else { throw error("Expected a view name here.") }
    guard names.hasView(name) else {
      throw error("\(name) is not a key in the views dictionary.")
    }
    var predicates: [VisualFormat.Predicate] = []
    if take("(") {
      predicates = try predicateList(allowsViews: true)
      guard peek == ")" else {
        throw error(
          "A predicate on a view's thickness must end with ')' and the view must end with ']'")
      }
      position += 1
    }
    guard take("]") else { throw error("Expected a ']' here. That is how you give the end of a view.") }
    return VisualFormat.ViewElement(name: name, predicates: predicates, end: position)
  }

  // connection ::= '' | '-' predicates '-' | '-'. UIKit takes a relation without parentheses, too.
  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    switch peek {
    case "[", "|": return .standard
    case nil: throw error("Expected a view or '|' after a connection.")
    case "(":
      position += 1
      let predicates = try predicateList(allowsViews: false)
      guard take(")") else { throw error("Expected a ')' here. That is how you end a list of predicates.") }
      try dash()
      return .predicates(predicates)
    case "=", "<", ">":
      let predicate = try predicate(allowsViews: false)
      try dash()
      return .predicates([predicate])
    default:
      let constant = try constant(allowsSign: false)
      try dash()
      return .predicates([
        VisualFormat.Predicate(relation: .equal, object: .constant(constant), priority: .required)
      ])
    }
  }

  private mutating func dash() throws(VisualFormatError) {
    guard take("-") else { throw error("Expected a '-' here. That is how you end a connection.") }
  }

  private mutating func predicateList(
    allowsViews: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list: [VisualFormat.Predicate] = []
    repeat { list.append(try predicate(allowsViews: allowsViews)) } while take(",")
    return list
  }

  // predicate ::= relation? object ('@' priority)?
  private mutating func predicate(
    allowsViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    let object = try object(allowsViews: allowsViews)
    var priority = LayoutPriority.required
    if take("@") {
      priority = LayoutPriority(try constant(allowsSign: true))
      guard priority.isLegal else {
        throw error("A priority must be above 0 and at most 1000.")
      }
    }
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func relation() throws(VisualFormatError) -> LayoutRelation {
    guard let first = peek, "=<>".contains(first) else { return .equal }
    position += 1
    // The caret is after the first character even if blanks follow it.
    guard position < characters.count, characters[position] == "=" else {
      throw error("Unknown relation. Must be ==, >=, or <=")
    }
    position += 1
    return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func object(allowsViews: Bool) throws(VisualFormatError) -> VisualFormat.Object {
    skipBlanks()
    let start = position
    let name = identifier()
    guard !name.isEmpty else { return .constant(try constant(allowsSign: true)) }
    if let value = names.metric(name) { return .constant(try finite(value)) }
    guard names.hasView(name) else { throw unknownMetric(name) }
    guard allowsViews else {
      position = start
      throw error("A view cannot be the size of a connection.")
    }
    return .view(name)
  }

  /// A number or a metric's name.
  private mutating func constant(allowsSign: Bool) throws(VisualFormatError) -> Double {
    let name = identifier()
    if !name.isEmpty {
      guard let value = names.metric(name) else { throw unknownMetric(name) }
      return try finite(value)
    }
    return try number(allowsSign: allowsSign)
  }

  /// A number as strtod reads it in the C locale, excluding hexadecimal, infinity and NaN.
  private mutating func number(allowsSign: Bool) throws(VisualFormatError) -> Double {
    skipBlanks()
    let start = position
    var text = ""
    func isDigit(_ index: Int) -> Bool {
      characters.indices.contains(index) && ("0"..."9").contains(characters[index])
    }
    if allowsSign, position < characters.count, "+-".contains(characters[position]) {
      text.append(characters[position])
      position += 1
    }
    while isDigit(position) || (position < characters.count && characters[position] == ".") {
      text.append(characters[position])
      position += 1
    }
    if position < characters.count, "eE".contains(characters[position]), isDigit(position + 1) {
      repeat {
        text.append(characters[position])
        position += 1
      } while isDigit(position)
    }
    if text.hasPrefix("+") { text.removeFirst() }
    if text.hasPrefix(".") || text.hasPrefix("-.") {
      text = text.hasPrefix("-") ? "-0" + text.dropFirst() : "0" + text
    }
    if text.hasSuffix(".") { text.append("0") }
    guard let value = Double(text) else {
      position = start
      throw error("Expected a number or the name of a metric here.")
    }
    return try finite(value)
  }

  private func finite(_ value: Double) throws(VisualFormatError) -> Double {
    guard value.isFinite else { throw error("The number is not finite.") }
    return value
  }

  private func unknownMetric(_ name: String) -> VisualFormatError {
    error(
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    )
  }

  // MARK: Characters

  /// A C identifier; empty if there is none.
  private mutating func identifier() -> String {
    skipBlanks()
    var name = ""
    while position < characters.count {
      let next = characters[position]
      let isLetter = next == "_" || (next.isASCII && next.isLetter)
      guard isLetter || (!name.isEmpty && next.isASCII && next.isNumber) else { break }
      name.append(next)
      position += 1
    }
    return name
  }

  private var peek: Character? {
    mutating get {
      skipBlanks()
      return position < characters.count ? characters[position] : nil
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  /// UIKit's parser tolerates blanks in most places, though the grammar has none.
  private mutating func skipBlanks() {
    while position < characters.count, characters[position] == " " { position += 1 }
  }

  private func error(_ reason: String) -> VisualFormatError { VisualFormatError(reason, at: position) }
}
