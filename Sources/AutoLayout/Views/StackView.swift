/// Arranges its subviews in a row or a column, like UIStackView: by constraints, at UIStackView's priorities.
///
/// Which constraints these are is known from published dumps of UIStackView's; see `StackArrangement`.
open class StackView: View {
  /// How the views are arranged.
  public var settings: StackSettings {
    didSet { if settings != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The views in their order, hidden ones included.
  public private(set) var arrangedSubviews: [View] = []

  private var arrangement: StackArrangement?

  /// A stack without views; the other parameters are those of `View`.
  public init(identifier: String, frame: Rect = .zero, settings: StackSettings = StackSettings()) {
    self.settings = settings
    super.init(identifier: identifier, frame: frame)
  }

  /// Adds a view at the end of the arrangement, as a subview; constraints place it, not its autoresizing
  /// mask.
  public func addArrangedSubview(_ view: View) {
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
    setNeedsUpdateConstraints()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  public func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsUpdateConstraints()
  }

  override func willRemoveSubview(_ view: View) {
    // The arrangement knows its views by their addresses, and another view may soon have this one's.
    arrangement?.remove(from: self)
    arrangement = nil
    removeArrangedSubview(view)
  }

  /// Whether a stack around this one squeezes it to nothing, because it is hidden, or a view that it is in.
  ///
  /// Text without height has no baselines to align: required constraints between them would contradict the
  /// stack's UISV-hiding, and apps that hide a row of a form see no such conflict. Required spacing does
  /// contradict it, in UIKit, too.
  var isCollapsed: Bool {
    ancestry.contains { ($0 as? View)?.isHidden == true && $0.parent is StackView }
  }

  override open func updateConstraints() {
    let wanted = StackArrangement.Input(self)
    if arrangement?.input != wanted {
      arrangement?.remove(from: self)
      arrangement = StackArrangement(wanted, in: self)
    }
    super.updateConstraints()
  }
}

extension View {
  /// Whether a stack view has taken the view out of its row: it stays aligned and keeps its constraints there, as
  /// frames that Interface Builder recorded show, but its content asks for nothing.
  var isHiddenInStack: Bool {
    guard isHidden, let stack = superview as? StackView, !stack.settings.keepsHiddenViews else {
      return false
    }
    return stack.arrangedSubviews.contains { $0 === self }
  }

  /// The length that a view asks for among others in a stack that fills in proportion; 0 if it asks for none.
  /// A stack inside the stack asks for what its own views do, as frames recorded by Interface Builder show.
  func naturalLength(on axis: Axis) -> Double {
    if let length = usedIntrinsicContentSize[axis] { return length }
    guard let stack = self as? StackView else { return 0 }
    let lengths = stack.arrangedSubviews.filter { !$0.isHidden }.map { $0.naturalLength(on: axis) }
    guard stack.settings.axis == axis else { return lengths.max() ?? 0 }
    return lengths.reduce(0, +) + stack.settings.spacing * Double(max(0, lengths.count - 1))
  }
}

extension StackSettings.Alignment {
  /// `top` and `bottom` are other names of `leading` and `trailing`.
  var canonical: StackSettings.Alignment {
    switch self {
    case .top: .leading
    case .bottom: .trailing
    default: self
    }
  }
}
