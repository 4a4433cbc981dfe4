import AutoLayout
import LayoutScene

/// The file format of any kind's content. It uses closures because Embedded Swift has no existentials.
struct AnyFileContent {
  let keys: [Field<ViewDraft>]
  #if !hasFeature(Embedded)
    let elements: [(name: String, words: String)]
    let outlineName: String?
    /// Reads an element's settings for the view, its content and what depends on it.
    let read: (_ element: ViewElement, _ view: inout SceneView) -> Void
  #endif

  private init<Content: FileContent>(_ content: Content) {
    keys = Content.keys
    #if !hasFeature(Embedded)
      elements = Content.elements
      outlineName = content.outlineName
      read = { element, view in
        var content = content
        content.read(element, of: &view)
        view.content = content.content
      }
    #endif
  }

  init(_ content: ViewContent) {
    self =
      switch content {
      case .view(let content): AnyFileContent(content)
      case .label(let content): AnyFileContent(content)
      case .textField(let content): AnyFileContent(content)
      case .button(let content): AnyFileContent(content)
      case .imageView(let content): AnyFileContent(content)
      case .switch(let content): AnyFileContent(content)
      case .slider(let content): AnyFileContent(content)
      case .stepper(let content): AnyFileContent(content)
      case .segmentedControl(let content): AnyFileContent(content)
      case .progressView(let content): AnyFileContent(content)
      case .activityIndicator(let content): AnyFileContent(content)
      case .pageControl(let content): AnyFileContent(content)
      case .colorWell(let content): AnyFileContent(content)
      case .textView(let content): AnyFileContent(content)
      case .searchBar(let content): AnyFileContent(content)
      case .datePicker(let content): AnyFileContent(content)
      case .pickerView(let content): AnyFileContent(content)
      case .stackView(let content): AnyFileContent(content)
      case .scrollView(let content): AnyFileContent(content)
      case .tableView(let content): AnyFileContent(content)
      case .cell(let content): AnyFileContent(content)
      case .collectionView(let content): AnyFileContent(content)
      case .collectionCell(let content): AnyFileContent(content)
      case .navigationBar(let content): AnyFileContent(content)
      case .toolbar(let content): AnyFileContent(content)
      case .tabBar(let content): AnyFileContent(content)
      }
  }
}
