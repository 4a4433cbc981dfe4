import LayoutFiles
import LayoutWords
import SafeText

/// What is said of several places in the same words, such as of a theme that is in no file that is read: said once.
enum RepeatedNotes {
  /// How many places are named besides the first.
  private static let mostNamed = 3

  /// The notes, each at the first of its places, with the others behind it.
  static func gathered(_ notes: [Diagnostic]) -> [Diagnostic] {
    var places: [[String]: [SourcePlace]] = [:]
    var first: [Diagnostic] = []
    for note in notes {
      let words = [note.severity.rawValue, note.code, note.message]
      if places[words] == nil { first.append(note) }
      let known = places[words, default: []]
      places[words] = known + [note.place].compactMap { $0 }.filter { !known.contains($0) }
    }
    return first.map { note in
      var note = note
      let all = places[[note.severity.rawValue, note.code, note.message]] ?? []
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
