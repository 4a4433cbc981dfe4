import AutoLayout
package import LayoutScene

/// An input's bytes with the starts of its lines, for giving a range of bytes as a line and a column.
package struct SourceText: Sendable {
  /// In bytes: 64 MiB.
  package static let maximumSize = 64 << 20

  /// Empty if the input exceeds `maximumSize`: nothing reads it then.
  package let bytes: [UInt8]
  /// The number of bytes of the input.
  package let size: Int
  /// The offset of each line's first byte, in ascending order; never empty.
  private let lineStarts: [Int]
  /// The number of scalars before each stretch of `stretch` bytes, because a file may be one line.
  private let scalarsBefore: [Int]

  private static let stretch = 4096
  /// Only a part of lines with more bytes is reported, so that reports do not grow with the file.
  private static let longestLine = 4096

  package init(_ bytes: [UInt8]) {
    size = bytes.count
    let bytes = size <= Self.maximumSize ? bytes : []
    self.bytes = bytes
    var starts = [bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0]
    bytes.withUnsafeBufferPointer { buffer in
      for offset in buffer.indices where buffer[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }
    lineStarts = starts
    var counts = [0]
    for start in stride(from: 0, to: bytes.count, by: Self.stretch) {
      let end = min(bytes.count, start + Self.stretch)
      counts.append(counts[counts.count - 1] + Self.scalarCount(bytes, start..<end))
    }
    scalarsBefore = counts
  }

  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The place of a range of bytes. A range that extends beyond the text is clipped; one that spans lines is
  /// reduced to its part on the first.
  package func place(of range: SourceRange) -> SourcePlace {
    let line = lineIndex(of: range.offset)
    let start = lineStarts[line]
    let end = endOfLine(line)
    let lower = min(max(range.offset, start), end)
    let upper = min(max(range.offset + range.length, lower), end)
    let shown = end - start <= Self.longestLine ? start..<end : excerpt(about: lower, in: start..<end)
    return SourcePlace(
      line: line + 1, column: scalarCount(start..<lower) + 1, length: max(1, scalarCount(lower..<upper)),
      text: String(decoding: bytes[shown], as: UTF8.self),
      textColumn: scalarCount(start..<shown.lowerBound) + 1)
  }

  /// The place in the code that makes a constraint, or else in the input; nil for a constraint of neither.
  package func place(of constraint: SceneConstraint) -> SourcePlace? {
    constraint.code.map { SourcePlace($0) } ?? constraint.source.map(place(of:))
  }

  /// The place in the code that makes a view, or else in the input; nil for a view of neither.
  package func place(of view: SceneView) -> SourcePlace? {
    view.code.map { SourcePlace($0) } ?? view.source.map(place(of:))
  }

  package func places(of ranges: [SourceRange]) -> [SourcePlace] { ranges.map(place(of:)) }

  /// Part of a long line, from one scalar's start to another's.
  private func excerpt(about offset: Int, in line: Range<Int>) -> Range<Int> {
    func startOfScalar(_ offset: Int) -> Int {
      var offset = offset
      while line.contains(offset), bytes[offset] & 0xC0 == 0x80, offset > line.lowerBound { offset -= 1 }
      return offset
    }
    let lower = startOfScalar(max(line.lowerBound, offset - Self.longestLine / 4))
    return lower..<startOfScalar(min(line.upperBound, lower + Self.longestLine))
  }

  /// `line 3, column 5`, for messages that mention a second place.
  package func words(for range: SourceRange) -> String {
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

  private func scalarCount(_ range: Range<Int>) -> Int {
    scalars(before: range.upperBound) - scalars(before: range.lowerBound)
  }

  private func scalars(before offset: Int) -> Int {
    let index = min(offset / Self.stretch, scalarsBefore.count - 1)
    return scalarsBefore[index] + Self.scalarCount(bytes, index * Self.stretch..<offset)
  }

  /// Every byte but a continuation byte starts a scalar.
  private static func scalarCount(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var count = 0
      for offset in range where buffer[offset] & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }
}
