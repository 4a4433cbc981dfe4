/// The maker of a constraint; the raw values are those of the solution format.
package enum ConstraintOrigin: String, CaseIterable, Sendable {
  case explicit
  case contentHugging
  case compressionResistance
  case stackView
  case autoresizingMask
  case layoutGuide
  case cell

  /// Whether it comes from a view's intrinsic content size.
  package var isContentSize: Bool { self == .contentHugging || self == .compressionResistance }
}
