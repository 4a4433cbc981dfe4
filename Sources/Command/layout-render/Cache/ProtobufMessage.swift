/// A message in the encoding of Protocol Buffers: fields with numbers, each a number or bytes.
struct ProtobufMessage {
  private(set) var bytes: [UInt8] = []

  enum Value: Hashable {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  struct Field: Hashable {
    let number: Int
    let value: Value

    /// nil for a number, and for bytes that are not UTF-8.
    var text: String? {
      if case .bytes(let bytes) = value { String(validating: bytes, as: UTF8.self) } else { nil }
    }
  }

  private enum WireType {
    static let number: UInt64 = 0
    static let bytes: UInt64 = 2
  }

  /// Adds a field, except for 0: that is what a missing field stands for.
  mutating func add(_ field: Int, number: UInt64) {
    guard number != 0 else { return }
    append(UInt64(field) << 3 | WireType.number)
    append(number)
  }

  /// Adds a field, unless it is empty.
  mutating func add(_ field: Int, _ content: [UInt8]) {
    guard !content.isEmpty else { return }
    append(UInt64(field) << 3 | WireType.bytes)
    append(UInt64(content.count))
    bytes += content
  }

  mutating func add(_ field: Int, text: String) { add(field, Array(text.utf8)) }

  /// Seven bits a byte, the lowest first; the highest bit says that more follow.
  private mutating func append(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// - Returns: nil for bytes that are not a message, or have fields of other types.
  static func fields(of bytes: ArraySlice<UInt8>) -> [Field]? {
    var (rest, fields) = (bytes, [Field]())
    while !rest.isEmpty {
      guard let tag = number(&rest), let field = Int(exactly: tag >> 3) else { return nil }
      switch tag & 7 {
      case WireType.number:
        guard let number = number(&rest) else { return nil }
        fields.append(Field(number: field, value: .number(number)))
      case WireType.bytes:
        guard let count = number(&rest), count <= UInt64(rest.count) else { return nil }
        fields.append(Field(number: field, value: .bytes(rest.prefix(Int(count)))))
        rest = rest.dropFirst(Int(count))
      default: return nil
      }
    }
    return fields
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    var (number, shift) = (UInt64(0), UInt64(0))
    while let byte = rest.popFirst(), shift < 64 {
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
      shift += 7
    }
    return nil
  }
}
