internal import AutoLayout
@_exported import Foundation

/// Ends the program as UIKit does by raising NSInvalidArgumentException, which Swift cannot catch.
func raise(_ reason: String, name: String = "NSInvalidArgumentException") -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}

extension ConstraintError {
  /// UIKit's message for the same mistake.
  func reason(_ described: String) -> String {
    let maker =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"
    switch self {
    case .invalidPairing:
      return "\(maker): Invalid pairing of layout attributes"
    case .locationWithoutCounterpart:
      return """
        NSLayoutConstraint for \(described): A multiplier of 0 or a nil second item together with a location for the \
        first attribute creates an illegal constraint of a location equal to a constant. Location attributes must \
        be specified in pairs.
        """
    case .directionalWithAbsolute:
      return """
        NSLayoutConstraint for \(described): A constraint cannot be made between a leading/trailing attribute and a \
        right/left attribute. Use leading/trailing for both or neither.
        """
    case .incompatibleAxes:
      return "\(maker): Invalid pairing of layout attributes"
    case .unavailableForGuide(let attribute):
      return "NSLayoutConstraint for \(described): A layout guide has no attribute \(attribute.name)"
    case .multiplierNotFinite(let value):
      return
        "NSLayoutConstraint for \(described): Multiplier is not finite!  That's illegal.  multiplier:\(value)"
    case .constantNotFinite(let value):
      return
        "NSLayoutConstraint for \(described): Constant is not finite!  That's illegal.  constant:\(value)"
    case .illegalPriority(let value):
      return
        "It's illegal to set priority:\(value). Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000."
    }
  }
}
