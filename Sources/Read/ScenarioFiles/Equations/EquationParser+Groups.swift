import AutoLayout
import Diagnostics

extension EquationParser {
  /// Reads an equation between several attributes, and returns one for each; nil if it is an ordinary one.
  ///
  ///     group = item "." name relation ( [number "×"] item ["." name] | number | pair ) ["inset" number] [priority]
  ///     name  = "edges" | "horizontalEdges" | "verticalEdges" | "center" | "size"
  ///     pair  = number "×" number | "[" number "," number "]" | "CGSize(width:" number ", height:" number ")"
  ///
  /// An inset moves every edge inwards, as in `a.edges = superview inset 16`. Only a size can be compared
  /// with a number, multiplied, or used in an inequality.
  mutating func parseGroup() throws(EquationError) -> [Equation]? {
    let start = position
    guard let (item, itemRange, group, groupRange) = try parseGroupAnchor() else {
      position = start
      return nil
    }
    let (relation, relationRange) = try parseRelation()
    guard group == .size || relation == .equal else {
      throw EquationError(
        code: .equationSyntax, message: "\"\(group.rawValue)\" can only be compared with =",
        range: relationRange,
        help: .text("write an equation for each attribute"))
    }
    skipBlanks()
    var sides = LinearExpression()
    var second: (item: NamedItem, range: Range<Int>)?
    var pair: Size?
    if group == .size, let size = try parseBracketedSize() {
      pair = size
    } else if let factor = try parseLeadingNumber(for: group) {
      if skip("×") || skip("*") || skip("x") {
        skipBlanks()
        if group == .size, isDigit(at: position) {
          pair = Size(width: factor, height: try parseNumber())
        } else {
          second = try parseGroupItem(group)
        }
        sides.constant = factor
      } else {
        sides.constant = factor
      }
    } else {
      second = try parseGroupItem(group)
      sides.constant = 1
    }
    let inset = try parseInset(for: group)
    let priority = try parsePriority()
    skipBlanks()
    guard position == scalars.count else { throw unexpected("the end of the equation") }
    return group.attributes.map { attribute in
      let left = NamedAnchor(
        item: item, attribute: attribute, itemRange: itemRange, attributeRange: groupRange)
      let constant = pair.map { attribute == .width ? $0.width : $0.height } ?? sides.constant
      var right = LinearExpression(constant: second == nil ? constant : 0)
      if let second {
        let anchor = NamedAnchor(
          item: second.item, attribute: attribute, itemRange: second.range, attributeRange: second.range)
        right.terms = [(anchor, sides.constant)]
        right.constant = inset * (attribute.insetSign ?? 0)
      }
      return Equation(
        left: LinearExpression(terms: [(left, 1)]), relation: relation, relationRange: relationRange,
        right: right, priority: priority)
    }
  }

  /// Reads an item and the name of a group; nil if no known item has one here.
  private mutating func parseGroupAnchor() throws(EquationError) -> (
    NamedItem, Range<Int>, AttributeGroup, Range<Int>
  )? {
    let end = min(scalars.count, position + names.longestLength + 2 * Keyword.maximumLength)
    for dot in (position..<max(position, end)).reversed() where scalars[dot] == "." {
      let range = trimmed(position..<dot)
      var wordEnd = dot + 1
      while let scalar = scalar(at: wordEnd), scalar.isWordPart { wordEnd += 1 }
      // "Center X" is one attribute.
      let next = scalar(at: trimmed(wordEnd..<scalars.count).lowerBound)
      guard !range.isEmpty, let next, "=<>≤≥".unicodeScalars.contains(next),
        let group = AttributeGroup(named: text(dot + 1..<wordEnd)),
        let item = try knownItem(in: range)
      else { continue }
      position = wordEnd
      return (item, range, group, dot + 1..<wordEnd)
    }
    return nil
  }

  private mutating func parseLeadingNumber(for group: AttributeGroup) throws(EquationError) -> Double? {
    let start = position
    guard isDigit(at: position) || sign(at: position) != nil else { return nil }
    let number = try parseSignedNumber()
    guard group == .size else {
      throw EquationError(
        code: .equationSyntax, message: "\"\(group.rawValue)\" cannot be compared with a number",
        range: start..<position,
        help: .text("write, for example, \"a.\(group.rawValue) = superview\""))
    }
    return number
  }

  /// Reads a width and a height as in Swift or JSON; nil if something else comes next.
  private mutating func parseBracketedSize() throws(EquationError) -> Size? {
    let closing: String
    if skip("[") {
      closing = "]"
    } else if skip("CGSize(") || skip("(") {
      closing = ")"
    } else {
      return nil
    }
    _ = skip("width:")
    let width = try parseSignedNumber()
    try expect(",")
    _ = skip("height:")
    let height = try parseSignedNumber()
    try expect(closing)
    return Size(width: width, height: height)
  }

  /// Reads an item, which the group's name may follow.
  private mutating func parseGroupItem(
    _ group: AttributeGroup
  ) throws(EquationError) -> (item: NamedItem, range: Range<Int>) {
    skipBlanks()
    let start = position
    let end = min(scalars.count, start + names.longestLength + 2 * Keyword.maximumLength)
    for end in (start..<max(start, end)).reversed() where !scalars[end].isBlank {
      // In "self.center" no "self.c" is meant, even if there is a view named "c".
      if scalars[end].isWordPart, scalar(at: end + 1)?.isWordPart == true { continue }
      guard let item = try knownItem(in: start..<end + 1) else { continue }
      position = end + 1
      if current == "." {
        position += 1
        let wordStart = position
        guard AttributeGroup(named: parseWord()) == group else {
          throw EquationError(
            code: .unknownAttribute, message: "expected \"\(group.rawValue)\" again",
            range: wordStart..<max(position, wordStart))
        }
      }
      return (item, start..<end + 1)
    }
    // This is always an error; the call finds out which.
    let anchor = try parseAnchor()
    throw EquationError(
      code: .equationSyntax, message: "\"\(group.rawValue)\" cannot be compared with a single attribute",
      range: anchor.range)
  }

  private mutating func parseInset(for group: AttributeGroup) throws(EquationError) -> Double {
    skipBlanks()
    let start = position
    if skipWord("inset") {
      guard group.attributes.allSatisfy({ $0.insetSign != nil }) else {
        throw EquationError(
          code: .equationSyntax, message: "\"\(group.rawValue)\" cannot have an inset",
          range: start..<position)
      }
      return try parseSignedNumber()
    }
    guard sign(at: position) == nil else {
      throw EquationError(
        code: .equationSyntax, message: "a number cannot be added to \"\(group.rawValue)\"",
        range: start..<start + 1,
        help: .text(
          group.attributes.allSatisfy { $0.insetSign != nil }
            ? "write \"inset 8\" to move every edge inwards" : "write an equation for each attribute"))
    }
    return 0
  }
}
