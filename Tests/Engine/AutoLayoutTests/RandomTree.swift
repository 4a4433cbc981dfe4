import AutoLayout
import TestSupport

/// A random tree of views of every kind, which can be edited at random.
///
/// What is chosen never depends on frames, so that trees of one seed stay alike however often they are laid out.
final class RandomTree {
  var random: RandomSource
  let window: Window
  /// By creation; those that have been removed from the tree stay, so that constraints do not outlive them.
  private(set) var views: [View] = []
  private(set) var constraints: [LayoutConstraint] = []
  private let allowsLists: Bool
  /// Whether something weak decides what the rest leaves open.
  private let isDetermined: Bool

  static let words = "a list of words that are long or short and wrap where a line has no more room".split(
    separator: " ")
  static let priorities = [LayoutPriority.required] + [250.0, 500, 749, 999].map { LayoutPriority($0) }

  /// Whether frames of views with masks change with their superviews' sizes: then they depend on what these were.
  let hasFlexibleMasks: Bool

  init(seed: UInt64, hasFlexibleMasks: Bool) {
    self.hasFlexibleMasks = hasFlexibleMasks
    random = RandomSource(seed: seed)
    let isNotched = random.chance(40)
    var canvas = Canvas(
      size: Size(width: Double(random.int(150...500)), height: Double(random.int(150...700))),
      scale: random.pick([1, 2, 3]),
      safeArea: isNotched
        ? DirectionalEdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0) : DirectionalEdgeInsets(),
      layoutDirection: random.chance(20) ? .rightToLeft : .leftToRight)
    canvas.showsKeyboard = random.chance(5)
    window = Window(canvas: canvas, measurer: TestMeasurer())
    allowsLists = random.chance(25)
    isDetermined = random.chance(85)
    views = [window.rootView]
    for _ in 0..<random.int(2...12) { addView() }
    for _ in 0..<random.int(0...3) { addConstraint() }
  }

  // MARK: Choices

  /// Views in the tree, in the order of creation.
  var present: [View] { views.filter { $0.window != nil } }

  private var containers: [View] {
    present.filter { !($0 is WrappingText || $0 is SingleLineControl || $0 is ImageView || $0 is TableView) }
  }

  private func points(_ range: ClosedRange<Int>) -> Double { Double(random.int(range)) }

  func text() -> String {
    (0..<random.int(0...9)).map { _ in String(random.pick(Self.words)) }.joined(separator: " ")
  }

  func fullText() -> Text {
    Text(text(), font: Font(size: random.pick([12, 17, 24])), numberOfLines: random.pick([0, 0, 1, 2]))
  }

  func stackSettings() -> StackSettings {
    var settings = StackSettings()
    settings.axis = random.pick(Axis.allCases)
    settings.distribution = random.pick(StackSettings.Distribution.allCases)
    settings.alignment = random.pick(StackSettings.Alignment.allCases)
    settings.spacing = random.pick([0, 4, 10])
    settings.isLayoutMarginsRelativeArrangement = random.chance(20)
    settings.isBaselineRelativeArrangement = random.chance(10)
    return settings
  }

  private func makeView(_ name: String) -> View {
    let frame = Rect(x: points(0...50), y: points(0...50), width: points(0...120), height: points(0...90))
    switch random.int(0...99) {
    case 0..<28: return View(identifier: name, frame: frame)
    case 28..<55: return Label(identifier: name, frame: frame, text: fullText())
    case 55..<75: return StackView(identifier: name, frame: frame, settings: stackSettings())
    case 75..<82: return ScrollView(identifier: name, frame: frame)
    case 82..<86:
      let view = TextView(identifier: name, frame: frame, text: fullText())
      view.isScrollEnabled = random.chance(30)
      return view
    case 86..<90: return Button(identifier: name, frame: frame, text: Text(text(), font: Font(size: 15)))
    case 90..<94 where allowsLists: return makeTable(name, frame)
    default:
      let view = ImageView(identifier: name, frame: frame)
      view.imageSize = Size(width: points(5...90), height: points(5...90))
      return view
    }
  }

  private func makeTable(_ name: String, _ frame: Rect) -> View {
    let table = TableView(identifier: name, frame: frame)
    for row in 0..<random.int(0...3) {
      let cell = TableCell(identifier: "\(name)-\(row)")
      table.addCell(cell)
      let label = Label(identifier: "\(name)-\(row)-text", text: fullText())
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(label)
      views.append(label)
      for attribute in [LayoutAttribute.top, .bottom, .leadingMargin, .trailingMargin] {
        constrain(label, attribute.isMarginOf, .equal, cell, attribute, plus: 0, at: .required)
      }
    }
    return table
  }

  // MARK: Additions

  func addView() {
    let superview = random.pick(containers)
    let view = makeView("v\(views.count)")
    views.append(view)
    let mask = AutoresizingMask(rawValue: random.int(0...63))
    // In a scroll view a mask follows the frame or the content, by when it is read.
    view.autoresizingMask = hasFlexibleMasks && !(superview is ScrollView) ? mask : []
    defer { determine(view) }
    if let stack = superview as? StackView, random.chance(85) {
      stack.insertArrangedSubview(view, at: random.int(0...stack.arrangedSubviews.count))
      if random.chance(50) { size(view) }
      return
    }
    superview.addSubview(view)
    // The autoresizing mask of some places them.
    if random.chance(15) { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    place(view, in: superview)
    size(view)
  }

  /// An item that an edge can be pinned to: the superview, a guide of it, or a sibling.
  private func area(of superview: View) -> LayoutItem {
    switch random.int(0...9) {
    case 0, 1: superview.layoutGuide(.safeArea) ?? superview
    case 2: superview.layoutGuide(.layoutMargins) ?? superview
    case 3: superview.layoutGuide(.readableContent) ?? superview
    default: superview
    }
  }

  private func place(_ view: View, in superview: View) {
    for (near, far, center) in [
      (LayoutAttribute.leading, LayoutAttribute.trailing, LayoutAttribute.centerX), (.top, .bottom, .centerY),
    ] where !random.chance(6) {
      let area = area(of: superview)
      let sibling = superview.subviews.dropLast().last
      switch random.int(0...9) {
      case 0: constrain(view, center, .equal, area, center, plus: points(-20...20), at: .required)
      case 1, 2:
        let after: LayoutItem = sibling ?? area
        constrain(view, near, .equal, after, sibling == nil ? near : far, plus: 8, at: .required)
      case 3 where center == .centerY && sibling is WrappingText && view is WrappingText:
        constrain(view, .firstBaseline, .equal, sibling, .lastBaseline, plus: 30, at: .required)
      case 4: constrain(view, near, .equal, superview, near.margin, plus: points(0...9), at: .required)
      case 5:
        constrain(view, far, .equal, area, far, plus: points(-30...0), at: .required)
      default:
        constrain(view, near, .equal, area, near, plus: points(0...30), at: .required)
        if random.chance(60) {
          constrain(
            view, far, random.pick([.equal, .lessThanOrEqual]), area, far, plus: points(-30...0),
            at: random.pick(Self.priorities))
        }
      }
    }
  }

  private func size(_ view: View) {
    for attribute in [LayoutAttribute.width, .height] where random.chance(view is Label ? 25 : 60) {
      constrain(
        view, attribute, random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), nil,
        .notAnAttribute, plus: points(0...150), at: random.pick(Self.priorities))
    }
  }

  /// Wishes of different priorities, so that none is a tie with another.
  private func determine(_ view: View) {
    guard isDetermined, let superview = view.superview else { return }
    func wish(_ item: LayoutItem, _ attributes: [LayoutAttribute], _ weakness: Double) {
      for (index, attribute) in attributes.enumerated() {
        let isSize = attribute == .width || attribute == .height
        let wish = try? LayoutConstraint(
          item: item, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : superview,
          attribute: isSize ? .notAnAttribute : attribute, constant: points(0...60),
          priority: LayoutPriority(weakness - Double(index) / 256))
        try? wish?.activate()
      }
    }
    let weakness = 30 - Double(views.count) / 64
    wish(view, [.left, .top, .width, .height], weakness)
    if let scrollView = view as? ScrollView {
      wish(scrollView.contentLayoutGuide, [.width, .height], weakness - 10)
    }
  }

  /// A constraint between any two items, or on one.
  func addConstraint() {
    let (one, other) = (random.pick(present), random.pick(present))
    let kinds: [[LayoutAttribute]] = [
      [.left, .right, .centerX], [.leading, .trailing], [.top, .bottom, .centerY, .firstBaseline],
      [.width, .height], [.width], [.height],
    ]
    let kind = random.pick(kinds)
    constrain(
      one, random.pick(kind), random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), other,
      random.pick(kind), times: kind.contains(.width) || kind.contains(.height) ? random.pick([0.5, 1]) : 1,
      plus: points(-20...60), at: random.pick(Self.priorities))
  }

  private func constrain(
    _ one: LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: LayoutItem?,
    _ otherAttribute: LayoutAttribute, times multiplier: Double = 1, plus constant: Double,
    at priority: LayoutPriority
  ) {
    guard one !== other,
      let constraint = try? LayoutConstraint(
        item: one, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
        multiplier: multiplier, constant: constant, priority: priority)
    else { return }
    constraint.identifier = "c\(constraints.count)"
    constraints.append(constraint)
    try? constraint.activate()
  }
}

extension LayoutAttribute {
  fileprivate var margin: LayoutAttribute {
    switch self {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: self
    }
  }

  fileprivate var isMarginOf: LayoutAttribute {
    switch self {
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: self
    }
  }
}
