import AutoLayout

/// What the pictures of one sheet know of one another and of the words about them.
struct SheetContext {
  private let mentions: Mentions
  /// The content priorities that are not the same in all options.
  private let varying: Set<Content>

  private struct Content: Hashable {
    var view: String
    var kind: ContentArrows.Kind
    var axis: Axis
  }
  /// Whether the options stand side by side, so that what they have in common need not be said again.
  let isComparison: Bool

  init(layouts: [SolvedLayout], title: String?, description: String?, isComparison: Bool = true) {
    self.isComparison = isComparison
    let texts = [title, description] + layouts.flatMap { [$0.title, $0.description] }
    mentions = Mentions(in: texts.compactMap(\.self))
    var priorities: [Content: LayoutPriority] = [:]
    var varying = Set<Content>()
    for view in layouts.flatMap(\.views).map(\.scene) {
      for (kind, own) in [
        (ContentArrows.Kind.hugging, view.contentHugging), (.resistance, view.compressionResistance),
      ] {
        for axis in Axis.allCases {
          let content = Content(view: view.id, kind: kind, axis: axis)
          if let known = priorities[content], known != own[axis] { varying.insert(content) }
          priorities[content] = own[axis]
        }
      }
    }
    self.varying = varying
  }

  /// Whether a title or a description speaks of something by its name.
  func mentions(_ name: String) -> Bool { mentions.contains(name) }

  func varies(_ kind: ContentArrows.Kind, _ axis: Axis, of view: SceneView) -> Bool {
    varying.contains(Content(view: view.id, kind: kind, axis: axis))
  }
}

/// The names that texts speak of.
struct Mentions {
  private let texts: [String]
  private let words: Set<String>

  init(in texts: [String]) {
    self.texts = texts.map { $0.lowercased() }
    words = Set(self.texts.flatMap { Self.words(in: $0) })
  }

  func contains(_ name: String) -> Bool {
    let name = name.lowercased()
    guard !name.isEmpty else { return false }
    // A name of several words, or with signs in it, is looked for as it stands.
    return Self.words(in: name) == [name] ? words.contains(name) : texts.contains { $0.holds(name) }
  }

  private static func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { String($0) }
  }
}

extension String {
  /// Whether another text is part of it, byte by byte: Embedded Swift looks for single characters only.
  func holds(_ other: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(other.utf8))
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { bytes[$0...].starts(with: wanted) }
  }
}
