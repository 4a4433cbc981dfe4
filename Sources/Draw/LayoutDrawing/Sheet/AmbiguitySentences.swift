import AutoLayout
import LayoutScene
import LayoutWords

/// The values that a layout leaves open: a sentence for each way in which it could differ.
struct AmbiguitySentences {
  private(set) var sentences: [Findings.Sentence] = []
  /// The warnings that the sentences replace.
  private(set) var told = Set<LayoutWarning>()

  private let layout: SolvedLayout

  init(_ layout: SolvedLayout, _ selection: OverlaySelection) {
    self.layout = layout
    let ties = layout.contentPriorityTies
    var moving = Set<Place>()
    for freedom in layout.freedoms where !freedom.members.allSatisfy({ selection.isFaded($0.view) }) {
      moving.formUnion(freedom.members.map { Place(view: $0.view, component: $0.component) })
      let tie = ties.first { $0.isReason(for: freedom) }
      add(freedom, reason: tie?.reason)
      if let tie { told.insert(tie.warning(layout.views)) }
    }
    addLoose(selection, except: moving)
  }

  private struct Place: Hashable {
    var view: ViewIndex
    var component: FrameComponent
  }

  private func name(_ view: ViewIndex) -> String { layout.views[view].scene.displayName.shortened(to: 40) }

  private func name(_ view: ViewIndex, _ component: FrameComponent) -> String {
    "\(name(view)).\(component.rawValue)"
  }

  private mutating func add(_ freedom: DegreeOfFreedom, reason: String?) {
    guard let first = freedom.members.first else { return }
    let others = freedom.members.dropFirst()
    func range(_ member: DegreeOfFreedom.Member) -> String {
      ValueRange(lower: member.start, upper: member.end).inWords
    }
    let lead = "\(name(first.view, first.component)) could be \(range(first))"
    // The picture shows which sides of another view move.
    let followers = others.map {
      $0.view == first.view ? name($0.view, $0.component) : name($0.view)
    }.unique
    let end = (reason.map { ": " + $0 } ?? "") + "."
    let follow = " \(followers.count == 1 ? "moves" : "move") with it"
    let all = others.map { "\(name($0.view, $0.component)) \(range($0))" }
    add(
      "Ambiguous: \(lead), and \(followers.listed)\(follow)\(end)",
      whole: "Ambiguous: \(lead), and with it \(all.listed)\(end)")
  }

  /// Components that change alone, as far as known; those without both ends share a sentence.
  private mutating func addLoose(_ selection: OverlaySelection, except moving: Set<Place>) {
    var endless: [(words: String, names: [String])] = []
    for (index, view) in layout.views.indexed() where !selection.isFaded(index) {
      for component in FrameComponent.allCases {
        guard let range = view.ambiguity[component],
          !moving.contains(Place(view: index, component: component))
        else { continue }
        let name = name(index, component)
        if range.lower != nil, range.upper != nil, range.isKnown {
          add("Ambiguous: \(name) could be \(range.inWords).")
        } else if let known = endless.firstIndex(where: { $0.words == range.inWords }) {
          endless[known].names.append(name)
        } else {
          endless.append((range.inWords, [name]))
        }
      }
    }
    for group in endless { add("Ambiguous: \(group.names.listed) could be \(group.words).") }
  }

  private mutating func add(_ text: String, whole: String? = nil) {
    sentences.append(Findings.Sentence(text: text, tone: .status(.inConflict), whole: whole))
  }
}

extension ContentPriorityTie {
  /// Whether the freedom is about which of these views gives way.
  fileprivate func isReason(for freedom: DegreeOfFreedom) -> Bool {
    let length: FrameComponent = axis == .horizontal ? .width : .height
    return views.allSatisfy { view in
      freedom.members.contains { $0.view == view && $0.component == length }
    }
  }

  fileprivate var reason: String {
    let way = axis == .horizontal ? "horizontally" : "vertically"
    let all = views.count == 2 ? "both" : "all"
    return origin == .contentHugging
      ? "\(all) hug their content \(way) at \(numberText(priority.rawValue))"
      : "\(all) resist compression \(way) at \(numberText(priority.rawValue))"
  }
}

extension [String] {
  /// Every text once, where it first occurs.
  fileprivate var unique: [String] {
    var seen = Set<String>()
    return filter { seen.insert($0).inserted }
  }
}
