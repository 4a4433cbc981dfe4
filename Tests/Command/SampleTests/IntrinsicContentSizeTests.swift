import AutoLayout
import LayoutScene
import Testing

/// The recipes of chapter 2 against widths that an exact lexicographic solution of Apple's lists gives.
@Suite struct IntrinsicContentSizeTests {
  private let chapter = "2-intrinsic-content-size"

  @Test(arguments: GoldenWidths.all)
  func fieldTakesWhatTheLabelLeaves(_ golden: GoldenWidths) throws {
    for recipe in ["1-simple-label-and-text-field", "2-dynamic-height-label-and-text-field"] {
      let layout = try Sample("\(chapter)/\(recipe)").layout(width: golden.width) {
        try $0.setIntrinsicSize(of: "Name Label", 101, 20.5)
      }
      #expect(try layout.frame("Name Label").width == 101)
      #expect(isClose(try layout.frame("Name Text Field").width, golden.field), "\(recipe)")
    }
  }

  @Test(arguments: GoldenWidths.all)
  func columnsAreAsWideAsTheLongestLabel(_ golden: GoldenWidths) throws {
    for recipe in ["3-fixed-height-columns", "4-dynamic-height-columns"] {
      let layout = try Sample("\(chapter)/\(recipe)").layout(width: golden.width) {
        try $0.setIntrinsicSize(of: "First Name Label", 84, 20.5)
        try $0.setIntrinsicSize(of: "Middle Name Label", 101, 20.5)
        try $0.setIntrinsicSize(of: "Last Name Label", 83, 20.5)
      }
      for name in ["First", "Middle", "Last"] {
        #expect(isClose(try layout.frame("\(name) Name Label").width, 101), "\(recipe)")
        #expect(isClose(try layout.frame("\(name) Name Text Field").width, golden.field), "\(recipe)")
      }
    }
  }

  @Test(arguments: GoldenWidths.all)
  func buttonsShareTheWidth(_ golden: GoldenWidths) throws {
    let two = try Sample("\(chapter)/5-two-equal-width-buttons").layout(width: golden.width)
    for id in ["Short Button", "Long Button"] {
      let frame = try two.frame(id)
      #expect(isClose(frame.width, golden.twoButtons) && frame.height == 30)
      #expect(frame.maxY == two.canvas.size.height - 20)
    }
    let three = try Sample("\(chapter)/6-three-equal-width-buttons").layout(width: golden.width)
    for id in ["Short Button", "Medium Button", "Long Button"] {
      #expect(isClose(try three.frame(id).width, golden.threeButtons))
    }
  }

  /// In the guide's list the outer spaces begin at the margins, in that of the sample project at the edges.
  @Test(arguments: GoldenWidths.all, [true, false])
  func spacesAreEqual(_ golden: GoldenWidths, isGuide: Bool) throws {
    let expected = isGuide ? golden.guideSpacing : golden.sampleSpacing
    let layout = try Sample("\(chapter)/7-two-buttons-with-equal-spacing").layout(width: golden.width) {
      try $0.setIntrinsicSize(of: "Short Button", 33, 30)
      try $0.setIntrinsicSize(of: "Long Button", 171, 30)
      for (name, edge) in [("leading", LayoutAttribute.leading), ("trailing", .trailing)] where !isGuide {
        let index = try #require($0.constraints.firstIndex { $0.identifier == "\(name) margin" })
        $0.constraints[index].secondAttribute = edge
      }
    }
    var x = isGuide ? golden.margin : 0
    for id in [
      "Leading Dummy View", "Short Button", "Center Dummy View", "Long Button", "Trailing Dummy View",
    ] {
      let frame = try layout.frame(id)
      #expect(isClose(frame.x, x), "\(id)")
      #expect(isClose(frame.width, id.hasSuffix("Button") ? expected.button : expected.dummy), "\(id)")
      #expect(id.hasSuffix("Button") || frame.height == 0)
      x = frame.maxX
    }
    #expect(isClose(x, isGuide ? golden.width - golden.margin : golden.width))
    #expect(layout.ambiguousViews == [])
  }

  /// A 17-point label is a little below the top of its field of 14 points and 30 high; a 36-point one is higher.
  @Test(arguments: [(17.0, 23.79, 20.0), (36, 20, 34.301)])
  func higherControlIsAtTheDistance(size: Double, label: Double, field: Double) throws {
    let layout = try Sample("\(chapter)/2-dynamic-height-label-and-text-field").layout {
      try $0.setFont(of: "Name Label", size)
    }
    try #expect(isClose(layout.fromGuide("Name Label"), label))
    try #expect(isClose(layout.fromGuide("Name Text Field"), field))
    #expect(layout.ambiguousViews == [])
  }

  @Test func fixedColumns() throws {
    let layout = try Sample("\(chapter)/3-fixed-height-columns").layout {
      for name in ["First", "Middle", "Last"] { try $0.setFont(of: "\(name) Name Label", 17) }
    }
    try expect(layout, Rows(sizes: [17, 17, 17], labels: [23.79, 61.79, 99.79], fields: [20, 58, 96]))
  }

  /// Label sizes in points, and the tops from the guide.
  struct Rows: Sendable, CustomTestStringConvertible {
    let sizes: [Double]
    let labels: [Double]
    let fields: [Double]

    var testDescription: String { "\(sizes)" }

    static let dynamic = [
      Rows(sizes: [17, 17, 17], labels: [23.79, 61.79, 99.79], fields: [20, 58, 96]),
      Rows(sizes: [36, 36, 36], labels: [20, 70.961, 121.922], fields: [34.301, 85.262, 136.223]),
      Rows(sizes: [17, 36, 17], labels: [23.79, 52.077, 108.168], fields: [20, 66.378, 104.378]),
      Rows(sizes: [36, 17, 17], labels: [20, 76.091, 114.091], fields: [34.301, 72.301, 110.301]),
      Rows(sizes: [17, 17, 36], labels: [23.79, 61.79, 90.077], fields: [20, 58, 104.378]),
    ]
  }

  /// The guide has 249 for every optional constraint; the sample project has 245 for two of them.
  @Test(arguments: Rows.dynamic, [249.0, 245])
  func dynamicColumns(_ rows: Rows, priority: Double) throws {
    let layout = try Sample("\(chapter)/4-dynamic-height-columns").layout { option in
      for (name, size) in zip(["First", "Middle", "Last"], rows.sizes) {
        try option.setFont(of: "\(name) Name Label", size)
      }
      for (upper, lower) in [("First", "Middle"), ("Middle", "Last")] {
        let wanted =
          "\(lower) Name Text Field.Top = \(upper) Name Text Field.Bottom + Standard (Priority 249)"
        let index = try #require(option.constraints.firstIndex { $0.identifier == wanted })
        option.constraints[index].priority = LayoutPriority(priority)
      }
    }
    try expect(layout, rows)
  }

  private func expect(_ layout: SolvedLayout, _ rows: Rows) throws {
    for (index, name) in ["First", "Middle", "Last"].enumerated() {
      let label = try layout.fromGuide("\(name) Name Label")
      let field = try layout.fromGuide("\(name) Name Text Field")
      #expect(isClose(label, rows.labels[index]), "\(name) label: \(label)")
      #expect(isClose(field, rows.fields[index]), "\(name) field: \(field)")
    }
    #expect(layout.ambiguousViews == [])
  }

  @Test func sizeClassesChooseTheLayout() throws {
    let sample = Sample("\(chapter)/8-two-buttons-by-size-class")
    let tall = try sample.layout("compact-regular")
    #expect(try tall.frame("Long Button") == Rect(x: 16, y: 568 - 20 - 30, width: 288, height: 30))
    #expect(try tall.frame("Short Button") == Rect(x: 16, y: 568 - 20 - 30 - 8 - 30, width: 288, height: 30))
    let low = try sample.layout("compact-compact")
    #expect(try low.frame("Short Button") == Rect(x: 20, y: 320 - 20 - 30, width: 260, height: 30))
    #expect(try low.frame("Long Button") == Rect(x: 288, y: 320 - 20 - 30, width: 260, height: 30))
  }

  @Test func lessHuggingIsStretchedAndLessResistanceIsCut() throws {
    let sample = Sample("\(chapter)/9-hugging-and-compression")
    for (option, stretched, kept) in [
      ("first-hugs-less", "first", "second"), ("second-hugs-less", "second", "first"),
    ] {
      let layout = try sample.layout(option)
      let other = try layout.view(kept)
      #expect(other.frame.width == other.intrinsicContentSize.width)
      #expect(try isClose(layout.frame(stretched).width + other.frame.width, 340 - 32 - 8))
    }
    for (option, cut, kept) in [
      ("first-resists-less", "first", "second"), ("second-resists-less", "second", "first"),
    ] {
      let layout = try sample.layout(option)
      #expect(try layout.view(cut).isTruncated == true)
      #expect(try layout.view(kept).isTruncated == false)
    }
  }
}

extension SceneOption {
  /// Gives a label a size of type, and the size in points that a line of it has before rounding to pixels.
  fileprivate mutating func setFont(of id: String, _ size: Double) throws {
    try change(id) {
      $0.content.text?.font = Font(size: size)
      $0.intrinsicContentSize = IntrinsicSize(width: 101, height: 1.193359375 * size)
    }
  }
}

extension SolvedLayout {
  /// The view's top from the lower edge of the status bar.
  fileprivate func fromGuide(_ id: String) throws -> Double {
    try frame(id).y - canvas.safeArea.top
  }
}
