import AutoLayout
import LayoutScene
import LayoutWords

/// The content of one kind of view as Interface Builder's elements describe it.
protocol ElementContent: KindContent {
  /// The elements for such views, with their names in the document outline.
  static var elements: [(name: String, words: String)] { get }
  /// The name in the document outline of a view that has none of its own; nil for the class's.
  var outlineName: String? { get }
  /// Reads an element's settings.
  mutating func read(_ element: ViewElement, of view: inout SceneView)
}

extension ElementContent {
  /// UIKit's name of the kind's class in words: `UIPageControl` is "Page Control".
  static var elements: [(name: String, words: String)] { [(kind.rawValue, classWords)] }

  static var classWords: String { wordsInCamelCase(String(className.dropFirst(2))) }

  var outlineName: String? {
    guard let text = styledText else { return nil }
    return [text.string, text.placeholder].first { !$0.isEmpty }
  }

  mutating func read(_ element: ViewElement, of view: inout SceneView) {}
}

extension ViewContent {
  /// The same content, for reading the elements that describe it.
  var ofElement: any ElementContent {
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
