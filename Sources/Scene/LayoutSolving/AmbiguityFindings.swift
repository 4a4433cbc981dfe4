import AutoLayout
import LayoutScene

/// The findings about components that constraints leave open: one for each cause, however many views it moves.
///
/// Equal content priorities explain the lengths of their views. A component that moves with such a length, or with
/// another open component, is not a finding of its own.
struct AmbiguityFindings {
  /// The most questions whether a component moves with another; each takes two searches.
  private static let mostQuestions = 100

  private let views: ViewList<SolvedView>
  private let ties: [ContentPriorityTie]
  /// Every open component that is to be reported.
  private var told: [OpenComponent] = []
  /// The components that move with each of the causes.
  private var followers: [OpenComponent: [OpenComponent]] = [:]

  /// - Parameters:
  ///   - freedoms: the components of a layout that change together, as far as both ends of them are known.
  ///   - ends: the ends of the open components.
  ///   - covers: whether nothing is to be reported about a view.
  ///   - follows: whether the first component always changes by the given factor times the change of the second.
  init(
    of layout: SolvedLayout, _ ends: [ComponentEnds], except covers: (ViewIndex) -> Bool,
    follows: (ComponentEnds, ComponentEnds, Double) -> Bool
  ) {
    views = layout.views
    ties = ContentPriorityTie.all(in: layout.views, layout.constraints)
    let notable = views.indices.filter { views[$0].isNotablyAmbiguous && !covers($0) }
    told = notable.flatMap { index in
      FrameComponent.allCases.filter { views[index].tellsAmbiguity(of: $0) }
        .map { OpenComponent(view: index, component: $0) }
    }
    for scrollView in views.indices where views[scrollView].scene.kind == .scrollView {
      leaveOutContent(of: scrollView)
    }
    leaveOutExplained(by: layout.freedoms)
    leaveOutFollowers(layout.freedoms, ends, follows)
  }

  fileprivate struct OpenComponent: Hashable {
    var view: ViewIndex
    var component: FrameComponent
  }

  // MARK: Causes

  /// An open size of a scroll view's content is the scroll view's own ambiguity, and its verification may be turned
  /// off. Then nothing inside can be judged along that axis.
  private mutating func leaveOutContent(of scrollView: ViewIndex) {
    let verification = views[scrollView].scene.ambiguityVerification
    for (axis, size) in [(Axis.horizontal, FrameComponent.width), (.vertical, .height)]
    where !verification.tells(size) {
      let contents = views.indices.filter {
        views[$0].scene.superview == scrollView && views[$0].ambiguity[size] != nil
      }
      let silent = told.filter { open in
        open.component.axis == axis && contents.contains { isInside(open.view, $0) }
      }
      told.removeAll(where: silent.contains)
    }
  }

  private func isInside(_ view: ViewIndex, _ outer: ViewIndex) -> Bool {
    sequence(first: view) { views[$0].scene.superview }.contains(outer)
  }

  private mutating func leaveOutExplained(by freedoms: [DegreeOfFreedom]) {
    var explained = Set(
      ties.flatMap { tie in tie.views.map { OpenComponent(view: $0, component: tie.length) } })
    guard !explained.isEmpty else { return }
    for members in freedoms.map(\.components) where !explained.isDisjoint(with: members) {
      explained.formUnion(members)
    }
    told.removeAll(where: explained.contains)
  }

  /// Leaves out components that move with another one, their cause, which is a size rather than a position if possible.
  private mutating func leaveOutFollowers(
    _ freedoms: [DegreeOfFreedom], _ ends: [ComponentEnds],
    _ follows: (ComponentEnds, ComponentEnds, Double) -> Bool
  ) {
    for members in freedoms.map(\.components) {
      let open = members.filter { member in told.contains(member) }
      guard let cause = open.first(where: \.component.isSize) ?? open.first else { continue }
      note(members.filter { $0 != cause }, following: cause)
    }
    var questions = 0
    let endless = ends.filter { $0.greatest == nil && $0.least != nil }
    let causes = endless.filter(\.component.isSize) + endless.filter { !$0.component.isSize }
    for cause in causes where told.contains(cause.open) {
      for other in endless
      where other.open != cause.open && other.component.axis == cause.component.axis
        && (cause.component.isSize || !other.component.isSize)
        && told.contains(other.open)
      {
        // Both must have their least value together.
        guard let least = cause.least?[other.view]?[other.component],
          let own = other.least?[other.view]?[other.component], abs(least - own) < 1e-3
        else { continue }
        let rates: [Double] = [1, 0.5]
        guard questions + rates.count <= Self.mostQuestions else { return }
        questions += rates.count
        if rates.contains(where: { follows(other, cause, $0) }) { note([other.open], following: cause.open) }
      }
    }
  }

  private mutating func note(_ members: [OpenComponent], following cause: OpenComponent) {
    let moving = members.filter(told.contains)
    followers[cause, default: []] += moving
    told.removeAll(where: moving.contains)
  }

  // MARK: Findings

  /// The findings, in tree order; those about equal priorities come last.
  var findings: [LayoutFinding] {
    let causes = Dictionary(grouping: told, by: \.view)
    return causes.keys.sorted().map { finding(about: $0, causes[$0] ?? []) }
      + ties.map { .contentPriorityTie($0) }
  }

  private func finding(about index: ViewIndex, _ open: [OpenComponent]) -> LayoutFinding {
    var others: [ViewIndex] = []
    for other in open.flatMap({ followers[$0] ?? [] }).map(\.view) where other != index {
      if !others.contains(other) { others.append(other) }
    }
    return .ambiguous(index, open.map(\.component), followers: others)
  }
}

extension AmbiguityFindings.OpenComponent {
  fileprivate init(_ member: DegreeOfFreedom.Member) {
    self.init(view: member.view, component: member.component)
  }
}

extension DegreeOfFreedom {
  fileprivate var components: [AmbiguityFindings.OpenComponent] {
    members.map { AmbiguityFindings.OpenComponent($0) }
  }
}

extension ComponentEnds {
  fileprivate var open: AmbiguityFindings.OpenComponent {
    AmbiguityFindings.OpenComponent(view: view, component: component)
  }
}
