/// Which constraint of a conflicting set is left out. UIKit does not say; of the published logs most break a
/// size that the app has set, and none breaks what the system made. Where Interface Builder recorded frames of
/// views whose required hugging or resistance cannot hold, these have given way.
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
}
