/// Who made a constraint; the raw values are the solution format's.
public enum ConstraintOrigin: String, CaseIterable, Sendable {
  case explicit
  case contentHugging
  case compressionResistance
  case stackView
  case autoresizingMask
  case layoutGuide
  case cell
}
