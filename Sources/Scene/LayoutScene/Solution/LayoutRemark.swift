/// Something a reviewer would remark on in a layout whose constraints hold.
package struct LayoutRemark: Hashable, Sendable {
  /// The kinds, by the codes of their messages.
  package enum Kind: String, CaseIterable, Sendable {
    case truncatedText = "truncated-text"
    case overlappingViews = "overlapping-views"
    case offScreen = "off-screen"
    case smallTouchTarget = "small-touch-target"
    case readingOrder = "reading-order"
  }

  package var kind: Kind
  package var message: String
  package var help: String?
  /// The view that it is about.
  package var view: ViewIndex

  package init(_ kind: Kind, _ message: String, help: String? = nil, about view: ViewIndex) {
    self.kind = kind
    self.message = message
    self.help = help
    self.view = view
  }
}
