@_exported import Foundation

@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
  /// Nothing is blurred here.
  public init(style: Style) {}
}
/// The effect does nothing here.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {}
}

/// The content view fills the view.
open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }
  override public convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }
  /// The effect is not drawn.
  open var effect: UIVisualEffect?
  public let contentView = UIView(frame: .zero)

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// The device never moves here.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {}
