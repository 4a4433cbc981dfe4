import AutoLayout
import LayoutScene
import LayoutWords

/// Finds the views whose frames in the file are not those that their constraints give them, as Interface
/// Builder's "Misplaced Views" are.
enum Misplacement {
  /// How a view moved without a change of size.
  struct Way: Hashable {
    private var superview: ViewIndex?
    /// In half points.
    private var x: Int
    private var y: Int

    /// nil for a view of another size.
    init?(_ view: SolvedView, from recorded: Rect) {
      guard view.misplaced.allSatisfy({ $0 == .x || $0 == .y }) else { return nil }
      superview = view.scene.superview
      func steps(_ component: FrameComponent) -> Int {
        view.misplaced.contains(component)
          ? Int(max(-1e9, min(1e9, (view.frame[component] - recorded[component]) * 2)).rounded()) : 0
      }
      x = steps(.x)
      y = steps(.y)
    }
  }

  /// The components that differ by more than rounding to pixels explains, and by more than `tolerance` points.
  ///
  /// Nothing is said of a view whose frame in the file means nothing, and of what the constraints leave open.
  static func components(
    of view: SolvedView, tolerance: (FrameComponent) -> Double
  ) -> [FrameComponent] {
    guard let recorded = view.scene.recordedFrame, view.scene.superview != nil, !view.isHidden,
      view.scene.autoresizingMask == nil
    else { return [] }
    // A point is what rounding to pixels, separators and the like make of nothing.
    let rounding = 1.0
    return FrameComponent.allCases.filter { component in
      guard view.ambiguity[component] == nil else { return false }
      let difference = abs(view.frame[component] - recorded[component])
      // What decides a component is asked for only where it matters.
      return difference > rounding + 1e-3 && difference > max(rounding, tolerance(component)) + 1e-3
    }
  }
}

extension SolvedLayout {
  /// Withdraws what is misplaced only because a content has another size on Interface Builder's canvas, and tells
  /// the rest.
  ///
  /// - Parameter recorded: the same option solved with contents at the sizes that the file has.
  mutating func confirmMisplacements(_ recorded: SolvedLayout) {
    var ways: Set<Misplacement.Way> = []
    for index in views.indices where !views[index].misplaced.isEmpty {
      // Inside a view of another size everything is elsewhere; that one is to be mended.
      if isInsideMisplacedSize(index) {
        views[index].misplaced = []
        continue
      }
      let second = recorded.view(at: index) ?? views[index]
      let own = views[index].knownContentComponents
      views[index].misplaced.removeAll { !own.contains($0) && !second.misplaced.contains($0) }
      let view = views[index]
      guard let file = view.scene.recordedFrame, !view.misplaced.isEmpty else { continue }
      // Siblings that moved by the same way did so with the first of them.
      let way = Misplacement.Way(view, from: file)
      if let way, !ways.insert(way).inserted { continue }
      let differences = view.misplaced.map { component in
        let wanted = own.contains(component) ? view.frame[component] : second.frame[component]
        return "\(component.rawValue) \(numberText(wanted)) and not \(numberText(file[component]))"
      }
      warnings.append(
        LayoutWarning(
          code: "misplaced-view",
          message: "\"\(view.scene.displayName)\" is misplaced: its constraints want "
            + differences.joined(separator: ", "),
          views: [index],
          help:
            "update the frame from the constraints in Interface Builder, or the constraints from the frame"
        ))
    }
  }
}

extension SolvedLayout {
  private func isInsideMisplacedSize(_ index: ViewIndex) -> Bool {
    var next = views[index].scene.superview
    while let position = next {
      if views[position].misplaced.contains(where: { $0 == .width || $0 == .height }) { return true }
      next = views[position].scene.superview
    }
    return false
  }
}

extension SceneOption {
  /// The option with contents at the sizes that the file records, where views are as large as their contents
  /// or could be.
  func withRecordedContents(of layout: SolvedLayout) -> SceneOption {
    var option = self
    for (index, view) in layout.views.indexed() where option.views.indices.contains(index) {
      guard let recorded = view.scene.recordedFrame, view.scene.autoresizingMask == nil,
        view.scene.intrinsicContentSize == nil
      else { continue }
      let inner = recorded.inset(by: view.alignmentRectInsets)
      let natural = view.naturalComponents
      var size = view.intrinsicContentSize
      func isNear(_ length: Double?, _ recorded: Double) -> Bool {
        length.map { abs($0 - recorded) <= max(2, 0.05 * $0) } ?? false
      }
      if natural.contains(.width) || isNear(size.width, inner.width) { size.width = max(0, inner.width) }
      if natural.contains(.height) || isNear(size.height, inner.height) { size.height = max(0, inner.height) }
      if size != view.intrinsicContentSize { option.views[index].intrinsicContentSize = size }
    }
    return option
  }
}

extension SolvedView {
  /// The lengths that the view has because its content is so large.
  fileprivate var naturalComponents: [FrameComponent] {
    let inner = frame.inset(by: alignmentRectInsets)
    var components: [FrameComponent] = []
    if let width = intrinsicContentSize.width, abs(inner.width - width) < 0.01 { components.append(.width) }
    if let height = intrinsicContentSize.height, abs(inner.height - height) < 0.01 {
      components.append(.height)
    }
    return components
  }

  /// Those of them that are known well enough to doubt the file: of texts in the system font, and of
  /// pickers. The sizes that a file records of its images are often older than its frames.
  fileprivate var knownContentComponents: [FrameComponent] {
    guard scene.intrinsicContentSize == nil else { return [] }
    switch scene.content.own.sizeTrust {
    case .text: return naturalComponents
    case .rough:
      return naturalComponents.filter { component in
        guard let recorded = scene.recordedFrame else { return false }
        return abs(recorded[component] - frame[component]) > 0.2 * frame[component]
      }
    case .none: return []
    }
  }
}

/// How far measured texts take part in a length. Fonts stand in for Apple's, so what depends on a text may be
/// a little off without anybody's mistake.
struct MeasuredContent {
  /// The sum of the texts' own lengths in points; nil: no text takes part.
  var length: Double?
  /// The sum of the heights of a line of those texts that may break at another place.
  var lines = 0.0

  /// 2 points or 5 %, and a line for each text that wraps.
  var tolerance: Double { length.map { max(2, 0.05 * $0) + lines } ?? 0 }

  /// - Parameter deciders: the constraints that the length depends on.
  init(of deciders: [LayoutConstraint], axis: Axis) {
    for constraint in deciders {
      if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
        length = length ?? 0
      }
      guard constraint.origin == .contentHugging || constraint.origin == .compressionResistance,
        let view = constraint.firstItem as? View, view.measuresText
      else { continue }
      length = (length ?? 0) + abs(constraint.constant)
      if let label = view as? Label, axis == .vertical, label.text.numberOfLines != 1 {
        lines += label.text.font.size * 1.2
      }
    }
  }
}

extension View {
  /// Whether the content size comes from a font or from an image that only Xcode knows.
  fileprivate var measuresText: Bool {
    switch self {
    case is Label, is Button, is TextField, is SegmentedControl: true
    case let view as ImageView: view.imageSize == nil
    default: false
    }
  }
}

extension LayoutAttribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
