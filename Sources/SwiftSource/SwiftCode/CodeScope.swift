import AutoLayout
import LayoutScene

/// The kind of a class from UIKit's point of view.
enum ClassKind: Hashable {
  case controller
  /// A table view controller or a collection view controller, with the class of the list.
  case listController(superclass: String, view: String)
  case view(superclass: String)
  case tableCell
  case tableHeader
  case collectionCell

  var superclass: String {
    switch self {
    case .controller: "UIViewController"
    case .listController(let superclass, _), .view(let superclass): superclass
    case .tableCell: "UITableViewCell"
    case .tableHeader: "UITableViewHeaderFooterView"
    case .collectionCell: "UICollectionViewCell"
    }
  }

  var isController: Bool {
    switch self {
    case .controller, .listController: true
    case .view, .tableCell, .tableHeader, .collectionCell: false
    }
  }

  /// Whether the class belongs to UIKit's lists, which have more members.
  var isList: Bool {
    switch self {
    case .controller: false
    case .view(let superclass): superclass != "UIView"
    case .listController, .tableCell, .tableHeader, .collectionCell: true
    }
  }

  /// The ending of the names of classes that a list makes.
  var ending: String {
    switch self {
    case .tableCell, .collectionCell: "Cell"
    case .controller, .listController, .view, .tableHeader: "HeaderView"
    }
  }

  /// The call that registers a class of cells, headers or footers with a list.
  func registration(of name: String) -> String {
    let label =
      switch self {
      case .tableCell: "forCellReuseIdentifier"
      case .tableHeader: "forHeaderFooterViewReuseIdentifier"
      case .collectionCell: "forCellWithReuseIdentifier"
      case .controller, .listController, .view:
        "forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,\n    withReuseIdentifier"
      }
    let arguments = "\(name).self, \(label): \(name.code)"
    let isLong =
      arguments.contains("\n") || 8 + "collectionView.register()".count + arguments.count > SwiftFile.width
    return isLong ? "register(\n    \(arguments)\n)" : "register(\(arguments))"
  }

  /// Whether its subviews are in a content view.
  var hasContentView: Bool { self == .tableCell || self == .tableHeader || self == .collectionCell }
}

/// The part of a layout that one class makes, and the names of the views in its code.
struct CodeScope {
  let option: SceneOption
  let kind: ClassKind
  let root: ViewIndex
  /// The root and the views in it, except those in cells, in the order of the tree.
  let views: [ViewIndex]
  let children: [ViewIndex: [ViewIndex]]
  /// The properties that hold the views.
  private(set) var names: [ViewIndex: String] = [:]
  /// The properties that hold layout guides.
  private(set) var guideNames: [String: String] = [:]
  /// The names of properties, and other names that they must not clash with.
  private(set) var taken: CodeNames
  /// Members of UIKit's classes, whose names properties cannot have.
  private let members: Set<String>

  /// - Parameter namesByKind: whether views are named after their kinds rather than after their contents.
  init(
    _ option: SceneOption, kind: ClassKind, root: ViewIndex, children: [ViewIndex: [ViewIndex]],
    namesByKind: Bool = false
  ) {
    self.option = option
    self.kind = kind
    self.root = root
    self.children = children
    members = kind.isList ? CodeNames.members.union(CodeNames.listMembers) : CodeNames.members
    taken = CodeNames(taken: members)
    var views: [ViewIndex] = []
    var waiting = [root]
    while let next = waiting.popLast() {
      views.append(next)
      waiting += (children[next] ?? []).reversed().filter { option.cellKind(of: $0, children) == nil }
    }
    self.views = views
    // Chosen names come first, so that the others make way for them.
    let held = views.filter { !isOwned($0) }
    for chosen in [true, false] {
      for index in held {
        let view = option.views[index]
        let name =
          namesByKind
          ? view.outlet.flatMap { _ in CodeScope.chosenName(of: view) } : CodeScope.chosenName(of: view)
        guard (name != nil) == chosen else { continue }
        names[index] = take(name ?? madeUpName(of: index, byKind: namesByKind), of: view)
      }
    }
    for index in views {
      for guide in option.views[index].layoutGuides {
        let name = CodeNames.isIdentifier(guide) ? guide : CodeNames.lowerCamelCase(guide)
        guideNames[guide] = take(name.isEmpty ? "guide" : name, noun: "Guide")
      }
    }
  }

  // MARK: Names

  private mutating func take(_ name: String, of view: SceneView) -> String { take(name, noun: view.noun) }

  private mutating func take(_ name: String, noun: String) -> String {
    let isUsable = !members.contains(name) && !CodeNames.keywords.contains(name)
    let other = CodeNames.capitalized(name) != noun ? name + noun : "main" + noun
    return taken.take(isUsable ? name : members.contains(other) ? "own" + CodeNames.capitalized(name) : other)
  }

  /// A name that does not clash with those of the properties.
  mutating func takeLocal(_ name: String) -> String { taken.take(name) }

  /// The author's name for the view; nil if there is none.
  private static func chosenName(of view: SceneView) -> String? {
    if let outlet = view.outlet, CodeNames.isIdentifier(outlet) { return outlet }
    guard view.hasAuthoredName else { return nil }
    let name = view.name ?? view.id
    if CodeNames.isIdentifier(name), name.first?.isUppercase == false { return name }
    // The name of its class does not name a view.
    if view.name != nil, view.name == view.customClass { return nil }
    let words = CodeNames.lowerCamelCase(name)
    return words.isEmpty ? nil : words
  }

  /// A name made of the view's text, as in `signInButton`, or of its class.
  private func madeUpName(of index: ViewIndex, byKind: Bool) -> String {
    let view = option.views[index]
    let noun = view.noun
    let plain = noun.prefix(1).lowercased() + noun.dropFirst()
    if let own = view.customClass {
      let words = CodeNames.lowerCamelCase(own)
      if !words.isEmpty { return words }
    }
    if view.kind == .view, !hasContentView(index) {
      return children[index] != nil
        ? "containerView" : view.backgroundColor != nil ? "colorView" : "spacerView"
    }
    if byKind { return plain }
    let title = view.content.text.map { $0.string.isEmpty ? $0.placeholder : $0.string } ?? ""
    let words = title.split { $0.isWhitespace }.prefix(3).joined(separator: " ")
    let name = CodeNames.lowerCamelCase(words)
    guard let first = name.first, first != "_", name.count <= 24 else { return plain }
    return name.lowercased().hasSuffix(noun.lowercased()) ? name : name + noun
  }

  /// Whether UIKit or a superclass has a property for the view.
  private func isOwned(_ index: ViewIndex) -> Bool {
    let view = option.views[index]
    if view.isContentView { return true }
    guard index == root else { return false }
    switch kind {
    case .controller: return view.kind == .view && !hasContentView(index)
    case .listController, .view, .tableCell, .tableHeader, .collectionCell: return true
    }
  }

  // MARK: Expressions

  /// The expression for a view; empty for the object itself.
  func reference(_ index: ViewIndex) -> String {
    if let name = names[index] { return name }
    let view = option.views[index]
    if view.isContentView, let container = view.superview {
      return container == root && kind.hasContentView ? "contentView" : member("contentView", of: container)
    }
    switch kind {
    case .controller: return "view"
    case .listController(_, let property): return property
    case .view: return ""
    // A cell without a content view of its own in the layout stands for it.
    case .tableCell, .tableHeader, .collectionCell: return hasContentView(root) ? "" : "contentView"
    }
  }

  /// Whether the contents of the view are in a content view of its class, as in cells and visual effect views.
  func hasContentView(_ index: ViewIndex) -> Bool {
    children[index]?.contains { option.views[$0].isContentView } ?? false
  }

  /// The view as an argument.
  func argument(_ index: ViewIndex) -> String {
    let reference = reference(index)
    return reference.isEmpty ? "self" : reference
  }

  func member(_ member: String, of index: ViewIndex) -> String {
    let reference = reference(index)
    return reference.isEmpty ? member : "\(reference).\(member)"
  }

  /// Whether a view is in another one.
  func contains(_ outer: ViewIndex, _ inner: ViewIndex) -> Bool {
    var next = option.views[inner].superview
    while let index = next {
      if index == outer { return true }
      next = option.views[index].superview
    }
    return false
  }
}

extension SceneOption {
  /// The kind of the view's class if a list makes it; nil otherwise. Interface Builder's cells of collection views are
  /// plain views with contents of their own.
  func cellKind(of index: ViewIndex, _ children: [ViewIndex: [ViewIndex]]) -> ClassKind? {
    let view = views[index]
    switch view.content {
    case .cell(let cell): return cell.isRow ? .tableCell : .tableHeader
    case .collectionCell: return .collectionCell
    default:
      let hasContents = children[index]?.contains { views[$0].isContentView } == true
      guard let superview = view.superview else {
        return controller == nil && view.kind == .view && hasContents ? .collectionCell : nil
      }
      guard views[superview].codeClass == "UICollectionView" else { return nil }
      return hasContents ? .collectionCell : .view(superclass: "UICollectionReusableView")
    }
  }
}

extension SceneView {
  /// The UIKit class that the code uses for the view.
  var codeClass: String {
    switch content {
    case .cell(let content): content.isRow ? "UITableViewCell" : "UITableViewHeaderFooterView"
    case .scrollView(let content) where content.hasRecordedCells: "UICollectionView"
    default: content.own.className
    }
  }

  /// The class as a part of a name, such as the "Label" of "titleLabel".
  var noun: String {
    let name = codeClass.dropFirst(2)
    return name == "ActivityIndicatorView" ? "ActivityIndicator" : String(name)
  }
}
