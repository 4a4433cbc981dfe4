import CZlib

/// Compression as in RFC 1952, which browsers undo.
enum Gzip {
  /// - Returns: nil only if there is no memory.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // 16 more than the largest window asks for gzip's frame, without a name and a time.
    let window = 15 + 16
    let start = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, Int32(window), 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard start == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, UInt(bytes.count)))
    var input = bytes
    var status: Int32 = Z_OK
    let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(clamping: input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(clamping: room)
        status = deflate(&stream, Z_FINISH)
      }
      count = status == Z_STREAM_END ? Int(stream.total_out) : 0
    }
    return status == Z_STREAM_END ? output : nil
  }
}
