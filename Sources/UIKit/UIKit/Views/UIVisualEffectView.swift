@_exported import Foundation

/// A look of a visual effect view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
/// Blurs what is behind.
open class UIBlurEffect: UIVisualEffect {
  /// How strong a blur is, and how light.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
  /// Creates a blur; nothing is blurred here.
  public init(style: Style) {}
}
/// Makes content shine through a blur; nothing is changed here.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// Blurs what is behind it; its content view fills it.
open class UIVisualEffectView: UIView {
  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }
  override public convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }
  /// Its effect, which is not drawn.
  open var effect: UIVisualEffect?
  /// The view for the content.
  public let contentView = UIView(frame: .zero)

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// Moves views with the device, which never moves here.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {}
