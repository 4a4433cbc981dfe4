extension String {
  /// At most `limit` characters: a longer string gets an ellipsis in the middle.
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
  /// A name in a sentence: in quotation marks, unless it has some, as that of a view that goes by its text.
  package var quotedName: String {
    let short = shortened(to: 60)
    return short.contains("“") ? short : "“\(short)”"
  }

  /// The string with an initial capital and a full stop.
  package var sentence: String {
    let capitalized = prefix(1).uppercased() + dropFirst()
    return capitalized.hasSuffix(".") ? capitalized : capitalized + "."
  }
}
