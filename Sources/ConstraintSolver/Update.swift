/// Solving a component again after nothing but numbers have changed: constants, starting values.
extension Component {
  /// Takes over the numbers of the storage, and solves from the present basis, which is often still optimal.
  func update(from storage: Storage) throws(SolverError) -> Outcome {
    for (j, slot) in variableSlots.enumerated() {
      breakpoint[j] = storage.variables[slot].previous
    }
    for (i, slot) in rowSlots.enumerated() {
      breakpoint[variableCount + i] = storage.rows[slot].constant / scale[i]
    }
    return try solveFromBasis()
  }
}

/// A component as it was before an update that may fail.
final class Backup {
  private let component: Component
  private let breakpoint: Buffer<Double>
  private let position: Buffer<Int>

  init(_ component: Component) {
    self.component = component
    breakpoint = Buffer(repeating: 0, count: component.breakpoint.count)
    breakpoint.copy(from: component.breakpoint)
    position = Buffer(repeating: 0, count: component.position.count)
    position.copy(from: component.position)
  }

  /// Solves the former problem from its former basis, which is optimal.
  func restore() {
    component.discardStage()
    component.breakpoint.copy(from: breakpoint)
    component.position.copy(from: position)
    component.refactorize()
    do {
      _ = try component.solveFromBasis()
    } catch {
      // It could be solved before, from a worse start.
      assertionFailure()
    }
  }
}
