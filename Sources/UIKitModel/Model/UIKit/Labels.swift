// What the reader asks of labels and image views besides: their content is measured by the scenario that they are written as.
extension UILabel {
  var hasContent: Bool { true }
  var wraps: Bool { numberOfLines != 1 }
  var lineWidth: CGFloat? {
    wraps && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : super.lineWidth
  }
  var sceneContent: Any? { nil }
  func textSize(within width: CGFloat?) -> CGSize { fitting(width) }
  // One that a cell or a header has by itself.
  convenience init(standard style: UIFont.TextStyle) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
  }
  var lineBreakStrategy: Any?
}
extension UIImageView {
  var sceneContent: Any? { nil }
  var intrinsicContentSize: CGSize { image?.size ?? CGSize(width: -1, height: -1) }
}
