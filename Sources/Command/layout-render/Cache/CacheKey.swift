import SafeText

/// A digest of everything that a result is made from: equal keys mean equal results.
struct CacheKey: Hashable, Sendable {
  /// 64 hexadecimal digits.
  let digest: String

  /// Takes the parts in order, each with its length, so that no two lists of parts are the same bytes.
  struct Builder: Sendable {
    private var bytes = ByteWriter()

    init() {}

    mutating func add(_ text: String) { bytes.write(Array(text.utf8)) }

    mutating func add(_ content: [UInt8]) { add(SHA256.hexadecimal(of: content)) }

    /// A list of parts that has an end.
    mutating func add(_ texts: [String]) {
      bytes.write(UInt64(texts.count))
      for text in texts { add(text) }
    }

    var key: CacheKey { CacheKey(digest: SHA256.hexadecimal(of: bytes.bytes)) }
  }
}
