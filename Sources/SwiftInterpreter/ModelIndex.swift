/// Source that describes frameworks, split into declarations when this program was built: see `Sources/model-index`.
/// Nothing of it is scanned when the program starts, and only what a program asks for is parsed.
package final class ModelIndex {
  private let path: String
  private let text: UnsafeBufferPointer<UInt8>
  private let table: UnsafeBufferPointer<UInt8>
  /// Where the lines of the table begin, which is sorted.
  private let starts: [Int]
  /// By where they begin in the text.
  private var units: [Int: SourceUnit] = [:]

  /// - Parameters:
  ///   - path: the path that places in it have.
  ///   - text: the declarations, one after the other.
  ///   - table: lines of what is declared, the offset and the length of the declaration in bytes, and the type that it
  ///     is a member of, separated by tabs.
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
    var found: [SourceUnit] = []
    var line = firstLine(notBefore: key)
    while line < starts.count {
      let fields = fields(line)
      guard fields[0].elementsEqual(key.utf8) else { break }
      found.append(unit(fields))
      line += 1
    }
    return found
  }

  /// What is declared whose key begins like this, without that beginning.
  func names(behind prefix: String) -> [String] {
    var line = firstLine(notBefore: prefix)
    var names: [String] = []
    while line < starts.count, case let key = fields(line)[0], key.starts(with: prefix.utf8) {
      names.append(String(decoding: key.dropFirst(prefix.utf8.count), as: UTF8.self))
      line += 1
    }
    return names
  }

  private func firstLine(notBefore key: String) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if fields(middle)[0].lexicographicallyPrecedes(key.utf8) { low = middle + 1 } else { high = middle }
    }
    return low
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
    let unit = SourceUnit(path: path, text: source, isModel: true, extending: owner)
    units[numbers[0]] = unit
    return unit
  }
}
