package import AutoLayout
package import LayoutScene
import LayoutSolving
import LayoutWords
package import UIKit

/// A tree of views as a scene, with the views and constraints of the engine behind it.
///
/// Each view itself reports what it shows; see `UIView.sceneContent`.
@MainActor package struct ViewScene {
  package private(set) var option: SceneOption
  private var items: [AutoLayout.View] = []
  private var constraints: [LayoutConstraint] = []

  /// - Parameter root: the root view, which has been laid out.
  package init(of root: UIView, title: String? = nil) {
    // The name of the only option of a scenario.
    option = SceneOption(name: "default", title: title, canvas: Canvas(of: root), views: [], constraints: [])
    var names = ViewSceneNames(root: root)
    var views: ViewList<SceneView> = []
    var sceneItems: [ObjectIdentifier: SceneItem] = [:]
    var all: [UIView] = []

    func add(_ view: UIView, in superview: ViewIndex?) {
      let index = views.endIndex
      let id = superview == nil ? (name: "root", isAuthored: true) : names.name(of: view)
      var scene = SceneView(view, id: id.name, in: superview)
      scene.hasAuthoredName = id.isAuthored
      let guides = view.layoutGuides.filter { $0.item.isCustom }
      for guide in guides { guide.item.kind = .custom(names.name(for: guide)) }
      scene.layoutGuides = guides.map(\.item.kind.name)
      for guide in view.item.layoutGuides {
        sceneItems[ObjectIdentifier(guide)] = .guide(guide.kind, of: index)
      }
      sceneItems[ObjectIdentifier(view.item)] = .view(index)
      views.append(scene)
      items.append(view.item)
      all.append(view)
      for subview in view.sceneSubviews { add(subview, in: index) }
    }
    add(root, in: nil)

    nameSpacings(in: &views)
    let written = all.flatMap(\.constraints).compactMap { constraint in
      SceneConstraint(constraint.engine, sceneItems).map { (scene: $0, engine: constraint.engine) }
    }
    constraints = written.map(\.engine)
    option.views = views
    option.views.noteSharedNames()
    option.constraints = ConstraintList(written.map(\.scene))
    option.writeEquations()
    noteFramesAfterLayout()
  }

  /// Notes where code has moved views that constraints place.
  private mutating func noteFramesAfterLayout() {
    for (scene, item) in zip(option.views, items).dropFirst() where scene.autoresizingMask == nil {
      guard let engine = item.window?.engine, !item.frame.isClose(to: engine.frame(of: item)) else {
        continue
      }
      option.codeNotes.framesAfterLayout[scene.id] = item.frame
    }
  }

  /// Renames the custom spacings of stack views, which the engine keys by its own names of the views.
  private func nameSpacings(in views: inout ViewList<SceneView>) {
    let ids = Dictionary(zip(items.map(\.identifier), views.map(\.id))) { first, _ in first }
    for index in views.indices where views[index].kind == .stackView {
      let spacings = views[index].stack.customSpacing.compactMap { name, spacing in
        ids[name].map { ($0, spacing) }
      }
      views[index].stack.customSpacing = Dictionary(uniqueKeysWithValues: spacings)
    }
  }

  /// The layout that the engine has found.
  ///
  /// - Parameter measurer: measures the texts; nothing is solved.
  package func solution(isExplaining: Bool, measurer: any TextMeasurer) -> SolvedLayout? {
    guard let window = items.first?.window else { return nil }
    let placed = PlacedOption(
      option, in: window, views: ViewList(items), constraints: ConstraintList(constraints))
    return placed.solution(isExplaining: isExplaining, measurer: measurer)
  }

  /// The layout on the whole screen of a device, where the engine solves the scene anew.
  package func solution(on device: Device, isExplaining: Bool, measurer: any TextMeasurer) -> SolvedLayout {
    var option = option
    var canvas = device.canvas()
    (canvas.layoutDirection, canvas.appearance) = (option.canvas.layoutDirection, option.canvas.appearance)
    (canvas.background, canvas.contentSizeCategory) = (
      option.canvas.background, option.canvas.contentSizeCategory
    )
    option.canvas = canvas
    option.views[.root].layoutMargins = nil
    return LayoutEngine.solve(option, isExplaining: isExplaining, measurer: measurer)
  }
}

extension SceneView {
  /// A view of the library as a value.
  @MainActor fileprivate init(_ view: UIView, id: String, in superview: ViewIndex?) {
    self.init(id: id, superview: superview)
    let (item, layer) = (view.item, view.layer)
    content = view.sceneContent.content
    isHidden = view.isHidden
    let isRoot = superview == nil
    if view.isPlacedByFrame && !isRoot {
      frame = item.frame
      autoresizingMask = item.autoresizingMask
    }
    // Sizes that a subclass specifies instead of the engine.
    if item.requestedContentSize != item.intrinsicContentSize {
      intrinsicContentSize = item.requestedContentSize
    }
    let insets = EdgeInsets(view.alignmentRectInsets)
    if insets != item.alignmentRectInsets { alignmentRectInsets = insets }
    let margins = item.directionalLayoutMargins
    if isRoot || margins != DirectionalEdgeInsets(all: 8) { layoutMargins = margins }
    preservesSuperviewLayoutMargins = item.preservesSuperviewLayoutMargins
    insetsLayoutMarginsFromSafeArea = item.insetsLayoutMarginsFromSafeArea
    additionalSafeAreaInsets = item.additionalSafeAreaInsets
    semanticContentAttribute = item.semanticContentAttribute
    contentHugging = item.contentHugging
    compressionResistance = item.compressionResistance
    isContentView = view.isContentView
    isArranged = (view.superview as? UIStackView)?.arrangedSubviews.contains(view) ?? true
    backgroundColor = isRoot ? nil : view.sceneBackground?.dynamic
    drawing = view.drawing
    tintColor = view.sceneTint?.dynamic
    clipsToBounds = view.clipsToBounds
    cornerRadius = max(0, layer.cornerRadius)
    borderWidth = max(0, layer.borderWidth)
    borderColor = layer.borderColor.map { UIColor(cgColor: $0).dynamic }
    alpha = layer.isHidden ? 0 : min(1, max(0, view.alpha))
  }
}

extension UIView {
  /// Whether a frame places the view, not constraints of the author. Lists place cells, and cells their content.
  fileprivate var isPlacedByFrame: Bool {
    if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(self) { return false }
    return isContentView || translatesAutoresizingMaskIntoConstraints || self is UITableViewCell
      || self is UICollectionReusableView || self is UITableViewHeaderFooterView
  }

  /// Whether the view is merely the container between a cell and the content that code adds to the cell.
  fileprivate var isContentView: Bool {
    switch superview {
    case let cell as UITableViewCell: cell.contentView === self
    case let cell as UICollectionViewCell: cell.contentView === self
    case let header as UITableViewHeaderFooterView: header.contentView === self
    default: false
    }
  }
}

extension SceneConstraint {
  /// A constraint of the library as a value; nil if an item is not in the scene.
  fileprivate init?(_ constraint: LayoutConstraint, _ items: [ObjectIdentifier: SceneItem]) {
    guard let first = items[ObjectIdentifier(constraint.firstItem)] else { return nil }
    let second = constraint.secondItem.map { items[ObjectIdentifier($0)] }
    if case .some(.none) = second { return nil }
    self.init(
      identifier: constraint.identifier ?? "", text: "", firstItem: first,
      firstAttribute: constraint.firstAttribute, relation: constraint.relation, secondItem: second ?? nil,
      secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
    hasGivenIdentifier = !identifier.isEmpty
  }
}

extension SceneOption {
  /// Gives each constraint its equation, which is also the name of a constraint without one.
  fileprivate mutating func writeEquations() {
    let ids = views.mapped(\.id)
    func name(_ item: SceneItem) -> String {
      switch item {
      case .view(let index): ids[index]
      case .guide(.custom(let name), _): name
      case .guide(let guide, let owner): "\(ids[owner]).\(guide.name)"
      }
    }
    for index in constraints.indices {
      constraints[index].text = constraints[index].equation(naming: name)
      if !constraints[index].hasGivenIdentifier {
        constraints[index].identifier = constraints[index].text
      }
    }
  }
}

extension LayoutGuide {
  fileprivate var isCustom: Bool { if case .custom = kind { true } else { false } }
}

extension Canvas {
  /// A canvas that a view fills.
  @MainActor fileprivate init(of view: UIView) {
    let (traits, screen) = (view.traitCollection, Host.canvas)
    let direction: LayoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    self.init(
      size: Size(view.bounds.size), scale: screen.scale,
      safeArea: DirectionalEdgeInsets(view.item.safeAreaInsets, in: direction),
      layoutDirection: direction,
      contentSizeCategory: screen.contentSizeCategory,
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
      background: view.sceneBackground?.dynamic, era: screen.era)
  }
}
