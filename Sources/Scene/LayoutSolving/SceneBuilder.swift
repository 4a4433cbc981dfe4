import AutoLayout
import LayoutScene

/// Turns an option of a scene into a window with views and active constraints.
struct SceneBuilder {
  var option: SceneOption
  let window: Window
  var views: ViewList<View> = []
  /// nil for an inactive one.
  var constraints: ConstraintList<LayoutConstraint?> = []
  var findings: [LayoutFinding] = []

  /// - Parameter startingFrames: frames of an earlier layout by view identifier, used in preference to the
  ///   scene's.
  init(option: SceneOption, startingFrames: [String: Rect], measurer: any TextMeasurer) {
    self.option = option
    let rootView = option.views.first.map { Self.makeView($0, frame: $0.frame, of: option) }
    window = Window(canvas: option.canvas, measurer: measurer, rootView: rootView)
    window.expectsChanges = false
    for scene in option.views {
      let isPlacedByMask = scene.autoresizingMask != nil
      let remembered = isPlacedByMask ? nil : startingFrames[scene.id]
      addView(scene, startingFrame: remembered ?? scene.frame)
    }
    for scene in option.constraints { constraints.append(makeConstraint(scene)) }
  }

  var placed: PlacedOption {
    var placed = PlacedOption(option, in: window, views: views, constraints: constraints)
    placed.findings = findings
    return placed
  }

  /// Drops the frames of code that constraints give as well, and those that the code gives on another canvas.
  mutating func dropIdleFrames() {
    guard !option.codeNotes.framesAfterLayout.isEmpty else { return }
    var moved: [String: Rect] = [:]
    for (scene, view) in zip(option.views, views) where option.canvas.size == option.designSize {
      guard let frame = option.codeNotes.framesAfterLayout[scene.id],
        !frame.isClose(to: window.engine.frame(of: view))
      else { continue }
      moved[scene.id] = frame
    }
    option.codeNotes.framesAfterLayout = moved
  }

  mutating func addView(_ scene: SceneView, startingFrame: Rect) {
    guard let superview = scene.superview, views.indices.contains(superview) else {
      // The first view is the root, which the window has made.
      configure(window.rootView, scene)
      views.append(window.rootView)
      return
    }
    let view = Self.makeView(scene, frame: startingFrame, of: option)
    configure(view, scene)
    view.translatesAutoresizingMaskIntoConstraints = scene.autoresizingMask != nil
    view.autoresizingMask = scene.autoresizingMask ?? []
    view.autoresizingReference =
      superview == .root ? option.designSize : option.views[superview].frame.size
    switch (views[superview], view) {
    case (let stack as StackView, _) where scene.isArranged: stack.addArrangedSubview(view)
    case (let table as TableView, let cell as TableCell) where scene.autoresizingMask == nil:
      table.addCell(cell)
    case (let list as CollectionView, let cell as CollectionCell) where scene.autoresizingMask == nil:
      list.addCell(cell)
    case (let superview, _): superview.addSubview(view)
    }
    if scene.isContentView, let cell = views[superview] as? ListCell { place(view, scene, in: cell) }
    views.append(view)
  }

  /// Places a separate content view: beside the accessory as in its file, or else as UIKit does.
  private func place(_ contentView: View, _ scene: SceneView, in cell: ListCell) {
    if scene.autoresizingMask != nil {
      (cell as? TableCell)?.accessoryWidth = 0
    } else {
      cell.fill(with: contentView)
      if let margins = scene.layoutMargins { contentView.directionalLayoutMargins = margins }
    }
  }

  static func makeView(_ scene: SceneView, frame: Rect, of option: SceneOption) -> View {
    let direction = scene.semanticContentAttribute.resolved(in: option.canvas.layoutDirection)
    return scene.content.own.makeView(
      ViewPlace(identifier: scene.id, frame: frame, direction: direction, canvas: option.canvas))
  }

  private func configure(_ view: View, _ scene: SceneView) {
    // The frames that a file has recorded are unscrolled.
    if scene.recordedFrame != nil { (view as? ScrollView)?.contentInsetAdjustmentBehavior = .never }
    configure(view, scene, since: nil)
    for identifier in scene.layoutGuides { view.addLayoutGuide(LayoutGuide(kind: .custom(identifier))) }
  }

  /// Gives a view the properties that all kinds have.
  ///
  /// - Parameter old: the view as it has been until now; nil for a new one.
  func configure(_ view: View, _ scene: SceneView, since old: SceneView?) {
    func isNew<Value: Equatable>(_ property: (SceneView) -> Value) -> Bool {
      old.map { property($0) != property(scene) } ?? true
    }
    view.isHidden = scene.isHidden
    view.semanticContentAttribute = scene.semanticContentAttribute
    if isNew({ $0.layoutMargins }), let margins = scene.layoutMargins {
      view.directionalLayoutMargins = margins
    }
    view.preservesSuperviewLayoutMargins = scene.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = scene.insetsLayoutMarginsFromSafeArea
    view.additionalSafeAreaInsets = scene.additionalSafeAreaInsets
    if isNew({ $0.contentHugging }) { view.contentHugging = scene.contentHugging }
    if isNew({ $0.compressionResistance }) { view.compressionResistance = scene.compressionResistance }
    if isNew({ $0.intrinsicContentSize }) { view.intrinsicContentSizeOverride = scene.intrinsicContentSize }
    if isNew({ $0.alignmentRectInsets }) { view.alignmentRectInsetsOverride = scene.alignmentRectInsets }
  }

  /// Makes the next constraint of the option.
  mutating func makeConstraint(_ scene: SceneConstraint) -> LayoutConstraint? {
    guard scene.isActive, let first = item(scene.firstItem) else { return nil }
    let second = scene.secondItem.flatMap { item($0) }
    let constraint: LayoutConstraint
    do throws(ConstraintError) {
      constraint = try LayoutConstraint(
        item: first, attribute: scene.firstAttribute, relatedBy: scene.relation, toItem: second,
        attribute: scene.secondAttribute, multiplier: scene.multiplier, constant: scene.constant,
        priority: scene.priority)
    } catch {
      findings.append(.illegalConstraint(constraints.endIndex, error))
      return nil
    }
    constraint.identifier = scene.identifier
    constraint.shouldBeArchived = scene.shouldBeArchived
    do throws(ActivationError) {
      try constraint.activate()
      return constraint
    } catch {
      findings.append(.noCommonAncestor(constraints.endIndex))
      return nil
    }
  }

  private func item(_ item: SceneItem) -> LayoutItem? {
    guard views.indices.contains(item.view) else { return nil }
    let view = views[item.view]
    switch item {
    case .view: return view
    case .guide(let kind, _): return view.layoutGuide(kind)
    }
  }
}
