import AutoLayout
import LayoutScene
import Testing

@Suite struct CellTests {
  private let chapter = "5-scrolling-and-cells"
  /// Above and below a cell's content.
  private static let margins = 2 * 11.0
  /// A pixel at @2x.
  private static let separator = 0.5

  @Test(arguments: [("fills", 180.0), ("exceeds", 230.0)])
  func contentDecidesWhatScrolls(option: String, side: Double) throws {
    let layout = try Sample("\(chapter)/1-scroll-view").layout(option)
    #expect(try layout.view("Scroll View").contentSize == Size(width: side, height: side))
    #expect(try layout.frame("Scroll View").size == Size(width: 180, height: 130))
  }

  @Test(arguments: [("wide", [1, 2, 3]), ("narrow", [1, 2, 4])])
  func rowsFitTheirLabels(option: String, lines: [Int]) throws {
    let layout = try Sample("\(chapter)/2-label-cell").layout(option)
    for (prefix, count) in zip(["", "second ", "third "], lines) {
      let label = try layout.view(prefix + "label")
      #expect(label.lineCount == count)
      let height = try #require(label.intrinsicContentSize.height)
      #expect(try layout.frame(prefix + "cell").height == height + Self.margins + Self.separator)
    }
  }

  /// Of two texts, a gap and what is between the margins.
  private func contentHeight(_ layout: SolvedLayout) throws -> Double {
    let author = try #require(try layout.view("author").intrinsicContentSize.height)
    let quote = try #require(try layout.view("quote").intrinsicContentSize.height)
    return author + 8 + quote + Self.margins
  }

  @Test func chainGivesTheHeight() throws {
    let layout = try Sample("\(chapter)/3-author-and-quote-cell").layout("working")
    #expect(try layout.view("quote").lineCount == 2)
    let cell = try layout.frame("cell")
    #expect(try cell.height == contentHeight(layout) + Self.separator)
    #expect(try layout.frame("quote").y == layout.frame("author").maxY + 8)
    #expect(try layout.frame("next cell").y == cell.maxY)
  }

  @Test(arguments: [("without-e", 44.0), ("without-c", 44.0), ("given-height", 100.0)])
  func brokenChainFallsBack(option: String, height: Double) throws {
    let layout = try Sample("\(chapter)/3-author-and-quote-cell").layout(option)
    #expect(try layout.frame("cell").height == height)
    let overlaps = try layout.frame("quote").intersects(layout.frame("author"))
    #expect(overlaps == (option == "without-c"))
    let sticksOut = try layout.frame("quote").maxY > height
    #expect(sticksOut == (option == "without-e"))
  }

  @Test func pictureNeedsAHeight() throws {
    let sample = Sample("\(chapter)/4-cell-with-image")
    let working = try sample.layout("working")
    #expect(try working.frame("cell").height == contentHeight(working) + 100 + 8 + Self.separator)
    #expect(try working.frame("portrait").size == Size(width: 100, height: 100))
    let without = try sample.layout("without-d")
    // Nothing keeps it from taking the separator's pixel.
    #expect(try without.frame("portrait").height == Self.separator)
    #expect(try without.frame("cell").height == contentHeight(without) + 8 + Self.separator)
  }

  @Test(arguments: [("required", 60.0), ("almost-required", 60.0), ("automatic", 102.0)])
  func tableGivesTheHeight(option: String, height: Double) throws {
    let layout = try Sample("\(chapter)/5-row-height-conflict").layout(option)
    #expect(try layout.frame("cell").height == height)
    #expect(try layout.frame("box").height == height - Self.margins)
  }
}
