import Testing

@testable import PictureReading

/// What is counted in pictures.
@Suite struct LegibilityTests {
  private func measures(_ options: String...) throws -> Legibility {
    try #require(Picture.measures(options.joined()))
  }

  private func one(_ signs: String, texts: String = "") throws -> Legibility {
    try measures(Picture.option(signs, texts: texts))
  }

  @Test func countsPanelsAndTheirSigns() throws {
    let signs = (0..<14).map { Picture.sign("\($0)", x: Double(20 * $0)) }.joined()
    let whole = Picture.option(signs + Picture.sign("", "name"))
    let following = Picture.option(signs).replacing("class=\"option\"", with: "class=\"option continued\"")
    let result = try measures(Picture.option(signs), following, whole)
    #expect(result.panels == Share(1, of: 2))
    #expect(result.signs == 15)
    #expect(result.labelsOverLabels == 0)
  }

  @Test func findsLabelsOverOthers() throws {
    let result = try one(
      Picture.sign("1") + Picture.sign("2", x: 8) + Picture.sign("3", x: 18),
      texts: Picture.text("word", x: 27, y: 15, width: 50) + Picture.text("word", x: 0, y: 30))
    // The third only touches the second.
    #expect(result.labelsOverLabels == 1)
    #expect(result.labelsOverTexts == 1)
  }

  @Test(arguments: [
    ("M0 14L100 14", 0), ("M0 20L100 20", 1), ("M50 0L60 60", 1), ("M200 0L200 100", 0), ("M0 60L30 24", 0),
  ])
  func findsLinesThroughWords(line: String, count: Int) throws {
    // From 15 to 24.5 down, and from 40 to 90 across.
    let texts = Picture.text("word", x: 40, y: 22.5, width: 50)
    for role in ["bar", "leader", "witness"] {
      #expect(try one(Picture.sign(parts: Picture.line(role, line)), texts: texts).linesThroughTexts == count)
    }
    #expect(try one(Picture.sign(parts: Picture.line("label", line)), texts: texts).linesThroughTexts == 0)
  }

  @Test(arguments: [(14.0, 0), (14.02, 1), (5, 0), (-10, 1)]) func findsNumbersFarFromTheirBars(
    place: Double, count: Int
  ) throws {
    // The label covers 0 to 10 across.
    let bars = Picture.line("bar", "M\(place) 0L\(place) 100") + Picture.line("bar", "M90 0L90 100")
    #expect(try one(Picture.sign("8", parts: bars)).farNumbers == count)
    // Words, and signs without a bar, have none to be near.
    #expect(try one(Picture.sign("a", parts: bars)).farNumbers == 0)
    #expect(try one(Picture.sign("8")).farNumbers == 0)
  }

  /// Half of a picture is light and half is dark.
  private let halves =
    "<path d=\"M0 0L50 0L50 100L0 100Z\" fill=\"#ffffff\"/><path d=\"M50 0L100 0L100 100L50 100Z\" fill=\"#202020\"/>"

  @Test(arguments: [
    // On white, on black, and on both.
    ("#0b62c4", 0.0, "", 0), ("#0b62c4", 60, "", 1), ("#0b62c4", 45, "", 1), ("#ffffff", 0, "", 1),
    ("#ffffff", 60, "", 0),
    // A plate beneath them that cannot be seen, hardly, well, in the words' own colour, and one that is not filled.
    ("#0b62c4", 60, "fill=\"#ffffff\" fill-opacity=\"0\"", 1),
    ("#0b62c4", 60, "fill=\"#ffffff\" fill-opacity=\"0.2\"", 1),
    ("#0b62c4", 60, "fill=\"#ffffff\" opacity=\"0.2\"", 1),
    ("#0b62c4", 60, "fill=\"#ffffff\" fill-opacity=\"0.9\"", 0),
    ("#0b62c4", 0, "fill=\"#0b62c4\"", 1),
    ("#0b62c4", 0, "fill=\"none\" stroke=\"#0b62c4\"", 0),
    // Of what is not known nothing is said.
    ("var(--ink)", 60, "", 0), ("#0b62c4", 60, "fill=\"var(--paper)\"", 0),
  ])
  func findsWordsThatAreFaint(color: String, x: Double, plate: String, count: Int) throws {
    let parts = plate.isEmpty ? "" : "<path d=\"M0 0L80 0L80 30L0 30Z\" \(plate)/>"
    let sign = Picture.sign("8", x: x, color: color, parts: parts)
    #expect(try one(sign, texts: halves).faintWords == count)
    #expect(try one(sign, texts: halves).faintBars == 0)
    // What is painted after the words is no ground of theirs.
    #expect(try one(sign + Picture.sign(parts: parts), texts: halves).faintWords == count)
  }

  @Test(arguments: [
    ("M0 50L40 50", "#0b62c4", 0), ("M60 50L90 50", "#202060", 1), ("M60 50L90 50", "#ffffff", 0),
    // Over more and over less of the dark half, and along the edge of both.
    ("M20 50L98 50", "#202060", 1), ("M2 50L80 50", "#202060", 0), ("M50 10L50 90", "#202060", 1),
    ("M50 90L50 10", "#ffffff", 1), ("M50 10L50 90", "#808080", 0),
    // Beside the edge.
    ("M49.375 10L49.375 90", "#202060", 0), ("M50.625 10L50.625 90", "#202060", 1),
  ])
  func findsBarsThatAreFaint(data: String, color: String, count: Int) throws {
    func line(_ role: String, _ lines: (String, String, Double)...) -> String {
      Picture.part(
        role,
        lines.map { data, color, width in
          "<path d=\"\(data)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\"/>"
        }.joined())
    }
    func faintBars(_ parts: String) throws -> Int {
      try one(Picture.sign(parts: parts), texts: halves).faintBars
    }
    let bar = (data, color, 1.25)
    #expect(try faintBars(line("bar", bar)) == count)
    #expect(try faintBars(line("bar", bar, bar)) == count)
    #expect(try faintBars(line("witness", bar)) == 0)
    // A casing is the ground of its line, whatever is beneath, and no bar itself.
    for (casing, isFaint) in [("#ffffff", color == "#ffffff"), ("#101012", color == "#202060")] {
      #expect(try faintBars(line("bar", (data, casing, 4), bar)) == (isFaint ? 1 : 0))
    }
    #expect(
      try faintBars(line("bar", ("M0 0L0 9", color == "#ffffff" ? "#101012" : "#ffffff", 4), bar)) >= count)
  }

  @Test func whatIsCutOffIsNoGround() throws {
    // The screen ends at 200 × 100.
    let parts = "<path d=\"M0 0L300 0L300 300L0 300Z\" fill=\"#ffffff\"/>"
    let texts = "<path d=\"M0 0L300 0L300 300L0 300Z\" fill=\"#0b62c4\"/>"
    #expect(try one(Picture.sign("8", x: 90), texts: texts).faintWords == 1)
    #expect(try one(Picture.sign("8", x: 220), texts: texts).faintWords == 0)
    #expect(try one(Picture.sign("8", x: 90, parts: parts), texts: texts).faintWords == 0)
    // Nothing is in the corners of a round shape.
    let disc =
      "<path d=\"M80 40C80 62 62 80 40 80C18 80 0 62 0 40C0 18 18 0 40 0C62 0 80 18 80 40Z\" fill=\"#0b62c4\"/>"
    #expect(try one(Picture.sign("8", x: 35, y: 40), texts: disc).faintWords == 1)
    #expect(try one(Picture.sign("8", x: 62, y: 23), texts: disc).faintWords == 1)
    #expect(try one(Picture.sign("8", x: 0, y: 10), texts: disc).faintWords == 0)
  }

  @Test func countsStacksWithANumber() throws {
    func stack(_ label: String, of view: String, y: Double) -> String {
      Picture.sign(label, "stack\" data-view=\"\(view)&#10;child", y: y)
    }
    let signs = stack("vertical · fill · 8", of: "form", y: 10) + stack("vertical", of: "row", y: 30)
    let option = Picture.option(signs + stack("", of: "form", y: 50) + Picture.sign("9", y: 80))
    #expect(try measures(option).toldStacks == Share(1, of: 2))
    #expect(try measures(option, Picture.option(stack("4", of: "row", y: 10))).toldStacks == Share(2, of: 3))
  }

  @Test(arguments: [("M0 0L60 0", 0), ("M0 0L40 0L40 21", 1), ("M0 0L70 0", 1)])
  func findsLongLeaders(line: String, count: Int) throws {
    #expect(try one(Picture.sign(parts: Picture.line("leader", line))).longLeaders == count)
    #expect(try one(Picture.sign(parts: Picture.line("bar", line))).longLeaders == 0)
  }

  @Test func countsRepeatedNumbersOfAPanel() throws {
    let signs =
      ["8", "8", "9", "8"].enumerated().map { Picture.sign($0.element, x: Double(30 * $0.offset)) }.joined()
      + Picture.sign("8", "size satisfied", y: 50) + Picture.sign("=", "equal-size satisfied", y: 70)
      + Picture.sign("=", "equal-size satisfied", y: 90)
    #expect(try measures(Picture.option(signs), Picture.option(signs)).repeatedPills == Share(4, of: 10))
  }

  @Test func countsPrioritiesThatAreDefaultsAndDecideNothing() throws {
    let priority = Picture.part("priority", Picture.text("@750", x: 40))
    let signs =
      Picture.sign("250", "content satisfied") + Picture.sign("251 749", "content satisfied", y: 30)
      + Picture.sign("2 lines", "content unsatisfied", y: 50, parts: priority)
    #expect(try one(signs).defaultPriorities == Share(0, of: 5))
    // Where nobody has lost, nobody has won.
    let settled = signs.replacing("content unsatisfied", with: "content satisfied")
    #expect(try one(settled).defaultPriorities == Share(3, of: 5))
    // A default says something where another option has another number.
    let varying = ["250", "251", "249"].map { number in
      Picture.option(
        "<g class=\"sign content satisfied\" data-view=\"name\"><g data-role=\"label\">\(Picture.text(number, x: 1))</g></g>"
      )
    }
    #expect(try measures(varying[0], varying[1]).defaultPriorities == Share(0, of: 2))
    #expect(try measures(varying[0], varying[0]).defaultPriorities == Share(2, of: 2))
  }

  @Test(arguments: [("250", 1, 0), ("750", 0, 1), ("999", 0, 0)]) func readsWhatAPriorityIsFromItsArrows(
    number: String, hugging: Int, resistance: Int
  ) throws {
    func defaults(_ arrows: String) throws -> Int {
      let drawn = "<path d=\"\(arrows)\" fill=\"none\" stroke=\"#6c6c72\"/>" + Picture.text(number, x: 20)
      let sign = Picture.sign("", "content satisfied", parts: Picture.part("priority", drawn))
      return try one(sign).defaultPriorities.part
    }
    #expect(try defaults("M1 7L7 7M5 5L7 7L5 9M15 7L9 7M11 5L9 7L11 9") == hugging)
    #expect(try defaults("M7 7L1 7M3 5L1 7L3 9M9 7L15 7M13 5L15 7L13 9") == resistance)
  }

  @Test func countsNamesThatSayNothing() throws {
    let names = ["Text Field", "Greeting", "Hello", "View 3"].enumerated().map {
      Picture.sign($0.element, "name", y: Double(20 * $0.offset))
    }
    #expect(try one(names.joined(), texts: Picture.text("Hello", y: 90)).idleNames == Share(2, of: 4))
  }

  @Test func comparesTheSidesOfOptions() throws {
    func option(_ x: Double, _ y: Double) -> String {
      Picture.option(
        Picture.sign("1", constraint: "same", x: 210, y: 20)
          + Picture.sign("2", constraint: "moves", x: x, y: y)
          + Picture.sign("3", constraint: "once \(x) \(y)", y: 120))
    }
    #expect(try measures(option(50, 50), option(60, 20)).sameSide == Share(2, of: 2))
    for (x, y) in [(-40.0, 50.0), (240, 50), (50, -40), (50, 140)] {
      #expect(try measures(option(50, 50), option(x, y)).sameSide == Share(1, of: 2))
    }
  }

  @Test(arguments: ["#b35300", "#ffa347"]) func findsOrangeWithoutASentence(orange: String) throws {
    let blue = "#0b62c4"
    func option(_ sign: String, _ caption: String) -> String {
      Picture.option(
        Picture.sign("1", color: sign), texts: Picture.text("word", y: 90, color: orange),
        caption: ("Says so.", caption))
    }
    #expect(try measures(option(blue, blue), option(orange, orange)).untoldOrange == 0)
    #expect(try measures(option(orange, blue), option(blue, orange)).untoldOrange == 2)
    // The red of conflicts and the browns of passes are other colours.
    for other in ["#c9182b", "#ff6b6b", "#8a4b00", "#e6b36b"] {
      #expect(try measures(option(other, blue), option(blue, other)).untoldOrange == 0)
    }
    let bar = "<g data-role=\"bar\"><path d=\"M0 0L9 0\" fill=\"none\" stroke=\"\(orange)\"/></g>"
    #expect(try one(Picture.sign(parts: bar)).untoldOrange == 1)
  }

  @Test func findsTheNumbersThatCaptionsTell() throws {
    let caption = ("bottom.height = 21 @650 gives way: 41.5 instead of 21, on 1 of 2 lines.", "#b35300")
    let signs = Picture.sign("= 21") + Picture.sign("is 41.5", y: 40)
    #expect(try measures(Picture.option(signs, caption: caption)).toldNumbers == Share(3, of: 4))
    // Of an id nobody looks for the digits; what stands before a unit is a number.
    let ids = ("Flt-ce-005 refers to b2-17, 41.5pt high and 21.0 wide.", "#b35300")
    #expect(try measures(Picture.option(signs, caption: ids)).toldNumbers == Share(2, of: 2))
  }

  @Test func theTableHasARowForEachPictureAndTheirSum() throws {
    var table = LegibilityTable()
    let signs = Picture.option(Picture.sign("8") + Picture.sign("8", y: 40))
    for name in ["a.svg", "b.svg"] {
      let file = "<svg width=\"400.5\" height=\"300\">\(name == "a.svg" ? signs : "")</svg>"
      table.add(name, try #require(PictureReader.read(Array(file.utf8))))
    }
    let lines = table.markdown.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[2].hasPrefix("| a.svg | 401 × 300 | 1/1 | 2 |") && lines[2].contains("| 1/2 |"))
    #expect(lines[3].hasPrefix("| b.svg | 401 × 300 |  | 0 |"))
    #expect(lines[4].hasPrefix("| **sum** |  | 100 % of 1 | 2 |") && lines[4].contains("| 50 % of 2 |"))
  }
}
