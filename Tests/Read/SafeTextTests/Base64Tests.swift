import Foundation
import Testing

@testable import SafeText

@Suite struct Base64Tests {
  @Test func encodesAsFoundationDoes() {
    for count in 0..<200 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
      #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
    }
  }

  @Test func decodesWhatItEncodes() {
    for count in 0..<50 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 91 &+ count) }
      let text = Base64.text(of: bytes)
      #expect(Base64.decode(text) == bytes)
      #expect(Base64.decode(" " + text.filter { $0 != "=" } + "\r\n") == bytes, "without padding")
    }
    #expect(Base64.decode("QUJD!") == nil && Base64.decode("QÜ==") == nil)
  }
}
