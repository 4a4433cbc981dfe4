/// Decides which constraint of a conflicting set is broken, and what is left of it. UIKit does not document its choice;
/// in most published logs it breaks a size that the app set, and never a constraint that the system made. In frames
/// that Interface Builder recorded, required hugging or resistance gave way when it could not hold, hugging first, and
/// still held as far as there was room.
enum ConflictPolicy {
  /// The newest required hugging; else the newest required resistance; else the newest explicit constraint that gives
  /// a single item a nonzero size; else the newest explicit one; else the newest.
  ///
  /// - Parameter members: the constraints in the order of their installation.
  /// - Returns: nil for an empty set.
  static func victim(of members: [LayoutConstraint]) -> LayoutConstraint? {
    let content =
      members.last { $0.origin == .contentHugging } ?? members.last { $0.origin == .compressionResistance }
    if let content { return content }
    let explicit = members.filter { $0.origin == .explicit }
    return explicit.last { $0.secondItem == nil && $0.constant != 0 } ?? explicit.last ?? members.last
  }

  /// The priority at which a broken constraint still counts; nil if it is left out.
  ///
  /// Broken hugging and resistance give way after everything that is not required: UILayoutPriority is a `Float`, whose
  /// largest value below 1000 is 999.99994.
  static func remainingPriority(of victim: LayoutConstraint) -> LayoutPriority? {
    switch victim.origin {
    case .compressionResistance: LayoutPriority(999.99998)
    case .contentHugging: LayoutPriority(999.99996)
    case .explicit, .stackView, .autoresizingMask, .layoutGuide, .cell: nil
    }
  }

  /// The work needed to find conflicts: each constraint of a conflict is tried against the others. Beyond
  /// `mostWork`, a few seconds, conflicts are abandoned with all their constraints. Twenty conflicts of a
  /// thousand constraints take that much, or two thousand small ones in a layout of a thousand views.
  ///
  /// - Parameters:
  ///   - counts: the number of constraints in each conflict.
  ///   - count: the total number of constraints.
  static func work(of counts: [Int], among count: Int) -> Int {
    counts.reduce(2 * count) { $0 + $1 * $1 }
  }

  static var mostWork: Int { 20_000_000 }
}
