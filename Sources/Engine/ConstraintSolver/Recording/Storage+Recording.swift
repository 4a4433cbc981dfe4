/// Records variables and rows, one by one or many at once.
///
/// Inlined as far as possible, since large systems spend a third of their time here.
extension Storage {
  /// Makes room for this many variables and rows in all.
  mutating func reserveCapacity(variables variableCount: Int, rows rowCount: Int) {
    // A larger number is a mistake rather than a forecast.
    let (variableCount, rowCount) = (min(variableCount, 1 << 22), min(max(0, rowCount), 1 << 22))
    variables.reserveCapacity(variableCount)
    solvedVariables.reserveCapacity(variableCount)
    rows.reserveCapacity(rowCount)
    solvedRows.reserveCapacity(rowCount)
    // Rows of layouts have one or two terms, or four where they make edges coincide.
    terms.reserveCapacity(3 * rowCount)
  }

  // MARK: Variables

  mutating func addVariable(start: Double, lowerBound: Double?) -> Variable {
    let serial = serials.take(1)
    let slot = insert(
      StoredVariable(serial: serial), SolvedVariable(value: start, previous: start, isChanged: !isFresh))
    if let lowerBound {
      let first = terms.count
      terms.append(StoredTerm(variable: Int32(truncatingIfNeeded: slot), coefficient: 1))
      longestRow = max(longestRow, 1)
      variables[slot].useCount += 1
      let row = insert(
        StoredRow(
          ConstraintRow(termCount: 1, .greaterThanOrEqual, lowerBound), serial: serials.take(1),
          firstTerm: first, termCount: 1, isBound: true))
      variables[slot].bound = Int32(truncatingIfNeeded: row)
    }
    return Variable(slot: slot, serial: serial)
  }

  @inline(__always)
  private mutating func insert(_ stored: StoredVariable, _ solved: SolvedVariable) -> Int {
    var slot = variables.count
    if freeVariables.isEmpty {
      variables.append(stored)
      solvedVariables.append(solved)
    } else {
      slot = freeVariables.removeLast()
      variables[slot] = stored
      solvedVariables[slot] = solved
    }
    if !isFresh { changedVariables.append(Int32(truncatingIfNeeded: slot)) }
    return slot
  }

  mutating func addVariables(_ count: Int, start: Double) -> Variables {
    let first = Variable(slot: variables.count, serial: serials.take(count))
    let isChanged = !isFresh
    if !freeVariables.isEmpty {
      let slots = (0..<count).map { k in
        insert(
          StoredVariable(serial: first.serial + Int64(k)),
          SolvedVariable(value: start, previous: start, isChanged: isChanged))
      }
      return Variables(first: first, count: count, slots: slots)
    }
    let stored = variables.room(for: count)
    let solved = solvedVariables.room(for: count)
    for k in 0..<count {
      (stored + k).initialize(to: StoredVariable(serial: first.serial &+ Int64(truncatingIfNeeded: k)))
      (solved + k).initialize(to: SolvedVariable(value: start, previous: start, isChanged: isChanged))
      if isChanged { changedVariables.append(Int32(truncatingIfNeeded: first.slot &+ k)) }
    }
    variables.extend(by: count)
    solvedVariables.extend(by: count)
    return Variables(first: first, count: count)
  }

  // MARK: Rows

  mutating func addRow(
    _ new: borrowing Span<Term>, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    let room = terms.room(for: new.count) - terms.count
    var end = terms.count
    let row = ConstraintRow(termCount: new.count, relation, constant, priority: priority)
    do throws(SolverError) {
      try check(row)
      try write(new, from: 0, new.count, to: room, &end, stamp: takeStamps(1).lowerBound)
    } catch {
      forget(room, terms.count..<end)
      throw error
    }
    let serial = serials.take(1)
    let slot = insert(StoredRow(row, serial: serial, firstTerm: terms.count, termCount: end - terms.count))
    terms.extend(by: end - terms.count)
    return ConstraintID(slot: slot, serial: serial)
  }

  @inline(__always)
  private mutating func insert(_ row: StoredRow) -> Int {
    var slot = rows.count
    if freeRows.isEmpty {
      rows.append(row)
      solvedRows.append(SolvedRow())
    } else {
      slot = freeRows.removeLast()
      rows[slot] = row
      solvedRows[slot] = SolvedRow()
    }
    if !isFresh { newRows.append(Int32(truncatingIfNeeded: slot)) }
    return slot
  }

  /// Adds all rows or none of them.
  mutating func addRows(
    _ new: borrowing Span<ConstraintRow>, _ newTerms: borrowing Span<Term>
  ) throws(SolverError) -> ConstraintIDs {
    let stored = rows.room(for: new.count)
    let room = terms.room(for: newTerms.count) - terms.count
    let (slot, serial) = (rows.count, serials.next)
    let stamp = takeStamps(new.count).lowerBound
    var read = 0
    var end = terms.count
    do throws(SolverError) {
      for k in 0..<new.count {
        let row = new[unchecked: k]
        let first = end
        try check(row)
        guard row.termCount >= 0 && row.termCount <= newTerms.count &- read else { throw .termsDoNotMatch }
        try write(newTerms, from: read, row.termCount, to: room, &end, stamp: stamp &+ k)
        read &+= row.termCount
        (stored + k).initialize(
          to: StoredRow(
            row, serial: serial &+ Int64(truncatingIfNeeded: k), firstTerm: first, termCount: end &- first))
      }
      guard read == newTerms.count else { throw .termsDoNotMatch }
    } catch {
      forget(room, terms.count..<end)
      throw error
    }
    _ = serials.take(new.count)
    terms.extend(by: end - terms.count)
    let first = ConstraintID(slot: slot, serial: serial)
    if !freeRows.isEmpty {
      // No row moves to a later place, so each is read before it is overwritten.
      let slots = (0..<new.count).map { insert((stored + $0).pointee) }
      return ConstraintIDs(first: first, count: new.count, slots: slots)
    }
    rows.extend(by: new.count)
    solvedRows.append(repeating: SolvedRow(), count: new.count)
    if !isFresh {
      for k in 0..<new.count { newRows.append(Int32(truncatingIfNeeded: slot &+ k)) }
    }
    return ConstraintIDs(first: first, count: new.count)
  }

  @inline(__always)
  private func check(_ row: ConstraintRow) throws(SolverError) {
    guard row.priority.isLegal else { throw .illegalPriority }
    guard Storage.isUsable(row.constant) else { throw .notFinite }
  }

  // MARK: Terms

  /// Writes the terms of a row, merging those of the same variable and dropping zeros.
  ///
  /// - Parameters:
  ///   - room: the buffer of all terms.
  ///   - end: where these terms go; on return the place after the last.
  ///   - stamp: the row's own. A variable that bears it is already in the row.
  @inline(__always)
  private mutating func write(
    _ new: borrowing Span<Term>, from first: Int, _ count: Int, to room: UnsafeMutablePointer<StoredTerm>,
    _ end: inout Int, stamp: Int
  ) throws(SolverError) {
    let variables = variables.values
    let start = end
    var isTidy = true
    for k in 0..<count {
      let term = new[unchecked: first &+ k]
      let slot = term.variable.slot
      guard UInt(bitPattern: slot) < UInt(bitPattern: variables.count),
        variables[slot].serial == term.variable.serial, Storage.isUsable(term.coefficient)
      else { throw isKnown(term.variable) ? .notFinite : .unknownVariable }
      isTidy = variables[slot].stamp != stamp && term.coefficient.magnitude > 0 && isTidy
      variables[slot].stamp = stamp
      variables[slot].useCount &+= 1
      (room + end).initialize(
        to: StoredTerm(variable: Int32(truncatingIfNeeded: slot), coefficient: term.coefficient))
      end &+= 1
    }
    if !isTidy { end = start + tidy(UnsafeMutableBufferPointer(start: room + start, count: end - start)) }
    if count > longestRow { longestRow = count }
  }

  /// - Returns: how many terms are left.
  private func tidy(_ terms: UnsafeMutableBufferPointer<StoredTerm>) -> Int {
    var terms = terms
    terms.sort { $0.variable < $1.variable }
    var kept = 0
    for term in terms {
      if kept > 0 && terms[kept - 1].variable == term.variable {
        terms[kept - 1].coefficient += term.coefficient
        variables[Int(term.variable)].useCount -= 1
      } else {
        terms[kept] = term
        kept += 1
      }
    }
    let merged = kept
    kept = 0
    for term in terms[..<merged] {
      if term.coefficient == 0 {
        variables[Int(term.variable)].useCount -= 1
      } else {
        terms[kept] = term
        kept += 1
      }
    }
    return kept
  }

  /// Undoes the counting of variables in terms.
  private func forget(_ terms: UnsafeMutablePointer<StoredTerm>, _ range: Range<Int>) {
    for k in range { variables[Int(terms[k].variable)].useCount -= 1 }
  }
}
