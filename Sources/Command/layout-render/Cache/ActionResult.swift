import SafeText

/// A result as the Remote Execution API has it, which Bazel's caches store: `ActionResult` in
/// build/bazel/remote/execution/v2/remote_execution.proto. Servers that check what they store know its contents.
struct ActionResult: Hashable {
  /// A content of the cache.
  struct Digest: Hashable {
    /// SHA-256, 64 hexadecimal digits.
    var hash: String
    /// In bytes.
    var size: Int

    init(hash: String, size: Int) { (self.hash, self.size) = (hash, size) }

    init(of bytes: [UInt8]) { self.init(hash: SHA256.hexadecimal(of: bytes), size: bytes.count) }

    var isWellFormed: Bool {
      hash.utf8.count == 64
        && hash.utf8.allSatisfy {
          UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
        }
    }
  }

  struct File: Hashable {
    var path: String
    var digest: Digest
  }

  /// The name of its maker, by which a reader knows what the files are.
  var maker: String
  var files: [File] = []
  var exitCode: Int32 = 0
  /// nil: nothing was printed.
  var output: Digest?
  /// For standard error.
  var messages: [UInt8] = []
}

extension ActionResult {
  private enum Field {
    static let files = 2
    static let exitCode = 4
    static let output = 6
    static let messages = 7
    /// `ExecutedActionMetadata`, with the name of who did it as its first field.
    static let metadata = 9
    static let worker = 1
  }

  /// The message in the form of Protocol Buffers. The name of the maker is followed by the digest of all other fields,
  /// without which a part of a message could pass for a whole one.
  var encoded: [UInt8] {
    var message = fields
    var metadata = ProtobufMessage()
    metadata.add(Field.worker, text: "\(maker) \(SHA256.hexadecimal(of: message.bytes))")
    message.add(Field.metadata, metadata.bytes)
    return message.bytes
  }

  private var fields: ProtobufMessage {
    var message = ProtobufMessage()
    for file in files {
      var part = ProtobufMessage()
      part.add(1, text: file.path)
      part.add(2, Self.message(file.digest).bytes)
      message.add(Field.files, part.bytes)
    }
    message.add(Field.exitCode, number: UInt64(UInt32(bitPattern: exitCode)))
    if let output { message.add(Field.output, Self.message(output).bytes) }
    message.add(Field.messages, messages)
    return message
  }

  /// nil for bytes that `encoded` does not produce.
  init?(encoded: [UInt8]) {
    self.init(maker: "")
    for field in ProtobufMessage.fields(of: encoded[...]) ?? [] {
      switch (field.number, field.value) {
      case (Field.files, .bytes(let bytes)):
        guard let file = File(bytes) else { return nil }
        files.append(file)
      case (Field.exitCode, .number(let number)): exitCode = Int32(truncatingIfNeeded: number)
      case (Field.output, .bytes(let bytes)): output = Digest(bytes)
      case (Field.messages, .bytes(let bytes)): messages = Array(bytes)
      case (Field.metadata, .bytes(let bytes)):
        let worker = ProtobufMessage.fields(of: bytes)?.first?.text ?? ""
        maker = String(worker.dropLast(65))
      default: return nil
      }
    }
    guard !maker.isEmpty, self.encoded == encoded else { return nil }
  }

  private static func message(_ digest: Digest) -> ProtobufMessage {
    var message = ProtobufMessage()
    message.add(1, text: digest.hash)
    message.add(2, number: UInt64(digest.size))
    return message
  }
}

extension ActionResult.Digest {
  fileprivate init?(_ bytes: ArraySlice<UInt8>) {
    var (hash, size) = ("", 0)
    for field in ProtobufMessage.fields(of: bytes) ?? [] {
      switch (field.number, field.value) {
      case (1, .bytes): hash = field.text ?? ""
      case (2, .number(let number)): size = Int(clamping: number)
      default: return nil
      }
    }
    self.init(hash: hash, size: size)
  }
}

extension ActionResult.File {
  fileprivate init?(_ bytes: ArraySlice<UInt8>) {
    var (path, digest) = ("", ActionResult.Digest?.none)
    for field in ProtobufMessage.fields(of: bytes) ?? [] {
      switch (field.number, field.value) {
      case (1, .bytes): path = field.text ?? ""
      case (2, .bytes(let bytes)): digest = ActionResult.Digest(bytes)
      default: return nil
      }
    }
    guard let digest else { return nil }
    self.init(path: path, digest: digest)
  }
}
