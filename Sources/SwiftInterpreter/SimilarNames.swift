/// A name that is not known, and known ones with nearly its letters: it may be meant for one of them.
package struct SimilarNames {
  package let name: String
  package let known: [String]

  init?(to name: String, among all: [String]) {
    // Most names that are not known are declared in other files: only one that is nearly the same is meant.
    let letters = name.sorted(), most = letters.count > 7 ? 2 : 1
    let near = all.filter { other in
      abs(other.count - letters.count) <= most && other.first?.isUppercase == name.first?.isUppercase
        && other.sorted().difference(from: letters).count <= 2 * most
    }
    if near.isEmpty { return nil }
    (self.name, known) = (name, Set(near).sorted())
  }
}

extension TypeDeclaration {
  /// What may stand behind a value of it, or behind its own name, and a dot.
  var memberNames: [String] {
    members.map(\.name) + index.names(asideOf: qualifiedName) + directSupertypes.flatMap(\.memberNames)
  }
}

extension Scope {
  /// What is declared in a function, and in the types round it.
  var names: [String] {
    sequence(first: self, next: \.parent).flatMap(\.variables.keys)
      + (owner?.enclosing ?? []).flatMap(\.memberNames)
  }
}
