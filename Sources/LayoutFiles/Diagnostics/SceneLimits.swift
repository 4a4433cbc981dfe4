import AutoLayout

/// Limits on the size of a scene, whichever front end reads it, because memory and time are limited.
enum SceneLimits {
  /// Views of one option below its root, and how deep they may be nested.
  static let views = 100_000
  static let depth = 200
  static let constraints = 200_000
  static let options = 1000
  /// Parts of a text.
  static let runs = 1000
  /// Marks of a drawing.
  static let marks = 10_000
  /// Views and constraints of all options together: each option has its own.
  static let total = 1_000_000
  /// Characters of an identifier or a name, which is repeated wherever the view is mentioned.
  static let nameLength = 200
}

extension NumberRange {
  /// Why a constraint's numbers are not valid, in words; nil if they are.
  static func problem(multiplier: Double, constant: Double) -> String? {
    let numbers = [("multiplier", multiplier), ("constant", constant)]
    return numbers.first { !coordinate.contains($0.1) }.map { name, value in
      "the \(name) \(plainNumber(value)) is out of range: \(coordinate.inWords)"
    }
  }
}
