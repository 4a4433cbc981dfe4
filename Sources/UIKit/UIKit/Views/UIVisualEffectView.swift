@_exported import Foundation

/// The effect of a visual effect view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
/// An effect that blurs what is behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// The strength and lightness of a blur.
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
/// An effect that lets content shine through a blur; does nothing here.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view that blurs what is behind it, filled by its content view.
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
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }
  /// The effect, which is not drawn.
  open var effect: UIVisualEffect?
  /// The view for the content.
  public let contentView = UIView(frame: .zero)

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// An effect that moves views with the device, which never moves here.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {}
