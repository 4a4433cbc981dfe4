/// UIKit's standard distance, a multiple of which anchors can use (iOS 11).
package enum StandardSpacing {
  /// Between siblings, and from a superview's edge inwards, in points. Between baselines UIKit derives it from the
  /// fonts in an undocumented way, so the engine uses 8 points there, too.
  package static let value = 8.0
}
