import SafeText
import Testing

@Suite struct PagePolicyTests {
  /// The digest of an empty text is that of FIPS 180-4, in Base64.
  @Test func aHashIsADigestInBase64() {
    #expect(PagePolicy.hash(of: []) == "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
    #expect(PagePolicy.hash(of: Array("a".utf8)) != PagePolicy.hash(of: Array("a\n".utf8)))
  }

  @Test func whatIsNotAllowedIsForbidden() {
    let text = PagePolicy.text([(directive: "script-src", allowed: ["'a'", "'b'"])])
    #expect(text == "default-src 'none'; base-uri 'none'; form-action 'none'; script-src 'a' 'b'")
  }
}
