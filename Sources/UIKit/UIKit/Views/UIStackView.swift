@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// A view that arranges its views in a row or a column.
open class UIStackView: UIView {
  /// The distribution of views along a stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The alignment of views across a stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// Another name of `leading`, for a horizontal stack.
    public static var top: Alignment { .leading }
    /// Another name of `trailing`, for a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
  /// A custom spacing that stands for the stack's spacing.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A spacing that stands for the system's spacing.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  override package class var contentType: any KindContent.Type { StackViewContent.self }
  override package var sceneContent: any KindContent {
    var content = StackViewContent()
    content.settings = settings
    return content
  }

  override public init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Creates an instance as if from an archive; nothing is read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  private var arranged: [UIView] = []
  /// The views that the stack arranges, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view after the other arranged views.
  open func addArrangedSubview(_ view: UIView) {
    let isArranged = view.superview === self && arranged.contains { $0 === view }
    insertArrangedSubview(view, at: arranged.count - (isArranged ? 1 : 0))
  }
  /// Inserts a view among the arranged views at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview === self { arranged.removeAll { $0 === view } } else { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    arrange(view, at: stackIndex)
  }
  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    stopArranging(view)
  }
  /// Removes a view that is leaving the stack from the arrangement.
  func forget(_ view: UIView) { arranged.removeAll { $0 === view } }

  /// The direction of the stack; horizontal by default.
  @_Observed open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { contentDidChange() } }
  /// The distribution of the views along the stack; `fill` by default.
  @_Observed open var distribution: Distribution = .fill { didSet { contentDidChange() } }
  /// The alignment of the views across the stack; `fill` by default.
  @_Observed open var alignment: Alignment = .fill { didSet { contentDidChange() } }
  /// The spacing between neighbouring views in points; `spacingUseSystem` is 8.
  @_Observed open var spacing: CGFloat = 0 { didSet { contentDidChange() } }
  /// Whether views are arranged within the stack's margins.
  @_Observed open var isLayoutMarginsRelativeArrangement = false { didSet { contentDidChange() } }
  /// Whether vertical spacing is measured between baselines.
  @_Observed open var isBaselineRelativeArrangement = false { didSet { contentDidChange() } }
  private var customSpacings: [UIView: CGFloat] = [:]
  /// Sets the spacing after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[arrangedSubview] = spacing == Self.spacingUseDefault ? nil : spacing
    contentDidChange()
  }
  /// The spacing after a view, in points; `spacingUseDefault` if it has no custom spacing.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[arrangedSubview] ?? Self.spacingUseDefault
  }

  private var settings: StackSettings {
    var settings = StackSettings()
    settings.axis = axis.engine
    settings.distribution = distribution.engine
    settings.alignment = alignment.engine
    settings.spacing = Self.points(spacing)
    settings.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    settings.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    for (view, spacing) in customSpacings {
      settings.customSpacing[view.item.identifier] = Self.points(spacing)
    }
    return settings
  }

  private static func points(_ spacing: CGFloat) -> Double {
    spacing == spacingUseSystem ? StandardSpacing.value : Double(spacing)
  }
}

extension UIStackView.Distribution {
  fileprivate var engine: StackSettings.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension UIStackView.Alignment {
  fileprivate var engine: StackSettings.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: .trailing
    case .lastBaseline: .lastBaseline
    }
  }
}
