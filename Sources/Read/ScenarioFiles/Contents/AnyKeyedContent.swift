import AutoLayout
import JSONText
import LayoutScene

/// The file format of any kind's content. It uses closures because Embedded Swift has no existentials.
struct AnyKeyedContent {
  let keys: [Field<ViewDraft>]
  private init<Content: KeyedContent>(_ content: Content) {
    keys = Content.keys
  }

  init(_ content: ViewContent) {
    self =
      switch content {
      case .view(let content): AnyKeyedContent(content)
      case .label(let content): AnyKeyedContent(content)
      case .textField(let content): AnyKeyedContent(content)
      case .button(let content): AnyKeyedContent(content)
      case .imageView(let content): AnyKeyedContent(content)
      case .switch(let content): AnyKeyedContent(content)
      case .slider(let content): AnyKeyedContent(content)
      case .stepper(let content): AnyKeyedContent(content)
      case .segmentedControl(let content): AnyKeyedContent(content)
      case .progressView(let content): AnyKeyedContent(content)
      case .activityIndicator(let content): AnyKeyedContent(content)
      case .pageControl(let content): AnyKeyedContent(content)
      case .colorWell(let content): AnyKeyedContent(content)
      case .textView(let content): AnyKeyedContent(content)
      case .searchBar(let content): AnyKeyedContent(content)
      case .datePicker(let content): AnyKeyedContent(content)
      case .pickerView(let content): AnyKeyedContent(content)
      case .stackView(let content): AnyKeyedContent(content)
      case .scrollView(let content): AnyKeyedContent(content)
      case .tableView(let content): AnyKeyedContent(content)
      case .cell(let content): AnyKeyedContent(content)
      case .collectionView(let content): AnyKeyedContent(content)
      case .collectionCell(let content): AnyKeyedContent(content)
      case .navigationBar(let content): AnyKeyedContent(content)
      case .toolbar(let content): AnyKeyedContent(content)
      case .tabBar(let content): AnyKeyedContent(content)
      }
  }
}
