/// The basis: choosing one to start from, factorising it, and solving with it.
extension Component {
  /// Takes up the basis of the last solve; columns that are new to it are chosen by elimination: required
  /// equations first, then the optional constraints by level. Required inequalities are not offered, most
  /// of them will not be tight.
  func chooseBasis(_ storage: borrowing Storage) {
    let groups = Buffer(repeating: -1, count: rowCount)
    for i in 0..<rowCount {
      switch storage.rows[rowSlots[i]].standing {
      case .nonbasic: groups[i] = 0
      case .basic: break
      case .new: groups[i] = level[i] == 0 && relation[i] != .equal ? -1 : 1 + level[i]
      }
    }
    let eligible = Buffer(repeating: false, count: variableCount)
    for j in 0..<variableCount {
      eligible[j] = storage.variables[variableSlots[j]].standing != .nonbasic
    }
    Elimination.run(self, groups: groups, groupCount: 1 + levelCount, eligible: eligible)
    installFactorizedBasis()
  }

  /// Factorises the present basis afresh, and computes the point from it.
  ///
  /// Columns that prove dependent leave the basis, which moves the point: `isRepaired` tells.
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
    Elimination.run(self, groups: groups, groupCount: 1, eligible: eligible)
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
  }

  /// Computes all values from the breakpoints of the nonbasic columns. Needs fresh factors.
  func computePoint() {
    assert(factors.etaCount == 0)
    for j in 0..<variableCount {
      value[j] = position[j] < 0 ? breakpoint[j] : 0
    }
    // The second round corrects the rounding errors of the first.
    for _ in 0..<2 {
      for k in 0..<factors.stepCount {
        let i = factors.stepRow[k]
        factors.work[k] = breakpoint[variableCount + i] - leftSide(i).value
      }
      factors.solveKernel()
      for k in 0..<factors.stepCount {
        value[factors.stepColumn[k]] += factors.work[k]
        factors.work[k] = 0
      }
    }
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

  /// Moves the side of a column to where its value clearly is.
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
    for k in 0..<enteringRows.count {
      entering[enteringRows[k]] = 0
    }
    enteringRows.removeAll()
    if isSlack(column) {
      let i = column - variableCount
      let step = factors.stepOfRow[i]
      if step >= 0 {
        factors.work[step] = -1
      } else {
        entering[i] = 1
      }
    } else {
      for e in columnStart[column]..<columnStart[column + 1] {
        let step = factors.stepOfRow[columnRow[e]]
        if step >= 0 {
          factors.work[step] = columnValue[e]
        } else {
          entering[columnRow[e]] = -columnValue[e]
        }
      }
    }
    factors.solveKernel()
    for k in 0..<factors.stepCount where factors.work[k] != 0 {
      let change = factors.work[k]
      factors.work[k] = 0
      guard change.magnitude > Tolerance.zero else { continue }
      entering[factors.stepRow[k]] = change
      let j = factors.stepColumn[k]
      for e in columnStart[j]..<columnStart[j + 1] where factors.stepOfRow[columnRow[e]] < 0 {
        entering[columnRow[e]] += columnValue[e] * change
      }
    }
    factors.applyEtas(to: entering)
    for i in 0..<rowCount where entering[i] != 0 {
      enteringRows.append(i)
    }
  }

  /// vector = B^-T vector
  func solveTransposed(_ vector: borrowing Buffer<Double>) {
    factors.applyTransposedEtas(to: vector)
    for i in 0..<rowCount where vector[i] != 0 && factors.stepOfRow[i] < 0 {
      let price = -vector[i]
      vector[i] = price
      for e in rowStart[i]..<rowStart[i + 1] {
        let step = factors.stepOfColumn[rowColumn[e]]
        if step >= 0 {
          factors.work[step] -= rowValue[e] * price
        }
      }
    }
    for k in 0..<factors.stepCount {
      factors.work[k] += vector[factors.stepRow[k]]
    }
    factors.solveTransposedKernel()
    for k in 0..<factors.stepCount {
      vector[factors.stepRow[k]] = factors.work[k]
      factors.work[k] = 0
    }
  }
}
