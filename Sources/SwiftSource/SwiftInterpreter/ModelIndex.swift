/// Source that describes frameworks, split into declarations when this program was built: see
/// `Sources/SwiftSource/model-index`. Starting up scans none of it, and only declarations that a program uses are
/// parsed.
package final class ModelIndex {
  private let path: String
  /// Whether its declarations are known only to models.
  var isOfEngine: Bool { path == SourceUnit.enginePath }
  private let text: UnsafeBufferPointer<UInt8>
  private let table: UnsafeBufferPointer<UInt8>
  /// The positions at which the lines of the table begin. The table is sorted.
  private let starts: [Int]
  /// The units by their positions in the text.
  private var units: [Int: SourceUnit] = [:]

  /// - Parameters:
  ///   - path: the path of places in it.
  ///   - text: the declarations, one after the other.
  ///   - table: a line for each key: the key, the offset and length of its declaration in bytes, the type that the
  ///     declaration is a member of, and 1 if only models may use it, separated by tabs.
  package init(path: String, text: StaticString, table: StaticString) {
    self.path = path
    self.text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    self.table = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var starts = self.table.isEmpty ? [] : [0]
    for index in self.table.indices where self.table[index] == 10 { starts.append(index + 1) }
    self.starts = starts
  }

  /// The units that declare a name, see `SourceUnit.declaredKeys`.
  func units(declaring key: String) -> [SourceUnit] {
    var key = key
    return key.withUTF8 { key in
      var found: [SourceUnit] = []
      for line in firstLine(notBefore: key)..<starts.count {
        guard order(of: line, and: key) == 0, table[starts[line] + key.count] == 9 else { break }
        found.append(unit(fields(line)))
      }
      return found
    }
  }

  private static func isInternal(_ fields: [Slice<UnsafeBufferPointer<UInt8>>]) -> Bool {
    fields[4].first == UInt8(ascii: "1")
  }

  /// The keys that begin with a prefix, without that prefix, for what programs may use.
  func names(behind prefix: String) -> [String] {
    var prefix = prefix
    return prefix.withUTF8 { prefix in
      var names: [String] = []
      for line in firstLine(notBefore: prefix)..<starts.count {
        guard order(of: line, and: prefix) == 0 else { break }
        let fields = fields(line)
        if Self.isInternal(fields) { continue }
        names.append(String(decoding: fields[0].dropFirst(prefix.count), as: UTF8.self))
      }
      return names
    }
  }

  private func firstLine(notBefore key: UnsafeBufferPointer<UInt8>) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if order(of: middle, and: key) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Less than 0 if a line comes before a key, 0 if it begins with it. A tab comes before every character of a key.
  private func order(of line: Int, and key: UnsafeBufferPointer<UInt8>) -> Int {
    let start = starts[line]
    for index in key.indices {
      // The last line may end before the key does.
      guard start + index < table.count else { return -1 }
      let difference = Int(table[start + index]) - Int(key[index])
      if difference != 0 { return difference }
    }
    return 0
  }

  private func fields(_ line: Int) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    let end = line + 1 < starts.count ? starts[line + 1] - 1 : table.count
    return table[starts[line]..<end].split(separator: 9, omittingEmptySubsequences: false)
  }

  private func unit(_ fields: [Slice<UnsafeBufferPointer<UInt8>>]) -> SourceUnit {
    let numbers = fields[1...2].map { $0.reduce(0) { $0 * 10 + Int($1 - 48) } }
    if let known = units[numbers[0]] { return known }
    let source = String(decoding: text[numbers[0]..<numbers[0] + numbers[1]], as: UTF8.self)
    let owner = fields[3].isEmpty ? nil : String(decoding: fields[3], as: UTF8.self)
    let unit = SourceUnit(
      path: path, text: source, isModel: true, extending: owner, isInternal: Self.isInternal(fields))
    units[numbers[0]] = unit
    return unit
  }
}
