package import LayoutScene

// In tests it stands beside its list, so that a number alone says which it is.
extension ViewIndex: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}

extension ConstraintIndex: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}
