/// Invariants of a component between stages; checked in debug builds only.
extension Component {
  func assertInvariants() {
    #if DEBUG
      var basicCount = 0
      for j in 0..<variableCount + rowCount {
        if position[j] >= 0 {
          basicCount += 1
          assert(head[position[j]] == j, "a basic column is where the basis says")
          assert(candidateIndex[j] < 0, "a basic column is not a candidate for entering")
        } else {
          assert(value[j] == breakpoint[j], "a nonbasic column stands on its breakpoint")
          assert(
            (candidateIndex[j] >= 0) == !region[j].isEmpty, "a nonbasic column that may move is a candidate")
        }
        assert(costAbove[j] == 0 && costBelow[j] == 0, "no stage leaves costs behind")
      }
      assert(basicCount == rowCount, "a basis has a column per row")
      assert(priceChange.placeCount == 0 && factors.work.placeCount == 0)
      for k in 0..<candidates.count {
        assert(candidateIndex[candidates[k]] == k)
      }
    #endif
  }
}

/// Invariants of blocks; checked in debug builds only.
extension Blocks {
  func assertInvariants(_ presolve: borrowing Presolve) {
    #if DEBUG
      for b in 0..<count {
        for k in rowStart[b]..<rowStart[b + 1] {
          let reduced = presolve.rows[row[k]]
          for e in reduced.start..<reduced.end {
            let number = rootStart[b] + local[presolve.roots[e]]
            assert(number < rootStart[b + 1] && root[number] == presolve.roots[e], "a row is in one block")
          }
        }
        for k in rootStart[b]..<rootStart[b + 1] {
          assert(presolve.ties.isRoot(root[k]), "a block is made of roots")
        }
      }
    #endif
  }
}
