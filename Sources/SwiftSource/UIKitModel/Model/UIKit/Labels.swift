// Further properties of labels and image views that the reader needs. Their content is measured by the scenario that
// they are written as.
extension UILabel {
  package var hasContent: Bool { true }
  package var wraps: Bool { numberOfLines != 1 }
  package var lineWidth: CGFloat? {
    wraps && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : super.lineWidth
  }
  package var sceneContent: Any? { nil }
  package func textSize(within width: CGFloat?) -> CGSize { fitting(width) }
  // A label that a cell or a header has by itself.
  convenience init(standard style: UIFont.TextStyle) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
  }
  var lineBreakStrategy: Any?
}
extension UIImageView {
  package var sceneContent: Any? { nil }
  var intrinsicContentSize: CGSize { image?.size ?? CGSize(width: -1, height: -1) }
}
