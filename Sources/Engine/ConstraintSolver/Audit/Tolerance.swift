/// The numbers below which a difference counts as rounding error.
///
/// Rows are scaled by powers of two to a largest coefficient between 1 and 2, so these hold whatever the
/// units of a constraint.
enum Tolerance {
  /// How far a column may be from its breakpoint and still count as on it: `position` plus `relativePosition`
  /// times the largest number that went into its value.
  static var position: Double { 1e-9 }
  static var relativePosition: Double { 1e-12 }
  /// A rate of change of the objective, relative to its largest cost.
  static var rate: Double { 1e-9 }
  /// The same for a rate that is the sum of a few costs.
  static var slope: Double { 1e-13 }
  /// An entry of a factor or of a pivot column that is too small to pivot on.
  static var pivot: Double { 1e-9 }
  /// Entries below this count as cancelled.
  static var zero: Double { 1e-14 }
  /// A pivot of the factorisation is at least this fraction of the largest candidate in its row.
  static var threshold: Double { 0.1 }
  /// A pivot below this loses so many digits that the results cannot be trusted.
  static var smallPivot: Double { 1e-7 }
  /// The largest ratio between the sizes of numbers.
  static var greatestSpread: Double { 1e9 }
  /// The remainder when numbers almost cancel, relative to those numbers.
  static var cancelled: Double { 1e-5 }
  /// Too small for a pivot or a rate, but clearly more than a rounding error.
  static var doubt: Double { 1e-12 }
  /// Slightly more than the largest relative change from rounding a number to a double.
  static var rounding: Double { 2.5e-16 }
  /// A step shorter than this leaves the vertex where it was.
  static var step: Double { 1e-11 }

  /// After a step longer than this, values have lost digits for good.
  static var farStep: Double { 1e7 }

  /// The solver does not accept larger input: products of a few such numbers would overflow a double.
  static var largestInput: Double { 1e30 }

  /// Rounds away noise. Values of layouts are mostly short binary fractions, which arithmetic in another
  /// order would miss by some 1e-13. Any value within 1e-9 of a multiple of 2^-20 is moved onto it. That is
  /// less than `position`, so no constraint is affected, and such values agree to the last bit however they
  /// were computed.
  static func snapped(_ value: Double) -> Double {
    let scaled = value * 1_048_576
    // Adding a number that leaves no bits for fractions rounds without a function call. A value so large that
    // this drops more bits has no fraction near 0: it is unchanged, or off by at least a half.
    let shift = 0x1.8p52
    let whole = (scaled + shift) - shift
    return (scaled - whole).magnitude < 1_048_576e-9 ? whole / 1_048_576 : value
  }
}
