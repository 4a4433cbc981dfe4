import AutoLayout
import LayoutScene
import LayoutWords

/// The reason why a view does not have a size that something asked for: what the size is, what won, and what gave way.
struct SizeReason {
  struct Claim {
    var words: String
    var priority: LayoutPriority
    var holds: Bool
    var constraint: ConstraintIndex
  }

  var view: ViewIndex
  var axis: Axis
  /// The claims, the strongest first.
  var claims: [Claim]
  /// The constraints that the reason stands for, whose signs need not be drawn.
  var constraints: [ConstraintIndex]
  /// Whether the reader of the screen loses something: a constraint of the scene does not hold, or a view has too little
  /// room. A stretched view has all of its content, and so has an image that is made to be scaled.
  var isLoss: Bool
  /// Whether the view is only larger than its content.
  var isStretch: Bool
  /// The reasons of other views that are stretched like this one, which need no words of their own.
  var others: [SizeReason] = []
}

extension [SizeReason] {
  /// The greatest number of views with reasons of one kind that each have their own words.
  private static let mostAlike = 3

  /// The reasons, of which the first stands for all others of its kind if there are many, as in rows of labels and
  /// values.
  var folded: [SizeReason] {
    var alike: [SizeReason.Kind: [Int]] = [:]
    for index in indices where !self[index].isLoss { alike[self[index].kind, default: []].append(index) }
    return indices.compactMap { index in
      guard !self[index].isLoss, let all = alike[self[index].kind], all.count > Self.mostAlike else {
        return self[index]
      }
      guard index == all[0] else { return nil }
      var first = self[index]
      first.others = all.dropFirst().map { self[$0] }
      return first
    }
  }
}

extension SizeReason {
  /// What reasons that read the same but for their numbers and names have in common.
  fileprivate struct Kind: Hashable {
    var axis: Axis
    var priorities: [LayoutPriority]
  }

  fileprivate var kind: Kind { Kind(axis: axis, priorities: claims.map(\.priority)) }
}

/// Finds the sizes about which constraints disagree.
struct SizeReasons {
  let layout: SolvedLayout
  let measurer: any TextMeasurer

  private struct Length: Hashable {
    var view: ViewIndex
    var axis: Axis
  }

  /// The greatest number of claims; with more, the weakest that hold are left out.
  private static let mostClaims = 4
  private static let longestOwner = 16
  private static let longestOwnName = 8

  /// - Parameter wanted: the constraints that may be shown.
  func all(among wanted: Set<ConstraintIndex>) -> [SizeReason] {
    var losers: [Length: [ConstraintIndex]] = [:]
    var order: [Length] = []
    for index in layout.constraints.indices {
      let constraint = layout.constraints[index]
      guard !constraint.isSatisfied, !constraint.isBroken, !constraint.scene.priority.isRequired,
        let length = length(of: constraint), isTold(index, length),
        constraint.origin != .explicit || wanted.contains(index)
      else { continue }
      if losers[length] == nil { order.append(length) }
      losers[length, default: []].append(index)
    }
    return order.compactMap { length in losers[length].flatMap { reason(for: length, losers: $0, wanted) } }
  }

  /// The length of a single view that a constraint asks for.
  private func length(of constraint: SolvedConstraint) -> Length? {
    let scene = constraint.scene
    guard scene.firstAttribute.kind == .size, scene.secondItem == nil, case .view(let view) = scene.firstItem,
      layout.views.indices.contains(view), !layout.views[view].isHidden, let axis = scene.firstAttribute.axis
    else { return nil }
    return Length(view: view, axis: axis)
  }

  private func isTold(_ index: ConstraintIndex, _ length: Length) -> Bool {
    let constraint = layout.constraints[index]
    switch constraint.origin {
    case .explicit: return true
    case .compressionResistance:
      return constraint.isVisiblyOff && !layout.views[length.view].wraps(along: length.axis)
    case .contentHugging:
      return constraint.isVisiblyOff && !layout.views[length.view].wraps(along: length.axis)
        && !layout.strongerContents(than: index).isEmpty
    case .stackView, .autoresizingMask, .layoutGuide, .cell: return false
    }
  }

  /// Whether something is lost to a reader if the constraint gives way.
  private func isLoss(_ index: ConstraintIndex) -> Bool {
    let constraint = layout.constraints[index]
    switch constraint.origin {
    case .contentHugging: return false
    case .compressionResistance:
      let scene = layout.views[constraint.scene.firstItem.view].scene
      return constraint.scene.priority >= .defaultLow && !scene.isScaledImage
    case .explicit, .stackView, .autoresizingMask, .layoutGuide, .cell: return true
    }
  }

  private func reason(for length: Length, losers: [ConstraintIndex], _ wanted: Set<ConstraintIndex>)
    -> SizeReason?
  {
    let own = layout.constraints.indices.filter { index in
      wanted.contains(index) && layout.constraints[index].origin == .explicit
        && self.length(of: layout.constraints[index]) == length
        && !layout.constraints[index].scene.priority.isRequired
    }
    // A stretched view is compared with the contents that are not stretched.
    let stronger = losers.filter { layout.constraints[$0].origin == .contentHugging }
      .flatMap(layout.strongerContents)
    let others = losers.filter { layout.constraints[$0].origin != .contentHugging }
    var winners = Set(others.flatMap { layout.constraints[$0].opponents }).sorted().filter(isWorthNaming)
    // The contents of other views are named only if nothing else is.
    let named = winners.filter {
      layout.constraints[$0].origin == .explicit || self.length(of: layout.constraints[$0]) == length
    }
    winners =
      named.isEmpty
      ? winners.filter { owner(layout.constraints[$0].scene).count <= Self.longestOwner } : named
    winners += stronger.filter { !winners.contains($0) }
    var members = losers
    for index in own + winners where !members.contains(index) { members.append(index) }
    // A control that is squeezed between edges is not as it should be. Images are scaled, and texts are cut or shrunk.
    let (view, loser) = (layout.views[length.view], layout.constraints[losers[0]])
    if members.count == 1, loser.origin == .compressionResistance, view.scene.kind != .imageView,
      view.text == nil, let edge = loser.opponents.first(where: isEdge)
    {
      members.append(edge)
    }
    guard members.count > 1 else { return nil }
    let claims = members.map { index in
      SizeReason.Claim(
        words: words(for: index, length), priority: layout.constraints[index].scene.priority,
        holds: layout.constraints[index].isSatisfied, constraint: index)
    }
    var sorted = claims.enumerated().sorted {
      ($1.element.priority.rawValue, $0.offset) < ($0.element.priority.rawValue, $1.offset)
    }
    .map(\.element)
    while sorted.count > Self.mostClaims, let last = sorted.lastIndex(where: \.holds) {
      sorted.remove(at: last)
    }
    return SizeReason(
      view: length.view, axis: length.axis, claims: Array(sorted.prefix(Self.mostClaims + 1)),
      constraints: (losers + own).filter { layout.constraints[$0].origin == .explicit },
      isLoss: losers.contains(where: isLoss),
      isStretch: losers.allSatisfy { layout.constraints[$0].origin == .contentHugging })
  }

  /// Whether a constraint has a name or a priority; required distances between views need no mention.
  private func isWorthNaming(_ index: ConstraintIndex) -> Bool {
    let constraint = layout.constraints[index]
    switch constraint.origin {
    case .explicit: return constraint.scene.hasGivenIdentifier || !constraint.scene.priority.isRequired
    case .compressionResistance, .contentHugging: return true
    case .stackView, .autoresizingMask, .layoutGuide, .cell: return false
    }
  }

  /// Whether a constraint is a required distance.
  private func isEdge(_ index: ConstraintIndex) -> Bool {
    let constraint = layout.constraints[index]
    return constraint.origin == .explicit && constraint.scene.priority.isRequired
      && constraint.scene.firstAttribute.kind != .size
  }

  private func words(for index: ConstraintIndex, _ length: Length) -> String {
    let constraint = layout.constraints[index]
    let scene = constraint.scene
    let priority = scene.priority.isRequired ? "" : " @" + numberText(scene.priority.rawValue)
    let isOwn = self.length(of: constraint) == length
    switch constraint.origin {
    case .compressionResistance, .contentHugging:
      return (isOwn ? "" : owner(scene) + " ") + content(scene, constraint.axis, isOwn: isOwn) + priority
    case .explicit where isEdge(index) && !isWorthNaming(index): return "edges"
    case .explicit, .stackView, .autoresizingMask, .layoutGuide, .cell:
      let geometry = AttributeGeometry(layout: layout)
      let first = geometry.value(of: scene.firstAttribute, in: scene.firstItem) ?? 0
      let value = Reading(scene: scene, geometry: geometry, first: first).reasonText
      // A constraint on the view's own size is named only if the name is short.
      let isNamed = scene.hasGivenIdentifier && (!isOwn || scene.identifier.count <= Self.longestOwnName)
      let name = isNamed ? scene.identifier.shortened(to: Self.longestOwner) + " " : ""
      return name + value + priority
    }
  }

  private func owner(_ scene: SceneConstraint) -> String {
    guard case .view(let index) = scene.firstItem else { return "" }
    guard let view = layout.view(at: index) else { return "" }
    // A text that a reader sees identifies its view better than an id.
    if let text = view.text?.string, !text.isEmpty, text.count <= Self.longestOwner, view.isTruncated != true
    {
      return "“\(text)”"
    }
    return view.scene.displayName.shortened(to: 2 * Self.longestOwner)
  }

  /// The words for the content, such as `2 lines` or `content 41`; of another view `41`.
  private func content(_ scene: SceneConstraint, _ axis: Axis, isOwn: Bool) -> String {
    if axis == .vertical, case .view(let index) = scene.firstItem, let view = layout.view(at: index),
      let text = view.text, text.numberOfLines != 1
    {
      var whole = text
      whole.lineBreakMode = .byWordWrapping
      let lines = measurer.layout(whole, maximumWidth: view.frame.width, maximumHeight: nil).lineCount
      if lines > 0 { return lines == 1 ? "1 line" : "\(lines) lines" }
    }
    return (isOwn ? "content " : "") + numberText(scene.constant)
  }
}

extension SceneView {
  /// Whether the view is an image that is scaled as a whole, so that it is complete at any size.
  var isScaledImage: Bool {
    switch content[ImageViewContent.self]?.contentMode {
    case .scaleAspectFit?, .scaleAspectFill?: true
    case .scaleToFill?, .redraw?, .center?, .top?, .bottom?, .left?, .right?, .topLeft?, .topRight?,
      .bottomLeft?, .bottomRight?, nil:
      false
    }
  }
}

extension Reading {
  /// The value without the equals sign.
  fileprivate var reasonText: String {
    relation == .equal && scene.multiplier == 1 ? numberText(wanted) : valueText
  }
}
