import Testing

@testable import LayoutDrawing

/// What texts mention by its name.
struct MentionsTests {
  @Test(arguments: [
    ("A baseline for a text", false), ("the text has a baseline", false), ("a is above b", true),
    ("b after a", true), ("a, b and c", true), ("A and B are equal", true), ("“a” stays", true),
    ("a.leading = b.trailing", true), ("nothing", false),
  ])
  func anArticleIsNoName(text: String, isMentioned: Bool) {
    #expect(Mentions(in: [text]).contains("a") == isMentioned)
  }

  @Test func namesAreFoundInAnyCase() {
    let mentions = Mentions(in: ["Title Label and H:|-[find]-| leave room for Z-1"])
    for name in ["title label", "Z-1", "room", "find"] { #expect(mentions.contains(name)) }
    #expect(!mentions.contains("H") && !mentions.contains("titl"))
  }
}
