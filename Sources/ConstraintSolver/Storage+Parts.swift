/// From the record to components and back.
extension Storage {
  /// Whatever has to be solved again, as slots in the order of creation.
  struct Part {
    /// Components that give way to new ones.
    var components: [Int] = []
    /// Components that stay as they are but for their numbers.
    var renumbered: [Int] = []
    var variables: [Int] = []
    var rows: [Int] = []
    /// Those of `variables` that belong to another component, with their anchors; see `Partition`.
    var borrowedVariables: [Int] = []
    var borrowedRows: [Int] = []
  }

  /// The changed components, and those that new rows reach.
  mutating func affectedPart(of components: [Component?]) -> Part {
    var part = Part()
    for i in newRows where rows[i].serial != Storage.removed && rows[i].component < 0 {
      part.rows.append(i)
      for k in rows[i].terms where variables[termVariables[k]].anchor < 0 {
        touch(component: variables[termVariables[k]].component, .structure)
        variableIsNeeded(termVariables[k])
      }
    }
    for j in changedVariables where variables[j].serial != Storage.removed && variables[j].component < 0 {
      part.variables.append(j)
    }
    touchBorrowers(components)
    changedComponents.sort()
    part.components = changedComponents.filter { componentChange[$0] == .structure }
    part.renumbered = changedComponents.filter { componentChange[$0] == .numbers }
    for c in part.components {
      guard let component = components[c] else { continue }
      part.variables.append(contentsOf: component.variableSlots.filter { variables[$0].component == c })
      part.rows.append(contentsOf: component.rowSlots.filter { rows[$0].component == c })
    }
    part.variables = distinct(part.variables.sorted { variables[$0].serial < variables[$1].serial })
    part.rows = distinct(part.rows.sorted { rows[$0].serial < rows[$1].serial })
    return part
  }

  /// What borrows a variable whose anchor has changed has changed, too.
  private mutating func touchBorrowers(_ components: [Component?]) {
    var change: [Change] = []
    for c in changedComponents {
      guard let component = components[c], component.anchor != nil else { continue }
      if change.isEmpty {
        change = Array(repeating: .none, count: variables.count)
      }
      change[component.variableSlots[0]] = componentChange[c]
    }
    if change.isEmpty { return }
    for (c, component) in components.enumerated() {
      for j in component?.borrowedVariables ?? [] where change[j] != .none {
        touch(component: c, change[j])
      }
    }
  }

  private mutating func variableIsNeeded(_ j: Int) {
    if variables[j].component < 0 && !variables[j].isChanged {
      variables[j].isChanged = true
      changedVariables.append(j)
    }
  }

  func distinct(_ sorted: [Int]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(sorted.count)
    for slot in sorted where slot != result.last {
      result.append(slot)
    }
    return result
  }

  /// Gives the variables of a part the numbers that they have in its component.
  mutating func number(_ part: Part) {
    for (local, j) in part.variables.enumerated() {
      variables[j].nextLocal = local
    }
  }

  /// Declares the part solved; its components are to be published next.
  mutating func settle(_ part: Part) {
    for j in part.variables {
      variables[j].component = -1
      variables[j].isChanged = false
      variables[j].value = variables[j].previous
      variables[j].standing = .new
      variables[j].anchor = -1
    }
    changedVariables.removeAll()
    newRows.removeAll()
    for c in changedComponents {
      componentChange[c] = .none
    }
    changedComponents.removeAll()
  }

  /// Takes over what a component has found out about the variables and rows that are its own.
  mutating func publish(_ component: Component, _ index: Int) {
    if index >= componentChange.count {
      componentChange.append(.none)
    }
    var borrowedVariables = component.borrowedVariables[...]
    var borrowedRows = component.borrowedRows[...]
    for (local, slot) in component.variableSlots.enumerated() {
      if borrowedVariables.first == slot {
        borrowedVariables.removeFirst()
        continue
      }
      let value = Tolerance.snapped(component.value[local])
      variables[slot].value = value
      variables[slot].previous = value
      variables[slot].component = index
      variables[slot].local = local
      variables[slot].standing = component.position[local] >= 0 ? .basic : .nonbasic
    }
    for (local, slot) in component.rowSlots.enumerated() {
      if borrowedRows.first == slot {
        borrowedRows.removeFirst()
        continue
      }
      rows[slot].component = index
      rows[slot].standing = component.position[component.variableCount + local] >= 0 ? .basic : .nonbasic
      rows[slot].error = component.error(local)
    }
    if let anchor = component.anchor {
      variables[component.variableSlots[0]].anchor = component.rowSlots[anchor]
    }
  }
}
