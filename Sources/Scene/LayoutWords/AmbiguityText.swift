package import AutoLayout
package import LayoutScene

extension SolvedLayout {
  func ambiguous(
    _ view: ViewIndex, _ components: [FrameComponent], _ followers: [ViewIndex]
  ) -> FindingText {
    FindingText(
      ambiguity(of: view, components) + moving(followers), help: AmbiguityAdvice.text(open: Set(components)))
  }

  /// Such as `“top” is ambiguous: height 20.5 to 41`.
  ///
  /// - Parameter components: open ones.
  package func ambiguity(of view: ViewIndex, _ components: [FrameComponent]) -> String {
    let ranges = components.map {
      (component: $0, range: self.view(at: view)?.ambiguity[$0] ?? .unknown)
    }
    return ambiguityText(of: quoted(view), ranges)
  }

  private func moving(_ followers: [ViewIndex]) -> String {
    let most = 3
    guard !followers.isEmpty else { return "" }
    var names = followers.prefix(followers.count > most ? most - 1 : most).map(quoted)
    if followers.count > most { names.append("\(followers.count - most + 1) more") }
    return ", and \(names.listed) \(followers.count == 1 ? "moves" : "move") with it"
  }

  // MARK: Equal priorities

  func explain(_ tie: ContentPriorityTie) -> FindingText {
    let isStretching = tie.origin == .contentHugging
    let names = tie.views.map(quoted)
    let way = tie.axis == .horizontal ? "horizontally" : "vertically"
    let reason =
      "\(tie.views.count == 2 ? "both" : "all") \(isStretching ? "hug their content" : "resist compression") "
      + "\(way) at \(plainNumber(tie.priority.rawValue))"
    // A label that wraps loses nothing by being compressed.
    let first = isStretching ? 0 : tie.views.firstIndex { views[$0].wraps } ?? 0
    let priority =
      "\(tie.axis == .horizontal ? "horizontal" : "vertical") \(isStretching ? "hugging" : "compression resistance")"
    let lower = plainNumber(max(1, tie.priority.rawValue - 1))
    return FindingText(
      "\(opening(of: tie) ?? undecided(names, isStretching)): \(reason)",
      help: "decrease the \(priority) priority of \(names[first]) to \(lower) to make it "
        + "\(isStretching ? "stretch" : "give way") first, or increase that of "
        + (names.count == 2 ? names[1 - first] : "the others"))
  }

  /// What could be, for the first of the views; nil if its range is not known, as that of a label that has wrapped.
  private func opening(of tie: ContentPriorityTie) -> String? {
    guard let range = view(at: tie.views[0])?.ambiguity[tie.length], range.isKnown else { return nil }
    return ambiguity(of: tie.views[0], [tie.length]) + moving(Array(tie.views.dropFirst()))
  }

  private func undecided(_ names: [String], _ isStretching: Bool) -> String {
    "it is undefined which of \(names.listed) \(isStretching ? "stretches" : "is compressed")"
  }
}

/// That components of a view's frame are ambiguous, as a clause.
///
/// - Parameters:
///   - name: the view's, in quotation marks.
///   - ranges: the open components with the values that they could have; empty if they are not known.
///   - condition: where they are open, after a blank; empty for everywhere.
package func ambiguityText(
  of name: String, _ ranges: [(component: FrameComponent, range: ValueRange)], where condition: String = ""
) -> String {
  let opening = "\(name) is ambiguous\(condition): "
  if ranges.isEmpty { return opening + "its position or its size is open" }
  if ranges.allSatisfy({ !$0.range.isKnown }) {
    return opening + "its \(ranges.map(\.component.rawValue).listed) \(ranges.count == 1 ? "is" : "are") open"
  }
  return opening
    + ranges.map { component, range in
      range.inWords.map { "\(component.rawValue) \($0)" } ?? "any \(component.rawValue)"
    }.joined(separator: ", ")
}

/// Advice on a view whose constraints leave a part of its frame open.
package enum AmbiguityAdvice {
  /// Advice on which constraints would end the ambiguity; nil if nothing is open.
  package static func text(open: Set<FrameComponent>) -> String? {
    let parts = [
      advice(isPlaceOpen: open.contains(.x), isSizeOpen: open.contains(.width), across),
      advice(isPlaceOpen: open.contains(.y), isSizeOpen: open.contains(.height), down),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "constrain " + parts.joined(separator: ", and ")
  }

  private static let across = (
    places: "leading, trailing or centerX", size: "width", ends: "leading and trailing"
  )
  private static let down = (
    places: "top, bottom, centerY or a baseline", size: "height", ends: "top and bottom"
  )

  private static func advice(
    isPlaceOpen: Bool, isSizeOpen: Bool, _ words: (places: String, size: String, ends: String)
  ) -> String? {
    switch (isPlaceOpen, isSizeOpen) {
    case (false, false): nil
    case (true, false): "its " + words.places
    case (false, true): "its \(words.size), or both its \(words.ends)"
    case (true, true): "both its \(words.ends), or its \(words.size) and one of \(words.places)"
    }
  }
}

extension ValueRange {
  package static let unknown = ValueRange(lower: nil, upper: nil, isKnown: false)

  /// Such as `20.5 to 41`, or `at least 0`; nil for anything.
  package var inWords: String? {
    if !isKnown { return "open" }
    return switch (lower.map(numberText), upper.map(numberText)) {
    case (let lower?, let upper?): "\(lower) to \(upper)"
    case (let lower?, nil): "at least \(lower)"
    case (nil, let upper?): "at most \(upper)"
    case (nil, nil): nil
    }
  }
}
