// What has no comment here is what UIKit has by the same name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

internal import AutoLayout

/// Arranges its views in a row or a column.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedStackView(identifier: name, frame: frame)
  }
  private var stack: HostedStackView? { item as? HostedStackView }

  override public init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  private var arranged: [UIView] = []
  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (arranged.contains { $0 === view } ? 1 : 0))
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    stack?.insertArrangedSubview(view.item, at: stackIndex)
  }
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    stack?.removeArrangedSubview(view.item)
  }
  /// Takes a view that is leaving out of the arrangement.
  func forget(_ view: UIView) { arranged.removeAll { $0 === view } }

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { stack?.settings.axis = axis.engine }
  }
  open var distribution: Distribution = .fill {
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
  open var alignment: Alignment = .fill {
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
  open var spacing: CGFloat = 0 { didSet { stack?.settings.spacing = Self.points(spacing) } }
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack?.settings.isLayoutMarginsRelativeArrangement ?? false }
    set { stack?.settings.isLayoutMarginsRelativeArrangement = newValue }
  }
  open var isBaselineRelativeArrangement: Bool {
    get { stack?.settings.isBaselineRelativeArrangement ?? false }
    set { stack?.settings.isBaselineRelativeArrangement = newValue }
  }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let points = spacing == Self.spacingUseDefault ? nil : Self.points(spacing)
    stack?.settings.customSpacing[arrangedSubview.item.identifier] = points
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    stack?.settings.customSpacing[arrangedSubview.item.identifier].map { CGFloat($0) }
      ?? Self.spacingUseDefault
  }

  private static func points(_ spacing: CGFloat) -> Double {
    spacing == spacingUseSystem ? 8 : Double(spacing)
  }
}
