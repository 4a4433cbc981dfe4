public import AutoLayout

/// An input's bytes with the starts of its lines, so that a range of bytes can be told as a person counts.
public struct SourceText: Sendable {
  public let bytes: [UInt8]
  /// The offset of each line's first byte, in rising order; never empty.
  private let lineStarts: [Int]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0]
    bytes.withUnsafeBufferPointer { buffer in
      for offset in buffer.indices where buffer[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The place of a range of bytes. A range that leaves the text is clipped, one that spans lines is told by
  /// its part on the first.
  public func place(of range: SourceRange) -> SourcePlace {
    let line = lineIndex(of: range.offset)
    return place(of: range, inLine: line, text: text(ofLine: line))
  }

  /// The places of several ranges. Those in one line share its text, which may be as long as the file.
  func places(of ranges: [SourceRange]) -> [SourcePlace] {
    var last: (line: Int, text: String)?
    return ranges.map { range in
      let line = lineIndex(of: range.offset)
      let text = last?.line == line ? last?.text : nil
      let settled = (line: line, text: text ?? self.text(ofLine: line))
      last = settled
      return place(of: range, inLine: line, text: settled.text)
    }
  }

  private func place(of range: SourceRange, inLine line: Int, text: String) -> SourcePlace {
    let start = lineStarts[line]
    let end = endOfLine(line)
    let lower = min(max(range.offset, start), end)
    let upper = min(max(range.offset + range.length, lower), end)
    return SourcePlace(
      line: line + 1, column: scalarCount(start..<lower) + 1, length: max(1, scalarCount(lower..<upper)),
      text: text)
  }

  private func text(ofLine line: Int) -> String {
    String(decoding: bytes[lineStarts[line]..<endOfLine(line)], as: UTF8.self)
  }

  /// `line 3, column 5`, for messages that speak of a second place.
  func words(for range: SourceRange) -> String {
    let line = lineIndex(of: range.offset)
    let start = lineStarts[line]
    let lower = min(max(range.offset, start), endOfLine(line))
    return "line \(line + 1), column \(scalarCount(start..<lower) + 1)"
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func endOfLine(_ line: Int) -> Int {
    guard line + 1 < lineStarts.count else { return bytes.count }
    let newline = lineStarts[line + 1] - 1
    let hasReturn = newline > lineStarts[line] && bytes[newline - 1] == UInt8(ascii: "\r")
    return hasReturn ? newline - 1 : newline
  }

  /// Every byte but a continuation byte starts a scalar.
  private func scalarCount(_ range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      buffer[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
  }
}
