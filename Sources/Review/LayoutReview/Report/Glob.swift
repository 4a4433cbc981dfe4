import CGLib

/// A pattern for names: `*` matches any characters, `?` one. Nothing else is special, not even brackets and
/// backslashes.
package struct Glob: Hashable, Sendable {
  private let pattern: String

  package init(_ pattern: String) { self.pattern = pattern }

  /// Takes time proportional to both lengths, whatever the pattern.
  package func matches(_ name: String) -> Bool {
    guard let spec = g_pattern_spec_new(pattern) else { return false }
    defer { g_pattern_spec_free(spec) }
    return g_pattern_spec_match(spec, gsize(name.utf8.count), name, nil) != 0
  }
}
