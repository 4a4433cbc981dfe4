/// Splits a part of the system into components: rows that share a variable, directly or through others,
/// belong together. Rows without variables are components of their own; variables without rows are none.
///
/// A variable with a required row `a x == b` of its own is *anchored*: a constant as far as others are
/// concerned, such as the size of the screen, and no reason to solve all rows that mention it together. It
/// makes a component with its anchor alone; other components that mention it borrow both.
final class Partition {
  private let storage: Storage
  /// By variable slot: its anchor, or -1.
  private var anchor: [Int]
  private var parent: [Int]
  private var components: [Storage.Part] = []

  /// The components of a part, in the order of the first variable's creation; those without a variable of
  /// their own come last.
  static func components(of part: Storage.Part, in storage: Storage) -> [Storage.Part] {
    if part.variables.isEmpty && part.rows.isEmpty { return [] }
    let partition = Partition(storage)
    partition.findAnchors(part)
    partition.joinRows(part)
    partition.distribute(part)
    return partition.components.map { partition.completed($0) }
  }

  private init(_ storage: Storage) {
    self.storage = storage
    anchor = storage.variables.map { $0.anchor }
    parent = [Int](storage.variables.indices)
  }

  private func findAnchors(_ part: Storage.Part) {
    for j in part.variables {
      anchor[j] = -1
    }
    for i in part.rows {
      let row = storage.rows[i]
      if row.terms.count == 1, row.priority == .required, row.relation == .equal {
        let j = storage.termVariables[row.terms.lowerBound]
        if anchor[j] < 0 { anchor[j] = i }
      }
    }
  }

  private func joinRows(_ part: Storage.Part) {
    for i in part.rows {
      var first = -1
      for k in storage.rows[i].terms where anchor[storage.termVariables[k]] < 0 {
        let r = root(storage.termVariables[k])
        if first < 0 {
          first = r
        } else {
          parent[r] = first
        }
      }
    }
  }

  private func root(_ start: Int) -> Int {
    var j = start
    while parent[j] != j {
      parent[j] = parent[parent[j]]
      j = parent[j]
    }
    return j
  }

  private func distribute(_ part: Storage.Part) {
    var componentOfRoot = [Int](repeating: -1, count: parent.count)
    for j in part.variables where storage.variables[j].useCount > 0 {
      let r = root(j)
      if componentOfRoot[r] < 0 {
        componentOfRoot[r] = components.count
        components.append(Storage.Part())
      }
      components[componentOfRoot[r]].variables.append(j)
    }
    for i in part.rows {
      if let owner = owner(ofRow: i), componentOfRoot[root(owner)] >= 0 {
        components[componentOfRoot[root(owner)]].rows.append(i)
      } else {
        components.append(Storage.Part(rows: [i]))
      }
    }
  }

  /// A variable in whose component the row belongs; nil if it has none but anchored ones.
  private func owner(ofRow i: Int) -> Int? {
    let terms = storage.rows[i].terms
    for k in terms {
      let j = storage.termVariables[k]
      if anchor[j] < 0 || anchor[j] == i || storage.rows[i].isBound { return j }
    }
    return nil
  }

  /// The component with the anchored variables that its rows mention, and their anchors.
  private func completed(_ own: Storage.Part) -> Storage.Part {
    var component = own
    var borrowed: [Int] = []
    for i in component.rows {
      for k in storage.rows[i].terms {
        let j = storage.termVariables[k]
        if anchor[j] >= 0 && anchor[j] != i && !storage.rows[i].isBound { borrowed.append(j) }
      }
    }
    if borrowed.isEmpty { return component }
    component.borrowedVariables = storage.distinct(
      borrowed.sorted { storage.variables[$0].serial < storage.variables[$1].serial })
    component.variables.append(contentsOf: component.borrowedVariables)
    component.borrowedRows = component.borrowedVariables.flatMap { j in
      [anchor[j], storage.variables[j].bound].filter { $0 >= 0 }
    }
    component.borrowedRows.sort { storage.rows[$0].serial < storage.rows[$1].serial }
    component.rows.append(contentsOf: component.borrowedRows)
    component.variables.sort { storage.variables[$0].serial < storage.variables[$1].serial }
    component.rows.sort { storage.rows[$0].serial < storage.rows[$1].serial }
    return component
  }
}
