/// Divides a cluster whose parts share no variable; see `Whole.swift`.
extension Cluster {
  /// The clusters of the parts to which rows and variables are assigned, with what is known of each.
  func divided(into parts: [Part], _ storage: inout Storage) -> [Cluster] {
    settleEdits(storage)
    let pool = Pool(expecting: part.variables.count)
    let clusters = parts.map { Cluster($0, pool, hasPlaces: places.count > 0) }
    let numbers = distribute(components, clusters, &storage)
    for cluster in clusters { cluster.isRounded = isRounded }
    for j in 0..<part.variables.count {
      let (cluster, local) = home(j, clusters, storage)
      cluster.values[local] = values[j]
      if places.count == 0 { continue }
      var place = places[j]
      if place.root >= 0 {
        place.root = Int32(truncatingIfNeeded: home(Int(place.root), clusters, storage).local)
      }
      if place.component >= 0 { place.component = numbers[Int(place.component)] }
      cluster.places[local] = place
    }
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
