import AutoLayout
import LayoutScene

/// What of a recorded scene is a fact: its tree of views, its constraints and its numbers, and none of its words.
///
/// Facts are named here one by one, so that whatever else a scene may hold stays behind.
struct SceneFacts {
  /// A scenario with one option, whose views are called `v1`, `v2`… in tree order.
  let scene: Scene

  /// What the origin's views are called in it.
  let names: [String: String]

  /// - Parameters:
  ///   - layout: the option as it comes out with its texts; it tells which sizes come from content.
  ///   - asked: the views whose frames are to be found. Where constraints place them they get none to start with,
  ///     which would give the answer away, unless masks of their subviews were set for it.
  init(_ option: SceneOption, _ layout: SolvedLayout, asked: Set<String>) {
    let numbered = ViewList(option.views.indexed().map { ($1.id, $0 == .root ? "root" : "v\($0.rawValue)") })
    names = Dictionary(numbered, uniquingKeysWith: { $1 })
    var facts = SceneOption(
      name: "default", canvas: option.canvas.facts, designSize: option.designSize, views: [], constraints: [])
    let masked = Set(option.views.filter { $0.autoresizingMask != nil }.map(\.superview))
    for (index, solved) in layout.views.indexed() {
      facts.views.append(Self.view(solved, called: numbered[index].1, names))
      if asked.contains(solved.scene.id), solved.scene.autoresizingMask == nil, !masked.contains(index) {
        facts.views[index].frame = .zero
      }
    }
    for constraint in option.constraints where constraint.isActive && constraint.shouldBeArchived {
      facts.constraints.append(Self.constraint(constraint))
    }
    scene = Scene(input: "facts", options: [facts])
  }

  private static func view(_ solved: SolvedView, called id: String, _ names: [String: String]) -> SceneView {
    let origin = solved.scene
    var view = SceneView(id: id, kind: origin.kind, superview: origin.superview)
    view.isHidden = origin.isHidden
    view.frame = origin.frame
    view.autoresizingMask = origin.autoresizingMask
    view.layoutGuides = origin.layoutGuides.map(guide)
    view.layoutMargins = origin.layoutMargins
    view.preservesSuperviewLayoutMargins = origin.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = origin.insetsLayoutMarginsFromSafeArea
    view.semanticContentAttribute = origin.semanticContentAttribute
    view.intrinsicContentSize = origin.intrinsicContentSize
    view.alignmentRectInsets = origin.alignmentRectInsets
    view.contentHugging = origin.contentHugging
    view.compressionResistance = origin.compressionResistance
    view.content[ImageViewContent.self]?.imageSize = origin.content[ImageViewContent.self]?.imageSize
    view.content[ButtonContent.self]?.imageSize = origin.content[ButtonContent.self]?.imageSize
    view.content[TableViewContent.self] = origin.content[TableViewContent.self]
    view.content[CellContent.self]?.rowHeight = origin.content[CellContent.self]?.rowHeight
    view.content[CellContent.self]?.accessory = origin.content[CellContent.self]?.accessory
    view.isContentView = origin.isContentView
    view.stack = origin.stack
    view.stack.customSpacing = [:]
    for (id, spacing) in origin.stack.customSpacing { view.stack.customSpacing[names[id] ?? id] = spacing }
    if origin.showsWords { Self.copyText(of: solved, to: &view) }
    return view
  }

  /// The size that a text had is a number; a stand-in of as many lines gives baselines their places.
  private static func copyText(of solved: SolvedView, to view: inout SceneView) {
    let origin = solved.scene
    if origin.intrinsicContentSize == nil {
      let inner = (origin.recordedFrame ?? solved.frame).inset(by: solved.alignmentRectInsets)
      let measured = solved.intrinsicContentSize
      view.intrinsicContentSize = IntrinsicSize(
        width: measured.width.map { _ in max(0, inner.width) },
        height: measured.height.map { _ in max(0, inner.height) })
    }
    guard let lines = solved.lineCount else { return }
    if let given = origin.content.text {
      view.content.text?.string = Array(repeating: standIn, count: max(1, lines)).joined(separator: "\n")
      view.content.text?.font = Font(
        size: given.font.size, weight: given.font.weight, linePitch: given.font.linePitch)
      view.content.text?.numberOfLines = given.numberOfLines
    }
    if let given = origin.content[TextViewContent.self] {
      view.content[TextViewContent.self]?.isScrollEnabled = given.isScrollEnabled
    }
    if let given = origin.content[TextFieldContent.self] {
      view.content[TextFieldContent.self]?.borderStyle = given.borderStyle
    }
    if let given = origin.content[ButtonContent.self] {
      view.content[ButtonContent.self]?.settings = given.settings
    }
  }

  /// A line of any text.
  static let standIn = "x"

  private static func constraint(_ origin: SceneConstraint) -> SceneConstraint {
    SceneConstraint(
      identifier: "", text: "", firstItem: item(origin.firstItem), firstAttribute: origin.firstAttribute,
      relation: origin.relation, secondItem: origin.secondItem.map(item),
      secondAttribute: origin.secondAttribute, multiplier: origin.multiplier, constant: origin.constant,
      priority: origin.priority)
  }

  private static func item(_ origin: SceneItem) -> SceneItem {
    if case .guide(.custom(let identifier), let view) = origin {
      return .guide(.custom(guide(identifier)), of: view)
    }
    return origin
  }

  /// A name for a guide in which nothing of its own is left but that it is another than others.
  private static func guide(_ identifier: String) -> String {
    "g\(identifier.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) })"
  }
}

extension Canvas {
  fileprivate var facts: Canvas {
    var canvas = self
    canvas.navigationItem = nil
    canvas.barsAbove = nil
    canvas.background = nil
    canvas.appearance = .light
    return canvas
  }
}

extension SceneView {
  /// Whether its size comes from words, or from a picture beside them.
  fileprivate var showsWords: Bool {
    if let segments = content[SegmentedControlContent.self]?.segments { return !segments.isEmpty }
    guard let text = content.text, kind != .searchBar else { return false }
    return !(text.string.isEmpty && text.placeholder.isEmpty)
      || content[ButtonContent.self]?.imageSize != nil
  }
}
