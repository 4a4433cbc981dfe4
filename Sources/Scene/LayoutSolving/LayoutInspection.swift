import AutoLayout
package import LayoutScene

/// Looks at a solved layout as a reviewer does: for text that is cut off, views that cover one another or leave the
/// screen, controls too small for a finger, and an order of views that is not the order of reading.
///
/// Ambiguous and hidden views are left out: it is not certain where they are, or they are not seen.
package struct LayoutInspection {
  /// Apple's Human Interface Guidelines: controls should measure at least 44 by 44 points.
  private static let leastTouchTarget = 44.0
  /// Lines of text have room above and below their letters, which may overlap by this much, in points.
  private static let harmlessOverlap = 2.0
  /// More pairs of views are not compared, and more overlaps not reported.
  private static let mostComparisons = 1_000_000
  private static let mostOverlaps = 20

  private let layout: SolvedLayout
  private let views: [ContentView]

  /// A view that shows something of its own, and where it can be seen.
  private struct ContentView {
    var index: ViewIndex
    /// Where its text or control is, in the root's coordinates.
    var rect: Rect
    var isInScrollView: Bool
  }

  package init(_ layout: SolvedLayout) {
    self.layout = layout
    views = layout.views.indices.compactMap { Self.content(of: $0, in: layout) }
  }

  /// The remarks of some kinds, by their kinds, and of each kind in the order of the views.
  package func remarks(of kinds: Set<LayoutRemark.Kind>) -> [LayoutRemark] {
    LayoutRemark.Kind.allCases.filter(kinds.contains).flatMap { kind in
      switch kind {
      case .truncatedText: truncatedTexts
      case .overlappingViews: overlaps
      case .offScreen: departures
      case .smallTouchTarget: smallTargets
      case .readingOrder: misplacedInOrder
      }
    }
  }

  // MARK: What is seen

  private static func content(of index: ViewIndex, in layout: SolvedLayout) -> ContentView? {
    let view = layout.views[index]
    guard !view.isHidden, view.ambiguity.isEmpty, showsContent(view), view.scene.superview != nil else {
      return nil
    }
    var visible = textRect(of: view)
    var isInScrollView = false
    var next: ViewIndex? = index
    while let position = next {
      let scene = layout.views[position].scene
      if scene.alpha < 0.01 || scene.standsBeside { return nil }
      next = scene.superview
      if position == index { continue }
      let scrolls = scene.kind == .scrollView || scene.kind.cells != nil
      isInScrollView = isInScrollView || scrolls
      guard scrolls || scene.clipsToBounds else { continue }
      guard let seen = visible.intersection(layout.views[position].absoluteFrame) else { return nil }
      visible = seen
    }
    return ContentView(index: index, rect: visible, isInScrollView: isInScrollView)
  }

  private static func showsContent(_ view: SolvedView) -> Bool {
    switch view.scene.content.own.role {
    case .ground: false
    case .text: view.text.map { !$0.string.isEmpty } ?? false
    case .field, .control: true
    }
  }

  /// The part of a label that its text can reach; the whole frame of anything else.
  private static func textRect(of view: SolvedView) -> Rect {
    var rect = view.absoluteFrame
    guard view.scene.kind == .label, let text = view.text, let width = view.intrinsicContentSize.width,
      width < rect.width
    else { return rect }
    let room = rect.width - width
    let isRightToLeft = view.layoutDirection == .rightToLeft
    let share: Double =
      switch text.alignment {
      case .left: 0
      case .right: 1
      case .center: 0.5
      case .natural, .justified: isRightToLeft ? 1 : 0
      }
    rect.x += room * share
    rect.width = width
    return rect
  }

  // MARK: The remarks

  private var truncatedTexts: [LayoutRemark] {
    layout.views.indices.filter { layout.views[$0].isTruncated == true && !layout.views[$0].isHidden }.map {
      .truncatedText($0)
    }
  }

  private var overlaps: [LayoutRemark] {
    // A button without a title may be there for its touches alone.
    let sorted = views.filter { !isUntitledButton($0.index) }.sorted { $0.rect.y < $1.rect.y }
    var found: [(ViewIndex, ViewIndex)] = []
    var comparisons = 0
    search: for (position, upper) in sorted.enumerated() {
      for lower in sorted[(position + 1)...] {
        comparisons += 1
        if comparisons > Self.mostComparisons || found.count >= Self.mostOverlaps { break search }
        if lower.rect.y >= upper.rect.maxY - Self.harmlessOverlap { break }
        guard let shared = upper.rect.intersection(lower.rect), shared.width > Self.harmlessOverlap,
          shared.height > Self.harmlessOverlap, !isInside(upper.index, lower.index),
          !isInside(lower.index, upper.index)
        else { continue }
        found.append((min(upper.index, lower.index), max(upper.index, lower.index)))
      }
    }
    return found.sorted { $0 < $1 }.map { first, second in .overlap(second, over: first) }
  }

  private func isUntitledButton(_ index: ViewIndex) -> Bool {
    layout.views[index].scene.kind == .button && layout.views[index].text?.string.isEmpty ?? true
  }

  private func isInside(_ inner: ViewIndex, _ outer: ViewIndex) -> Bool {
    var next = layout.views[inner].scene.superview
    while let position = next {
      if position == outer { return true }
      next = layout.views[position].scene.superview
    }
    return false
  }

  private var departures: [LayoutRemark] {
    let size = layout.canvas.size
    return views.filter { !$0.isInScrollView }.compactMap { view in
      let sides: [(side: LayoutRemark.Side, length: Double)] = [
        (.left, -view.rect.x), (.top, -view.rect.y), (.right, view.rect.maxX - size.width),
        (.bottom, view.rect.maxY - size.height),
      ]
      guard let farthest = sides.max(by: { $0.length < $1.length }), farthest.length > 1 else { return nil }
      return .offScreen(view.index, at: farthest.side, by: farthest.length)
    }
  }

  private var smallTargets: [LayoutRemark] {
    views.compactMap { content in
      let view = layout.views[content.index]
      guard view.scene.content.own.role == .control else { return nil }
      let size = (width: view.frame.width, height: view.frame.height)
      guard
        isSmall(size.width, natural: view.intrinsicContentSize.width, content.index)
          || isSmall(size.height, natural: view.intrinsicContentSize.height, content.index)
      else { return nil }
      return .smallTouchTarget(content.index)
    }
  }

  /// Controls of the system's own size are not the fault of the layout, except for buttons without titles.
  private func isSmall(_ length: Double, natural: Double?, _ index: ViewIndex) -> Bool {
    guard length < Self.leastTouchTarget - 0.5 else { return false }
    if isUntitledButton(index) { return true }
    guard let natural else { return false }
    return length < min(natural, Self.leastTouchTarget) * 0.95 - 2
  }

  /// Interface Builder lists views as they were dropped, which nobody reads as an order.
  private var misplacedInOrder: [LayoutRemark] {
    var last: [ViewIndex: ContentView] = [:]
    return views.compactMap { content in
      let scene = layout.views[content.index].scene
      guard let superview = scene.superview, scene.recordedFrame == nil else { return nil }
      defer { last[superview] = content }
      guard let previous = last[superview], content.rect.maxY <= previous.rect.y + Self.harmlessOverlap,
        content.rect.x < previous.rect.maxX, previous.rect.x < content.rect.maxX
      else { return nil }
      return .readingOrder(content.index, after: previous.index)
    }
  }
}
