import SwiftInterpreter

extension SimilarNames {
  /// The known names that the name may be meant for; nil if there are none.
  var near: [String]? {
    // Most names that are not known are declared in other files, so a known name is only meant if it is nearly the
    // same.
    let letters = name.sorted(), most = letters.count > 7 ? 2 : 1
    let near = known.filter { other in
      other != name && abs(other.count - letters.count) <= most
        && other.first?.isUppercase == name.first?.isUppercase
        && other.sorted().difference(from: letters).count <= 2 * most
    }
    return near.isEmpty ? nil : Set(near).sorted()
  }
}
