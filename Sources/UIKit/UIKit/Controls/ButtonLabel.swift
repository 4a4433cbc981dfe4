@_exported import Foundation

/// The label of a button's title, which notifies the button when code sets its font.
final class ButtonLabel: UILabel {
  private weak var button: UIButton?
  private(set) var chosenFont: UIFont?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  // UIKit's own signature.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get { chosenFont ?? super.font }
    set {
      chosenFont = newValue
      button?.update()
    }
  }

  /// Shows the button's title; the font applies to text without one of its own.
  func show(_ title: NSAttributedString?, _ font: UIFont) {
    super.font = font
    attributedText = title
  }
}
