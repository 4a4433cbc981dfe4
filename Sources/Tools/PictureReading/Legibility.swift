import AutoLayout
import LayoutDrawing
import LayoutScene

/// Measures of how legible pictures are, for one picture or as a sum over several.
package struct Legibility: Hashable, Sendable {
  /// In points, with a margin for rounding to thousandths.
  private static let farthestNumber = 4.01
  private static let longestLeader = 60.01
  /// The contrast that the Web Content Accessibility Guidelines require for large text; a line is visible
  /// with less.
  package static let leastContrastOfWords = 3.0
  package static let leastContrastOfBars = 2.0
  /// The default priorities of Interface Builder's classes. The direction matters, too: hugging at 750, or
  /// resistance at 250, is not a default.
  private static let defaultHugging: Set<Substring> = ["250", "251"]
  private static let defaultResistance: Set<Substring> = ["750"]
  private static let classNames = Set(ViewKind.allCases.map(\.words))

  /// The share of options that are drawn in one panel.
  package private(set) var panels = Share()
  /// The number in the fullest panel.
  package private(set) var signs = 0
  package private(set) var labelsOverLabels = 0
  package private(set) var labelsOverTexts = 0
  /// Signs with a bar, a leader or a witness line across a view's text.
  package private(set) var linesThroughTexts = 0
  /// Signs with words, or with bars, that have too little contrast with their background.
  package private(set) var faintWords = 0
  package private(set) var faintBars = 0
  package private(set) var farNumbers = 0
  package private(set) var longLeaders = 0
  /// The share of numbers that repeat that of another sign of the same kind in the same panel. Two lengths
  /// that are compared need a mark each, and are not counted.
  package private(set) var repeatedPills = Share()
  /// The share of content priorities that are a class's default in all options and that no text mentions,
  /// where the content got its size, and not at the expense of another.
  package private(set) var defaultPriorities = Share()
  /// The share of names that a view in the panel already shows, or that are class names.
  package private(set) var idleNames = Share()
  /// Of the constraints with a label in several panels, the share with all labels on the same side.
  package private(set) var sameSide = Share()
  /// Of the stack views with signs in an option, the share with a number on one of them.
  package private(set) var toldStacks = Share()
  /// Options with something orange but no orange sentence, or the reverse.
  package private(set) var untoldOrange = 0
  /// Of the numbers of two or more digits in captions, the share that the option's picture shows.
  package private(set) var toldNumbers = Share()

  package init() {}

  package init(of picture: ReadPicture) {
    let varying = picture.viewsWithVaryingPriorities
    let told = Set(picture.headings.flatMap(\.numbers))
    for option in picture.options {
      let toldHere = told.union(option.captions.flatMap(\.numbers))
      for panel in option.panels { measure(panel, varying: varying, told: toldHere) }
      measure(option)
    }
    measureSides(of: picture.panels)
  }

  package static func + (first: Legibility, second: Legibility) -> Legibility {
    var sum = first
    sum.panels = first.panels + second.panels
    sum.signs = max(first.signs, second.signs)
    sum.labelsOverLabels += second.labelsOverLabels
    sum.labelsOverTexts += second.labelsOverTexts
    sum.linesThroughTexts += second.linesThroughTexts
    sum.faintWords += second.faintWords
    sum.faintBars += second.faintBars
    sum.farNumbers += second.farNumbers
    sum.longLeaders += second.longLeaders
    sum.repeatedPills = first.repeatedPills + second.repeatedPills
    sum.defaultPriorities = first.defaultPriorities + second.defaultPriorities
    sum.idleNames = first.idleNames + second.idleNames
    sum.sameSide = first.sameSide + second.sameSide
    sum.toldStacks = first.toldStacks + second.toldStacks
    sum.untoldOrange += second.untoldOrange
    sum.toldNumbers = first.toldNumbers + second.toldNumbers
    return sum
  }

  // MARK: A panel

  private mutating func measure(_ panel: ReadPanel, varying: Set<[String]>, told: Set<Substring>) {
    signs = max(signs, panel.signs.count)
    labelsOverLabels += panel.collidingLabels
    labelsOverTexts += panel.labels.count { label in
      panel.texts.contains { text in label.covers([text.rect]) }
    }
    linesThroughTexts += panel.signs.count { sign in
      let lines = [SignRole.bar, .leader, .witness].flatMap(sign.segments)
      // A line may touch words that it underlines or starts below; few letters fill their rectangle.
      return lines.contains { line in
        panel.texts.contains { line.distance(to: $0.rect.grown(by: -1)) == 0 }
      }
    }
    var pills = Set<Pill>()
    for sign in panel.signs {
      if sign.contrastOfWords < Self.leastContrastOfWords { faintWords += 1 }
      if sign.contrastOfBars < Self.leastContrastOfBars { faintBars += 1 }
      farNumbers += sign.farLabels(beyond: Self.farthestNumber)
      longLeaders += sign.parts.count { part in
        // A line and its casing count as one leader.
        part.role == .leader && Set(part.segments).reduce(0) { $0 + $1.length } > Self.longestLeader
      }
      measureWords(of: sign, in: panel, varying: varying, told: told, &pills)
    }
  }

  private struct Pill: Hashable {
    var kind: SignDescription.Kind?
    var text: String
  }

  private mutating func measureWords(
    of sign: ReadSign, in panel: ReadPanel, varying: Set<[String]>, told: Set<Substring>,
    _ pills: inout Set<Pill>
  ) {
    let texts = sign.labels.flatMap(\.texts)
    let words = texts.map(\.string).joined(separator: " ")
    switch sign.kind {
    case .content:
      for text in texts {
        let defaults =
          switch sign.arrows(before: text) {
          case .inward: Self.defaultHugging
          case .outward: Self.defaultResistance
          case nil: Self.defaultHugging.union(Self.defaultResistance)
          }
        for number in text.numbers {
          let isTold = varying.contains(sign.views) || told.contains(number)
          let decides = sign.fate == .unsatisfied || sign.fate == .satisfied && panel.hasLoser
          defaultPriorities.count(defaults.contains(number) && !decides && !isTold)
        }
      }
    case .name:
      idleNames.count(Self.classNames.contains(words) || panel.texts.contains { $0.string == words })
    case .distance, .size, .aspect, .alignment, .centre, .baseline, .stack:
      guard sign.hasNumber else { break }
      repeatedPills.count(!pills.insert(Pill(kind: sign.kind, text: words)).inserted)
    case .equalSize, .repetition, .guide, .ghost, .reason, .badge, nil: break
    }
  }

  // MARK: An option

  private mutating func measure(_ option: ReadOption) {
    panels.count(option.panels.count == 1)
    let isTold = option.captions.contains { $0.color.map(OrangeInk.contains) ?? false }
    if isTold != option.hasOrange { untoldOrange += 1 }
    let shown = Set(
      option.panels.flatMap { $0.labels.flatMap(\.texts) + $0.texts }.flatMap(\.numbers))
    let stacks = option.panels.flatMap(\.signs).filter { $0.kind == .stack }
    for signs in Dictionary(grouping: stacks, by: \.views.first).values {
      toldStacks.count(signs.contains(where: \.hasNumber))
    }
    for number in option.captions.flatMap(\.spokenNumbers) where number.count > 1 {
      toldNumbers.count(shown.contains(number))
    }
  }

  // MARK: All panels

  private mutating func measureSides(of panels: [ReadPanel]) {
    var sides: [String: [Set<Side>]] = [:]
    for panel in panels {
      guard let screen = panel.screen else { continue }
      var ofPanel: [String: Set<Side>] = [:]
      for sign in panel.signs {
        let places = sign.labels.compactMap(\.bounds).map { Side(of: $0, about: screen) }
        guard !places.isEmpty else { continue }
        for constraint in sign.constraints { ofPanel[constraint, default: []].formUnion(places) }
      }
      for (constraint, places) in ofPanel { sides[constraint, default: []].append(places) }
    }
    for places in sides.values where places.count > 1 {
      sameSide.count(places.allSatisfy { $0 == places[0] })
    }
  }

  private enum Side {
    case inside, left, right, above, below

    init(of rect: Rect, about screen: Rect) {
      self =
        rect.midX < screen.minX
        ? .left
        : rect.midX > screen.maxX
          ? .right
          : rect.midY < screen.minY ? .above : rect.midY > screen.maxY ? .below : .inside
    }
  }
}

extension ReadPicture {
  /// The views whose priorities differ between options, so that a default is informative.
  fileprivate var viewsWithVaryingPriorities: Set<[String]> {
    var known: [[String]: [Substring]] = [:]
    var varying: Set<[String]> = []
    for sign in panels.flatMap(\.signs) where sign.kind == .content && !sign.views.isEmpty {
      let numbers = sign.labels.flatMap(\.texts).flatMap(\.numbers)
      if let other = known[sign.views], other != numbers { varying.insert(sign.views) }
      known[sign.views] = numbers
    }
    return varying
  }
}

extension ReadPanel {
  var labels: [ReadPart] { signs.flatMap(\.labels) }

  /// Whether a content has less or more than it wants, so that another one gets what it wants.
  fileprivate var hasLoser: Bool { signs.contains { $0.kind == .content && $0.fate == .unsatisfied } }

  /// Pairs of overlapping labels of different signs.
  fileprivate var collidingLabels: Int {
    let labels = signs.enumerated().flatMap { index, sign in sign.labels.map { (sign: index, label: $0) } }
    return labels.indices.reduce(0) { count, first in
      count
        + labels[(first + 1)...].count {
          $0.sign != labels[first].sign && $0.label.covers(labels[first].label.extent)
        }
    }
  }
}

extension ReadSign {
  fileprivate var hasNumber: Bool { labels.flatMap(\.texts).contains { !$0.numbers.isEmpty } }

  /// The lowest contrast; infinite without words.
  fileprivate var contrastOfWords: Double {
    labels.flatMap(\.texts).compactMap(\.contrast).min() ?? .infinity
  }

  /// The lowest contrast; infinite without bars.
  fileprivate var contrastOfBars: Double {
    parts.flatMap(\.strokes).compactMap(\.contrast).min() ?? .infinity
  }

  private static let farthestFromMarks = 24.0

  /// The labels with a number that are farther than the limit from every bar of the sign; 0 without bars. A
  /// reason counts as one label, however many rows it has, and so do the labels of a stack view: its name,
  /// axis and spacing form one phrase, in two layers.
  fileprivate func farLabels(beyond limit: Double) -> Int {
    let bars = segments(of: .bar)
    guard !bars.isEmpty else { return 0 }
    if kind == .reason || kind == .stack {
      // A leader leads to words that are beside the screen.
      if !segments(of: .leader).isEmpty { return 0 }
      // Words about a row stand beside it, and not at the marks in it.
      let limit = kind == .stack ? max(limit, Self.farthestFromMarks) : limit
      let extent = labels.flatMap(\.extent)
      let isNear = extent.contains { rect in bars.contains { $0.distance(to: rect) <= limit } }
      return extent.isEmpty || isNear ? 0 : 1
    }
    return labels.count { label in
      guard label.role != .priority, label.texts.contains(where: { !$0.numbers.isEmpty }) else {
        return false
      }
      return !label.extent.contains { rect in bars.contains { $0.distance(to: rect) <= limit } }
    }
  }
}

extension ReadSign {
  fileprivate enum Arrows {
    case inward, outward
  }

  /// The pair of arrows before a text in the same row.
  fileprivate func arrows(before text: ReadText) -> Arrows? {
    let pairs = parts.flatMap(\.strokes).compactMap { stroke -> (end: Double, arrows: Arrows)? in
      // Two shafts, each with the two sides of its head.
      guard stroke.segments.count == 6 else { return nil }
      let (first, second) = (stroke.segments[0], stroke.segments[3])
      let tips = Segment(start: first.end, end: second.end)
      let (row, end) = (tips.point(at: 0.5).y, stroke.segments.map { max($0.start.x, $0.end.x) }.max() ?? 0)
      guard text.rect.minY <= row, row <= text.rect.maxY, end <= text.rect.minX else { return nil }
      let tails = Segment(start: first.start, end: second.start)
      return (end, tips.length < tails.length ? .inward : .outward)
    }
    return pairs.max { $0.end < $1.end }?.arrows
  }
}

extension ReadPart {
  fileprivate var bounds: Rect? { extent.dropFirst().reduce(extent.first) { $0?.union($1) } }

  /// Whether more than the edges overlap.
  fileprivate func covers(_ others: [Rect]) -> Bool {
    extent.contains { rect in others.contains { $0.grown(by: -0.25).intersects(rect.grown(by: -0.25)) } }
  }
}

extension ViewKind {
  /// The class name in Interface Builder: `Text Field`.
  fileprivate var words: String {
    rawValue.reduce(into: "") { words, letter in
      words += words.isEmpty ? letter.uppercased() : letter.isUppercase ? " \(letter)" : String(letter)
    }
  }
}
