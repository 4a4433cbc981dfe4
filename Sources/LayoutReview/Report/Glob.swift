import CGLib

/// A pattern for names: `*` stands for any characters, `?` for one; nothing else is special, brackets and backslashes
/// neither.
package struct Glob: Hashable, Sendable {
  private let pattern: String

  package init(_ pattern: String) { self.pattern = pattern }

  /// Takes time in proportion to both lengths, whatever the pattern.
  package func matches(_ name: String) -> Bool {
    guard let spec = g_pattern_spec_new(pattern) else { return false }
    defer { g_pattern_spec_free(spec) }
    return g_pattern_spec_match(spec, gsize(name.utf8.count), name, nil) != 0
  }
}
