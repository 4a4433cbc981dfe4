/// What views are called wherever people read about them: the one place that decides it.
///
/// A view has the name that its author gave it, otherwise the text that it shows, otherwise its class; front ends
/// choose it. Without a name it is called by its id, which an author chose, too. Only views that share a name have
/// their ids after it, in brackets.
package enum DisplayName {
  /// - Parameters:
  ///   - name: nil for a view that is called by its id.
  ///   - isShared: whether another view beside it is called the same.
  static func text(id: String, name: String?, isShared: Bool) -> String {
    guard let name else { return id }
    return isShared ? "\(name) (\(id))" : name
  }

  /// The names of all views of a layout, in their order.
  package static func all(of views: some Sequence<(id: String, name: String?)>) -> [String] {
    let shared = shared(among: views.map { $0.name ?? $0.id })
    return views.map { text(id: $0.id, name: $0.name, isShared: shared.contains($0.name ?? $0.id)) }
  }

  /// The names that more than one view has.
  static func shared(among names: some Sequence<String>) -> Set<String> {
    var (once, again): (Set<String>, Set<String>) = ([], [])
    for name in names where !once.insert(name).inserted { again.insert(name) }
    return again
  }
}

extension IndexedList<ViewIndex, SceneView> {
  /// Notes which views share their names with others.
  package mutating func noteSharedNames() {
    let shared = DisplayName.shared(among: map { $0.name ?? $0.id })
    for index in indices { self[index].sharesName = shared.contains(self[index].name ?? self[index].id) }
  }
}
