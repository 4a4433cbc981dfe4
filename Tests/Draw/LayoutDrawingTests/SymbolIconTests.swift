import AutoLayout
import Testing

@testable import LayoutDrawing

/// Icons that stand in for the system's symbols.
struct SymbolIconTests {
  private func points(_ path: Path) -> [Point] {
    path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): [point]
      case .close: []
      }
    }
  }

  private static let icons = SymbolPaths.lines.split(separator: "\n").map { line in
    String(line.prefix { $0 != " " })
  }

  @Test func everyIconIsAnOutlineInItsSquare() {
    #expect(Self.icons.count > 300 && Set(Self.icons).count == Self.icons.count)
    let square = Rect(x: 10, y: 20, width: 32, height: 48)
    for icon in Self.icons {
      let path = SymbolIcon(symbol: icon.replacing("-", with: "."))?.path(in: square) ?? Path()
      // Names with hyphens in one word, such as `link-45deg`, are found by their symbols only.
      if path.elements.isEmpty { continue }
      #expect(path.elements.count > 3 && path.elements.last == .close, "\(icon)")
      // A few reach up to a tenth beyond.
      let room = Rect(x: 10, y: 28, width: 32, height: 32).grown(by: 3.2)
      let isInside = points(path).allSatisfy { point in
        point.x >= room.minX && point.x <= room.maxX && point.y >= room.minY && point.y <= room.maxY
      }
      #expect(isInside, "\(icon)")
    }
  }

  /// A word that led to no icon would be of no use, and an icon to which no word leads as well.
  @Test func everyWordHasAnIcon() {
    for (symbol, icon) in SymbolWords.icons {
      #expect(Self.icons.contains { $0 == icon || $0.hasPrefix(icon + "-") }, "\(symbol)")
    }
  }

  @Test(arguments: [
    "star", "star.fill", "heart.fill", "magnifyingglass", "plus", "plus.circle.fill", "chevron.right",
    "trash",
    "square.and.arrow.up", "ellipsis", "gearshape.fill", "person.crop.circle", "house.fill", "bell.slash",
    "play.fill", "speaker.wave.3.fill", "photo", "envelope", "checkmark", "xmark.circle.fill", "wifi",
  ])
  func commonSymbolsHaveAnIcon(symbol: String) {
    #expect(SymbolIcon(symbol: symbol) != nil)
  }

  @Test func variantsDiffer() {
    func path(_ symbol: String) -> Path? { SymbolIcon(symbol: symbol)?.path }
    #expect(path("heart") != path("heart.fill") && path("bell") != path("bell.slash"))
    #expect(path("person") != path("person.2"))
    // Where no icon is filled, its outline does.
    #expect(path("wrench.fill") == path("wrench"))
  }

  @Test(arguments: ["", ".", "fill", "...fill", "no.such.symbol", "é", "link-45deg m0 0"])
  func otherNamesHaveNone(name: String) { #expect(SymbolIcon(symbol: name) == nil) }
}
