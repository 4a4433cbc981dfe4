/// Divides a cluster whose parts share no variable; see `Whole.swift`.
extension Cluster {
  /// The clusters of the parts to which rows and variables are assigned, with what is known of each.
  func divided(into parts: [Part], _ storage: inout Storage) -> [Cluster] {
    settleEdits(storage)
    let pool = Pool(expecting: part.variables.count)
    let clusters = parts.map { Cluster($0, pool, hasPlaces: places.count > 0) }
    let numbers = distribute(components, clusters, &storage)
    for cluster in clusters { cluster.isRounded = isRounded }
    let numbersInWhole = Buffer<Int32>(repeating: 0, count: storage.variables.count)
    for j in 0..<part.variables.count { numbersInWhole[part.variables[j]] = Int32(truncatingIfNeeded: j) }
    for cluster in clusters { copy(to: cluster, numbersInWhole, numbers, storage) }
    for open in openRoots {
      let (cluster, local) = home(Int(open.root), clusters, storage)
      cluster.openRoots.append(
        OpenRoot(root: Int32(truncatingIfNeeded: local), lower: open.lower, upper: open.upper))
    }
    for root in deferredRoots {
      let (cluster, local) = home(Int(root), clusters, storage)
      cluster.deferredRoots.append(Int32(truncatingIfNeeded: local))
    }
    return clusters
  }

  /// Copies the values and the places of the variables that have been assigned to a cluster.
  ///
  /// - Parameters:
  ///   - numbers: those of the variables in the whole, by slot.
  ///   - components: the new number of each component.
  private func copy(
    to cluster: Cluster, _ numbers: borrowing Buffer<Int32>, _ components: [Int32],
    _ storage: borrowing Storage
  ) {
    for local in 0..<cluster.part.variables.count {
      let j = Int(numbers[cluster.part.variables[local]])
      cluster.values[local] = values[j]
      if places.count == 0 { continue }
      var place = places[j]
      if place.root >= 0 { place.root = storage.solvedVariables[part.variables[Int(place.root)]].local }
      if place.component >= 0 { place.component = components[Int(place.component)] }
      cluster.places[local] = place
    }
  }

  /// The cluster to which a variable has been assigned, and its number there.
  private func home(_ j: Int, _ clusters: [Cluster], _ storage: borrowing Storage) -> (Cluster, local: Int) {
    let slot = part.variables[j]
    return (clusters[Int(storage.solvedVariables[slot].cluster)], Int(storage.solvedVariables[slot].local))
  }

  /// - Returns: the new number of each component.
  private func distribute(
    _ components: [Component], _ clusters: [Cluster], _ storage: inout Storage
  ) -> [Int32] {
    components.map { component in
      let cluster = clusters[Int(storage.solvedRows[component.rowSlots[0]].cluster)]
      let number = Int32(truncatingIfNeeded: cluster.components.count)
      cluster.components.append(component)
      for i in 0..<component.rowCount {
        storage.solvedRows[component.rowSlots[i]].component = number
        storage.solvedRows[component.rowSlots[i]].local = Int32(truncatingIfNeeded: i)
      }
      return number
    }
  }
}
