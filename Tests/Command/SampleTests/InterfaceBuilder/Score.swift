import AutoLayout
import Foundation

/// How many components of recorded frames come out right.
struct Score {
  /// What decides a component.
  enum Kind: String, CaseIterable {
    /// Required equalities, whatever the texts.
    case determined
    case text
    case other
  }

  struct Share {
    var right = 0
    var all = 0

    var percent: Double { all == 0 ? 100 : 100 * Double(right) / Double(all) }
  }

  private(set) var shares: [Kind: Share] = [:]
  private(set) var byClass: [String: [Kind: Share]] = [:]
  private(set) var byIdiom: [String: [Kind: Share]] = [:]
  private(set) var byEra: [String: [Kind: Share]] = [:]
  private(set) var byFile: [String: Share] = [:]
  /// Seconds of the scene that took the longest, with its file.
  private(set) var slowest = (seconds: 0.0, file: "")

  func share(_ kind: Kind) -> Share { shares[kind] ?? Share() }

  func percent(_ kind: Kind) -> Double { share(kind).percent }

  mutating func noteTime(_ seconds: Double, file: String) {
    if seconds > slowest.seconds { slowest = (seconds, file) }
  }

  /// - Parameters:
  ///   - frame: what the engine found for the view; nil: no such view.
  ///   - isSizeGiven: whether the content's size was taken from the record, where getting it right is no merit.
  mutating func add(
    _ check: RecordedScenes.Check, frame: Rect?, isSizeGiven: Bool = false,
    of scene: RecordedScenes.RecordedScene, in file: RecordedScenes.File
  ) {
    let found = frame.map { [$0.x, $0.y, $0.width, $0.height] }
    for (index, name) in ["x", "y", "w", "h"].enumerated() where check.frame.indices.contains(index) {
      let kind: Kind = check.det.contains(name) ? .determined : check.textDependent ? .text : .other
      if isSizeGiven, index > 1, kind != .determined { continue }
      let recorded = check.frame[index]
      let rounding = abs(check.rounding?[name] ?? 0)
      let tolerance =
        kind == .text ? max(2, 0.05 * abs(recorded)) : (scene.scale == 1 ? 1 : 0.5) + rounding + 1e-6
      let isRight = found.map { abs($0[index] - recorded) <= tolerance } ?? false
      let idiom = scene.device.map { $0.hasPrefix("ipad") ? "pad" : "phone" } ?? "any device"
      shares[kind, default: Share()].count(isRight)
      byClass[check.class, default: [:]][kind, default: Share()].count(isRight)
      byIdiom[idiom, default: [:]][kind, default: Share()].count(isRight)
      byEra[file.era, default: [:]][kind, default: Share()].count(isRight)
      byFile[file.file, default: Share()].count(isRight)
    }
  }

  /// Everything in one table.
  var table: String {
    var lines = ["right components, in per cent of all", Self.row("", ["determined", "text", "other"])]
    lines.append(Self.row("all", shares))
    for (title, group) in [("class", byClass), ("idiom", byIdiom), ("Xcode", byEra)] {
      lines.append("by \(title)")
      lines += group.sorted { $0.key < $1.key }.map { Self.row("  " + $0.key, $0.value) }
    }
    lines.append("worst files: wrong components")
    let worst = byFile.map { (file: $0.key, wrong: $0.value.all - $0.value.right) }
      .filter { $0.wrong > 0 }
      .sorted { ($0.wrong, $1.file) > ($1.wrong, $0.file) }
    lines += worst.prefix(10).map { "  \($0.wrong)  \($0.file)" }
    lines.append(
      String(format: "slowest scene %.1f ms, in %@", slowest.seconds * 1000, slowest.file))
    return lines.joined(separator: "\n")
  }

  private static func row(_ title: String, _ shares: [Kind: Share]) -> String {
    row(
      title,
      Kind.allCases.map { kind in
        guard let share = shares[kind] else { return "-" }
        return String(format: "%.2f (%d)", share.percent, share.all)
      })
  }

  private static func row(_ title: String, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(0, 16 - $0.count)) + $0 }
    return title.padding(toLength: 26, withPad: " ", startingAt: 0) + padded.joined()
  }
}

extension Score.Share {
  fileprivate mutating func count(_ isRight: Bool) {
    all += 1
    if isRight { right += 1 }
  }
}
