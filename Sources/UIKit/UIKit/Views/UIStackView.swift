@_exported import Foundation

internal import AutoLayout
package import LayoutScene

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

  override package class var contentType: any KindContent.Type { StackViewContent.self }
  override package var sceneContent: any KindContent {
    var content = StackViewContent()
    content.settings = settings
    return content
  }

  override public init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Nothing is read from the archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  private var arranged: [UIView] = []
  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    let isArranged = view.superview === self && arranged.contains { $0 === view }
    insertArrangedSubview(view, at: arranged.count - (isArranged ? 1 : 0))
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview === self { arranged.removeAll { $0 === view } } else { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    arrange(view, at: stackIndex)
  }
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    stopArranging(view)
  }
  /// Removes a view that is leaving the stack from the arrangement.
  func forget(_ view: UIView) { arranged.removeAll { $0 === view } }

  @_Observed open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { contentDidChange() } }
  @_Observed open var distribution: Distribution = .fill { didSet { contentDidChange() } }
  @_Observed open var alignment: Alignment = .fill { didSet { contentDidChange() } }
  /// `spacingUseSystem` is 8 points.
  @_Observed open var spacing: CGFloat = 0 { didSet { contentDidChange() } }
  @_Observed open var isLayoutMarginsRelativeArrangement = false { didSet { contentDidChange() } }
  @_Observed open var isBaselineRelativeArrangement = false { didSet { contentDidChange() } }
  private var customSpacings: [UIView: CGFloat] = [:]
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[arrangedSubview] = spacing == Self.spacingUseDefault ? nil : spacing
    contentDidChange()
  }
  /// Without a custom spacing, this is `spacingUseDefault`.
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
