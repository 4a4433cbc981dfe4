/// What a page may do, as its `Content-Security-Policy` says it: nothing but what it is given by name.
package enum PagePolicy {
  /// - Parameter sources: directives such as `script-src`, with what they allow.
  package static func text(_ sources: [(directive: String, allowed: [String])]) -> String {
    let all = [("default-src", ["'none'"]), ("base-uri", ["'none'"]), ("form-action", ["'none'"])] + sources
    return all.map { "\($0.0) \($0.1.joined(separator: " "))" }.joined(separator: "; ")
  }

  /// Allows the one script or style that has this text, the line ends behind its opening and before its closing tag
  /// among it, and no other.
  package static func hash(of text: [UInt8]) -> String {
    "'sha256-\(Base64.text(of: SHA256.digest(of: text)))'"
  }
}
