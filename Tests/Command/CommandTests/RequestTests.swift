import AutoLayout
import Diagnostics
import FileAccess
import LayoutDrawing
import LayoutScene
import Testing

@testable import layout_render

/// What the command table makes of command lines.
@Suite struct RequestTests {
  private func request(_ arguments: String...) throws -> RenderRequest {
    try RenderRequest(ArgumentParser.parse(arguments))
  }

  /// Every command and mode has a request, and the command line decides which.
  @Test func makesTheRequestOfTheCommand() throws {
    for (line, expected) in [
      ("a", RenderRequest.self), ("render a", RenderRequest.self), ("solve a", SolveRequest.self),
      ("check a", CheckRequest.self), ("explain a", ExplainRequest.self),
      ("animate a", AnimateRequest.self), ("convert a", ConvertRequest.self),
      ("review a --baseline b", ReviewRequest.self), ("review --merge a", MergeRequest.self),
      ("approve a", ApproveRequest.self), ("schema", SchemaRequest.self),
      ("devices", DevicesRequest.self), ("fonts", FontsRequest.self),
      ("completions bash", CompletionsRequest.self), ("help", HelpRequest.self),
    ] as [(String, any Request.Type)] {
      let arguments = try ArgumentParser.parse(line.split(separator: " ").map(String.init))
      let request = try RequestTable.request(arguments)
      #expect(type(of: request) == expected, "\(line)")
    }
  }

  @Test func givesValuesTheirTypes() throws {
    let request = try request(
      "a", "-o", "{appearance}-{scale}.png", "--overlay", "frames,legend", "--axis", "vertical", "--scale",
      "1,2,1", "--appearance=dark,light",
      "--size", "320x568.5", "--rtl", "--text-size", "extraLarge", "--jobs", "3", "--columns", "2")
    #expect(request.pictures.options(for: Scene(input: "", options: [])).overlay == [.frames, .legend])
    #expect(request.pictures.drawing.axis == .vertical)
    #expect(request.pictures.drawing.columns == 2)
    #expect(request.outputs?.scales == [1, 2])
    #expect(request.outputs?.appearances == [.dark, .light])
    #expect(request.solving.overrides.size?.height == 568.5)
    #expect(request.solving.overrides.rightToLeft)
    #expect(request.solving.overrides.contentSizeCategory == .extraLarge)
    #expect(request.batch.processes == 1, "one input needs one process")
  }

  @Test func refusesUnknownDevicesWithASuggestion() throws {
    let error = #expect(throws: Failure.self) { try request("a", "--device", "iPhone 9") }
    let help = try #require(error?.messages.first?.diagnostic.help)
    #expect(help.hasPrefix("did you mean \"iPhone"))
  }

  @Test func allMayStandBesideALayerThatItLeavesOut() throws {
    func layers(_ list: String) throws -> OverlayLayers {
      try request("a", "--overlay", list).pictures.options(for: Scene(input: "", options: [])).overlay
    }
    #expect(try layers("all,passes") == OverlayLayers.all.union(.passes))
    #expect(try layers("all,frames") == .all)
    #expect(throws: Failure.self) { try request("a", "--overlay", "none,frames") }
  }

  @Test func solvesAsJSON() throws {
    #expect(try SolveRequest(ArgumentParser.parse(["solve", "a"])).outputs?.format == .json)
    #expect(try CheckRequest(ArgumentParser.parse(["check", "a"])).batch.isStrict)
    #expect(try !request("a").batch.isStrict)
  }
}

extension RequestTable {
  /// The request of a command that solves.
  static func solvingRequest(_ arguments: [String]) throws -> any SolvingRequest {
    try #require(try request(ArgumentParser.parse(arguments)) as? any SolvingRequest)
  }
}
