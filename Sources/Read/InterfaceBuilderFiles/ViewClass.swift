import AutoLayout
import LayoutScene

/// The class of a view as Interface Builder's elements name it.
struct ViewClass: Sendable {
  var kind: ViewKind
  /// In words, as the document outline shows a view without a name.
  var words: String

  /// nil for an element that is not a known view.
  init?(elementName: String) {
    guard let known = Self.all[elementName] else { return nil }
    self = known
  }

  private init(_ kind: ViewKind, _ words: String) {
    self.kind = kind
    self.words = words
  }

  /// A view of an unknown class.
  static let other = ViewClass(.view, "View")

  private static let all: [String: ViewClass] = Dictionary(
    uniqueKeysWithValues: ViewKind.allCases.flatMap { kind in
      type(of: ViewContent(kind).ofElement).elements.map { ($0.name, ViewClass(kind, $0.words)) }
    })
}
