/// Which constraint of a conflicting set is left out. UIKit does not say; of the published logs most break a
/// size that the app has set, and none breaks what the system made. In frames that Interface Builder
/// recorded, required hugging or resistance that could not hold has given way.
enum ConflictPolicy {
  /// The newest required hugging or resistance; else the newest explicit constraint that gives a single item a
  /// size, unless the size is 0; else the newest explicit one; else the newest.
  ///
  /// - Parameter members: in the order of their installation.
  /// - Returns: nil for an empty set.
  static func victim(of members: [LayoutConstraint]) -> LayoutConstraint? {
    let content = members.last { $0.origin == .contentHugging || $0.origin == .compressionResistance }
    if let content { return content }
    let explicit = members.filter { $0.origin == .explicit }
    return explicit.last { $0.secondItem == nil && $0.constant != 0 } ?? explicit.last ?? members.last
  }

  /// How much work conflicts are to find: each constraint of a conflict is tried against the others. Beyond
  /// `mostWork`, a few seconds, conflicts are abandoned with all of their constraints. Twenty conflicts of a
  /// thousand constraints take that much, or two thousand small ones in a layout of a thousand views.
  ///
  /// - Parameters:
  ///   - counts: how many constraints each conflict has.
  ///   - count: how many constraints there are in all.
  static func work(of counts: [Int], among count: Int) -> Int {
    counts.reduce(2 * count) { $0 + $1 * $1 }
  }

  static var mostWork: Int { 20_000_000 }
}
