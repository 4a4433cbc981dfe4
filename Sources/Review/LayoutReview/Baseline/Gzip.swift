import CZlib

/// Compression as in RFC 1952, which browsers and `gunzip` undo.
package enum Gzip {
  /// 16 more than the largest window asks for gzip's frame, without a name and a time.
  private static let window: Int32 = 15 + 16

  /// - Returns: nil only if there is no memory.
  package static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    let start = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, window, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard start == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    return output(of: bytes, room: Int(deflateBound(&stream, UInt(bytes.count))), &stream, deflate)
  }

  /// - Parameter limit: the most bytes that are accepted: a few compressed ones can become millions.
  /// - Returns: nil for bytes that are not compressed, or damaged, and for more than the limit.
  package static func expanded(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    // The last four bytes are the length. It may lie; zlib checks it, and writes no more than it is given room for.
    guard bytes.count >= 18 else { return nil }
    let room = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard room <= limit else { return nil }
    var stream = z_stream()
    let start = inflateInit2_(&stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard start == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    // Nothing may follow, and zlib needs room even for nothing.
    guard let output = output(of: bytes, room: max(room, 1), &stream, inflate), stream.avail_in == 0 else {
      return nil
    }
    return output
  }

  /// - Returns: nil unless all of it fits into the room.
  private static func output(
    of bytes: [UInt8], room: Int, _ stream: inout z_stream,
    _ work: (UnsafeMutablePointer<z_stream>, Int32) -> Int32
  ) -> [UInt8]? {
    var input = bytes
    var status: Int32 = Z_OK
    let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(clamping: input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(clamping: room)
        status = work(&stream, Z_FINISH)
      }
      count = status == Z_STREAM_END ? Int(stream.total_out) : 0
    }
    return status == Z_STREAM_END ? output : nil
  }
}
