/// The permissions of a page as a `Content-Security-Policy`: only what the page explicitly allows.
package enum PagePolicy {
  /// - Parameter sources: directives such as `script-src`, with their allowed sources.
  package static func text(_ sources: [(directive: String, allowed: [String])]) -> String {
    let all = [("default-src", ["'none'"]), ("base-uri", ["'none'"]), ("form-action", ["'none'"])] + sources
    return all.map { "\($0.0) \($0.1.joined(separator: " "))" }.joined(separator: "; ")
  }

  /// Allows only the one script or style with this text, including the line breaks after its opening tag and
  /// before its closing tag.
  package static func hash(of text: [UInt8]) -> String {
    "'sha256-\(Base64.text(of: SHA256.digest(of: text)))'"
  }
}
