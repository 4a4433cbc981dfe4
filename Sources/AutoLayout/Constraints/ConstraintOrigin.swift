/// Who made a constraint; the raw values are those of the solution format.
package enum ConstraintOrigin: String, CaseIterable, Sendable {
  case explicit
  case contentHugging
  case compressionResistance
  case stackView
  case autoresizingMask
  case layoutGuide
  case cell
}
