import CGLib

/// SHA-256 (FIPS 180-4), which identifies files of a baseline and scripts of a page.
package enum SHA256 {
  /// 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    let checksum = g_checksum_new(G_CHECKSUM_SHA256)
    defer { g_checksum_free(checksum) }
    g_checksum_update(checksum, bytes, bytes.count)
    var count = gsize(32)
    return [UInt8](unsafeUninitializedCapacity: 32) { digest, initialized in
      g_checksum_get_digest(checksum, digest.baseAddress, &count)
      initialized = Int(count)
    }
  }

  /// 64 lowercase hexadecimal digits.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    digest(of: bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
