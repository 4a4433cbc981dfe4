@_exported import Foundation

internal import AutoLayout

/// The content of a cell or a header without views of the author's: a title, a second text and an image, placed by
/// frames.
///
/// The distances in cells are those that Interface Builder recorded: margins of 16 or 20 points, 15 points beside an
/// image, a title that fills the row, or texts that start on a whole point; 8 points before an accessory.
@MainActor final class StandardContent {
  private typealias Metrics = StandardCellMetrics

  private unowned let owner: UIView
  private let contentView: UIView
  private let arrangement: StandardArrangement
  private(set) lazy var title = StandardLabel(of: self)
  private(set) lazy var detail = StandardLabel(of: self)
  private(set) lazy var image = StandardImageView(of: self)
  var imagePadding = CGFloat(StandardCellMetrics.imagePadding)

  init(_ arrangement: StandardArrangement, of owner: UIView, in contentView: UIView) {
    self.arrangement = arrangement
    self.owner = owner
    self.contentView = contentView
    title.font = .preferredFont(forTextStyle: arrangement == .header ? .headline : .body)
    detail.font = .preferredFont(forTextStyle: arrangement == .subtitle ? .caption1 : .body)
  }

  func changed() {
    for (view, isShown) in [(title as UIView, hasTitle), (detail, hasDetail), (image, hasImage)] {
      if isShown, view.superview == nil { contentView.addSubview(view) }
      if !isShown { view.removeFromSuperview() }
    }
    owner.invalidateIntrinsicContentSize()
    owner.setNeedsLayout()
  }

  func remove() {
    for view in [title, detail, image] { view.removeFromSuperview() }
  }

  private var hasTitle: Bool { title.text?.isEmpty == false }
  private var hasDetail: Bool { detail.text?.isEmpty == false }
  private var hasImage: Bool { image.image != nil }

  // MARK: Sizes

  private var margin: CGFloat { CGFloat(Host.canvas.layoutMargins.leading) }
  private var start: CGFloat { margin + (hasImage ? (image.image?.size.width ?? 0) + imagePadding : 0) }

  private func size(of label: UILabel, isShown: Bool, in width: CGFloat) -> CGSize {
    guard isShown else { return .zero }
    let size = label.sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, max(width, 0)), height: size.height)
  }

  /// The height in points that the content requires; nil if there is no content.
  func height(width: CGFloat) -> CGFloat? {
    guard hasTitle || hasDetail || hasImage else { return nil }
    let room = width - start - margin
    let (first, second) = (
      size(of: title, isShown: hasTitle, in: room), size(of: detail, isShown: hasDetail, in: room)
    )
    // 43.5 points and a separator make a row of 44, and two texts of 17 and 12 points make 55.5.
    let texts =
      switch arrangement {
      case .subtitle where hasDetail:
        first.height + second.height
          + CGFloat(Metrics.topMargin + Metrics.textSpacing + Metrics.bottomMargin)
      case .title, .value, .column, .subtitle:
        max(first.height, second.height) + CGFloat(2 * Metrics.textMargin)
      case .header: first.height + 7.5
      }
    let least = arrangement == .header ? 0 : CGFloat(TableSettings.defaultRowHeight) - pixel
    return max(texts, least, image.image?.size.height ?? 0)
  }

  /// The height of the title in points; nil if there is none.
  func titleHeight(width: CGFloat) -> CGFloat? {
    hasTitle ? size(of: title, isShown: true, in: width - start - margin).height : nil
  }

  private var pixel: CGFloat { 1 / CGFloat(Host.canvas.scale) }

  /// Places the views that have content.
  ///
  /// - Parameter hasAccessory: whether the cell has an accessory beside the content.
  func place(hasAccessory: Bool) {
    let bounds = contentView.bounds.size
    let end = bounds.width - (hasAccessory ? CGFloat(Metrics.accessoryMargin) : margin)
    let picture = image.image?.size ?? .zero
    put(
      image, if: hasImage,
      CGRect(
        x: margin, y: toPixel((bounds.height - picture.height) / 2), width: picture.width,
        height: picture.height))
    let room = end - start
    let first = size(of: title, isShown: hasTitle, in: room)
    let second = size(of: detail, isShown: hasDetail, in: room)
    func middle(_ size: CGSize) -> CGFloat { ((bounds.height - size.height) / 2).rounded(.up) }
    switch arrangement {
    case .title,
      .subtitle where !hasDetail:
      put(title, if: hasTitle, CGRect(x: start, y: 0, width: room, height: bounds.height))
    case .subtitle:
      let top = toPixel((bounds.height - first.height - CGFloat(Metrics.textSpacing) - second.height) / 2)
      put(title, if: hasTitle, CGRect(origin: CGPoint(x: start, y: top), size: first))
      put(
        detail, if: hasDetail,
        CGRect(origin: CGPoint(x: start, y: top + first.height + CGFloat(Metrics.textSpacing)), size: second))
    case .value:
      put(title, if: hasTitle, CGRect(origin: CGPoint(x: start, y: middle(first)), size: first))
      put(
        detail, if: hasDetail,
        CGRect(origin: CGPoint(x: end - second.width, y: middle(second)), size: second))
    case .column:
      // Recorded for the style value2: a column of 91 points, and 6 points beside it.
      put(
        title, if: hasTitle, CGRect(x: start, y: middle(first), width: 91, height: first.height))
      put(detail, if: hasDetail, CGRect(origin: CGPoint(x: start + 97, y: middle(second)), size: second))
    case .header:
      let top = toPixel(bounds.height - first.height - 3.5)
      put(title, if: hasTitle, CGRect(origin: CGPoint(x: start, y: max(0, top)), size: first))
    }
  }

  private func put(_ view: UIView, if isShown: Bool, _ frame: CGRect) {
    guard isShown else { return }
    var frame = frame
    if contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = contentView.bounds.width - frame.maxX
    }
    if view.frame != frame { view.frame = frame }
  }

  /// The value rounded up to the next pixel.
  private func toPixel(_ value: CGFloat) -> CGFloat { (value / pixel - 1e-6).rounded(.up) * pixel }
}

/// A label of a cell, which reports changes to the cell's content.
final class StandardLabel: UILabel {
  private weak var content: StandardContent?
  init(of content: StandardContent) {
    super.init(frame: .zero)
    self.content = content
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var text: String? { didSet { content?.changed() } }
  override var attributedText: NSAttributedString? { didSet { content?.changed() } }
  override var numberOfLines: Int { didSet { content?.changed() } }
  // UIKit's own signature.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! { didSet { content?.changed() } }
}

/// An image view of a cell, which reports changes to the cell's content.
final class StandardImageView: UIImageView {
  private weak var content: StandardContent?
  init(of content: StandardContent) {
    super.init(frame: .zero)
    self.content = content
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var image: UIImage? { didSet { content?.changed() } }
}
