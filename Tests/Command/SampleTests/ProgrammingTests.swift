import AutoLayout
import LayoutScene
import Testing

@Suite struct ProgrammingTests {
  private let chapter = "7-programming"

  @Test(arguments: [("wide", 375.0), ("narrow", 240.0), ("right-to-left", 375.0)])
  func visualFormatRow(option: String, width: Double) throws {
    let layout = try Sample("\(chapter)/1-visual-format").layout(option)
    var row = try ["find", "findNext", "findField"].map { try layout.frame($0) }
    if option == "right-to-left" { row = row.map { $0.mirrored(in: width) } }
    #expect(isClose(row[0].x, 16) && isClose(row[2].maxX, width - 16))
    #expect(isClose(row[1].x - row[0].maxX, 8) && isClose(row[2].x - row[1].maxX, 8))
    #expect(try layout.frame("find").width == layout.view("find").intrinsicContentSize.width)
    #expect(row[2].y == 45)
  }

  @Test(arguments: [("wide", 320.0, 100.0), ("narrow", 200.0, 98.0)])
  func visualFormatSizes(option: String, width: Double, flexible: Double) throws {
    let layout = try Sample("\(chapter)/2-visual-format-sizes").layout(option)
    #expect(try layout.frame("purple") == Rect(x: 50, y: 20, width: width - 100, height: 50))
    #expect(try layout.frame("maroon") == Rect(x: 16, y: 78, width: (width - 32) / 2, height: 50))
    #expect(try layout.frame("blue").x == layout.frame("maroon").maxX)
    let view = try layout.frame("flex")
    #expect(view == Rect(x: 16, y: 136, width: flexible, height: 50))
    #expect(try layout.frame("rest").x == view.maxX + 30)
    #expect(try layout.frame("rest").maxX == width - 16)
  }

  @Test func visualFormatDirection() throws {
    let sample = Sample("\(chapter)/3-visual-format-options")
    for option in ["left-to-right", "right-to-left"] {
      let layout = try sample.layout(option)
      #expect(try ["rewind", "play", "forward"].map { try layout.frame($0).x } == [16, 84, 152])
      let large = try layout.view("large")
      let small = try layout.view("small")
      #expect((large.frame.x < small.frame.x) == (option == "left-to-right"))
      let baselines = try [large, small].map { $0.frame.y + (try #require($0.firstBaseline)) }
      #expect(isClose(baselines[0], baselines[1]))
    }
  }

  @Test func masksShareTheDifference() throws {
    let sample = Sample("\(chapter)/4-autoresizing-masks")
    let design = try sample.layout("design")
    for view in design.views.dropFirst() { #expect(view.frame == view.scene.frame, "\(view.scene.id)") }
    let wider = try sample.layout("wider")
    // 140 points more. Both margins: 40 and 120 of 160 take a quarter and three quarters.
    #expect(try wider.frame("fixed") == Rect(x: 20, y: 20, width: 100, height: 50))
    #expect(try wider.frame("flexible width").width == 360)
    #expect(try wider.frame("flexible left").x == 280)
    #expect(try isClose(wider.frame("both margins").x, 75))
    let all = try wider.frame("everything")
    #expect(isClose(all.x, 20 * 400 / 260) && isClose(all.width, 120 * 400 / 260))
  }

  /// A constraint that UIKit logged for a view of 64 points: `minX == 0.500507*W - 32.0324`.
  @Test(arguments: [320.0, 400, 768])
  func flexibleMarginsFollowTheLoggedConstraint(width: Double) throws {
    let layout = try Sample("\(chapter)/4-autoresizing-masks").layout("wider", width: width) { option in
      let room = option.designSize.width - 64
      try option.change("both margins") {
        $0.frame = Rect(x: 0.500507 * room, y: 170, width: 64, height: 34)
      }
    }
    let frame = try layout.frame("both margins")
    #expect(isClose(frame.x, 0.500507 * width - 32.0324))
    #expect(frame.width == 64)
  }

  @Test func leadingTurnsAndLeftStays() throws {
    let sample = Sample("\(chapter)/5-edges-and-centres")
    let english = try sample.layout("left-to-right")
    let hebrew = try sample.layout("right-to-left")
    for id in ["leading", "trailing"] {
      #expect(try hebrew.frame(id) == english.frame(id).mirrored(in: 300))
    }
    for id in ["left", "right", "centre"] { #expect(try hebrew.frame(id) == english.frame(id)) }
    #expect(try english.frame("leading") == Rect(x: 10, y: 30, width: 90, height: 40))
    #expect(try english.frame("right") == Rect(x: 180, y: 190, width: 90, height: 40))
    #expect(try english.frame("centre") == Rect(x: 90, y: 100, width: 120, height: 60))
  }

  @Test func middleBetweenMargins() throws {
    let layout = try Sample("\(chapter)/6-margin-attributes").layout("left-to-right")
    #expect(try layout.frame("frame") == Rect(x: 60, y: 30, width: 220, height: 170))
    // The middles are at (60 + 280) / 2 and (30 + 200) / 2, and at half of 300 and 220.
    #expect(try layout.frame("within") == Rect(x: 135, y: 65, width: 70, height: 40))
    #expect(try layout.frame("plain") == Rect(x: 115, y: 120, width: 70, height: 40))
    #expect(try layout.frame("corner") == Rect(x: 60, y: 170, width: 30, height: 30))
  }

  @Test func baselines() throws {
    let sample = Sample("\(chapter)/7-baselines")
    let first = try sample.layout("first")
    let label = try first.view("label")
    let baseline = label.frame.y + (try #require(label.firstBaseline))
    let text = try first.view("text")
    #expect(text.lineCount == 2)
    #expect(isClose(text.frame.y + (try #require(text.firstBaseline)), baseline))
    // 28 points of type against 17, each with its ascender of 1950/2048.
    #expect(isClose(text.frame.y - label.frame.y, 11 * 1950 / 2048))
    let last = try sample.layout("last")
    // One line of 28 points against the second line of 17, of which each is 2444/2048 high.
    let oneLine = try last.frame("label").y + 28 * 1950 / 2048
    let secondLine = try last.frame("text").y + 17 * (2444 + 1950) / 2048
    #expect(isClose(oneLine, secondLine))
    #expect(try sample.layout("tops").frame("text").y == 40)
  }

  @Test func widthComesBeforeHeight() throws {
    let sample = Sample("\(chapter)/8-layout-process")
    let layouts = Dictionary(
      uniqueKeysWithValues: try sample.layouts().map { ($0.name, $0) })
    let short = try #require(layouts["short"])
    #expect(try short.view("message").lineCount == 1)
    #expect(try short.frame("message").width < 268)
    let long = try #require(layouts["long"])
    #expect(try long.view("message").lineCount == 3)
    #expect(try long.frame("message").height == 61)
    #expect(try long.frame("message").width <= 268)
    #expect(try long.frame("below").y == 99)
    let constant = try #require(layouts["constant"])
    #expect(try constant.frame("message") == long.frame("message"))
    #expect(try constant.frame("below").y == 121)
    let preferred = try #require(layouts["preferred"])
    #expect(try preferred.frame("message").width <= 200)
    #expect(try preferred.view("message").lineCount == 4)
  }

  @Test func threePassesGoOutAndIn() throws {
    let scene = try Sample("\(chapter)/9-three-passes").scene()
    #expect(scene.overlay?.contains(.passes) == true)
    let layouts = solve(scene)
    let inward = ["root", "ticket", "journey", "train"]
    for layout in layouts {
      func views(_ pass: PassEvent.Pass) -> [String] {
        layout.passes.filter { $0.pass == pass }.map(\.view)
      }
      let again = layout.name == "twice" ? ["train"] : []
      #expect(views(.updateConstraints) == inward.reversed() + again)
      #expect(views(.layout) == inward)
      #expect(views(.display) == inward)
    }
    #expect(layouts.map(\.name) == ["once", "twice"])
  }
}

extension Rect {
  /// The rectangle seen in a mirror as wide as `width`.
  fileprivate func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }
}
