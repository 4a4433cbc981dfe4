/// Turns an option of a scene into a window with views and active constraints.
struct SceneBuilder {
  let option: SceneOption
  let window: Window
  /// By position in the option's views.
  private(set) var views: [View] = []
  /// By position in the option's constraints; nil for an inactive one.
  private(set) var constraints: [LayoutConstraint?] = []
  private(set) var warnings: [LayoutWarning] = []

  /// - Parameter startingFrames: frames of an earlier layout by view identifier, which go before the scene's.
  init(option: SceneOption, startingFrames: [String: Rect], measurer: any TextMeasurer) {
    self.option = option
    let rootView = option.views.first.map { Self.makeView($0, frame: $0.frame, of: option) }
    window = Window(canvas: option.canvas, measurer: measurer, rootView: rootView)
    for scene in option.views {
      let isPlacedByMask = scene.autoresizingMask != nil
      let remembered = isPlacedByMask ? nil : startingFrames[scene.id]
      addView(scene, startingFrame: remembered ?? scene.frame)
    }
    for scene in option.constraints { addConstraint(scene) }
  }

  private mutating func addView(_ scene: SceneView, startingFrame: Rect) {
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
      superview == 0 ? option.designSize : option.views[superview].frame.size
    switch (views[superview], view) {
    case (let stack as StackView, _): stack.addArrangedSubview(view)
    case (let table as TableView, let cell as TableCell) where scene.autoresizingMask == nil:
      table.addCell(cell)
    case (let superview, _): superview.addSubview(view)
    }
    views.append(view)
  }

  private static func makeView(_ scene: SceneView, frame: Rect, of option: SceneOption) -> View {
    let text = Text(
      scene.text, font: scene.font, numberOfLines: scene.numberOfLines,
      lineBreakMode: scene.lineBreakMode, alignment: scene.textAlignment,
      direction: scene.semanticContentAttribute.resolved(in: option.canvas.layoutDirection))
    switch scene.kind {
    case .label:
      let label = Label(identifier: scene.id, frame: frame, text: text)
      label.preferredMaxLayoutWidth = scene.preferredMaxLayoutWidth
      label.adjustsFontSizeToFitWidth = scene.adjustsFontSizeToFitWidth
      label.minimumScaleFactor = scene.minimumScaleFactor
      return label
    case .textView:
      let view = TextView(identifier: scene.id, frame: frame, text: text.wrapped)
      view.isScrollEnabled = scene.isScrollEnabled
      return view
    case .button:
      let button = Button(identifier: scene.id, frame: frame, text: text.onOneLine)
      button.settings = scene.button
      button.imageSize = scene.imageSize
      return button
    case .textField:
      let field = TextField(
        identifier: scene.id, frame: frame, text: text.onOneLine, era: option.canvas.era)
      field.placeholder = scene.placeholder
      field.borderStyle = scene.borderStyle
      return field
    case .stackView:
      return StackView(identifier: scene.id, frame: frame, settings: scene.stack)
    case .tableView:
      return TableView(identifier: scene.id, frame: frame, settings: scene.table)
    case .cell:
      let cell = TableCell(identifier: scene.id, frame: frame)
      cell.delegateHeight = scene.rowHeight
      // Cell content has the root's margins at the sides and 11 points above and below (Xcode 11 on).
      let sides = option.canvas.layoutMargins
      cell.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 11, leading: sides.leading, bottom: 11, trailing: sides.trailing)
      return cell
    case .scrollView:
      return ScrollView(identifier: scene.id, frame: frame)
    case .imageView:
      let view = ImageView(identifier: scene.id, frame: frame)
      view.imageSize = scene.imageSize
      return view
    case .segmentedControl:
      return SegmentedControl(
        identifier: scene.id, frame: frame, segments: scene.segments, era: option.canvas.era)
    case .pageControl:
      return PageControl(
        identifier: scene.id, frame: frame, numberOfPages: scene.numberOfPages, era: option.canvas.era)
    default:
      return Control(identifier: scene.id, frame: frame, kind: scene.kind, era: option.canvas.era)
    }
  }

  private func configure(_ view: View, _ scene: SceneView) {
    view.isHidden = scene.isHidden
    view.semanticContentAttribute = scene.semanticContentAttribute
    if let margins = scene.layoutMargins { view.directionalLayoutMargins = margins }
    view.preservesSuperviewLayoutMargins = scene.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = scene.insetsLayoutMarginsFromSafeArea
    view.contentHugging = scene.contentHugging
    view.compressionResistance = scene.compressionResistance
    view.intrinsicContentSizeOverride = scene.intrinsicContentSize
    view.alignmentRectInsetsOverride = scene.alignmentRectInsets
    for identifier in scene.layoutGuides { view.addLayoutGuide(LayoutGuide(kind: .custom(identifier))) }
  }

  private mutating func addConstraint(_ scene: SceneConstraint) {
    constraints.append(nil)
    guard scene.isActive, let first = item(scene.firstItem) else { return }
    let second = scene.secondItem.flatMap { item($0) }
    let constraint: LayoutConstraint
    do throws(ConstraintError) {
      constraint = try LayoutConstraint(
        item: first, attribute: scene.firstAttribute, relatedBy: scene.relation, toItem: second,
        attribute: scene.secondAttribute, multiplier: scene.multiplier, constant: scene.constant,
        priority: scene.priority)
    } catch {
      warn(scene, error.code, error.message)
      return
    }
    constraint.identifier = scene.identifier
    constraint.shouldBeArchived = scene.shouldBeArchived
    do throws(ActivationError) {
      try constraint.activate()
      constraints[constraints.count - 1] = constraint
    } catch {
      warn(scene, "no-common-ancestor", "the items of \(scene.text) have no common ancestor")
    }
  }

  private mutating func warn(_ scene: SceneConstraint, _ code: String, _ message: String) {
    warnings.append(LayoutWarning(code: code, message: message, views: [scene.firstItem.view]))
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

extension Text {
  /// The text as a text view shows it.
  fileprivate var wrapped: Text {
    var text = self
    text.numberOfLines = 0
    text.lineBreakMode = .byWordWrapping
    return text
  }

  /// The text as a control of one line shows it.
  fileprivate var onOneLine: Text {
    var text = self
    text.numberOfLines = 1
    return text
  }
}
