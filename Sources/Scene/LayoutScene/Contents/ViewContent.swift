package import AutoLayout

/// The kinds of view that a scene knows, named after UIKit's classes.
package enum ViewKind: String, CaseIterable, Sendable {
  case view
  case label
  case textField
  case button
  case imageView
  case `switch`
  case slider
  case stepper
  case segmentedControl
  case progressView
  case activityIndicator
  case pageControl
  case colorWell
  case textView
  case searchBar
  case datePicker
  case pickerView
  case stackView
  case scrollView
  case tableView
  case cell
  case collectionView
  case collectionCell
  case navigationBar
  case toolbar
  case tabBar
}

/// The kind of a scene's view, with the content specific to that kind.
///
/// The switches in this file and its counterparts, one per target, are the only ones over all kinds. It is indirect
/// because views are copied far more often than their contents are changed.
package indirect enum ViewContent: Hashable, Sendable {
  case view(PlainContent)
  case label(LabelContent)
  case textField(TextFieldContent)
  case button(ButtonContent)
  case imageView(ImageViewContent)
  case `switch`(SwitchContent)
  case slider(SliderContent)
  case stepper(StepperContent)
  case segmentedControl(SegmentedControlContent)
  case progressView(ProgressViewContent)
  case activityIndicator(ActivityIndicatorContent)
  case pageControl(PageControlContent)
  case colorWell(ColorWellContent)
  case textView(TextViewContent)
  case searchBar(SearchBarContent)
  case datePicker(DatePickerContent)
  case pickerView(PickerViewContent)
  case stackView(StackViewContent)
  case scrollView(ScrollViewContent)
  case tableView(TableViewContent)
  case cell(CellContent)
  case collectionView(CollectionViewContent)
  case collectionCell(CollectionCellContent)
  case navigationBar(NavigationBarContent)
  case toolbar(ToolbarContent)
  case tabBar(TabBarContent)
}

extension ViewContent {
  /// The content of a new view.
  package init(_ kind: ViewKind) {
    self =
      switch kind {
      case .view: .view(PlainContent())
      case .label: .label(LabelContent())
      case .textField: .textField(TextFieldContent())
      case .button: .button(ButtonContent())
      case .imageView: .imageView(ImageViewContent())
      case .switch: .switch(SwitchContent())
      case .slider: .slider(SliderContent())
      case .stepper: .stepper(StepperContent())
      case .segmentedControl: .segmentedControl(SegmentedControlContent())
      case .progressView: .progressView(ProgressViewContent())
      case .activityIndicator: .activityIndicator(ActivityIndicatorContent())
      case .pageControl: .pageControl(PageControlContent())
      case .colorWell: .colorWell(ColorWellContent())
      case .textView: .textView(TextViewContent())
      case .searchBar: .searchBar(SearchBarContent())
      case .datePicker: .datePicker(DatePickerContent())
      case .pickerView: .pickerView(PickerViewContent())
      case .stackView: .stackView(StackViewContent())
      case .scrollView: .scrollView(ScrollViewContent())
      case .tableView: .tableView(TableViewContent())
      case .cell: .cell(CellContent())
      case .collectionView: .collectionView(CollectionViewContent())
      case .collectionCell: .collectionCell(CollectionCellContent())
      case .navigationBar: .navigationBar(NavigationBarContent())
      case .toolbar: .toolbar(ToolbarContent())
      case .tabBar: .tabBar(TabBarContent())
      }
  }

  package var kind: ViewKind {
    switch self {
    case .view: .view
    case .label: .label
    case .textField: .textField
    case .button: .button
    case .imageView: .imageView
    case .switch: .switch
    case .slider: .slider
    case .stepper: .stepper
    case .segmentedControl: .segmentedControl
    case .progressView: .progressView
    case .activityIndicator: .activityIndicator
    case .pageControl: .pageControl
    case .colorWell: .colorWell
    case .textView: .textView
    case .searchBar: .searchBar
    case .datePicker: .datePicker
    case .pickerView: .pickerView
    case .stackView: .stackView
    case .scrollView: .scrollView
    case .tableView: .tableView
    case .cell: .cell
    case .collectionView: .collectionView
    case .collectionCell: .collectionCell
    case .navigationBar: .navigationBar
    case .toolbar: .toolbar
    case .tabBar: .tabBar
    }
  }

  /// The properties of the content that the layout needs, whatever its kind.
  package var own: AnyContent {
    switch self {
    case .view(let content): AnyContent(content)
    case .label(let content): AnyContent(content)
    case .textField(let content): AnyContent(content)
    case .button(let content): AnyContent(content)
    case .imageView(let content): AnyContent(content)
    case .switch(let content): AnyContent(content)
    case .slider(let content): AnyContent(content)
    case .stepper(let content): AnyContent(content)
    case .segmentedControl(let content): AnyContent(content)
    case .progressView(let content): AnyContent(content)
    case .activityIndicator(let content): AnyContent(content)
    case .pageControl(let content): AnyContent(content)
    case .colorWell(let content): AnyContent(content)
    case .textView(let content): AnyContent(content)
    case .searchBar(let content): AnyContent(content)
    case .datePicker(let content): AnyContent(content)
    case .pickerView(let content): AnyContent(content)
    case .stackView(let content): AnyContent(content)
    case .scrollView(let content): AnyContent(content)
    case .tableView(let content): AnyContent(content)
    case .cell(let content): AnyContent(content)
    case .collectionView(let content): AnyContent(content)
    case .collectionCell(let content): AnyContent(content)
    case .navigationBar(let content): AnyContent(content)
    case .toolbar(let content): AnyContent(content)
    case .tabBar(let content): AnyContent(content)
    }
  }

  /// The content as that of one kind; nil if it is of another kind, which assignment does not change.
  package subscript<Content: KindContent>(_ kind: Content.Type) -> Content? {
    get { Content(self) }
    set { if Content(self) != nil, let newValue { self = newValue.content } }
  }

  /// The text that the view shows; nil if the kind has none.
  package var text: StyledText? {
    get { own.text }
    set { if let newValue { self = own.saying(newValue) } }
  }

  /// The image that the view shows; nil if there is none, or the kind has none.
  package var image: SceneImage? {
    get { own.image }
    set { self = own.showing(newValue) }
  }
}

/// A content of any kind. It holds closures because Embedded Swift has no existentials.
package struct AnyContent {
  package let className: String
  package let role: ContentRole
  package let isContainer: Bool
  package let contentHugging: AxisPriorities
  package let text: StyledText?
  let image: SceneImage?
  package let sizeTrust: ContentSizeTrust
  let saying: (StyledText) -> ViewContent
  let showing: (SceneImage?) -> ViewContent
  package let makeView: (ViewPlace) -> View
  package let update: (View, Canvas) -> Bool

  init<Content: KindContent>(_ content: Content) {
    className = Content.className
    role = Content.role
    isContainer = Content.isContainer
    contentHugging = Content.contentHugging
    text = content.styledText
    image = content.shownImage
    sizeTrust = content.sizeTrust
    saying = { text in
      var content = content
      content.styledText = text
      return content.content
    }
    showing = { image in
      var content = content
      content.shownImage = image
      return content.content
    }
    makeView = { content.makeView($0) }
    update = { content.update($0, on: $1) }
  }
}

extension ViewKind {
  /// The UIKit class.
  package var className: String { ViewContent(self).own.className }

  /// The hugging priorities that Interface Builder gives a new view of the class.
  package var defaultContentHugging: AxisPriorities { ViewContent(self).own.contentHugging }
}
