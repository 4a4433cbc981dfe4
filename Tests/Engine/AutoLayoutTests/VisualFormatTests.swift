import AutoLayout
import TestSupport
import Testing

@Suite struct VisualFormatTests {
  private func parse(
    _ format: String, _ options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    views: Set<String> = ["a", "b", "c"]
  ) throws(VisualFormatError) -> [String] {
    try VisualFormatConstraint.constraints(
      format, options: options, metrics: metrics, hasView: { views.contains($0) }
    ).map(describe)
  }

  private func describe(_ constraint: VisualFormatConstraint) -> String {
    func name(_ item: VisualFormatConstraint.Item) -> String {
      switch item {
      case .view(let name): name
      case .superview: "|"
      }
    }
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) \(constraint.relation.symbol)"
    if let second = constraint.secondItem { text += " \(name(second)).\(constraint.secondAttribute.name)" }
    if constraint.constant != 0 || constraint.secondItem == nil {
      text += " \(plainNumber(constraint.constant))"
    }
    return constraint.priority.isRequired ? text : text + " @\(plainNumber(constraint.priority.rawValue))"
  }

  @Test(arguments: [
    ("[a]-8-[b]", ["b.leading == a.trailing 8"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a]-[b]", ["b.leading == a.trailing 8"]),
    ("|-8-[a]", ["a.leading == |.leading 8"]),
    ("[a]-8-|", ["|.trailing == a.trailing 8"]),
    ("|[a]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
    ("|-[a]-|", ["a.leading == |.leadingMargin", "|.trailingMargin == a.trailing"]),
    ("V:|-[a]-|", ["a.top == |.topMargin", "|.bottomMargin == a.bottom"]),
    ("[a(50)]", ["a.width == 50"]),
    ("[a(>=50,<=100@20)]", ["a.width >= 50", "a.width <= 100 @20"]),
    ("V:[a(==b)]", ["a.height == b.height"]),
    ("[a]-(>=8,<=20@750)-[b]", ["b.leading >= a.trailing 8", "b.leading <= a.trailing 20 @750"]),
    ("[a]->=8-[b]", ["b.leading >= a.trailing 8"]), ("V:[a]-<=8@20-|", ["|.bottom <= a.bottom 8 @20"]),
    ("[a(100@20)]", ["a.width == 100 @20"]),
    ("[a]-(-8)-[b]", ["b.leading == a.trailing -8"]),
    (
      "H: |-4-[ a ( >= .5 ) ] - [b]",
      ["a.leading == |.leading 4", "a.width >= 0.5", "b.leading == a.trailing 8"]
    ),
    // The appendix of Apple's guide.
    ("V:[a]-10-[b]", ["b.top == a.bottom 10"]),
    ("|-50-[a]-50-|", ["a.leading == |.leading 50", "|.trailing == a.trailing 50"]),
    (
      "|-[a]-[b]-[c(>=20)]-|",
      [
        "a.leading == |.leadingMargin", "b.leading == a.trailing 8", "c.leading == b.trailing 8",
        "c.width >= 20", "|.trailingMargin == c.trailing",
      ]
    ),
  ])
  func meaning(format: String, expected: [String]) throws {
    #expect(try parse(format) == expected)
  }

  @Test func metrics() throws {
    #expect(
      try parse("[a(w@p)]-gap-[b]", metrics: ["w": 30, "p": 600, "gap": 5])
        == ["a.width == 30 @600", "b.leading == a.trailing 5"])
  }

  @Test func options() throws {
    #expect(
      try parse("|-1-[a]-2-[b]|", [.alignAllTop, .alignAllCenterY, .directionRightToLeft]) == [
        "|.right == a.right 1", "a.left == b.right 2", "b.top == a.top", "b.centerY == a.centerY",
        "b.left == |.left",
      ])
    #expect(try parse("[a]-[b]", .directionLeftToRight) == ["b.left == a.right 8"])
    #expect(
      try parse("V:[a]-3-[b]", [.spacingBaselineToBaseline, .directionRightToLeft]) == [
        "b.firstBaseline == a.lastBaseline 3"
      ])
    #expect(throws: VisualFormatError.self) { try parse("[a]-[b]", .alignAllLeading) }
    #expect(throws: VisualFormatError.self) { try parse("V:[a]-[b]", .alignAllFirstBaseline) }
  }

  @Test func olderNamesAndDefaultsAreOptions() throws {
    #expect(VisualFormatOptions.alignAllBaseline == .alignAllLastBaseline)
    #expect(LayoutAttribute.baseline == .lastBaseline)
    #expect(
      try parse("[a]-[b]", [.alignAllBaseline, .directionLeadingToTrailing, .spacingEdgeToEdge]) == [
        "b.leading == a.trailing 8", "b.lastBaseline == a.lastBaseline",
      ])
  }

  @Test func aFormatHasOneDirection() {
    let error = #expect(throws: VisualFormatError.self) {
      try parse("[a]-[b]", [.directionLeftToRight, .directionRightToLeft])
    }
    #expect(error?.reason.contains("two directions") == true)
  }

  /// Where UIKit's own reports put the caret.
  @Test(arguments: [
    ("V|[backgroundBox]|", 1, "Expected ':' after 'V' to specify vertical arrangement"),
    ("|[whiteBox1][blackBox4(blackWidth][redBox]|", 33, "thickness must end with ')'"),
    ("|[whiteBox2][blackBox]", 21, "blackBox is not a key in the views dictionary."),
    ("V:|[blackBox4(>30)]|", 15, "Unknown relation. Must be ==, >=, or <="),
    ("|-0-[redView-0-|", 12, "Expected a ']' here."),
    ("[whiteBox1(x)]", 12, "Encountered metric with name \"x\""),
    ("", 0, "Expected a '['"), ("|", 1, "Expected a '['"), ("[whiteBox1]-", 12, "Expected a view"),
    ("[whiteBox1]-5-", 14, "Expected a '['"), ("[whiteBox1(@5)]", 11, "Expected a number"),
    ("[whiteBox1(5@0)]", 14, "priority"), ("[whiteBox1(1e999)]", 16, "finite"),
    ("[whiteBox1]|x", 12, "Nothing may follow"),
    ("[whiteBox1]-(redView)-[redView]", 13, "cannot be the size"),
  ])
  func carets(format: String, position: Int, reason: String) {
    let views: Set<String> = ["backgroundBox", "whiteBox1", "whiteBox2", "blackBox4", "redView", "redBox"]
    let error = #expect(throws: VisualFormatError.self) {
      try parse(format, metrics: ["blackWidth": 10], views: views)
    }
    #expect(error?.position == position)
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
  }

  @Test func superviewMustExist() {
    let view = View(identifier: "view")
    for (format, position) in [("|[view]|", 7), ("H:|-(>=50)-[view(100)]", 22)] {
      let error = #expect(throws: VisualFormatError.self) {
        try LayoutConstraint.constraints(withVisualFormat: format, views: ["view": view])
      }
      #expect(error?.position == position)
      #expect(error?.report(format: format).hasSuffix(String(repeating: " ", count: position) + "^") == true)
    }
  }

  @Test func standardSpacingToTheSuperviewIsItsMargin() throws {
    let fixture = Fixture()
    let a = fixture.view("a")
    let b = fixture.view("b")
    let views = ["a": a, "b": b]
    for format in ["|-[a(100)]-[b]-|", "V:|-20-[a]-20-|"] {
      for constraint in try LayoutConstraint.constraints(
        withVisualFormat: format, options: format.hasPrefix("V") ? [] : [.alignAllTop, .alignAllBottom],
        views: views)
      { try constraint.activate() }
    }
    fixture.layOut()
    expectFrame(a, 16, 20, 100, 528)
    expectFrame(b, 124, 20, 180, 528)
  }

  @Test func anyTextEndsInAResultOrAnError() {
    var generator = RandomSource(seed: 7)
    let alphabet = Array("HV:|[]()-@=<>,.0123456789abc e_é ")
    for _ in 0..<20_000 {
      let length = Int(generator.next() % 24)
      let format = String((0..<length).map { _ in alphabet[Int(generator.next() % UInt64(alphabet.count))] })
      if case .failure(let error) = Result(catching: { () throws(VisualFormatError) in try parse(format) }) {
        #expect(error.position >= 0 && error.position <= format.count)
      }
    }
  }
}
