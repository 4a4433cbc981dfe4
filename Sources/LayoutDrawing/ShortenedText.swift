extension String {
  /// At most `limit` characters, with an ellipsis in the middle of what is longer.
  func shortened(to limit: Int) -> String {
    guard utf8.count > limit, count > limit else { return self }
    return prefix(limit / 2) + "…" + suffix(limit - limit / 2 - 1)
  }
}
