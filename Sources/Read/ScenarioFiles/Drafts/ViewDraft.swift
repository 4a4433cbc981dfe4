import AutoLayout
import JSONText
import LayoutScene

/// A view as a file describes it, resolved except for what depends on the canvas.
struct ViewDraft: Sendable {
  /// The view with every key applied that does not need a canvas.
  var view: SceneView
  var font = FontDraft()
  /// The parts of a text that has several, which replace the view's string.
  var runs: [RunDraft] = []
  var layoutMargins = InsetsDraft()
  var id: Located<String>?
  var kind: Located<ViewKind>?
  /// Whether the type given is unknown.
  var hasUnknownKind = false
  var layoutGuides: [Located<String>] = []
  /// Read by `ScenarioTree` from the object itself, since a template may add to them.
  var subviews: [JSONValue] = []
  var constraints: [JSONValue] = []
  var template: String?
  var variables: JSONValue?
  /// The superview of a view that an option adds.
  var superview: String?
  /// The size classes in which the view is installed; nil: all.
  var sizeClasses: [SizeClassPattern]?
  /// Objects of `patchFormat`, already checked.
  var variations = Variations<JSONValue>()

  init(view: SceneView) { self.view = view }

  /// The view on a canvas; by default, the root has the canvas's margins.
  func resolved(on canvas: Canvas) -> SceneView {
    var view = view
    if var text = view.content.text {
      text.font = font.resolved(over: text.font, category: canvas.contentSizeCategory)
      if !runs.isEmpty {
        let base = text.font
        text.setRuns(runs.map { $0.resolved(over: base, category: canvas.contentSizeCategory) })
      }
      view.content.text = text
    }
    if !layoutMargins.isEmpty {
      let isRoot = view.superview == nil
      view.layoutMargins = layoutMargins.resolved(
        over: isRoot ? canvas.layoutMargins : DirectionalEdgeInsets(all: 8),
        in: view.semanticContentAttribute.resolved(in: canvas.layoutDirection))
    }
    return view
  }
}

extension ViewKind {
  /// The type of a view's object, before everything else, because defaults depend on it; errors are left to the table.
  init(of node: JSONValue) {
    guard case .string(let name) = node.member("type")?.value.content else {
      self = .view
      return
    }
    self = ViewKind(fileName: name) ?? .view
  }

  /// The kind with this name in the format, or with this UIKit class.
  init?(fileName name: String) {
    guard let kind = ViewKind(rawValue: name) ?? Self.aliases.first(where: { $0.name == name })?.value else {
      return nil
    }
    self = kind
  }

  fileprivate static let aliases: [(name: String, value: ViewKind)] =
    allCases.map { ($0.className, $0) } + [
      ("UITableViewCell", .cell), ("tableViewCell", .cell), ("collectionViewCell", .collectionCell),
    ]
}

extension ValueFormat where Value == ViewKind {
  static let viewKind = choice(ViewKind.allCases.map { ($0.rawValue, $0) }, aliases: ViewKind.aliases)
}
