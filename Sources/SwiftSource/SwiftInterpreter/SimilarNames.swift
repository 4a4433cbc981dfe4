/// A name that is not known, and those that are: it may be meant for one with nearly its letters.
package struct SimilarNames {
  package let name: String, known: [String]
}

extension TypeDeclaration {
  /// What may stand behind a value of it, or behind its own name, and a dot.
  var memberNames: [String] {
    ancestors.flatMap { one in one.members.map(\.name) + index.names(asideOf: one.qualifiedName) }
  }
}

extension Scope {
  /// What is declared in a function, and in the types round it.
  var names: [String] {
    sequence(first: self, next: \.parent).flatMap(\.variables.keys)
      + (owner?.enclosing ?? []).flatMap(\.memberNames)
  }
}
