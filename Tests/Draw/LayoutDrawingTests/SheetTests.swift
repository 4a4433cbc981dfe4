import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

struct SheetTests {
  private let measurer = FixedMeasurer()

  private func draw(
    _ layouts: [SolvedLayout], title: String? = "Title", options: DrawingOptions = DrawingOptions()
  ) -> DisplayList {
    Sheet.draw(
      layouts, title: title, description: "A description.", options: options, measurer: measurer)
  }

  private var scenes: [[SolvedLayout]] {
    [
      TwoLabels.layouts(), [Scenes.ambiguous(), Scenes.conflict()], [Scenes.form()], [Scenes.controls()],
      [Scenes.nested()], [Scenes.form(), Scenes.form(direction: .rightToLeft)],
      (0..<6).map { RandomScene.layout(seed: 1000 + $0) },
    ]
  }

  @Test func fourPhonesFitADocumentationColumn() {
    let list = draw(TwoLabels.layouts())
    #expect(list.size.width <= 760)
    #expect(list.size.width >= 500)
  }

  @Test func everyTextIsLegible() {
    for layouts in scenes {
      for text in Inspection(draw(layouts)).texts {
        #expect(text.fontSize >= 9 - 1e-9, "\(text.item.text.string)")
      }
    }
  }

  @Test func smallTextIsEnlarged() {
    var layout = TwoLabels.layouts()[0]
    layout.views[1].text?.font = Font(size: 6)
    let list = draw([layout])
    #expect(Inspection(list).texts.allSatisfy { $0.fontSize >= 9 - 1e-9 })
  }

  @Test func everythingIsInsideTheSheet() {
    for layouts in scenes {
      let list = draw(layouts)
      let sheet = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
      for extent in Inspection(list).extents {
        #expect(sheet.grown(by: 0.001).contains(extent), "\(layouts.map(\.name)) \(extent) \(list.size)")
      }
    }
  }

  @Test func overlayTextFitsItsFrame() {
    for layouts in scenes {
      for text in Inspection(draw(layouts)).texts where text.item.text.lineBreakMode == .byClipping {
        let needed = measurer.layout(text.item.text, maximumWidth: nil, maximumHeight: nil).size
        #expect(needed.width <= text.item.frame.width + 0.001)
      }
    }
  }

  @Test func identifiersAreUnique() {
    var layouts = TwoLabels.layouts()
    layouts[1].name = "short short"
    layouts[2].name = "短"
    layouts[3].name = "長"
    let identifiers = Inspection(draw(layouts)).identifiers
    #expect(Set(identifiers).count == identifiers.count)
    #expect(identifiers.contains("overlay-constraints-short-short"))
    #expect(identifiers.contains("overlay-constraints-short-short-2"))
    #expect(identifiers.contains("overlay-legend"))
    let single = Inspection(draw([TwoLabels.layouts()[0]])).identifiers
    #expect(single.contains("overlay-constraints"))
  }

  @Test(arguments: OverlayLayers.layerNames)
  func aLayerAloneDrawsNothingElse(name: String) throws {
    let layer = try #require(OverlayLayers(named: name))
    for layouts in scenes {
      let classes = Inspection(draw(layouts, options: DrawingOptions(overlay: layer))).classNames
      let overlays = Set(classes.filter { $0.hasPrefix("overlay-") })
      #expect(overlays.isSubset(of: ["overlay-" + name]))
    }
  }

  @Test func everyLayerIsDrawnWhereThereIsSomethingToShow() {
    let layouts = [Scenes.form(), Scenes.conflict(), Scenes.ambiguous(), TwoLabels.layouts()[1]]
    let classes = Set(Inspection(draw(layouts)).classNames)
    for name in OverlayLayers.layerNames where !["passes", "baselines", "intrinsic", "names"].contains(name) {
      #expect(classes.contains("overlay-" + name), "\(name)")
    }
  }

  @Test func withoutOverlayThereAreOnlyMockups() {
    let list = draw(TwoLabels.layouts(), options: DrawingOptions(overlay: .none))
    let inspection = Inspection(list)
    #expect(inspection.classNames.allSatisfy { !$0.hasPrefix("overlay") })
    #expect(!inspection.texts.contains { $0.item.text.string.contains("gives way") })
  }

  @Test func anAxisHidesTheOther() {
    func pills(_ axis: Axis?) -> [String] {
      let list = draw([TwoLabels.layouts()[0]], options: DrawingOptions(overlay: .constraints, axis: axis))
      let overlay = Inspection(list).groups.filter { $0.className == "overlay-constraints" }
      let strings = overlay.flatMap { group in
        group.leaves.compactMap { if case .text(let text) = $0 { text.text.string } else { nil } }
      }
      return strings.sorted()
    }
    // Both sides say it, for they are far from each other.
    #expect(pills(.horizontal).count >= 2 && pills(.horizontal).allSatisfy { $0.hasPrefix("16") })
    #expect(pills(.vertical).filter { !$0.hasPrefix("is") } == ["40", "8", "= 21", "≥ 457"])
    #expect(pills(nil).count == pills(.horizontal).count + pills(.vertical).count)
  }

  @Test func focusShowsOneViewsConstraints() {
    let list = draw(
      [TwoLabels.layouts()[0]], options: DrawingOptions(overlay: [.constraints, .frames], focus: "top"))
    let strings = Inspection(list).texts.map(\.item.text.string)
    #expect(strings.contains("40"))
    #expect(strings.contains("top"))
    #expect(!strings.contains("≥ 457"))
    #expect(!strings.contains("bottom"))
  }

  @Test func theLegendExplainsExactlyTheSignsUsed() throws {
    for layouts in scenes {
      let list = draw(layouts)
      let legend = Inspection(list).groups.filter { $0.className == "overlay-legend" }
      let strings = legend.flatMap { group in
        group.leaves.compactMap { if case .text(let text) = $0 { text.text.string } else { nil } }
      }
      let explained = OverlaySign.allCases.filter { strings.contains($0.explanation) }
      let overlays = Inspection(list).groups.filter { ($0.className ?? "").hasPrefix("overlay-") }
      // An oracle of its own: dashes, colours and words that are in the overlay itself.
      let items = overlays.filter { $0.className != "overlay-legend" }.flatMap(\.leaves)
      let colors = items.compactMap { if case .stroke(_, let color, _) = $0 { color } else { nil } }
      #expect(explained.contains(.unsatisfied) == colors.contains(Theme.light.unsatisfied))
      #expect(explained.contains(.alarm) == colors.contains(Theme.light.alarm))
      #expect(explained.contains(.guide) == colors.contains(Theme.light.guide))
      #expect(explained.contains(.margin) == colors.contains(Theme.light.margin))
      #expect(explained.contains(.baseline) == colors.contains(Theme.light.baseline))
      let words = items.compactMap { if case .text(let text) = $0 { text.text.string } else { nil } }
      #expect(explained.contains(.folded) == words.contains { $0.holds(" ×") })
    }
  }

  @Test func nothingIsPraisedWhereNothingCouldGiveWay() {
    let holds = TwoLabels.layouts()[0]
    var empty = holds
    empty.name = "empty"
    empty.constraints = []
    let strings = Inspection(draw([holds, empty])).texts.map(\.item.text.string)
    #expect(!strings.contains("Every constraint holds."))
  }

  /// Also those whose only part in it is their content.
  @Test func theViewsOfAConflictAreTold() {
    var layout = Scenes.conflict()
    layout.findings = []
    for index in layout.constraints.indices {
      layout.constraints[index].origin = .compressionResistance
      layout.constraints[index].isSatisfied = true
    }
    #expect(layout.toldViews.contains(1))
    layout.conflicts = []
    #expect(layout.toldViews.isEmpty)
  }

  @Test func captionsSayWhatGaveWay() {
    let strings = Inspection(draw(TwoLabels.layouts())).texts.map(\.item.text.string)
    #expect(strings.filter { $0 == "Every constraint holds." }.count == 2)
    #expect(strings.contains("bottom.height = 21 @650 gives way: 41 instead of 21."))
    #expect(strings.contains("The text of “bottom” is truncated: only 1 of its 2 lines fits."))
    let bad = Inspection(draw([Scenes.ambiguous(), Scenes.conflict()])).texts.map(\.item.text.string)
    #expect(bad.contains("“top” is ambiguous: height 20.5 to 41, and “bottom” moves with it."))
    #expect(bad.contains { $0.hasPrefix("Conflict: ") && $0.hasSuffix("box.width = 200 is left out.") })
    #expect(bad.contains { $0.hasPrefix("Remove one that you did not expect, or give ") })
  }

  @Test func whatMovesTogetherIsOneSentence() {
    var layout = Scenes.ambiguous()
    layout.freedoms = [
      DegreeOfFreedom(members: [
        .init(view: 1, component: .height, start: 20.5, end: 41),
        .init(view: 2, component: .y, start: 68.5, end: 89),
        .init(view: 2, component: .height, start: 41, end: 20.5),
      ])
    ]
    func sentences() -> [String] {
      Inspection(draw([layout])).texts.map(\.item.text.string).filter { $0.contains("is ambiguous") }
    }
    let sentence = "“top” is ambiguous: height 20.5 to 41, and “bottom” moves with it."
    #expect(sentences() == [sentence])
    #expect(draw([layout]).description.contains(sentence))
    // Also if it is too doubtful for a finding.
    layout.findings = []
    #expect(sentences() == [sentence])
    layout.freedoms = []
    for index: ViewIndex in [1, 2] {
      layout.views[index].ambiguity = [.x: ValueRange(lower: nil, upper: nil)]
    }
    #expect(sentences() == ["“top” is ambiguous: any x.", "“bottom” is ambiguous: any x."])
  }

  @Test func theCanvasStandsBesideTheTitle() throws {
    func texts(_ title: String) throws -> (title: Rect, note: Rect) {
      var layouts = TwoLabels.layouts()
      layouts[0].title = title
      let all = Inspection(draw(layouts)).texts
      return (
        try #require(all.first { $0.item.text.string == title }).frame,
        try #require(all.first { $0.item.text.string == layouts[0].canvas.note }).frame
      )
    }
    let short = try texts("Short")
    #expect(short.note.minX > short.title.minX + 8 && short.note.maxY <= short.title.maxY)
    let long = try texts(String(repeating: "A title that leaves no room for more. ", count: 6))
    #expect(long.note.minX == long.title.minX && long.note.minY >= long.title.maxY)
  }

  /// A name is the author's; an equation has the notation of all others, however it is written.
  @Test func captionsUseTheNamesOfTheScene() {
    var layout = TwoLabels.layouts()[1]
    func caption(_ identifier: String, isName: Bool) -> String? {
      for index in layout.constraints.indices where layout.constraints[index].scene.text.contains("@650") {
        layout.constraints[index].scene.identifier = identifier
        layout.constraints[index].scene.hasGivenIdentifier = isName
      }
      return Inspection(draw([layout])).texts.map(\.item.text.string).first { $0.contains("gives way:") }
    }
    #expect(
      caption("who gives way", isName: true)
        == "“who gives way” (bottom.height = 21 @650) gives way: 41 instead of 21.")
    #expect(
      caption("Bottom.Height = 21 (Priority 650)", isName: false)
        == "bottom.height = 21 @650 gives way: 41 instead of 21.")
  }

  @Test func warningsAreToldOnce() {
    var layout = TwoLabels.layouts()[0]
    layout.findings = [.noHeight(1), .noHeight(1)]
    let strings = Inspection(draw([layout])).texts.map(\.item.text.string)
    #expect(strings.filter { $0.contains("has no image") }.count == 1)
  }

  @Test func groupsOfEqualSizesAreToldApart() {
    func marks(_ pairs: [(ViewIndex, ViewIndex)]) -> [Int] {
      var layout = Scenes.form()
      layout.constraints = ConstraintList(
        pairs.map {
          Scenes.constraint("w\($0)", .view($0.0), .width, .equal, .view($0.1), .width)
        })
      return LabelPlacementTests.overlays([layout], scale: 1)[0].placed.compactMap { sign -> Int? in
        if case .equalMarks(let count) = sign.sign.style, sign.bar != nil { count } else { nil }
      }.sorted()
    }
    // One for each view, however many others it equals.
    #expect(marks([(3, 4), (4, 5)]) == [1, 1, 1])
    #expect(marks([(3, 4), (1, 2)]) == [1, 1, 2, 2])
    #expect(marks([(3, 4), (1, 2), (4, 1)]) == [1, 1, 1, 1])
  }

  @Test func thePictureIsDescribedInWords() {
    let list = draw(TwoLabels.layouts())
    #expect(list.title == "Title")
    for layout in TwoLabels.layouts() { #expect(list.description.contains(layout.name)) }
    #expect(list.description.contains("gives way"))
  }

  @Test func equalScenesGiveEqualPictures() {
    for layouts in scenes { #expect(draw(layouts) == draw(layouts)) }
  }

  @Test func theAppearanceIsTheCanvasOrTheOptions() {
    let dark = draw(TwoLabels.layouts(), options: DrawingOptions(appearance: .dark))
    #expect(
      dark.items.first
        == .fill(
          .rect(Rect(x: 0, y: 0, width: dark.size.width, height: dark.size.height)), Theme.dark.background))
    #expect(dark != draw(TwoLabels.layouts()))
  }

  @Test func columnsAreAsAsked() {
    let narrow = draw(TwoLabels.layouts(), options: DrawingOptions(columns: 1))
    let wide = draw(TwoLabels.layouts(), options: DrawingOptions(columns: 4))
    #expect(narrow.size.width < wide.size.width)
    #expect(narrow.size.height > wide.size.height)
    #expect(draw(TwoLabels.layouts(), options: DrawingOptions(columns: 0)).size.width > 0)
  }

  private func canvases(_ sizes: [Size]) -> [SolvedLayout] {
    sizes.enumerated().map { index, size in
      var layout = SolvedLayout(name: "\(index)", canvas: Canvas(size: size), views: [TwoLabels.root()])
      layout.views[0].frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
      layout.views[0].absoluteFrame = layout.views[0].frame
      return layout
    }
  }

  /// The tops and the scales of the mockups.
  private func devices(_ list: DisplayList) -> (tops: [Double], scales: [Double]) {
    let groups = Inspection(list).groups
    return (
      groups.filter { $0.className?.hasPrefix("option") == true }.map(\.translation.y),
      groups.filter { $0.className == "mockup" }.map(\.scale)
    )
  }

  @Test func threePhonesStandSideBySide() {
    let drawn = devices(draw(canvases(Array(repeating: Size(width: 390, height: 844), count: 3))))
    #expect(Set(drawn.tops).count == 1)
    #expect(Set(drawn.scales).count == 1)
  }

  @Test func portraitStandsBesideLandscape() {
    let list = draw(canvases([Size(width: 375, height: 667), Size(width: 667, height: 375)]))
    #expect(Set(devices(list).tops).count == 1)
    #expect(list.size.width <= Measures.widestSheet)
  }

  @Test func aSheetIsNoHigherThanItMustBe() {
    let phone = canvases([Size(width: 414, height: 896)])
    let list = draw(phone, options: DrawingOptions(crop: .none))
    #expect(devices(list).scales[0] < 1)
    #expect(list.size.height < 900)
    // Who asks for one column gets it at full size.
    #expect(devices(draw(phone, options: DrawingOptions(columns: 1, crop: .none))).scales == [1])
  }

  @Test func thePlainMockupStandsBesideTheOther() {
    for layouts in [TwoLabels.layouts(), [Scenes.form()], [Scenes.ambiguous(), Scenes.conflict()]] {
      let annotated = Inspection(draw(layouts, options: DrawingOptions()))
      let list = draw(layouts, options: DrawingOptions(showsPlain: true))
      let both = Inspection(list)
      #expect(devices(list).tops.count == 2 * layouts.count)
      let options = both.groups.filter { $0.className?.hasPrefix("option") == true }
      for (plain, other) in zip(
        options.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element),
        options.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element))
      {
        #expect(plain.translation.y == other.translation.y && plain.translation.x < other.translation.x)
        #expect(
          Set(Inspection(DisplayList(size: .zero, title: "", description: "", items: plain.items)).classNames)
            == ["mockup"])
      }
      // What is said, and what is the same in all options, stays as it is.
      func words(_ inspection: Inspection) -> [String] {
        inspection.groups.filter { $0.className == "caption" || $0.className == "overlay-legend" }.flatMap {
          group in
          group.leaves.compactMap { if case .text(let text) = $0 { text.text.string } else { nil } }
        }
      }
      #expect(words(both) == words(annotated))
      #expect(Set(both.identifiers).count == both.identifiers.count)
    }
    let alone = DrawingOptions(overlay: .none, showsPlain: true)
    #expect(
      draw(TwoLabels.layouts(), options: alone)
        == draw(TwoLabels.layouts(), options: DrawingOptions(overlay: .none)))
  }

  @Test func theGroupsOfADividedOptionAreToldApart() {
    let identifiers = Inspection(draw([Scenes.form()], options: DrawingOptions(panels: .axes))).identifiers
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func aTitleStandsOverAllPicturesOfItsOption() throws {
    var layout = Scenes.form()
    layout.title = "Title of the option"
    layout.description = String(repeating: "A description. ", count: 12)
    let texts = Inspection(draw([layout], options: DrawingOptions(columns: 2, panels: .axes))).texts
    let one = Inspection(draw([layout], options: DrawingOptions(columns: 1, panels: .axes))).texts
    func width(_ texts: [Inspection.PlacedText]) throws -> Double {
      try #require(texts.first { $0.item.text.string == layout.description }).frame.width
    }
    #expect(try width(texts) > width(one))
  }

  @Test func noLayoutsGiveASheetAllTheSame() {
    let list = draw([])
    #expect(list.size.width > 0 && list.size.height > 0)
  }
}
