/// Unique names, in the form that Swift requires.
struct CodeNames {
  private var taken: Set<String>

  init(taken: Set<String> = []) { self.taken = taken }

  /// The name, with a number after it if it is taken.
  mutating func take(_ wanted: String) -> String {
    var (name, count) = (wanted, 1)
    while !taken.insert(name).inserted {
      count += 1
      // "label2 2" would read as 22.
      name = "\(wanted)\(wanted.last?.isNumber == true ? "_" : "")\(count)"
    }
    return name
  }

  func isFree(_ name: String) -> Bool { !taken.contains(name) }

  // MARK: Words

  /// The letters and digits of a text as the name of a property, such as `signInButton`; empty if it has none.
  static func lowerCamelCase(_ text: String) -> String {
    let words = words(of: text)
    guard let first = words.first else { return "" }
    return identifier(lowered(first) + words.dropFirst().map(capitalized).joined())
  }

  /// The letters and digits of a text as the name of a type, without a leading number that only orders files.
  static func upperCamelCase(_ text: String) -> String {
    let all = words(of: text)
    let own = all.drop { $0.allSatisfy(\.isNumber) }
    return identifier((own.isEmpty ? all[...] : own).map(capitalized).joined())
  }

  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Lower-cases the beginning of a word: "URLField" becomes "urlField", and "Title" becomes "title".
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase || $0.isNumber }.count
    let isAcronym = capitals > 1 && capitals < word.count
    let count = isAcronym ? capitals - 1 : max(capitals, 1)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func words(of text: String) -> [String] {
    text.filter { $0 != "'" && $0 != "’" }
      .split { !($0.isLetter || $0.isNumber) || !$0.unicodeScalars.allSatisfy(isPlain) }
      .map(String.init)
  }

  /// Whether a name may contain the character. Digits other than 0 to 9 are not allowed everywhere in an identifier.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && scalar.properties.numericType == nil || ("0"..."9").contains(scalar)
  }

  private static func identifier(_ word: String) -> String {
    word.first?.isNumber == true ? "_" + word : word
  }

  /// Whether Swift accepts the text as a name without backticks.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic,
      text.unicodeScalars.allSatisfy({ $0 == "_" || isPlain($0) })
    else { return false }
    return !keywords.contains(text)
  }

  static let keywords: Set = [
    "Any", "Self", "Type", "actor", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy",
    "let", "nil", "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows",
    "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "weak", "where", "while",
  ]

  /// Members of the superclasses, whose names a property cannot have.
  static let members: Set = [
    // NSObject, UIResponder
    "description", "debugDescription", "hash", "superclass", "next", "undoManager", "inputView",
    "inputAccessoryView", "keyCommands", "activity", "userActivity", "editingInteractionConfiguration",
    // UIView
    "accessibilityLabel", "alignmentRectInsets", "alpha", "anchorPoint", "autoresizingMask",
    "backgroundColor",
    "bottomAnchor", "bounds", "center", "centerXAnchor", "centerYAnchor", "constraints", "contentMode",
    "contentScaleFactor", "firstBaselineAnchor", "focusGroupIdentifier", "frame", "gestureRecognizers",
    "heightAnchor", "interactions", "intrinsicContentSize", "isHidden", "isOpaque", "keyboardLayoutGuide",
    "lastBaselineAnchor", "layer", "layoutGuides", "layoutMargins", "layoutMarginsGuide", "leadingAnchor",
    "leftAnchor", "mask", "motionEffects", "readableContentGuide", "rightAnchor", "safeAreaInsets",
    "safeAreaLayoutGuide", "subviews", "superview", "tag", "tintColor", "topAnchor", "trailingAnchor",
    "traitCollection", "transform", "transform3D", "widthAnchor", "window",
    // UIViewController
    "bottomLayoutGuide", "children", "contentScrollView", "definesPresentationContext", "editButtonItem",
    "extensionContext", "hidesBottomBarWhenPushed", "isEditing", "modalPresentationStyle",
    "modalTransitionStyle", "navigationController", "navigationItem", "nibBundle", "nibName", "parent",
    "popoverPresentationController", "preferredContentSize", "presentationController",
    "presentedViewController", "presentingViewController", "restorationIdentifier",
    "sheetPresentationController",
    "splitViewController", "storyboard", "tabBarController", "tabBarItem", "tab", "title", "toolbarItems",
    "topLayoutGuide", "transitionCoordinator", "view", "viewIfLoaded",
    // Declared by the code itself
    "activateConstraints", "addSubviews", "subview",
  ]

  /// The same for lists, their cells and controllers.
  static let listMembers: Set = [
    "accessories", "accessoryType", "accessoryView", "backgroundConfiguration", "backgroundView",
    "clearsSelectionOnViewWillAppear", "collectionView", "collectionViewLayout", "configurationState",
    "contentConfiguration", "contentView", "detailTextLabel", "imageView", "indentationLevel",
    "isHighlighted",
    "isSelected", "refreshControl", "reuseIdentifier", "selectedBackgroundView", "selectionStyle",
    "separatorInset", "tableView", "textLabel",
  ]
}
