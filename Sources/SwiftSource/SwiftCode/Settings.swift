import AutoLayout
import LayoutScene

/// The statements that set a view up, each without its receiver: `numberOfLines = 0`.
struct Settings {
  let canvas: Canvas
  let view: SceneView
  /// The property that refers to the view, and that an image without a name is named after.
  let property: String
  private(set) var statements: [String] = []
  /// The settings that the code omits, as clauses about the view.
  private(set) var omissions: [String] = []

  init(on canvas: Canvas, of view: SceneView, called property: String) {
    self.canvas = canvas
    self.view = view
    self.property = property
  }

  /// Sets a property whose value differs from UIKit's default.
  mutating func set<Value: CodeValue & Equatable>(_ name: String, _ value: Value, unless usual: Value? = nil)
  {
    if value != usual { call("\(name) = \(value.code)") }
  }

  /// Sets a property that has a value.
  mutating func set<Value: CodeValue>(_ name: String, _ value: Value?) {
    if let value { call("\(name) = \(value.code)") }
  }

  mutating func call(_ statement: String) { statements.append(statement) }

  mutating func omit(_ clause: String) { omissions.append(clause) }

  func code(_ font: Font) -> String { font.code(canvas.contentSizeCategory) }
}

/// The content of a view, as code makes and describes it.
protocol CodedContent: KindContent {
  /// The expression that makes the view.
  func creation(_ settings: Settings) -> String
  /// Sets the properties that differ from those of the view as it is made.
  func describe(_ settings: inout Settings)
}

extension CodedContent {
  func creation(_ settings: Settings) -> String { "\(Self.className)()" }
  func describe(_ settings: inout Settings) {}
}

extension ViewContent {
  var coded: any CodedContent {
    switch self {
    case .view(let content): content
    case .label(let content): content
    case .textField(let content): content
    case .button(let content): content
    case .imageView(let content): content
    case .switch(let content): content
    case .slider(let content): content
    case .stepper(let content): content
    case .segmentedControl(let content): content
    case .progressView(let content): content
    case .activityIndicator(let content): content
    case .pageControl(let content): content
    case .colorWell(let content): content
    case .textView(let content): content
    case .searchBar(let content): content
    case .datePicker(let content): content
    case .pickerView(let content): content
    case .stackView(let content): content
    case .scrollView(let content): content
    case .tableView(let content): content
    case .cell(let content): content
    case .collectionView(let content): content
    case .collectionCell(let content): content
    case .navigationBar(let content): content
    case .toolbar(let content): content
    case .tabBar(let content): content
    }
  }
}

extension SceneView {
  /// The properties of every view.
  func describeLook(_ settings: inout Settings) {
    settings.set("backgroundColor", backgroundColor)
    settings.set(kind == .switch ? "onTintColor" : "tintColor", tintColor)
    settings.set("alpha", alpha, unless: 1)
    settings.set("isHidden", isHidden, unless: false)
    // UIKit itself sets this for views that scroll; Interface Builder writes it out.
    if ![.scrollView, .tableView, .collectionView, .textView].contains(kind) {
      settings.set("clipsToBounds", clipsToBounds, unless: false)
    }
    settings.set("layer.cornerRadius", cornerRadius, unless: 0)
    settings.set("layer.borderWidth", borderWidth, unless: 0)
    if let borderColor { settings.call("layer.borderColor = \(borderColor.wholeCode).cgColor") }
    settings.set("semanticContentAttribute", semanticContentAttribute, unless: .unspecified)
  }

  /// - Parameter usesMargins: whether anything in the layout depends on the view's margins.
  func describeLayout(_ settings: inout Settings, usesMargins: Bool) {
    settings.set("directionalLayoutMargins", layoutMargins)
    settings.set("preservesSuperviewLayoutMargins", preservesSuperviewLayoutMargins, unless: false)
    if usesMargins {
      settings.set("insetsLayoutMarginsFromSafeArea", insetsLayoutMarginsFromSafeArea, unless: true)
    }
    if additionalSafeAreaInsets != .zero {
      settings.omit("the insets that its controller adds to its safe area")
    }
    let usual = SceneView(id: "", kind: kind)
    let priorities = [
      ("setContentHuggingPriority", contentHugging, usual.contentHugging),
      ("setContentCompressionResistancePriority", compressionResistance, usual.compressionResistance),
    ]
    for (setter, own, usual) in priorities {
      for axis in [Axis.horizontal, .vertical] where own[axis] != usual[axis] {
        settings.call("\(setter)(\(own[axis].code), for: \(axis.code))")
      }
    }
    if let autoresizingMask, superview != nil {
      settings.set("frame", frame)
      settings.set("autoresizingMask", autoresizingMask, unless: [])
    }
  }
}
