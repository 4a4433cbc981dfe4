import AutoLayout

/// Measures of pictures as a Markdown table, with their sum.
package struct LegibilityTable {
  private var rows: [[String]] = []
  private var sum = Legibility()

  package init() {}

  package mutating func add(_ name: String, _ picture: ReadPicture) {
    let measures = Legibility(of: picture)
    sum = sum + measures
    let size = "\(Int(picture.size.width.rounded(.up))) × \(Int(picture.size.height.rounded(.up)))"
    rows.append([name, size] + Self.cells(measures) { $0.whole == 0 ? "" : "\($0.part)/\($0.whole)" })
  }

  package var markdown: String {
    let last = ["**sum**", ""] + Self.cells(sum, share: Self.percentage)
    let lines = [Self.titles, Self.titles.map { _ in "---" }] + rows + [last]
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private static let titles = [
    "picture", "points", "options in one panel", "most signs", "label on label",
    "label on text", "line through text", "words < \(Int(Legibility.leastContrastOfWords)) : 1",
    "bars < \(Int(Legibility.leastContrastOfBars)) : 1", "number > 4 from bar", "leader > 60",
    "repeated pills", "default priorities", "idle names", "same side", "stacks with numbers",
    "unmatched orange", "mentioned numbers shown",
  ]

  private static func cells(_ measures: Legibility, share: (Share) -> String) -> [String] {
    [
      share(measures.panels), "\(measures.signs)", "\(measures.labelsOverLabels)",
      "\(measures.labelsOverTexts)", "\(measures.linesThroughTexts)", "\(measures.faintWords)",
      "\(measures.faintBars)", "\(measures.farNumbers)",
      "\(measures.longLeaders)", share(measures.repeatedPills), share(measures.defaultPriorities),
      share(measures.idleNames), share(measures.sameSide), share(measures.toldStacks),
      "\(measures.untoldOrange)", share(measures.toldNumbers),
    ]
  }

  private static func percentage(_ share: Share) -> String {
    share.whole == 0
      ? "" : "\(Int((100 * Double(share.part) / Double(share.whole)).rounded())) % of \(share.whole)"
  }
}
