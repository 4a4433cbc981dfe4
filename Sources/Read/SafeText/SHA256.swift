import CGLib

/// SHA-256 (FIPS 180-4), which identifies files of a baseline, contents of a cache and scripts of a page.
package enum SHA256 {
  /// 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    let stream = Stream()
    stream.add(bytes[...])
    return stream.digest
  }

  /// 64 lowercase hexadecimal digits.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    let stream = Stream()
    stream.add(bytes[...])
    return stream.hexadecimal
  }

  /// The digest of bytes that come piece by piece. Nothing can be added once it has been read.
  package final class Stream {
    private let checksum = g_checksum_new(G_CHECKSUM_SHA256)

    package init() {}

    deinit { g_checksum_free(checksum) }

    package func add(_ bytes: ArraySlice<UInt8>) {
      bytes.withUnsafeBufferPointer { g_checksum_update(checksum, $0.baseAddress, $0.count) }
    }

    /// 32 bytes.
    package var digest: [UInt8] {
      var count = gsize(32)
      return [UInt8](unsafeUninitializedCapacity: 32) { digest, initialized in
        g_checksum_get_digest(checksum, digest.baseAddress, &count)
        initialized = Int(count)
      }
    }

    /// 64 lowercase hexadecimal digits.
    package var hexadecimal: String { g_checksum_get_string(checksum).map { String(cString: $0) } ?? "" }
  }
}
