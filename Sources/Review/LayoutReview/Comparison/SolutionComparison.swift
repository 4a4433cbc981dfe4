import AutoLayout
import JSONText
package import LayoutScene
import LayoutWords
package import SolutionFiles

/// A view's frame before and after.
package struct FrameChange: Hashable, Sendable {
  package var view: String
  /// x, y, width, height; nil if the view is new.
  package var before: [Double]?
  /// nil if the view was removed.
  package var after: [Double]?

  package init(view: String, before: [Double]?, after: [Double]?) {
    self.view = view
    self.before = before
    self.after = after
  }

  package var isChange: Bool { before != after }
}

/// Why components of frames changed, in words.
package struct Cause: Hashable, Sendable {
  /// The change, such as `title.width 120 → 100`; empty if no frame changed.
  package var change: String
  /// Such as `` `min` >= 120 @750 lost to `max` <= 100 @751 ``.
  package var reason: String
  /// The lines of the input that the reason is about.
  package var places: [CausePlace] = []

  /// A sentence, with the lines after it.
  ///
  /// - Parameters:
  ///   - text: how text is written.
  ///   - line: how the line of a file is written.
  func words(text: (String) -> String, line: (String) -> String) -> String {
    let named = places.prefix(Self.namedPlaces).map { line($0.line) + $0.remark }
    let more = places.count > named.count ? [text("and \(places.count - named.count) more")] : []
    return text(change.isEmpty ? reason : "\(change): \(reason)")
      + (places.isEmpty ? "" : " " + text("(") + (named + more).joined(separator: ", ") + text(")"))
  }

  package var words: String { words(text: { $0 }, line: { $0 }) }

  private static let namedPlaces = 4
}

/// The differences between two solutions of an option. Frames are compared as solved, to the millionth of a
/// point with which solutions are written.
package struct SolutionComparison: Hashable, Sendable {
  /// The frames of all views, in their new order, then those of views that were removed.
  package var frames: [FrameChange] = []
  package var causes: [Cause] = []
  /// Differences other than frames, a sentence each.
  package var notes: [String] = []
  /// Those of them that report new problems: conflicts, then warnings.
  package var findings: [String] = []
  /// The differences that the causes do not report already.
  package var otherNotes: [String] = []
  /// Other changes of the input, a sentence each: they explain differences. Only colours and images are differences.
  package var authored: [String] = []
  /// Whether the input changes how something looks, however little the pictures show of it.
  package var hasOtherLook = false
  /// The views that the input changes.
  package var editedViews: [String] = []
  /// The constraints of the input that were added or edited, by their new positions.
  package var editedConstraints: [ConstraintIndex] = []

  package var isEqual: Bool { notes.isEmpty && !frames.contains { $0.isChange } }

  /// - Parameters:
  ///   - ignored: views whose differences do not count, and neither do those of their subviews and of constraints that
  ///     involve no other views.
  ///   - images: the images that the views show; nil if they are not known.
  ///   - before: the places of the causes in the old input; nil: those that the solution gives.
  ///   - after: their places in the new input.
  package init(
    from old: SolutionOption, to new: SolutionOption, ignoring ignored: Set<String> = [],
    images: ImageComparison? = nil, before: InputPlaces? = nil, after: InputPlaces? = nil
  ) {
    let ignored = IgnoredViews(ignored, in: [old, new])
    let names = SolutionNames(old, new)
    let pairing = ConstraintPairing(old.constraints, new.constraints)
    let places = CausePlaces(old: old, new: new, before: before, after: after)
    let changes = ConstraintChange.all(from: old, to: new, pairing, places, names).filter { change in
      let constraint = change.after.map { new.constraints[$0] } ?? change.before.map { old.constraints[$0] }
      return !(constraint.map(ignored.coverAll) ?? false)
    }
    compareViews(old, new, ignored, names)
    noteCanvas(old.canvas, new.canvas)
    // A different canvas has already been noted.
    let isOtherCanvas = old.canvas.words != new.canvas.words
    let authored = AuthoredChange.all(from: old, to: new, images: images, places, names).filter {
      !ignored.contains($0.view)
        && !(isOtherCanvas && $0.view == nil && ["size", "device", "scale"].contains($0.name))
    }
    hasOtherLook = authored.contains(where: \.isDifference)
    let input = InputChanges(changes, authored)
    notes += input.told(of: changes).map(\.words)
    noteFates(old, new, pairing, ignored)
    noteSentences(
      "conflict", old.conflicts.map { ($0.identity, $0.words) }, new.conflicts.map { ($0.identity, $0.words) }
    )
    noteSentences("warning", old.warnings.identified, new.warnings.identified)
    if old.title != new.title { notes.append("title: \(old.title ?? "none") → \(new.title ?? "none")") }
    editedViews = Set(authored.compactMap(\.view)).sorted()
    editedConstraints = changes.compactMap(\.after).filter { new.constraints[$0].origin == .explicit }
    // Whether a view is hidden is a difference, which is already noted.
    self.authored = input.told(of: authored.filter { $0.name != "hidden" }).map(\.words)
    let found = CauseFinder(
      old: old, new: new, pairing: pairing, input: input, places: places, names: names
    ).causes(
      ignoring: ignored)
    causes = found.causes
    let told = Set(found.told.map(\.words))
    otherNotes = (notes + self.authored).filter { !told.contains($0) && !findings.contains($0) }
  }

  /// The problems of a new option.
  package static func findings(of option: SolutionOption) -> [String] {
    option.conflicts.map { "new conflict: \($0.words)" }
      + option.warnings.map { "new warning: \($0.message)" }
  }

  private mutating func compareViews(
    _ old: SolutionOption, _ new: SolutionOption, _ ignored: IgnoredViews, _ names: SolutionNames
  ) {
    let before = Dictionary(old.views.map { ($0.id, $0) }) { first, _ in first }
    let remaining = Set(new.views.map(\.id))
    for view in new.views where !ignored.contains(view.id) {
      guard let other = before[view.id] else {
        frames.append(FrameChange(view: view.id, before: nil, after: view.solvedFrame.numbers))
        continue
      }
      frames.append(
        FrameChange(view: view.id, before: other.solvedFrame.numbers, after: view.solvedFrame.numbers))
      noteDetails(other, view, names)
    }
    for view in old.views where !remaining.contains(view.id) && !ignored.contains(view.id) {
      frames.append(FrameChange(view: view.id, before: view.solvedFrame.numbers, after: nil))
    }
  }

  private mutating func noteDetails(_ old: SolutionView, _ new: SolutionView, _ names: SolutionNames) {
    func note<Value: Equatable>(_ name: String, _ before: Value, _ after: Value, _ words: (Value) -> String) {
      if before != after { notes.append("\(names[new.id]): \(name) \(words(before)) → \(words(after))") }
    }
    func number(_ value: Double?) -> String { value.map(plainNumber) ?? "none" }
    func truth(_ value: Bool?) -> String { value.map { $0 ? "yes" : "no" } ?? "none" }
    note("type", old.type, new.type) { $0.rawValue }
    note("superview", old.superview, new.superview) { $0.map { names[$0] } ?? "none" }
    note("hidden", old.isHidden, new.isHidden) { truth($0) }
    note("lines", old.lines, new.lines) { $0.map(String.init) ?? "none" }
    note("text truncated", old.isTruncated, new.isTruncated, truth)
    note("first baseline", old.firstBaseline, new.firstBaseline, number)
    note("last baseline", old.lastBaseline, new.lastBaseline, number)
    for component in FrameComponent.allCases {
      note("ambiguity of \(component.rawValue)", old.ambiguity[component], new.ambiguity[component]) {
        $0.map { $0.inWords ?? "anything" } ?? "none"
      }
    }
  }

  private mutating func noteCanvas(_ old: SolutionCanvas, _ new: SolutionCanvas) {
    if old.words != new.words { notes.append("canvas: \(old.words) → \(new.words)") }
  }

  /// Also notes a constraint whose violation only grew or shrank.
  private mutating func noteFates(
    _ old: SolutionOption, _ new: SolutionOption, _ pairing: ConstraintPairing, _ ignored: IgnoredViews
  ) {
    for (index, constraint) in new.constraints.indexed() where !ignored.coverAll(constraint) {
      guard let before = pairing.before[index].map({ old.constraints[$0] }) else { continue }
      if before.fate != constraint.fate {
        notes.append(
          "\(constraint.words)\(constraint.origin.inWords) \(constraint.fateInWords) (before: \(before.formerFate))"
        )
      }
    }
  }

  private mutating func noteSentences<Identity: Hashable>(
    _ kind: String, _ old: [(identity: Identity, words: String)], _ new: [(identity: Identity, words: String)]
  ) {
    let (before, after) = (Set(old.map(\.identity)), Set(new.map(\.identity)))
    let found = new.filter { !before.contains($0.identity) }.map { "new \(kind): \($0.words)" }
    findings += found
    notes += found
    notes += old.filter { !after.contains($0.identity) }.map { "resolved \(kind): \($0.words)" }
  }
}

extension [SolutionWarning] {
  /// The warnings with their identities, whatever their words: the code and the views, and a number among those that
  /// have these in common.
  fileprivate var identified: [(identity: [String], words: String)] {
    var counts: [[String]: Int] = [:]
    return map { warning in
      let about = [warning.code] + warning.views
      counts[about, default: 0] += 1
      return (about + ["\(counts[about, default: 0])"], warning.message)
    }
  }
}

extension SolutionConflict {
  /// The identity of the conflict, whatever its message.
  fileprivate var identity: [String?] { constraints + [broken] }

  fileprivate var words: String {
    // Version 1 has no message.
    if !message.isEmpty { return "\(message); \(help)" }
    return "\(constraints.map { "“\($0)”" }.listed) cannot hold together"
      + (broken.map { "; “\($0)” is left out" } ?? "")
  }
}

extension SolutionCanvas {
  /// The canvas in words, without the input's settings.
  var words: String {
    "\(numberText(width)) × \(numberText(height)) @\(numberText(scale))x"
      + (device.map { ", \($0)" } ?? "")
  }
}

extension SolutionConstraint {
  fileprivate enum Fate: Equatable {
    case holds, isLeftOut
    /// With the error, in hundredths of a point.
    case givesWay(Double)
  }

  fileprivate var fate: Fate {
    if isBroken, !origin.isContentSize { return .isLeftOut }
    return isSatisfied ? .holds : .givesWay((error * 100).rounded())
  }

  /// Such as `gives way: 249.5 instead of 400`.
  fileprivate var fateInWords: String {
    switch fate {
    case .holds: "holds"
    case .isLeftOut: "is left out because of a conflict"
    case .givesWay: "gives way: " + measure
    }
  }

  fileprivate var formerFate: String {
    switch fate {
    case .holds: "it held"
    case .isLeftOut: "left out"
    case .givesWay: measure
    }
  }

  /// Older solutions do not have the outcome.
  private var measure: String { outcome ?? "off by \(numberText(abs(error)))" }
}
