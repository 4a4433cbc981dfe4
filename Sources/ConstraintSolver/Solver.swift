// Placeholder for the interface; the solver replaces it.
public struct Variable: Hashable, Sendable {
  package let index: Int
}
