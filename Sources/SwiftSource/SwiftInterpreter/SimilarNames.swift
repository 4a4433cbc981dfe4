/// An unknown name, and the known names. It may be meant for one with nearly the same letters.
package struct SimilarNames {
  package let name: String, known: [String]
}

extension TypeDeclaration {
  /// The names that may follow a value of the type, or its own name, and a dot.
  var memberNames: [String] {
    ancestors.flatMap { one in one.members.map(\.name) + index.names(asideOf: one.qualifiedName) }
  }
}

extension Scope {
  /// The names that are declared in a function, and in the types around it.
  var names: [String] {
    sequence(first: self, next: \.parent).flatMap(\.variables.keys)
      + (owner?.enclosing ?? []).flatMap(\.memberNames)
  }
}
