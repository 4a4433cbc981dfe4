/// The names of views wherever people read about them. Only this type decides on them.
///
/// A view has the name that its author gave it, otherwise the text that it shows, otherwise its class; front ends
/// choose it. Without a name, it goes by its id, which an author chose, too. Only views that share a name have their
/// ids after it, in brackets.
package enum DisplayName {
  /// - Parameters:
  ///   - name: nil for a view that goes by its id.
  ///   - isShared: whether another view beside it has the same name.
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

extension DisplayName {
  /// The names of options in sentences, in their order.
  ///
  /// An option has the name that its author gave it. Scenes and views, which Interface Builder's files identify by
  /// object ids, go by their titles; if another option beside one has the same title, its id follows in brackets.
  package static func all(ofOptions options: some Sequence<(name: String, title: String?)>) -> [String] {
    let titles = options.map { option -> (name: String, title: String?) in
      guard beginsWithObjectID(option.name), let title = option.title else { return (option.name, nil) }
      // Variants of an option have more after the name.
      return (option.name, title + option.name.dropFirst(objectIDLength))
    }
    let shared = shared(among: titles.compactMap(\.title))
    return titles.map { text(id: $0.name, name: $0.title, isShared: $0.title.map(shared.contains) ?? false) }
  }

  private static let objectIDLength = 10

  /// Whether a name begins with an id that Interface Builder makes: three, two and three letters or digits:
  /// `Ze5-6b-2t3`.
  private static func beginsWithObjectID(_ name: String) -> Bool {
    let parts = name.prefix(objectIDLength).split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.joined().utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
      }
  }
}

extension Sequence<SceneOption> {
  package var displayNames: [String] { DisplayName.all(ofOptions: map { (name: $0.name, title: $0.title) }) }
}

extension Sequence<SolvedLayout> {
  package var displayNames: [String] { DisplayName.all(ofOptions: map { (name: $0.name, title: $0.title) }) }
}
