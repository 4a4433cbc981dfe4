import AutoLayout
import LayoutScene
import TestSupport

/// Layouts solved by hand that show every sign of the overlay.
enum Scenes {
  static func view(
    _ id: String, _ kind: ViewKind = .view, in superview: SolvedView? = nil, index: ViewIndex? = nil,
    _ frame: Rect, configure: (inout SceneView) -> Void = { _ in }
  ) -> SolvedView {
    var scene = SceneView(id: id, kind: kind, superview: index)
    configure(&scene)
    let origin = superview?.absoluteFrame.origin ?? .zero
    return SolvedView(
      scene: scene, frame: frame, absoluteFrame: frame.offset(by: origin),
      layoutMargins: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  static func constraint(
    _ text: String, _ first: SceneItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: SceneItem? = nil, _ other: LayoutAttribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000, error: Double = 0, isBroken: Bool = false
  ) -> SolvedConstraint {
    SolvedConstraint(
      scene: SceneConstraint(
        identifier: text, text: text, firstItem: first, firstAttribute: attribute, relation: relation,
        secondItem: second, secondAttribute: other, multiplier: multiplier, constant: constant,
        priority: LayoutPriority(priority)),
      origin: .explicit, axis: attribute.axis ?? .horizontal, isSatisfied: error == 0, error: error,
      isBroken: isBroken)
  }

  /// The two labels without the constraint that decides: either may have two lines.
  static func ambiguous() -> SolvedLayout {
    var layout = TwoLabels.layout(
      "undecided", title: TwoLabels.longTitle, detail: TwoLabels.longDetail, lines: (2, 1))
    layout.constraints.elements.removeAll { $0.scene.firstAttribute == .height && $0.origin == .explicit }
    layout.views[1].ambiguity = [.height: ValueRange(lower: 20.5, upper: 41)]
    layout.views[2].ambiguity = [
      .y: ValueRange(lower: 68.5, upper: 89), .height: ValueRange(lower: 20.5, upper: 41),
    ]
    layout.findings = [.ambiguous(1, [.height], followers: [2])]
    return layout
  }

  /// A box that is pinned to both sides and has a width too.
  static func conflict() -> SolvedLayout {
    let canvas = Canvas(
      device: "iPhone SE", size: Size(width: 320, height: 568), bars: [.status],
      barHeights: BarHeights(status: 20))
    let root = TwoLabels.root()
    let box = view("box", .view, index: 0, Rect(x: 40, y: 120, width: 240, height: 140)) {
      $0.backgroundColor = DynamicColor(Color(hex: 0xFFD60A, alpha: 0.35))
      $0.cornerRadius = 8
    }
    return SolvedLayout(
      name: "conflict", title: "Pinned and sized", canvas: canvas, views: [root, box],
      constraints: [
        constraint(
          "box.leading = superview.leading + 40", .view(1), .leading, .equal, .view(0), .leading, constant: 40
        ),
        constraint(
          "superview.trailing = box.trailing + 40", .view(0), .trailing, .equal, .view(1), .trailing,
          constant: 40),
        constraint("box.width = 200", .view(1), .width, constant: 200, error: 40, isBroken: true),
        constraint("box.top = superview.top + 120", .view(1), .top, .equal, .view(0), .top, constant: 120),
        constraint("box.height = 140", .view(1), .height, constant: 140),
        constraint(
          "box.centerX = superview.centerX @500", .view(1), .centerX, .equal, .view(0), .centerX,
          priority: 500),
      ],
      conflicts: [LayoutConflict(constraints: [0, 1, 2], broken: 2)])
  }

  /// Labels, fields, two equal buttons, a picture with a ratio, guides, margins and baselines.
  static func form(direction: LayoutDirection = .leftToRight) -> SolvedLayout {
    let canvas = Canvas(
      device: "iPhone X", size: Size(width: 375, height: 812), scale: 3,
      safeArea: DirectionalEdgeInsets(top: 44, bottom: 34), bars: [.status],
      barHeights: BarHeights(status: 44), layoutDirection: direction, cornerRadius: 39)
    let isMirrored = direction == .rightToLeft
    func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: isMirrored ? 375 - x - width : x, y: y, width: width, height: height)
    }
    var root = view("root", .view, Rect(x: 0, y: 0, width: 375, height: 812))
    root.layoutMargins = EdgeInsets(top: 44, left: 16, bottom: 34, right: 16)
    var views = [root]
    func add(
      _ id: String, _ kind: ViewKind, _ rect: Rect, intrinsic: IntrinsicSize = .none,
      configure: (inout SceneView) -> Void = { _ in }
    ) {
      var new = view(id, kind, in: root, index: 0, rect, configure: configure)
      new.layoutDirection = direction
      new.intrinsicContentSize = intrinsic
      if kind == .label || kind == .textField {
        new.firstBaseline = rect.height - 6
        new.lastBaseline = rect.height - 6
      }
      views.append(new)
    }
    add("Name Label", .label, frame(16, 71, 48, 20.5), intrinsic: IntrinsicSize(width: 48, height: 20.5)) {
      $0.content.text?.string = "Name"
    }
    add("Name Field", .textField, frame(72, 64, 287, 34), intrinsic: IntrinsicSize(width: 97, height: 34)) {
      $0.content.text?.placeholder = "First and last name"
    }
    add("Cancel", .button, frame(16, 114, 167.5, 30), intrinsic: IntrinsicSize(width: 48, height: 30)) {
      $0.content.text?.string = "Cancel"
    }
    add("Save", .button, frame(191.5, 114, 167.5, 30), intrinsic: IntrinsicSize(width: 34, height: 30)) {
      $0.content.text?.string = "Save"
    }
    add("Picture", .imageView, frame(16, 170, 343, 192.94), intrinsic: IntrinsicSize(width: 160, height: 90))
    {
      $0.content[ImageViewContent.self]?.imageSize = Size(width: 160, height: 90)
      $0.content[ImageViewContent.self]?.contentMode = .scaleAspectFit
    }
    add("Card", .view, frame(60, 420, 255, 120)) {
      $0.backgroundColor = DynamicColor(Color(hex: 0x34C759, alpha: 0.2))
    }
    add("Ghostly", .view, frame(60, 600, 120, 60)) { $0.isHidden = true }
    views[views.count - 1].isHidden = true
    let safeArea = SceneItem.guide(.safeArea, of: 0)
    return SolvedLayout(
      name: isMirrored ? "rtl" : "ltr", title: isMirrored ? "Right to left" : "Left to right", canvas: canvas,
      views: views,
      guides: [
        SolvedGuide(kind: .safeArea, owner: 0, absoluteFrame: Rect(x: 0, y: 44, width: 375, height: 734)),
        SolvedGuide(kind: .custom("spacer"), owner: 0, absoluteFrame: frame(60, 362.94, 255, 57.06)),
      ],
      constraints: [
        constraint(
          "Name Label.leading = superview.leadingMargin", .view(1), .leading, .equal, .view(0), .leadingMargin
        ),
        constraint(
          "Name Field.leading = Name Label.trailing + 8", .view(2), .leading, .equal, .view(1), .trailing,
          constant: 8),
        constraint(
          "Name Field.trailing = superview.trailingMargin", .view(2), .trailing, .equal, .view(0),
          .trailingMargin),
        constraint(
          "Name Field.top = safeArea.top + 20", .view(2), .top, .equal, safeArea, .top, constant: 20),
        constraint(
          "Name Label.firstBaseline = Name Field.firstBaseline @900", .view(1), .firstBaseline, .equal,
          .view(2), .firstBaseline, priority: 900),
        constraint(
          "Cancel.top = Name Field.bottom + 16", .view(3), .top, .equal, .view(2), .bottom, constant: 16),
        constraint(
          "Save.leading = Cancel.trailing + 8", .view(4), .leading, .equal, .view(3), .trailing, constant: 8),
        constraint("Save.width = Cancel.width", .view(4), .width, .equal, .view(3), .width),
        constraint("Save.top = Cancel.top", .view(4), .top, .equal, .view(3), .top),
        constraint("Cancel.width >= 120", .view(3), .width, .greaterThanOrEqual, constant: 120),
        constraint("Picture.top = Save.bottom + 26", .view(5), .top, .equal, .view(4), .bottom, constant: 26),
        constraint(
          "Picture.width = 16:9 Picture.height", .view(5), .width, .equal, .view(5), .height,
          multiplier: 16.0 / 9),
        constraint("Card.height = 200 @600", .view(6), .height, constant: 200, priority: 600, error: -80),
        constraint("Card.centerX = superview.centerX", .view(6), .centerX, .equal, .view(0), .centerX),
        constraint(
          "Card.width = 0.68 superview.width", .view(6), .width, .equal, .view(0), .width, multiplier: 0.68),
        constraint(
          "Card.top = spacer.bottom", .view(6), .top, .equal, .guide(.custom("spacer"), of: 0), .bottom),
      ])
  }

  /// One of each kind of view.
  static func controls() -> SolvedLayout {
    let canvas = Canvas(
      device: "iPhone 8", size: Size(width: 375, height: 667), bars: [.status, .navigation, .tab],
      barHeights: BarHeights(status: 20, navigation: 44, tab: 49))
    var views = [view("root", .view, Rect(x: 0, y: 0, width: 375, height: 667))]
    let sizes: [(ViewKind, Size)] = [
      (.switch, Size(width: 51, height: 31)), (.slider, Size(width: 150, height: 31)),
      (.stepper, Size(width: 94, height: 32)), (.segmentedControl, Size(width: 140, height: 32)),
      (.progressView, Size(width: 150, height: 4)), (.activityIndicator, Size(width: 20, height: 20)),
      (.pageControl, Size(width: 60, height: 26)), (.textView, Size(width: 150, height: 60)),
      (.searchBar, Size(width: 170, height: 56)), (.datePicker, Size(width: 160, height: 100)),
      (.pickerView, Size(width: 160, height: 100)), (.tableView, Size(width: 160, height: 120)),
      (.cell, Size(width: 160, height: 44)), (.toolbar, Size(width: 160, height: 44)),
      (.imageView, Size(width: 100, height: 70)), (.textField, Size(width: 120, height: 34)),
    ]
    var (x, y, row) = (12.0, 76.0, 0.0)
    for (kind, size) in sizes {
      if x + size.width > 370 {
        x = 12
        y += row + 22
        row = 0
      }
      views.append(
        view(kind.rawValue, kind, index: 0, Rect(x: x, y: y, width: size.width, height: size.height)) {
          if kind == .textView { $0.content.text?.string = "Text that is long enough to need two lines" }
          if kind == .searchBar { $0.content.text?.placeholder = "Search" }
          if kind == .textField { $0.content.text?.string = "Text" }
        })
      x += size.width + 14
      row = max(row, size.height)
    }
    return SolvedLayout(name: "default", canvas: canvas, views: views)
  }

  /// Views inside views, crowded, with distances of every length.
  static func nested() -> SolvedLayout {
    let canvas = Canvas(size: Size(width: 300, height: 220))
    let root = view("root", .view, Rect(x: 0, y: 0, width: 300, height: 220))
    let outer = view("outer", .view, in: root, index: 0, Rect(x: 20, y: 20, width: 260, height: 180)) {
      $0.backgroundColor = DynamicColor(Color(hex: 0x007AFF, alpha: 0.08))
    }
    let inner = view("inner", .view, in: outer, index: 1, Rect(x: 30, y: 30, width: 120, height: 90)) {
      $0.backgroundColor = DynamicColor(Color(hex: 0xFF9500, alpha: 0.2))
    }
    let small = view("small", .view, in: outer, index: 1, Rect(x: 170, y: 60, width: 60, height: 30)) {
      $0.backgroundColor = DynamicColor(Color(hex: 0xFF2D55, alpha: 0.2))
    }
    return SolvedLayout(
      name: "default", canvas: canvas, views: [root, outer, inner, small],
      constraints: [
        constraint("outer.top = superview.top + 20", .view(1), .top, .equal, .view(0), .top, constant: 20),
        constraint(
          "outer.leading = superview.leading + 20", .view(1), .leading, .equal, .view(0), .leading,
          constant: 20),
        constraint("inner.top = outer.top + 30", .view(2), .top, .equal, .view(1), .top, constant: 30),
        constraint(
          "inner.leading = outer.leading + 30", .view(2), .leading, .equal, .view(1), .leading, constant: 30),
        constraint(
          "small.leading = inner.trailing + 20", .view(3), .leading, .equal, .view(2), .trailing, constant: 20
        ),
        constraint("inner.width = 120", .view(2), .width, constant: 120),
        constraint("inner.height = 90", .view(2), .height, constant: 90),
        constraint(
          "small.width = 0.5 inner.width", .view(3), .width, .equal, .view(2), .width, multiplier: 0.5),
        constraint(
          "small.height >= 20 @400", .view(3), .height, .greaterThanOrEqual, constant: 20, priority: 400),
        constraint("small.centerY = inner.centerY", .view(3), .centerY, .equal, .view(2), .centerY),
      ])
  }
}
