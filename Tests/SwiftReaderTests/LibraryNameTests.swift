import Testing

/// Code that is read cannot mean what the compiled library keeps to itself.
@Suite(.enabled(if: ReaderRun.isThere, "make reader builds the reader"))
struct LibraryNameTests {
  @Test func whatTheLibraryKeepsToItselfIsNotKnown() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let button = UIButton(), label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          button.title = "Save"
          label.content = "x"
          button.setTitle("Done", for: .normal)
          addSubview(button)
          addSubview(label)
          tag = button.titles.count
          label.text = button.title
          button.titles = ["x"]
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(
      try reading.reasons("Card") == [
        "5: UIButton has no member ‘title’ that is known: it is kept, without effect",
        "6: UILabel has no member ‘content’ that is known: it is kept, without effect",
        "10: UIButton has no member ‘titles’ that is known",
        "12: UIButton has no member ‘titles’ that is known: it is kept, without effect",
      ])
    #expect(try reading.view("button", in: "Card")["title"] as? String == "Done")
    #expect(try reading.view("label", in: "Card")["text"] as? String == "Save")
  }
}
