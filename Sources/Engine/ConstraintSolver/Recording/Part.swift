/// Slots of variables and rows that are solved together, each in the order of creation.
struct Part: Equatable {
  /// The table that holds the slots, next to those of other parts.
  private let table: SlotTable?
  let variables: Slots
  let rows: Slots
  /// Variables of other clusters that the rows mention, all of them constants; see `Partition`.
  var borrowed: [Int] = []
  /// The stamp its variables got when it was made, or 0; see `Storage.number(_:)`.
  let stamp: Int

  /// Whether every slot belongs to it, so that slots and numbers are the same.
  var isEverything: Bool { table == nil }

  init(_ table: SlotTable, variables: Range<Int>, rows: Range<Int>, stamp: Int = 0) {
    self.table = table
    self.variables = table.slots(variables)
    self.rows = table.slots(rows)
    self.stamp = stamp
  }

  /// Creates a part of all slots.
  init(everything variableCount: Int, _ rowCount: Int) {
    table = nil
    variables = Slots(count: variableCount)
    rows = Slots(count: rowCount)
    stamp = 0
  }

  init(variables: [Int], rows: [Int]) {
    let table = SlotTable(count: variables.count + rows.count)
    for (k, slot) in variables.enumerated() { table.store(slot, at: k) }
    for (k, slot) in rows.enumerated() { table.store(slot, at: variables.count + k) }
    self.init(table, variables: 0..<variables.count, rows: variables.count..<table.count)
  }

  static func == (a: Part, b: Part) -> Bool {
    a.variables.elementsEqual(b.variables) && a.rows.elementsEqual(b.rows) && a.borrowed == b.borrowed
  }
}

/// The slots of all parts of a partition. Many parts are small, and two arrays for each would cost more than
/// everything else about them.
final class SlotTable {
  private let buffer: Buffer<Int32>

  /// - Parameter count: the capacity. Slots must be stored before they are read.
  init(count: Int) {
    buffer = Buffer(uninitialized: count)
  }

  var count: Int { buffer.count }

  func store(_ slot: Int, at place: Int) {
    buffer[place] = Int32(truncatingIfNeeded: slot)
  }

  func slots(_ places: Range<Int>) -> Slots {
    assert(places.upperBound <= count)
    return Slots(start: UnsafePointer(buffer.start + places.lowerBound), count: places.count)
  }
}

/// A range of a slot table, valid as long as the table lives; or all slots, each at its own index.
struct Slots: RandomAccessCollection, BitwiseCopyable {
  private let start: UnsafePointer<Int32>?
  let count: Int

  fileprivate init(start: UnsafePointer<Int32>? = nil, count: Int) {
    self.start = start
    self.count = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Int {
    assert(index >= 0 && index < count)
    return start.map { Int($0[index]) } ?? index
  }
}
