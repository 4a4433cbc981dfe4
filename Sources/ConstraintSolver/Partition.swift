/// Splits a part of the system into components: rows that share a variable, directly or through others,
/// belong together. Rows without variables are components of their own; variables without rows are none.
enum Partition {
  /// In the order of the first variable's creation; rows without variables come last.
  static func components(of part: Storage.Part, in storage: Storage) -> [Storage.Part] {
    var parent = [Int](storage.variables.indices)

    func root(_ j: Int) -> Int {
      var j = j
      while parent[j] != j {
        parent[j] = parent[parent[j]]
        j = parent[j]
      }
      return j
    }

    for i in part.rows {
      let terms = storage.rows[i].terms
      guard let first = terms.first else { continue }
      for k in terms.dropFirst() {
        parent[root(storage.termVariables[k])] = root(storage.termVariables[first])
      }
    }

    var components: [Storage.Part] = []
    var componentOfRoot = [Int](repeating: -1, count: storage.variables.count)
    for j in part.variables where storage.variables[j].useCount > 0 {
      let r = root(j)
      if componentOfRoot[r] < 0 {
        componentOfRoot[r] = components.count
        components.append(Storage.Part())
      }
      components[componentOfRoot[r]].variables.append(j)
    }
    for i in part.rows {
      if let first = storage.rows[i].terms.first {
        components[componentOfRoot[root(storage.termVariables[first])]].rows.append(i)
      } else {
        components.append(Storage.Part(rows: [i]))
      }
    }
    return components
  }
}
