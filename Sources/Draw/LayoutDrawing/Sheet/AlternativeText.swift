package import AutoLayout
package import LayoutScene
import LayoutWords

/// The text that a page has in place of a picture: one paragraph, short enough to be read aloud.
package enum AlternativeText {
  private static let mostViews = 6
  private static let mostOptions = 8
  private static let mostFindings = 6

  /// Describes what is shown, which options there are, and what gave way.
  ///
  /// - Parameters:
  ///   - layouts: the options of the picture, in their order.
  ///   - title: the scenario's title; nil if it has none.
  ///   - options: the drawing options; findings that the picture does not show are left out.
  ///   - measurer: the measurer, which must be the one used to solve the layouts.
  package static func text(
    of layouts: [SolvedLayout], title: String? = nil, options: DrawingOptions = DrawingOptions(),
    measurer: any TextMeasurer
  ) -> String {
    guard !layouts.isEmpty else { return (title ?? "Layout").sentence }
    let drawn = layouts.filter { $0.absence == nil }
    guard !drawn.isEmpty else { return oneLine(layouts.compactMap(\.absence).joined(separator: " ")) }
    return text(ofDrawn: drawn, title: title, options: options, measurer: measurer)
  }

  private static func text(
    ofDrawn layouts: [SolvedLayout], title: String?, options: DrawingOptions, measurer: any TextMeasurer
  ) -> String {
    var sentences = [subject(of: layouts, title: title, options: options)]
    if layouts.count > 1 { sentences.append(names(of: layouts)) }
    if !options.overlay.isEmpty { sentences += findings(of: layouts, options: options, measurer: measurer) }
    return oneLine(sentences.joined(separator: " "))
  }

  private static func subject(
    of layouts: [SolvedLayout], title: String?, options: DrawingOptions
  ) -> String {
    let titles = [title, layouts.count == 1 ? layouts[0].ownTitle : nil].compactMap(\.self)
      .filter { !$0.isEmpty }.map { $0.shortened(to: 160).withoutFullStop }
    var text = titles.isEmpty ? "" : titles.joined(separator: ", ") + ": "
    text += layouts.count == 1 ? "a layout of " : "\(numeral(layouts.count)) layouts of "
    text += views(of: layouts) + place(of: layouts)
    let showsConstraints = options.overlay.contains(.constraints)
    if showsConstraints { text += ", with \(layouts.count == 1 ? "its" : "their") constraints drawn in" }
    if options.showsPlain, !options.overlay.isEmpty { text += " beside the plain mockup" }
    return text.sentence
  }

  /// The views that are visible in any of the layouts, the outermost first.
  private static func views(of layouts: [SolvedLayout]) -> String {
    var seen = Set<String>()
    let views = layouts.flatMap(\.views).filter {
      $0.scene.superview != nil && !$0.isHidden && !$0.scene.isContentView
    }
    let names = views.map { $0.scene.displayName.shortened(to: 40) }.filter { seen.insert($0).inserted }
    guard !names.isEmpty else { return "an empty view" }
    let shown = Array(names.prefix(names.count > mostViews + 1 ? mostViews : names.count))
    let rest = names.count - shown.count
    return (rest > 0 ? shown + ["\(rest) more views"] : shown).listed
  }

  /// The device or canvas of all layouts; empty if they have different ones.
  private static func place(of layouts: [SolvedLayout]) -> String {
    let canvas = layouts[0].canvas
    guard layouts.allSatisfy({ $0.canvas.device == canvas.device && $0.canvas.size == canvas.size }) else {
      return ""
    }
    let size = "\(numberText(canvas.size.width)) by \(numberText(canvas.size.height)) points"
    return canvas.device.map { " on \($0), \(size)" } ?? " on a canvas of \(size)"
  }

  private static func names(of layouts: [SolvedLayout]) -> String {
    let names = layouts.map { ($0.ownTitle ?? $0.name).shortened(to: 60).withoutFullStop }
    let shown = Array(names.prefix(names.count > mostOptions + 1 ? mostOptions : names.count))
    let rest = names.count - shown.count
    return "The options are " + (rest > 0 ? shown + ["\(rest) more"] : shown).map(\.quoted).listed + "."
  }

  /// The findings of each option; options with the same findings are listed together.
  private static func findings(
    of layouts: [SolvedLayout], options: DrawingOptions, measurer: any TextMeasurer
  ) -> [String] {
    var options = options
    options.overlay.subtract(.passes)
    let all = layouts.map { Caption(of: $0, options: options, measurer: measurer).sentences }
    // If something gives way in one option, there is no need to say that everything holds in another.
    let isUneventful = all.allSatisfy { $0.allSatisfy { $0.tone == .faint } }
    var groups: [(sentences: [String], options: [String])] = []
    for (layout, findings) in zip(layouts, all) {
      let sentences = findings.filter { isUneventful || $0.tone != .faint }.map(\.text)
      let name = (layout.ownTitle ?? layout.name).shortened(to: 60).withoutFullStop
      if let index = groups.firstIndex(where: { $0.sentences == sentences }) {
        groups[index].options.append(name)
      } else if !sentences.isEmpty {
        groups.append((sentences, [name]))
      }
    }
    let told = groups.flatMap { group in
      group.sentences.enumerated().map { index, sentence in
        let isOfAll = group.options.count == layouts.count
        return index > 0 || isOfAll ? sentence : "In \(named(group.options)): \(sentence)"
      }
    }
    let rest = told.count - mostFindings
    return rest > 1 ? told.prefix(mostFindings) + ["There are \(rest) more findings."] : told
  }

  private static func named(_ options: [String]) -> String {
    options.count > 4 ? "\(options.count) options" : options.map(\.quoted).listed
  }

  private static func numeral(_ count: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    return words.indices.contains(count) ? words[count] : String(count)
  }

  private static func oneLine(_ text: String) -> String {
    text.unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }.joined(separator: " ")
  }
}

extension SolvedLayout {
  /// The scenario's name for the option, if it has one.
  fileprivate var ownTitle: String? { title ?? (name == "default" ? nil : name) }
}

extension String {
  fileprivate var quoted: String { "“\(self)”" }

  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
