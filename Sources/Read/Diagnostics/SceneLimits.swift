import AutoLayout

/// Limits on the size of a scene, whichever front end reads it, because memory and time are limited.
package enum SceneLimits {
  /// Views of one option below its root, and how deep they may be nested.
  package static let views = 100_000
  package static let depth = 200
  package static let constraints = 200_000
  package static let options = 1000
  /// Parts of a text.
  package static let runs = 1000
  /// Marks of a drawing.
  package static let marks = 10_000
  /// Views and constraints of all options together: each option has its own.
  package static let total = 1_000_000
  /// Characters of an identifier or a name, which is repeated wherever the view is mentioned.
  package static let nameLength = 200
}
