import AutoLayout
import LayoutScene
import TestSupport

/// Scenes that a scenario can say, with every key somewhere.
struct RandomSceneMaker {
  var random: RandomSource

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 1...100, using: &random) <= percent }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &random)
    return chance(70) ? (value * 2).rounded() / 2 : value
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func text() -> String {
    pick(["", "Title", "two\nlines\tand \"quotes\" \\", "ä😀", "\u{1}\u{7f}", "# Standard @750"])
  }

  private mutating func run() -> StyledRun {
    var run = StyledRun(text())
    run.color = chance(30) ? dynamicColor() : nil
    if chance(30) { run.font = Font(size: number(9...40).rounded(), weight: pick(FontWeight.allCases)) }
    if chance(20) { run.kern = number(-9...9) }
    if chance(20) { run.baselineOffset = number(-9...9) }
    (run.isUnderlined, run.isStruckThrough) = (chance(20), chance(20))
    if chance(20) { run.paragraph.alignment = pick(TextAlignment.allCases) }
    if chance(20) { run.paragraph.lineSpacing = number(0...9) }
    if chance(20) { run.paragraph.lineHeightMultiple = number(0...2) }
    if chance(20) { run.paragraph.minimumLineHeight = number(0...40) }
    if chance(20) { run.paragraph.maximumLineHeight = number(0...40) }
    if chance(20) { run.paragraph.paragraphSpacing = number(0...9) }
    return run
  }

  private mutating func dynamicColor() -> DynamicColor? {
    guard let light = color(), let dark = color() else { return nil }
    return chance(50) ? DynamicColor(light) : DynamicColor(light: light, dark: dark)
  }

  private mutating func color() -> Color? {
    pick([nil, Color(hex: 0x0A84FF), Color(hex: 0x102030, alpha: 51.0 / 255)])
  }

  private mutating func priority() -> LayoutPriority {
    LayoutPriority(pick([1, 49.5, 250, 750, 999.999, 1000]))
  }

  private let style = TextStyle.body

  init(random: RandomSource) { self.random = random }

  mutating func scene() -> Scene {
    let design = canvas()
    var first = option(named: chance(50) ? "default" : "first", design)
    first.designSize = design.size
    var options = [first]
    for index in 0..<Int.random(in: 0...3, using: &random) {
      var next = first
      next.name = "option \(index)"
      next.title = chance(50) ? text() : nil
      if chance(50) { next.canvas = canvas() }
      // A text style has another size in another category.
      for index in next.views.indices where next.views[index].content.text?.font.linePitch != nil {
        next.views[index].content.text?.font = style.font(for: next.canvas.contentSizeCategory)
      }
      for index in next.views.indices where chance(30) { change(&next.views[index], next.canvas) }
      for index in next.constraints.indices where chance(40) {
        next.constraints[index].isActive.toggle()
        next.constraints[index].constant = number(-100...100)
        // Options may follow each other, and what is active stays required, or optional.
        let isRequired = next.constraints[index].priority.isRequired
        repeat {
          next.constraints[index].priority = priority()
        } while next.constraints[index].priority.isRequired
          != isRequired
        next.constraints[index].text = ""
      }
      next.after = chance(30) ? options.count - 1 : nil
      options.append(next)
    }
    var scene = Scene(input: "random", title: chance(50) ? text() : nil, options: options)
    name(&scene)
    return scene
  }

  private mutating func canvas() -> Canvas {
    var canvas: Canvas
    if chance(60) {
      let device = pick(Device.all)
      let orientation = pick(DeviceOrientation.allCases)
      canvas = device.canvas(orientation: orientation, bars: chance(50) ? nil : [.status, .tab])
    } else {
      let size = Size(width: number(1...900), height: number(1...900))
      let isTall = size.height >= 480
      canvas = Canvas(
        orientation: size.width > size.height ? .landscape : .portrait, size: size,
        horizontalSizeClass: isTall && size.width >= 600 ? .regular : .compact,
        verticalSizeClass: isTall ? .regular : .compact)
    }
    if chance(30) { canvas.scale = pick([1, 2, 3]) }
    if chance(30) { canvas.safeArea.top = number(0...60) }
    if chance(30) { canvas.horizontalSizeClass = pick(SizeClass.allCases) }
    if chance(30) { canvas.layoutMargins.leading = number(0...60) }
    if chance(50) {
      canvas.layoutMargins = Canvas.rootMargins(
        width: canvas.size.width, horizontalSizeClass: canvas.horizontalSizeClass)
    }
    canvas.layoutDirection = pick(LayoutDirection.allCases)
    canvas.contentSizeCategory = pick(ContentSizeCategory.allCases)
    canvas.appearance = pick(Appearance.allCases)
    canvas.era = pick(InterfaceEra.allCases)
    return canvas
  }

  private mutating func option(named name: String, _ canvas: Canvas) -> SceneOption {
    var views = [SceneView(id: "root", kind: chance(20) ? pick([.scrollView, .stackView, .cell]) : .view)]
    if chance(20) { views[0].layoutGuides = ["guide of the root"] }
    for index in 1...Int.random(in: 2...8, using: &random) {
      let superview = chance(50) ? .root : ViewIndex(index - 1)
      let kinds = ViewKind.allCases.filter { $0.cells == nil && $0.list == nil }
      var view = SceneView(
        id: pick(["", "a.b ", "Name Text ", "= "]) + "\(index)", kind: pick(kinds), superview: superview)
      change(&view, canvas)
      if chance(30) { view.content.text?.font = style.font(for: canvas.contentSizeCategory) }
      if chance(20) { view.layoutGuides = ["guide \(index)"] }
      views.append(view)
    }
    if chance(30) { change(&views[0], canvas) }
    return SceneOption(name: name, canvas: canvas, views: views, constraints: constraints(views))
  }

  /// Without orders that are not those of a tree: a view's superview is the one before it or the root.
  private mutating func constraints(_ views: [SceneView]) -> [SceneConstraint] {
    (0..<Int.random(in: 0...6, using: &random)).map { number in
      let (first, second) = (
        ViewIndex(Int.random(in: 1..<views.count, using: &random)),
        ViewIndex(Int.random(in: 0..<views.count, using: &random))
      )
      var constraint = SceneConstraint(
        identifier: "c \(number)", text: "", firstItem: .view(first), firstAttribute: .width,
        relation: pick(LayoutRelation.allCases), constant: self.number(-1000...1000), priority: priority(),
        isActive: chance(80))
      if chance(70) {
        constraint.secondItem = chance(30) ? .guide(.safeArea, of: second) : .view(second)
        constraint.secondAttribute = pick([.width, .height])
        constraint.multiplier = chance(50) ? 1 : self.number(-3...3)
      }
      constraint.shouldBeArchived = chance(85)
      return constraint
    }
  }

  /// What the kind has keys for.
  private mutating func changeText(of view: inout SceneView) {
    guard var styled = view.content.text else { return }
    styled.string = text()
    if ![.textField, .searchBar].contains(view.kind), chance(30) {
      styled.setRuns((0..<Int.random(in: 1...4, using: &random)).map { _ in run() })
    }
    styled.font = Font(
      size: number(1...100), weight: pick(FontWeight.allCases), family: styled.font.family)
    styled.alignment = pick(TextAlignment.allCases)
    styled.color = dynamicColor()
    if [.textField, .searchBar].contains(view.kind) { styled.placeholder = text() }
    if view.kind == .label { styled.numberOfLines = pick([0, 1, 2]) }
    if [.label, .textField, .button].contains(view.kind) {
      styled.lineBreakMode = pick(LineBreakMode.allCases)
    }
    view.content.text = styled
  }

  /// What only buttons with a configuration have.
  private mutating func configure(_ view: inout SceneView) {
    guard var button = view.content[ButtonContent.self] else { return }
    button.style = pick(ButtonStyle.allCases)
    button.subtitle = text()
    button.cornerStyle = pick(ButtonCornerStyle.allCases)
    button.settings.size = pick(ButtonSize.allCases)
    button.settings.imagePlacement = pick(ImagePlacement.allCases)
    button.settings.imagePadding = number(0...9)
    button.settings.titlePadding = number(0...9)
    view.content = button.content
  }

  private mutating func change(_ view: inout SceneView, _ canvas: Canvas) {
    view.name = chance(30) ? text() : nil
    view.isHidden = chance(20)
    view.insetsLayoutMarginsFromSafeArea = chance(80)
    if chance(10) { view.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 49, right: 0) }
    view.frame = Rect(x: number(-50...50), y: number(-50...50), width: number(0...90), height: number(0...90))
    view.autoresizingMask = chance(20) ? [.flexibleWidth, .flexibleTopMargin] : nil
    if chance(30) || view.layoutMargins != nil {
      view.layoutMargins = DirectionalEdgeInsets(
        top: number(0...20), leading: 8, bottom: 8, trailing: number(0...20))
    }
    view.preservesSuperviewLayoutMargins = chance(20)
    view.semanticContentAttribute = pick(SemanticContentAttribute.allCases)
    view.intrinsicContentSize = chance(20) ? IntrinsicSize(width: number(0...90), height: nil) : nil
    view.contentHugging.horizontal = priority()
    view.compressionResistance.vertical = priority()
    changeText(of: &view)
    view.content[LabelContent.self]?.preferredMaxLayoutWidth = number(0...300)
    view.content[LabelContent.self]?.adjustsFontSizeToFitWidth = chance(30)
    view.content[LabelContent.self]?.minimumScaleFactor = number(0...1)
    view.content[TextViewContent.self]?.isScrollEnabled = chance(50)
    view.content[TextViewContent.self]?.container.inset = EdgeInsets(
      top: number(-9...9), right: number(0...9))
    view.content[TextViewContent.self]?.container.lineFragmentPadding = number(0...9)
    view.content[TextFieldContent.self]?.borderStyle = pick(TextFieldBorder.allCases)
    view.content[ButtonContent.self]?.settings.hasConfiguration = chance(50)
    view.content[ButtonContent.self]?.settings.contentInsets =
      chance(50) ? EdgeInsets(top: number(-9...9), right: number(0...9)) : nil
    if view.content[ButtonContent.self]?.settings.hasConfiguration == true { configure(&view) }
    let size = Size(width: number(0...90), height: number(0...90))
    view.content.image =
      chance(50)
      ? pick([
        SceneImage(size: size), SceneImage(size: size, source: .symbol("star")),
        SceneImage(size: pick([size, nil]), source: .file(ImageFile(name: "images/a@2x.png"))),
      ]) : nil
    view.content[ImageViewContent.self]?.contentMode = pick(ContentMode.allCases)
    view.stack.axis = pick(Axis.allCases)
    view.stack.distribution = pick(StackSettings.Distribution.allCases)
    view.stack.alignment = pick(StackSettings.Alignment.allCases)
    view.stack.spacing = number(-9...9)
    view.stack.isBaselineRelativeArrangement = chance(50)
    view.stack.isLayoutMarginsRelativeArrangement = chance(50)
    view.stack.keepsHiddenViews = chance(30)
    view.content[SegmentedControlContent.self]?.segments = pick([[], ["One", "Two"]])
    view.content[SliderContent.self]?.value = pick([nil, 0, 0.25])
    if chance(30), let slider = view.content[SliderContent.self] {
      view.content[SliderContent.self]?.minimumValue = (slider.value ?? 0) - number(0...9)
      view.content[SliderContent.self]?.maximumValue = (slider.value ?? 0) + number(1...9)
    }
    view.content[DatePickerContent.self]?.preferredDatePickerStyle = pick(DatePickerStyle.allCases)
    view.content[DatePickerContent.self]?.datePickerMode = pick(DatePickerMode.allCases)
    view.content[ProgressViewContent.self]?.value = pick([nil, 0, 0.25])
    view.content[SwitchContent.self]?.isOn = chance(50)
    view.content[PageControlContent.self]?.numberOfPages = pick([0, 3, 7])
    view.content[PageControlContent.self]?.currentPage = pick([0, 2])
    view.backgroundColor = dynamicColor()
    view.cornerRadius = number(0...9)
    view.borderWidth = number(0...3)
    view.borderColor = dynamicColor()
    view.alpha = number(0...1)
  }

  /// Gives constraints the text that the reader gives them.
  private func name(_ scene: inout Scene) {
    for option in scene.options.indices {
      let views = scene.options[option].views
      for index in scene.options[option].constraints.indices {
        let constraint = scene.options[option].constraints[index]
        var text =
          "\(views[constraint.firstItem.view].id).\(constraint.firstAttribute.name) \(constraint.relation.symbol) "
        if let second = constraint.secondItem {
          var item = views[second.view].id
          if case .guide = second { item = second.view == 0 ? "safeArea" : item + ".safeArea" }
          if constraint.multiplier != 1 { text += "\(plainNumber(constraint.multiplier)) × " }
          text += "\(item).\(constraint.secondAttribute.name)"
          if constraint.constant != 0 {
            text += " \(constraint.constant < 0 ? "-" : "+") \(plainNumber(abs(constraint.constant)))"
          }
        } else {
          text += plainNumber(constraint.constant)
        }
        if !constraint.priority.isRequired { text += " @\(plainNumber(constraint.priority.rawValue))" }
        scene.options[option].constraints[index].text = text
      }
    }
  }
}
