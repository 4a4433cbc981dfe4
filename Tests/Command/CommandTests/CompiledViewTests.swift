import AutoLayout
import Foundation
import TestSupport
import Testing
import UIKit

/// The reader against the library: the same views are compiled with these tests and read as source.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader of Swift source"))
struct CompiledViewTests {
  private struct Solution: Decodable {
    struct Option: Decodable {
      var name: String
      var views: [ReadOption.View]
    }
    var options: [Option]
  }

  /// What is made of each file.
  @MainActor private static let makers: [String: [(name: String, make: () -> NSObject)]] = [
    "CompiledViews": [
      ("FontsView", { FontsView(frame: .zero) }), ("ButtonsView", { ButtonsView(frame: .zero) }),
      ("DrawnView", { DrawnView(frame: .zero) }), ("FormatsView", { FormatsView(frame: .zero) }),
      ("PlateCell", { PlateCell(style: .default, reuseIdentifier: nil) }),
      ("PageController", { PageController() }), ("NoteController", { NoteController() }),
      ("MaskController", { MaskController() }), ("ShelvesController", { ShelvesController() }),
      ("TourController", { TourController(transitionStyle: .scroll, navigationOrientation: .horizontal) }),
      ("LongListController", { LongListController() }), ("GridController", { GridController() }),
      ("MiddleButtonTabs", { MiddleButtonTabs() }), ("BannerController", { BannerController() }),
    ],
    "CompiledIdioms": [
      ("BarsController", { BarsController() }), ("ScrollingController", { ScrollingController() }),
      ("LateController", { LateController() }), ("ContainerController", { ContainerController() }),
      ("TagsController", { TagsController() }),
      ("MarginsController", { MarginsController() }),
      ("NarrowMarginsController", { NarrowMarginsController() }),
      ("InsetLabelCard", { InsetLabelCard(frame: .zero) }),
    ],
    "CompiledPatterns": [
      ("ChipsView", { ChipsView(frame: .zero) }), ("MaskedController", { MaskedController() }),
      ("HintView", { HintView(frame: .zero) }), ("RowsController", { RowsController() }),
      ("RatioView", { RatioView(frame: .zero) }), ("ConfiguredController", { ConfiguredController() }),
      ("NotesView", { NotesView(frame: .zero) }), ("BoxesView", { BoxesView(frame: .zero) }),
    ],
    "CompiledPasses": [
      ("OrderController", { OrderController() }), ("ManualRowView", { ManualRowView(frame: .zero) }),
      ("PreferredWidthView", { PreferredWidthView(frame: .zero) }),
      ("AdaptiveView", { AdaptiveView(frame: .zero) }),
      ("FittedHeaderController", { FittedHeaderController() }), ("WordsController", { WordsController() }),
      ("PairsController", { PairsController() }), ("ValuesView", { ValuesView(frame: .zero) }),
      ("KindsView", { KindsView(frame: .zero) }), ("MovedView", { MovedView(frame: .zero) }),
    ],
  ]

  @Test(arguments: [
    ("iPhone 8", ContentSizeCategory.large), ("iPhone 8", .accessibilityLarge), ("iPhone 16 Pro", .large),
    ("iPad 9", .large),
  ])
  func framesAreThoseOfTheCompiledCode(device: String, textSize: ContentSizeCategory) async throws {
    var canvas = try #require(Device.named(device)?.canvas())
    canvas.contentSizeCategory = textSize
    for file in ["CompiledViews", "CompiledIdioms", "CompiledPatterns", "CompiledPasses"] {
      let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file + ".swift")
      let run = try Run.command(["solve", source.path, "--device", device, "--text-size", textSize.rawValue])
      let solution = try JSONDecoder().decode(Solution.self, from: run.output)
      try await compare(solution, of: file, on: canvas)
    }
  }

  @MainActor private func compare(_ solution: Solution, of file: String, on canvas: Canvas) throws {
    let screen = UIKit.Host.canvas
    defer { UIKit.Host.canvas = screen }
    UIKit.Host.canvas = canvas
    for (name, make) in Self.makers[file] ?? [] {
      let views = try #require(solution.options.first { $0.name == name }).views
      let sides = ["leading", "trailing", "top"].map { "self.\($0) = superview.\($0)" }
      let option = ReadOption(
        name: name, kind: name.hasSuffix("Cell") ? "cell" : "view",
        root: views.contains { $0.id == "self" } ? "self" : views[0].id, sides: sides, views: views)
      var comparison = Comparison(of: option, path: name)
      comparison.run(on: make())
      #expect(comparison.differences == [])
      // What lists have below the screen is not compared.
      #expect(comparison.compared >= views.count / 3)
    }
  }
}
