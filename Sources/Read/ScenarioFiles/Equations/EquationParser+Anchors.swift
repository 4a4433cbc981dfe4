import AutoLayout
import Diagnostics
import LayoutScene

extension EquationParser {
  /// Reads the anchor that begins here if the scenario or the language knows its item; nil otherwise.
  ///
  /// Takes the longest known name that is followed by a known attribute. If there is none, takes the longest
  /// known name, whose attribute is then the error.
  mutating func parseKnownAnchor() throws(EquationError) -> NamedAnchor? {
    var firstFailure: EquationError?
    // No item is longer; this keeps long equations fast.
    let reach = names.longestLength + 2 * Keyword.maximumLength
    let end = min(scalars.count, position + reach)
    for dot in (position..<max(position, end)).reversed() where scalars[dot] == "." {
      let range = trimmed(position..<dot)
      guard !range.isEmpty, !isDigit(at: trimmed(dot + 1..<scalars.count).lowerBound) else { continue }
      guard let item = try knownItem(in: range) else { continue }
      do throws(EquationError) {
        let (attribute, attributeRange) = try parseAttribute(at: dot + 1)
        position = attributeRange.upperBound
        return NamedAnchor(
          item: item, attribute: attribute, itemRange: range, attributeRange: attributeRange)
      } catch {
        firstFailure = firstFailure ?? error
      }
    }
    if let firstFailure { throw firstFailure }
    return nil
  }

  /// Reads an anchor where nothing known begins. This is always an error; this function finds out which.
  mutating func parseAnchor() throws(EquationError) -> NamedAnchor {
    var end = position
    while let scalar = self.scalar(at: end), !"=<>≤≥+*×@(".unicodeScalars.contains(scalar), scalar != "." {
      end += 1
    }
    let range = trimmed(position..<end)
    guard !range.isEmpty else { throw unexpected("a view, a number or Standard") }
    let name = text(range)
    switch name.lowercased() {
    case "nan", "inf", "infinity":
      throw EquationError(code: .equationSyntax, message: "\"\(name)\" is not a number", range: range)
    default: break
    }
    if scalar(at: end) != ".", try knownItem(in: range) != nil {
      throw EquationError(
        code: .equationSyntax, message: "\"\(name)\" has no attribute", range: range,
        help: .text("write, for example, \"\(name).width\""))
    }
    throw unknownItem(in: range)
  }

  /// The item with this text, which must be known.
  func resolveItem(in range: Range<Int>) throws(EquationError) -> NamedItem {
    guard let item = try knownItem(in: range) else { throw unknownItem(in: range) }
    return item
  }

  private func unknownItem(in range: Range<Int>) -> EquationError {
    let name = text(range)
    let isAttribute = LayoutAttribute(named: name) != nil
    return EquationError(
      code: .unknownView, message: "no view named \"\(name)\"", range: range,
      help: isAttribute ? .text("name its view, as in superview.\(name)") : .nearestItem(to: name))
  }

  /// The item of the text: by its name, by a keyword, or as a guide of another item; nil if it is unknown.
  func knownItem(in range: Range<Int>) throws(EquationError) -> NamedItem? {
    let name = text(range)
    switch names.match(name) {
    case .item(let item): return .item(item)
    case .several(let candidates):
      let list = candidates.map { "\"\($0)\"" }.joined(separator: ", ")
      throw EquationError(
        code: .ambiguousName, message: "\"\(name)\" could be \(list)", range: range,
        help: .text("write the name with the same capital letters"))
    case nil: break
    }
    if name == Self.contentView, names.cells.contains(names.owner) { return .item(.view(names.owner)) }
    switch Keyword(name) {
    case .superview: return .superview(nil)
    case .ownView: return .item(.view(names.owner))
    case .guide(let guide): return .item(.guide(guide, of: names.owner))
    case nil: break
    }
    // The guide of a view whose own name begins with `self.` comes before that of a property.
    if let guide = guide(in: range) { return guide }
    // As methods of a controller or a view refer to their properties.
    let own = "self."
    guard name.hasPrefix(own) else { return nil }
    return try knownItem(in: trimmed(range.lowerBound + own.count..<range.upperBound))
  }

  /// The guide of a view in the form `view.guide`.
  private func guide(in range: Range<Int>) -> NamedItem? {
    guard let dot = scalars[range].lastIndex(of: ".") else { return nil }
    let name = text(trimmed(dot + 1..<range.upperBound))
    let ownerRange = trimmed(range.lowerBound..<dot)
    guard !ownerRange.isEmpty else { return nil }
    let owner = text(ownerRange)
    if let owner = view(named: owner) {
      if name == Self.contentView, names.cells.contains(owner) { return .item(.view(owner)) }
      if let guide = Keyword.guide(name) { return .item(.guide(guide, of: owner)) }
      // A guide of the scenario's own, named with its owner.
      guard case .item(.guide(let guide, of: owner)) = names.match(name) else { return nil }
      return .item(.guide(guide, of: owner))
    }
    guard Keyword.isSuperview(owner), let guide = Keyword.guide(name) else { return nil }
    return .superview(guide)
  }

  /// A cell stands for its content view.
  private static var contentView: String { "contentView" }

  private func view(named name: String) -> ViewIndex? {
    if name == Self.contentView, names.match(name) == nil {
      return names.cells.contains(names.owner) ? names.owner : nil
    }
    if case .item(.view(let view)) = names.match(name) { return view }
    return Keyword.isOwnView(name) ? names.owner : nil
  }

  /// Reads the attribute after a dot; its words may be separate, as in Interface Builder's "Center X".
  private func parseAttribute(at start: Int) throws(EquationError) -> (LayoutAttribute, Range<Int>) {
    let begin = trimmed(start..<scalars.count).lowerBound
    var end = begin
    var longest: (LayoutAttribute, Range<Int>)?
    var firstWordEnd: Int?
    while true {
      while let scalar = self.scalar(at: end), scalar.isWordPart { end += 1 }
      firstWordEnd = firstWordEnd ?? end
      if let attribute = LayoutAttribute.byFoldedName[Keyword.normalized(text(begin..<end))] {
        longest = (attribute, begin..<end)
      }
      // No attribute is longer than Center X Within Margins.
      guard end - begin < 30, let scalar = self.scalar(at: end), scalar.isBlank else { break }
      while let scalar = self.scalar(at: end), scalar.isBlank { end += 1 }
      guard let next = self.scalar(at: end), next.isWordPart else { break }
    }
    if let longest { return longest }
    let range = begin..<max(firstWordEnd ?? begin, begin)
    guard !range.isEmpty else {
      throw EquationError(
        code: .equationSyntax, message: "an attribute is missing after the dot",
        range: begin..<min(begin + 1, scalars.count), help: .text("write, for example, \".width\""))
    }
    let name = text(range)
    throw EquationError(
      code: .unknownAttribute, message: "no attribute named \"\(name)\"", range: range,
      help: .nearestAttribute(to: name))
  }
}

extension LayoutAttribute {
  /// The names that a file may use.
  static let writableNames = allCases.filter { $0 != .notAnAttribute }.map(\.name) + ["baseline"]

  /// The words that may follow an item, for suggestions.
  static let wordsAfterDot = writableNames + GuideKind.ofUIKit.map(\.name)

  /// The attributes by their names, and by those of UIView's anchors, in lower case. Equations look them up
  /// often, and a search is slow.
  static let byFoldedName = Dictionary(
    uniqueKeysWithValues: writableNames.flatMap { name in
      LayoutAttribute(named: name).map {
        [(name.lowercased(), $0), (name.lowercased() + "anchor", $0)]
      } ?? []
    })
}
