/// The distance that UIKit calls standard.
package enum StandardSpacing {
  /// Between siblings, and from a superview's edge inwards, in points.
  package static let value = 8.0
}
