import AutoLayout

/// The numbers that a key accepts.
package struct NumberRange: Sendable {
  package var minimum: Double
  package var maximum: Double
  package var excludesMinimum = false

  package init(minimum: Double, maximum: Double, excludesMinimum: Bool = false) {
    self.minimum = minimum
    self.maximum = maximum
    self.excludesMinimum = excludesMinimum
  }

  package func contains(_ value: Double) -> Bool {
    (excludesMinimum ? value > minimum : value >= minimum) && value <= maximum
  }

  package var inWords: String {
    let lower = "\(excludesMinimum ? "above" : "from") \(plainNumber(minimum))"
    return maximum.isFinite
      ? "\(lower) \(excludesMinimum ? "up " : "")to \(plainNumber(maximum))" : "\(lower) up"
  }

  /// Beyond a million points a Double no longer holds thousandths of a pixel through a chain of sums.
  package static let coordinate = NumberRange(minimum: -1e6, maximum: 1e6)
  package static let length = NumberRange(minimum: 0, maximum: 1e6)
  package static let any = NumberRange(minimum: -.infinity, maximum: .infinity)
  package static let fraction = NumberRange(minimum: 0, maximum: 1)
  package static let priority = NumberRange(minimum: 0, maximum: 1000, excludesMinimum: true)
  package static let pixelsPerPoint = NumberRange(minimum: 1, maximum: 8)
  package static let canvasSide = NumberRange(minimum: 1, maximum: 10_000)
  package static let fontSize = NumberRange(minimum: 1, maximum: 1000)
  /// How far letters are moved.
  package static let shift = NumberRange(minimum: -1000, maximum: 1000)
  package static let multiple = NumberRange(minimum: 0, maximum: 100)
}

extension NumberRange {
  /// Why a constraint's numbers are not valid, in words; nil if they are.
  package static func problem(multiplier: Double, constant: Double) -> String? {
    let numbers = [("multiplier", multiplier), ("constant", constant)]
    return numbers.first { !coordinate.contains($0.1) }.map { name, value in
      "the \(name) \(plainNumber(value)) is out of range: \(coordinate.inWords)"
    }
  }
}
