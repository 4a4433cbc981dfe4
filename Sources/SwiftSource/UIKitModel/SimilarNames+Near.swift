import SwiftInterpreter

extension SimilarNames {
  /// The known names that the name may be meant for; nil without any.
  var near: [String]? {
    // Most names that are not known are declared in other files: only one that is nearly the same is meant.
    let letters = name.sorted(), most = letters.count > 7 ? 2 : 1
    let near = known.filter { other in
      other != name && abs(other.count - letters.count) <= most
        && other.first?.isUppercase == name.first?.isUppercase
        && other.sorted().difference(from: letters).count <= 2 * most
    }
    return near.isEmpty ? nil : Set(near).sorted()
  }
}
