/// The basis: choosing an initial one, factorising it, and solving with it.
extension Component {
  /// Starts from the basis of the last solve, or from the guess of a crash. Elimination then chooses from the
  /// new rows: required equations first, then the optional constraints by level. Required inequalities are
  /// not offered, as most of them will not be tight.
  func chooseBasis(_ scratch: inout Arena) {
    let isNew = isNew
    let groups = Buffer(repeating: -1, count: rowCount, in: &scratch)
    if isNew {
      let crash = Crash.run(self, in: &scratch)
      for i in 0..<rowCount {
        groups[i] = crash.isTight[i] && !isRequiredEquation(i) ? 1 : groupOfNewRow(i)
      }
    } else {
      for i in 0..<rowCount {
        switch standings[variableCount + i] {
        case .nonbasic: groups[i] = 0
        case .basic: break
        case .new: groups[i] = groupOfNewRow(i)
        }
      }
    }
    let eligible = Buffer(repeating: false, count: variableCount, in: &scratch)
    for j in 0..<variableCount {
      eligible[j] = standings[j] != .nonbasic
    }
    Elimination.run(self, groups: groups, groupCount: 2 + levelCount, eligible: eligible, into: &factors)
    installFactorizedBasis()
  }

  private var isNew: Bool {
    for column in 0..<variableCount + rowCount where standings[column] != .new { return false }
    return true
  }

  private func isRequiredEquation(_ i: Int) -> Bool {
    level[i] == 0 && relation[i] == .equal
  }

  private func groupOfNewRow(_ i: Int) -> Int {
    level[i] > 0 ? 2 + level[i] : relation[i] == .equal ? 0 : -1
  }

  /// Factorises the current basis afresh, and computes the point from it.
  ///
  /// Columns that turn out dependent leave the basis, which moves the point; this sets `isRepaired`.
  func refactorize() {
    let groups = Buffer(repeating: -1, count: rowCount)
    var tightCount = 0
    for i in 0..<rowCount where position[variableCount + i] < 0 {
      groups[i] = 0
      tightCount += 1
    }
    let eligible = Buffer(repeating: false, count: variableCount)
    for j in 0..<variableCount {
      eligible[j] = position[j] >= 0
    }
    Elimination.run(self, groups: groups, groupCount: 1, eligible: eligible, into: &factors)
    if factors.stepCount < tightCount {
      isRepaired = true
    }
    installFactorizedBasis()
    computePoint()
  }

  private func installFactorizedBasis() {
    position.fill(-1)
    for i in 0..<rowCount {
      let step = factors.stepOfRow[i]
      head[i] = step >= 0 ? factors.stepColumn[step] : variableCount + i
      position[head[i]] = i
    }
    findCandidates()
    noteSmallPivots()
  }

  func noteSmallPivots() {
    for k in 0..<factors.stepCount where factors.diagonal[k].magnitude < Tolerance.smallPivot {
      isDoubtful = true
    }
  }

  /// Computes all values from the breakpoints of the nonbasic columns. Requires fresh factors.
  func computePoint() {
    assert(factors.etaCount == 0)
    for j in 0..<variableCount {
      value[j] = position[j] < 0 ? breakpoint[j] : 0
    }
    // The second round corrects the rounding errors of the first.
    correctPoint(&factors)
    correctPoint(&factors)
    for j in 0..<variableCount {
      tolerance[j] = Tolerance.position + Tolerance.relativePosition * value[j].magnitude
      updateSide(j)
    }
    for i in 0..<rowCount {
      let slack = variableCount + i
      let (sum, size) = leftSide(i)
      value[slack] = position[slack] < 0 ? breakpoint[slack] : sum
      tolerance[slack] =
        Tolerance.position + Tolerance.relativePosition * max(size, breakpoint[slack].magnitude)
      updateSide(slack)
    }
  }

  /// Moves the basic structurals so that the tight rows hold.
  private func correctPoint(_ factors: inout Factorization) {
    factors.work.giveUpList()
    for k in 0..<factors.stepCount {
      let i = factors.stepRow[k]
      factors.work.set(breakpoint[variableCount + i] - leftSide(i).value, at: k)
    }
    factors.solveKernel()
    for n in 0..<factors.work.placeCount {
      let k = factors.work.place(n)
      if factors.work[k] != 0 { value[factors.stepColumn[k]] += factors.work[k] }
    }
    factors.work.clear()
  }

  /// The row's left side, and its largest term.
  func leftSide(_ i: Int) -> (value: Double, size: Double) {
    var sum = 0.0
    var size = 0.0
    for e in rowStart[i]..<rowStart[i + 1] {
      let term = rowValue[e] * value[rowColumn[e]]
      sum += term
      size = max(size, term.magnitude)
    }
    return (sum, size)
  }

  /// Updates the side of a column where its value is clearly off the breakpoint.
  func updateSide(_ column: Int) {
    let offset = value[column] - breakpoint[column]
    if offset > tolerance[column] {
      side[column] = 1
    } else if offset < -tolerance[column] {
      side[column] = -1
    }
  }

  /// Sets the side of a column by its value alone.
  func resetSide(_ column: Int) {
    side[column] = 0
    updateSide(column)
  }

  /// entering = B^-1 (column), by row of the basis.
  func computeEntering(_ column: Int) {
    solve(column, &factors, into: &entering)
    if isDoubtful { return }
    for k in 0..<entering.placeCount {
      let size = entering[entering.place(k)].magnitude
      if size <= Tolerance.pivot && size > Tolerance.doubt || size > 1 / Tolerance.smallPivot {
        isDoubtful = true
      }
    }
  }

  // Each of these loads the factors once, since every access to a variable of a class is checked.

  private func solve(
    _ column: Int, _ factors: inout Factorization, into entering: inout SparseVector
  ) {
    entering.clear()
    if isSlack(column) {
      let i = column - variableCount
      let step = factors.stepOfRow[i]
      if step >= 0 {
        factors.work.add(-1, at: step)
      } else {
        entering.add(1, at: i)
      }
    } else {
      for e in columnStart[column]..<columnStart[column + 1] {
        let step = factors.stepOfRow[columnRow[e]]
        if step >= 0 {
          factors.work.add(columnValue[e], at: step)
        } else {
          entering.add(-columnValue[e], at: columnRow[e])
        }
      }
    }
    factors.solveKernel()
    for n in 0..<factors.work.placeCount {
      let k = factors.work.place(n)
      let change = factors.work[k]
      guard change.magnitude > Tolerance.zero else { continue }
      entering.add(change, at: factors.stepRow[k])
      let j = factors.stepColumn[k]
      for e in columnStart[j]..<columnStart[j + 1] where factors.stepOfRow[columnRow[e]] < 0 {
        entering.add(columnValue[e] * change, at: columnRow[e])
      }
    }
    factors.work.clear()
    factors.applyEtas(to: &entering)
  }

  /// vector = B^-T vector
  func solveTransposed(_ vector: inout SparseVector) {
    solveTransposed(&vector, &factors)
  }

  private func solveTransposed(_ vector: inout SparseVector, _ factors: inout Factorization) {
    factors.applyTransposedEtas(to: &vector)
    for n in 0..<vector.placeCount {
      let i = vector.place(n)
      if vector[i] == 0 { continue }
      let step = factors.stepOfRow[i]
      if step >= 0 {
        factors.work.add(vector[i], at: step)
        vector.set(0, at: i)
        continue
      }
      let price = -vector[i]
      vector.set(price, at: i)
      for e in rowStart[i]..<rowStart[i + 1] {
        let step = factors.stepOfColumn[rowColumn[e]]
        if step >= 0 {
          factors.work.add(-rowValue[e] * price, at: step)
        }
      }
    }
    factors.solveTransposedKernel()
    for n in 0..<factors.work.placeCount {
      let k = factors.work.place(n)
      if factors.work[k] != 0 { vector.set(factors.work[k], at: factors.stepRow[k]) }
    }
    factors.work.clear()
  }
}
