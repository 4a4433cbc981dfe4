@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// Arranges its views in a row or a column.
open class UIStackView: UIView {
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// Where views are across a stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// `leading` of a horizontal stack.
    public static var top: Alignment { .leading }
    /// `trailing` of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
  /// A custom spacing that stands for the stack's own.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A spacing that stands for the system's.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  override package class var contentType: any KindContent.Type { StackViewContent.self }
  override package var sceneContent: any KindContent {
    var content = StackViewContent()
    if let stack { content.settings = stack.settings }
    return content
  }
  private var stack: StackView? { item as? StackView }

  override public init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Creates one as for an archive, of which nothing is read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  private var arranged: [UIView] = []
  /// The views that it arranges, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view after the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (arranged.contains { $0 === view } ? 1 : 0))
  }
  /// Arranges a view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    stack?.insertArrangedSubview(view.item, at: stackIndex)
  }
  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    stack?.removeArrangedSubview(view.item)
  }
  /// Takes a view that is leaving out of the arrangement.
  func forget(_ view: UIView) { arranged.removeAll { $0 === view } }

  /// The direction of the stack; horizontal by default.
  @_Observed open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { stack?.settings.axis = axis.engine }
  }
  /// How its views share its length; `fill` by default.
  @_Observed open var distribution: Distribution = .fill {
    didSet {
      stack?.settings.distribution =
        switch distribution {
        case .fill: .fill
        case .fillEqually: .fillEqually
        case .fillProportionally: .fillProportionally
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        }
    }
  }
  /// Where its views are across it; `fill` by default.
  @_Observed open var alignment: Alignment = .fill {
    didSet {
      stack?.settings.alignment =
        switch alignment {
        case .fill: .fill
        case .leading: .leading
        case .firstBaseline: .firstBaseline
        case .center: .center
        case .trailing: .trailing
        case .lastBaseline: .lastBaseline
        }
    }
  }
  /// The distance between neighbours in points; `spacingUseSystem` is 8.
  @_Observed open var spacing: CGFloat = 0 { didSet { stack?.settings.spacing = Self.points(spacing) } }
  /// Whether views keep to its margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack?.settings.isLayoutMarginsRelativeArrangement ?? false }
    set { stack?.settings.isLayoutMarginsRelativeArrangement = newValue }
  }
  /// Whether vertical spacing is between baselines.
  open var isBaselineRelativeArrangement: Bool {
    get { stack?.settings.isBaselineRelativeArrangement ?? false }
    set { stack?.settings.isBaselineRelativeArrangement = newValue }
  }
  /// Sets the room after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let points = spacing == Self.spacingUseDefault ? nil : Self.points(spacing)
    stack?.settings.customSpacing[arrangedSubview.item.identifier] = points
  }
  /// The room after a view, in points; `spacingUseDefault` if it has none of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    stack?.settings.customSpacing[arrangedSubview.item.identifier].map { CGFloat($0) }
      ?? Self.spacingUseDefault
  }

  private static func points(_ spacing: CGFloat) -> Double {
    spacing == spacingUseSystem ? StandardSpacing.value : Double(spacing)
  }
}
