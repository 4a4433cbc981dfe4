package import Diagnostics
import LayoutWords
import SafeText

/// Notes in the same words about several places, such as about a theme that no file that is read declares. They are
/// reported once.
package enum RepeatedNotes {
  /// The number of places that are named after the first.
  private static let mostNamed = 3

  /// The notes, each at the first of its places, with the others after it.
  package static func gathered(_ notes: [Diagnostic]) -> [Diagnostic] {
    var words: [Diagnostic] = []
    var places: [Diagnostic: [SourcePlace]] = [:]
    for note in notes {
      var placeless = note
      (placeless.place, placeless.option) = (nil, nil)
      if places[placeless] == nil { words.append(placeless) }
      let known = places[placeless, default: []]
      places[placeless] = known + [note.place].compactMap { $0 }.filter { !known.contains($0) }
    }
    return words.map { placeless in
      var note = placeless
      let all = places[placeless] ?? []
      note.place = all.first
      note.message += others(all.dropFirst(), besides: note.place?.file)
      return note
    }
  }

  private static func others(_ places: ArraySlice<SourcePlace>, besides file: String?) -> String {
    guard !places.isEmpty else { return "" }
    var named = places.prefix(mostNamed).map { place in
      place.file == file
        ? "line \(place.line)" : "\(place.file.map(PathText.name(of:)) ?? "") line \(place.line)"
    }
    let more = places.count - named.count
    if more > 0 { named.append(more == 1 ? "one more place" : "\(more) more places") }
    return "; also at \(named.listed)"
  }
}
