extension String {
  /// At most `limit` characters, with an ellipsis in the middle of what is longer.
  package func shortened(to limit: Int) -> String {
    guard utf8.count > limit, count > limit else { return self }
    return prefix(limit / 2) + "…" + suffix(limit - limit / 2 - 1)
  }
}

extension [String] {
  /// `a, b and c`.
  package var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  /// With a capital letter and a full stop.
  package var sentence: String {
    let capitalized = prefix(1).uppercased() + dropFirst()
    return capitalized.hasSuffix(".") ? capitalized : capitalized + "."
  }
}
