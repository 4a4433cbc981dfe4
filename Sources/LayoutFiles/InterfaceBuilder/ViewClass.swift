import AutoLayout

/// The class of a view as Interface Builder's elements name it.
struct ViewClass: Sendable {
  var kind: ViewKind
  /// In words, as the document outline shows a view without a name.
  var words: String

  /// nil for an element that is no known view.
  init?(elementName: String) {
    guard let known = Self.all[elementName] else { return nil }
    self = known
  }

  private init(_ kind: ViewKind, _ words: String) {
    self.kind = kind
    self.words = words
  }

  /// A view of a class that is not known.
  static let other = ViewClass(.view, "View")

  private static let all: [String: ViewClass] = [
    "view": ViewClass(.view, "View"),
    "label": ViewClass(.label, "Label"),
    "button": ViewClass(.button, "Button"),
    "textField": ViewClass(.textField, "Text Field"),
    "textView": ViewClass(.textView, "Text View"),
    "imageView": ViewClass(.imageView, "Image View"),
    "switch": ViewClass(.switch, "Switch"),
    "slider": ViewClass(.slider, "Slider"),
    "stepper": ViewClass(.stepper, "Stepper"),
    "segmentedControl": ViewClass(.segmentedControl, "Segmented Control"),
    "progressView": ViewClass(.progressView, "Progress View"),
    "activityIndicatorView": ViewClass(.activityIndicator, "Activity Indicator View"),
    "pageControl": ViewClass(.pageControl, "Page Control"),
    "searchBar": ViewClass(.searchBar, "Search Bar"),
    "datePicker": ViewClass(.datePicker, "Date Picker"),
    "pickerView": ViewClass(.pickerView, "Picker View"),
    "stackView": ViewClass(.stackView, "Stack View"),
    "scrollView": ViewClass(.scrollView, "Scroll View"),
    "tableView": ViewClass(.tableView, "Table View"),
    "tableViewCell": ViewClass(.cell, "Table View Cell"),
    "tableViewCellContentView": ViewClass(.view, "Content View"),
    "collectionView": ViewClass(.scrollView, "Collection View"),
    "collectionViewCell": ViewClass(.view, "Collection View Cell"),
    "collectionViewCellContentView": ViewClass(.view, "Content View"),
    "collectionReusableView": ViewClass(.view, "Collection Reusable View"),
    "navigationBar": ViewClass(.navigationBar, "Navigation Bar"),
    "toolbar": ViewClass(.toolbar, "Toolbar"),
    "tabBar": ViewClass(.tabBar, "Tab Bar"),
    "visualEffectView": ViewClass(.view, "Visual Effect View"),
    "containerView": ViewClass(.view, "Container View"),
    "webView": ViewClass(.view, "Web View"),
    "wkWebView": ViewClass(.view, "Web View"),
    "mapView": ViewClass(.view, "Map View"),
  ]
}
