import AutoLayout
import LayoutScene

/// Finds the views whose frames in the file differ from what their constraints give: Interface Builder's
/// "Misplaced Views".
enum Misplacement {
  /// How a view moved without changing size.
  struct Way: Hashable {
    private var superview: ViewIndex?
    /// In half points.
    private var x: Int
    private var y: Int

    /// Returns nil for a view whose size differs.
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

  /// In points: pixel rounding, separators and the like account for up to this.
  static let rounding = 1.0

  /// The components that differ by more than pixel rounding and by more than `tolerance` points.
  ///
  /// Skips views whose frame in the file means nothing, and components that the constraints leave open.
  static func components(
    of view: SolvedView, tolerance: (FrameComponent) -> Double
  ) -> [FrameComponent] {
    guard let recorded = view.scene.recordedFrame, view.scene.superview != nil, !view.isHidden,
      view.scene.autoresizingMask == nil
    else { return [] }
    return FrameComponent.allCases.filter { component in
      guard view.ambiguity[component] == nil else { return false }
      let difference = abs(view.frame[component] - recorded[component])
      // Call `tolerance`, which looks up the deciders, only where it matters.
      return difference > rounding + 1e-3 && difference > max(rounding, tolerance(component)) + 1e-3
    }
  }
}

extension SolvedLayout {
  /// Clears misplacements due only to contents having another size on Interface Builder's canvas, and warns
  /// of the rest.
  ///
  /// - Parameter recorded: the same option solved with contents at the sizes that the file records.
  mutating func confirmMisplacements(_ recorded: SolvedLayout) {
    var ways: Set<Misplacement.Way> = []
    for index in views.indices where !views[index].misplaced.isEmpty {
      // Everything inside a view of the wrong size is out of place; only that view needs fixing.
      if isInsideMisplacedSize(index) {
        views[index].misplaced = []
        continue
      }
      let second = recorded.view(at: index) ?? views[index]
      let own = views[index].knownContentComponents
      views[index].misplaced.removeAll { !own.contains($0) && !second.misplaced.contains($0) }
      let view = views[index]
      guard let file = view.scene.recordedFrame, !view.misplaced.isEmpty else { continue }
      // Siblings that moved by the same distance get one warning, for the first of them.
      let way = Misplacement.Way(view, from: file)
      if let way, !ways.insert(way).inserted { continue }
      let components = view.misplaced.map { component in
        LayoutFinding.Misplacement(
          component, wanted: own.contains(component) ? view.frame[component] : second.frame[component],
          recorded: file[component])
      }
      findings.append(.misplaced(index, components))
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
  /// The option with contents at the sizes that the file records, where views are, or could be, as large as
  /// their contents.
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
  /// The lengths in which the view is as large as its content.
  fileprivate var naturalComponents: [FrameComponent] {
    let inner = frame.inset(by: alignmentRectInsets)
    var components: [FrameComponent] = []
    if let width = intrinsicContentSize.width, abs(inner.width - width) < 0.01 { components.append(.width) }
    if let height = intrinsicContentSize.height, abs(inner.height - height) < 0.01 {
      components.append(.height)
    }
    return components
  }

  /// Whether the height of a text in the file is neither that of the lines that it has here nor of one more or fewer.
  var recordsPartOfLine: Bool {
    guard let recorded = scene.recordedFrame, let lineCount, lineCount > 0,
      naturalComponents.contains(.height)
    else { return false }
    let line = frame.height / Double(lineCount)
    let difference = abs(recorded.height - frame.height)
    return min(difference, abs(difference - line)) > max(3, 0.25 * line) && difference < line
  }

  /// The natural lengths that are known well enough to doubt the file: those of texts in the system font, and
  /// of pickers. Image sizes in a file are often older than its frames.
  var knownContentComponents: [FrameComponent] {
    guard scene.intrinsicContentSize == nil else { return [] }
    switch scene.content.own.sizeTrust {
    case .text:
      // Fonts decide where texts wrap, but not how high a line is.
      let isOneLine = (scene.content.text?.numberOfLines ?? 1) == 1
      return naturalComponents.filter { $0 == .width || isOneLine || recordsPartOfLine }
    case .rough:
      return naturalComponents.filter { component in
        guard let recorded = scene.recordedFrame else { return false }
        return abs(recorded[component] - frame[component]) > 0.2 * frame[component]
      }
    case .none: return []
    }
  }
}

/// How far a length depends on measured text. Other fonts stand in for Apple's, so such a length may be
/// slightly off with no mistake in the file.
struct MeasuredContent {
  /// The sum of the texts' own lengths in points; nil if no text is involved.
  var length: Double?
  /// The sum of one line height for each text that may wrap differently.
  var lines = 0.0

  /// 2 points or 5 %, whichever is more, plus a line for each text that wraps.
  var tolerance: Double { toleranceOfLength + lines }

  /// The tolerance where all texts wrap as they do in the file.
  var toleranceOfLength: Double { length.map { max(2, 0.05 * $0) } ?? 0 }

  /// - Parameter deciders: the constraints that the length depends on.
  init(of deciders: [LayoutConstraint], axis: Axis) {
    for constraint in deciders {
      if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
        length = length ?? 0
      }
      guard constraint.origin.isContentSize, let view = constraint.firstItem as? View, view.measuresText
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
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
