@_exported import Foundation

internal import AutoLayout

/// The label of a button's title, which tells the button of a font of its own.
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

  /// Shows the button's title in the font that the button measures it in.
  func show(_ title: Text) {
    super.font = chosenFont?.engine == title.font ? chosenFont : UIFont(title.font, weight: .regular)
    text = title.string
  }
}
