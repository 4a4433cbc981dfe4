/// Arranges its subviews in a row or a column, like UIStackView, by constraints at UIStackView's priorities.
///
/// The constraints are known from published dumps of those of UIStackView; see `StackArrangement`.
open class StackView: View {
  /// How the views are arranged.
  public var settings: StackSettings {
    didSet { if settings != oldValue { arrangementDidChange() } }
  }

  /// The arranged views in order, including hidden ones.
  public private(set) var arrangedSubviews: [View] = []

  /// The arranged views that have a place.
  var visibleSubviews: [View] { arrangedSubviews.filter { settings.keepsHiddenViews || !$0.isHidden } }

  private var arrangement: StackArrangement?

  /// Creates a stack without views; the other parameters are those of `View`.
  public init(identifier: String, frame: Rect = .zero, settings: StackSettings = StackSettings()) {
    self.settings = settings
    super.init(identifier: identifier, frame: frame)
  }

  /// Appends a view to the arrangement and adds it as a subview; constraints place it, not its autoresizing
  /// mask.
  public func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: .max) }

  /// Like `addArrangedSubview`, at a place in the arrangement.
  package func insertArrangedSubview(_ view: View, at index: Int) {
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    arrangementDidChange()
    view.setNeedsUpdateConstraints()
  }

  /// Removes a view from the arrangement; it stays a subview.
  public func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
    view.setNeedsUpdateConstraints()
  }

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    requestedLengthDidChange()
  }

  /// Whether the arrangement depends on what the views request.
  var dependsOnContents: Bool {
    settings.distribution == .fillProportionally || settings.alignsBaselinesOfRow
  }

  /// The lengths that views of the stack request where it fills proportionally.
  ///
  /// Where none of them has an intrinsic length, UIKit's shares are not known. In a snapshot of an app, views with
  /// texts in them then had about the shares that the texts themselves would have had in the stack.
  func requestedLengths(of views: [View]) -> [Double] {
    let own = views.map { $0.naturalLength(on: settings.axis, within: false) }
    return own.contains { $0 > 0 } ? own : views.map { $0.naturalLength(on: settings.axis, within: true) }
  }

  override func willRemoveSubview(_ view: View) {
    // The arrangement identifies views by address, and a new view may soon have this one's.
    arrangement?.remove(from: self)
    arrangement = nil
    removeArrangedSubview(view)
  }

  /// Whether an enclosing stack collapses this one, because it or a view that contains it is hidden.
  ///
  /// Text without height has no baselines to align: required constraints between them would contradict the stack's
  /// UISV-hiding, but apps that hide a row of a form see no such conflict. Required spacing does contradict it, in
  /// UIKit as well.
  var isCollapsed: Bool {
    ancestry.contains { ($0 as? View)?.isHidden == true && $0.parent is StackView }
  }

  override open func updateConstraints() {
    // The lengths are those of texts that have not been wrapped.
    if settings.distribution == .fillProportionally { window?.needsWholeLayout = true }
    let wanted = StackArrangement.Input(self)
    if arrangement?.input != wanted {
      arrangement?.remove(from: self)
      arrangement = StackArrangement(wanted, in: self)
    }
    super.updateConstraints()
  }
}

extension View {
  /// Whether a stack view has hidden the view: it stays aligned and keeps its constraints there, as frames
  /// that Interface Builder recorded show, but its content requests no size.
  var isHiddenInStack: Bool {
    guard isHidden, let stack = superview as? StackView, !stack.settings.keepsHiddenViews else {
      return false
    }
    return stack.arrangedSubviews.contains { $0 === self }
  }

  /// The length that a view requests in a stack that fills proportionally; 0 if none. A nested stack requests
  /// what its own views request, as frames recorded by Interface Builder show.
  ///
  /// - Parameter within: whether any other view without an intrinsic length requests that of its longest subview.
  func naturalLength(on axis: Axis, within: Bool) -> Double {
    if let length = usedIntrinsicContentSize[axis] { return length }
    func length(of view: View) -> Double { view.naturalLength(on: axis, within: within) }
    guard let stack = self as? StackView else { return within ? subviews.map(length).max() ?? 0 : 0 }
    let lengths = stack.arrangedSubviews.filter { !$0.isHidden }.map(length)
    guard stack.settings.axis == axis else { return lengths.max() ?? 0 }
    return lengths.reduce(0, +) + stack.settings.spacing * Double(max(0, lengths.count - 1))
  }
}

extension StackSettings {
  /// Whether the views of a row are aligned at their baselines; columns have none to align.
  var alignsBaselinesOfRow: Bool {
    axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }
}

extension StackSettings.Alignment {
  /// Replaces `top` and `bottom` by `leading` and `trailing`, which mean the same.
  var canonical: StackSettings.Alignment {
    switch self {
    case .top: .leading
    case .bottom: .trailing
    default: self
    }
  }
}
