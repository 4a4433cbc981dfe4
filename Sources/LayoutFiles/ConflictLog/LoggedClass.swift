import AutoLayout

/// What a class's name says about a view.
struct LoggedClass {
  /// What the view is drawn as. A container is a plain view, whatever its class: the constraints that its class
  /// would add are in the log already.
  var kind: ViewKind
  /// What people call it.
  var words: String

  init(_ className: String?) {
    guard let className else {
      self.init(.view, "view")
      return
    }
    let name = Self.plainName(className)
    if let known = Self.known[name] {
      self = known
    } else {
      let kind = Self.endings.first { name.hasSuffix($0.ending) }?.kind ?? .view
      self.init(kind, name.shortened(to: 40))
    }
  }

  private init(_ kind: ViewKind, _ words: String) {
    self.kind = kind
    self.words = words
  }

  /// Without the module and generic arguments.
  private static func plainName(_ className: String) -> String {
    let plain = className.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? plain)
  }

  /// What subclasses are called after.
  private static let endings: [(ending: String, kind: ViewKind)] = [
    ("TextField", .textField), ("TextView", .textView), ("ImageView", .imageView), ("Label", .label),
    ("Button", .button), ("SegmentedControl", .segmentedControl), ("PageControl", .pageControl),
    ("Switch", .switch), ("Slider", .slider), ("Stepper", .stepper), ("ProgressView", .progressView),
    ("ActivityIndicatorView", .activityIndicator), ("SearchBar", .searchBar), ("DatePicker", .datePicker),
    ("PickerView", .pickerView),
  ]

  private static let known: [String: LoggedClass] = [
    "UIView": LoggedClass(.view, "view"), "NSView": LoggedClass(.view, "view"),
    "UILabel": LoggedClass(.label, "label"), "UIButton": LoggedClass(.button, "button"),
    "UITextField": LoggedClass(.textField, "text field"),
    "UITextView": LoggedClass(.textView, "text view"),
    "UIImageView": LoggedClass(.imageView, "image view"), "UISwitch": LoggedClass(.switch, "switch"),
    "UISlider": LoggedClass(.slider, "slider"), "UIStepper": LoggedClass(.stepper, "stepper"),
    "UISegmentedControl": LoggedClass(.segmentedControl, "segmented control"),
    "UIPageControl": LoggedClass(.pageControl, "page control"),
    "UIProgressView": LoggedClass(.progressView, "progress view"),
    "UIActivityIndicatorView": LoggedClass(.activityIndicator, "activity indicator"),
    "UISearchBar": LoggedClass(.searchBar, "search bar"),
    "UIDatePicker": LoggedClass(.datePicker, "date picker"),
    "UIPickerView": LoggedClass(.pickerView, "picker view"),
    "UIStackView": LoggedClass(.view, "stack view"),
    "UIScrollView": LoggedClass(.view, "scroll view"),
    "UITableView": LoggedClass(.view, "table view"),
    "UITableViewCell": LoggedClass(.view, "cell"),
    "UICollectionView": LoggedClass(.view, "collection view"),
    "UICollectionViewCell": LoggedClass(.view, "collection view cell"),
    "UITableViewCellContentView": LoggedClass(.view, "content view"),
    "UITableViewHeaderFooterView": LoggedClass(.view, "header or footer view"),
    "_UITableViewHeaderFooterContentView": LoggedClass(.view, "header or footer content view"),
    "_UITableViewHeaderFooterViewLabel": LoggedClass(.label, "header or footer label"),
    "UIWindow": LoggedClass(.view, "window"), "UIToolbar": LoggedClass(.view, "toolbar"),
    "UINavigationBar": LoggedClass(.view, "navigation bar"), "UITabBar": LoggedClass(.view, "tab bar"),
    "_UILayoutGuide": LoggedClass(.view, "top or bottom layout guide"),
    "_UILayoutSpacer": LoggedClass(.view, "stack view's spacer"),
    "_UIOLAGapGuide": LoggedClass(.view, "stack view's gap"),
  ]
}

extension LoggedItem {
  /// What people call a guide.
  var guideWords: String {
    switch text {
    case "UIViewSafeAreaLayoutGuide": return "safe area"
    case "UIViewLayoutMarginsGuide": return "layout margins"
    case "UIViewReadableContentGuide": return "readable content guide"
    case "UIScrollView-contentLayoutGuide": return "content layout guide"
    case "UIScrollView-frameLayoutGuide": return "frame layout guide"
    default:
      if className?.hasSuffix("KeyboardLayoutGuide") == true { return "keyboard guide" }
      return text.map { "guide “\($0.shortened(to: 40))”" } ?? "guide"
    }
  }
}

extension String {
  /// At most so many characters, the last of them an ellipsis where some are left out.
  func shortened(to count: Int) -> String {
    self.count <= count ? self : prefix(count - 1) + "…"
  }
}
