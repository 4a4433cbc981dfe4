import AutoLayout

/// The most that a scene may hold, whichever front end reads it: memory and time have an end.
enum SceneLimits {
  /// Views of one option below its root, and how deep they may be nested.
  static let views = 100_000
  static let depth = 200
  static let constraints = 200_000
  static let options = 1000
  /// Views and constraints of all options together: each option has its own.
  static let total = 1_000_000
  /// Characters of an identifier or a name: they are repeated wherever a view is spoken of.
  static let nameLength = 200
}

extension NumberRange {
  /// Why a constraint's numbers cannot be computed with, in words; nil if they can.
  static func problem(multiplier: Double, constant: Double) -> String? {
    let numbers = [("multiplier", multiplier), ("constant", constant)]
    return numbers.first { !coordinate.contains($0.1) }.map { name, value in
      "the \(name) \(plainNumber(value)) is out of range: \(coordinate.inWords)"
    }
  }
}
