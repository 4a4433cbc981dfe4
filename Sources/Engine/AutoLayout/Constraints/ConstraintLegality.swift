/// Why a constraint is illegal: the cases in which UIKit raises an exception.
public enum ConstraintError: Error, Hashable, Sendable {
  /// A size paired with a location, or a missing attribute: UIKit's "Invalid pairing of layout attributes".
  case invalidPairing(LayoutAttribute, LayoutAttribute)
  /// A location compared with a constant, because there is no second item or the multiplier is 0.
  case locationWithoutCounterpart(LayoutAttribute)
  /// A leading or trailing attribute paired with a left or right one.
  case directionalWithAbsolute(LayoutAttribute, LayoutAttribute)
  /// A horizontal location paired with a vertical one.
  case incompatibleAxes(LayoutAttribute, LayoutAttribute)
  /// A margin or a baseline of a layout guide, which has neither.
  case unavailableForGuide(LayoutAttribute)
  /// A multiplier that is infinite or not a number.
  case multiplierNotFinite(Double)
  /// A constant that is infinite or not a number.
  case constantNotFinite(Double)
  /// A priority outside the range above 0 up to 1000.
  case illegalPriority(Double)

  /// A stable name for the kind of error, which several cases may share: `illegal-pair`, `illegal-location`,
  /// `unavailable-attribute`, `not-finite` or `illegal-priority`.
  public var code: String {
    switch self {
    case .invalidPairing, .directionalWithAbsolute, .incompatibleAxes: "illegal-pair"
    case .locationWithoutCounterpart: "illegal-location"
    case .unavailableForGuide: "unavailable-attribute"
    case .multiplierNotFinite, .constantNotFinite: "not-finite"
    case .illegalPriority: "illegal-priority"
    }
  }

  /// A description of the error, in English, without a full stop.
  public var message: String {
    switch self {
    case .invalidPairing(let first, let second):
      "invalid pairing of layout attributes: \(first.name) with \(second.name)"
    case .locationWithoutCounterpart(let attribute):
      "\(attribute.name) is a location and cannot be equal to a constant: locations must be specified in pairs"
    case .directionalWithAbsolute(let first, let second):
      "a constraint cannot be made between \(first.name) and \(second.name): one follows the layout direction, the other does not"
    case .incompatibleAxes(let first, let second):
      "a constraint cannot relate \(first.name) to \(second.name): one is horizontal, the other vertical"
    case .unavailableForGuide(let attribute):
      "a layout guide has no \(attribute.name)"
    case .multiplierNotFinite(let value): "the multiplier is not finite: \(value)"
    case .constantNotFinite(let value): "the constant is not finite: \(value)"
    case .illegalPriority(let value):
      "a priority must be above 0 and at most 1000, but this one is \(plainNumber(value))"
    }
  }

  /// How to fix it, in English, without a full stop.
  public var help: String {
    switch self {
    case .invalidPairing: "relate a size to a size and a location to a location"
    case .locationWithoutCounterpart:
      "name a second item, as in \"a.leading = superview.leading + 20\", and a multiplier other than 0"
    case .directionalWithAbsolute: "use leading and trailing for both, or left and right for both"
    case .incompatibleAxes: "relate attributes of the same axis"
    case .unavailableForGuide: "use an edge, a centre or a size of the guide"
    case .multiplierNotFinite, .constantNotFinite: "use an ordinary number"
    case .illegalPriority: "1000 is required, 750 is high, 250 is low"
    }
  }
}

/// The rules by which UIKit has accepted constraints since iOS 10; for all others NSLayoutConstraint raises
/// exceptions.
public enum ConstraintLegality {
  /// Checks a constraint before it is made.
  ///
  /// - Parameters:
  ///   - first: the attribute of the first item.
  ///   - second: the attribute of the second item; `notAnAttribute` if there is none.
  ///   - multiplier: the factor of the second attribute.
  ///   - constant: in points.
  ///   - priority: above 0, up to 1000.
  ///   - firstIsGuide: whether the first item is a layout guide, which has neither margins nor baselines.
  ///   - secondIsGuide: whether the second item is a layout guide.
  /// - Throws: `ConstraintError` for the first rule that the constraint breaks.
  public static func check(
    _ first: LayoutAttribute, _ second: LayoutAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, firstIsGuide: Bool = false, secondIsGuide: Bool = false
  ) throws(ConstraintError) {
    guard multiplier.isFinite else { throw .multiplierNotFinite(multiplier) }
    guard constant.isFinite else { throw .constantNotFinite(constant) }
    guard priority.isLegal else { throw .illegalPriority(priority.rawValue) }
    try checkPair(first, second, multiplier: multiplier)
    if firstIsGuide && !first.isAvailableForGuides { throw .unavailableForGuide(first) }
    if secondIsGuide && !second.isAvailableForGuides { throw .unavailableForGuide(second) }
  }

  private static func checkPair(
    _ first: LayoutAttribute, _ second: LayoutAttribute, multiplier: Double
  ) throws(ConstraintError) {
    switch (first.kind, second.kind) {
    case (.none, _): throw .invalidPairing(first, second)
    case (.size, .size), (.size, .none): return
    case (.size, _): throw .invalidPairing(first, second)
    case (_, .none): throw .locationWithoutCounterpart(first)
    case (_, .size): throw .invalidPairing(first, second)
    case (.y, .y): break
    case (.y, _), (_, .y): throw .incompatibleAxes(first, second)
    case (.absoluteX, .directionalX), (.directionalX, .absoluteX):
      throw .directionalWithAbsolute(first, second)
    default: break
    }
    if multiplier == 0 { throw .locationWithoutCounterpart(first) }
  }
}

extension LayoutAttribute {
  /// Whether a UILayoutGuide has the attribute.
  var isAvailableForGuides: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .firstBaseline, .lastBaseline:
      false
    default: true
    }
  }
}
