@_exported import Foundation

internal import AutoLayout

/// The views inside a button.
extension UIButton {
  /// Makes the views of the title, the subtitle and the image show what the button measures.
  func showParts(of button: AutoLayout.Button) {
    let image = configuration?.image ?? currentImage
    if image != nil || imageView?.image != nil { imageView?.image = image }
    let parts: [(UIView?, Bool)] = [
      (title, !button.text.string.isEmpty), (subtitle, button.subtitle != nil), (imageView, image != nil),
    ]
    for (view, isShown) in parts {
      guard let view else { continue }
      if isShown, view.superview == nil { addSubview(view) }
      if !isShown, view.superview === self { view.removeFromSuperview() }
    }
    setNeedsLayout()
  }

  /// Places the views according to the button's settings.
  func placeParts() {
    guard let button else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var room = Rect(bounds)
    if configuration != nil {
      var insets = button.configuredInsets
      if isMirrored, button.settings.contentInsets == nil { swap(&insets.left, &insets.right) }
      room = room.inset(by: insets)
    } else {
      room = room.inset(by: EdgeInsets(contentEdgeInsets))
    }
    room = aligned(room, for: button.arrangement.size, isMirrored: isMirrored)
    let areas = button.arrangement.areas(in: room, isMirrored: isMirrored)
    put(title, in: areas.title, titleEdgeInsets)
    put(subtitle, in: areas.subtitle, .zero)
    if let imageView { put(imageView, CGRect(areas.image), imageEdgeInsets) }
  }

  /// The part of the room in which the content is centred.
  private func aligned(_ room: Rect, for size: Size, isMirrored: Bool) -> Rect {
    var room = room
    let rest = max(0, room.width - size.width)
    let isLeft: Bool
    switch contentHorizontalAlignment {
    case .left: isLeft = true
    case .right: isLeft = false
    case .leading: isLeft = !isMirrored
    case .trailing: isLeft = isMirrored
    case .center, .fill: return room
    }
    if !isLeft { room.x += rest }
    room.width -= rest
    return room
  }

  /// Places a text in the middle of its area, as wide as it needs to be.
  private func put(_ label: UILabel, in area: Rect, _ insets: UIEdgeInsets) {
    guard label.superview === self else { return }
    let size = label.sizeThatFits(.zero)
    let width = min(size.width, CGFloat(area.width))
    let frame = CGRect(
      x: CGFloat(area.midX) - width / 2, y: CGFloat(area.midY) - size.height / 2, width: width,
      height: size.height)
    put(label, frame, insets)
  }

  private func put(_ view: UIView, _ frame: CGRect, _ insets: UIEdgeInsets) {
    guard view.superview === self, view.translatesAutoresizingMaskIntoConstraints else { return }
    // Insets move the content here instead of shrinking it.
    let moved = frame.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    if view.frame != moved { view.frame = moved }
  }
}
