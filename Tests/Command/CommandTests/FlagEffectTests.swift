import FileAccess
import PangoCairoBackend
import Testing

@testable import layout_render

/// A flag is refused, or it changes what is written: for every flag, command and format.
@Suite struct FlagEffectTests {
  private let scratch: Scratch
  private let input: String

  init() throws {
    scratch = try Scratch()
    input = try scratch.write(
      #"""
      {"canvas": {"device": "iPhone 8"}, "views": [{"id": "a", "type": "label", "text": "Hi", "font": {"textStyle": "body"}},
      {"id": "b"}], "constraints": ["a.leading = superview.leading + 8", "a.top = superview.top + 20", "b.top = a.bottom",
      "b.leading = a.trailing", {"identifier": "w", "equation": "b.width = 40"}, "b.height = 30"],
      "options": [{"name": "one"}, {"name": "two", "constraints": {"w": {"constant": 60}}}, {"name": "three"}]}
      """#, to: "s.json")
  }

  /// What the command line would print or write; nil if it is refused.
  private func bytes(_ command: CommandName, _ format: OutputFormat, _ flags: [String]) throws -> [UInt8]? {
    let arguments = [command.rawValue, input, "-f", format.rawValue, "-o", "-"] + flags
    do {
      let request = try RequestTable.solvingRequest(arguments)
      let outcome = try outcome(of: request)
      #expect(
        outcome.status == .success, "\(arguments): \(String(decoding: outcome.messages, as: UTF8.self))")
      return outcome.output
    } catch let failure as Failure where failure.status == .usage {
      return nil
    }
  }

  private func outcome(of request: some SolvingRequest) throws -> Outcome {
    let style = MessageStyle(form: .human, isColored: false)
    return request.outcome(
      of: InputFile(argument: input), in: try request.context(), Typography(try FontLibrary()), style,
      WorkerCache(request.batch))
  }

  private static let flags = [
    ["--overlay", "none"], ["--axis", "horizontal"], ["--focus", "b"], ["--crop", "b"], ["--with-plain"],
    ["--boxes"], ["--scale", "1"],
    ["--appearance", "dark"], ["--columns", "1"], ["--device", "iPad 9"], ["--size", "300x310"],
    ["--orientation", "landscape"], ["--rtl"], ["--text-size", "extraExtraLarge"], ["--option", "two"],
    ["--from", "two"], ["--to", "three"], ["--frames", "3"],
  ]

  @Test(arguments: [
    (CommandName.render, OutputFormat.png), (.render, .svg), (.render, .pdf), (.render, .html),
    (.render, .json),
    (.render, .text), (.solve, .json), (.animate, .png), (.animate, .svg), (.animate, .pdf),
  ])
  func everyFlagChangesSomethingOrIsRefused(_ command: CommandName, _ format: OutputFormat) throws {
    let plain = try #require(try bytes(command, format, []))
    var refused: [String] = []
    for flag in Self.flags {
      guard let changed = try bytes(command, format, flag) else {
        refused.append(flag[0])
        continue
      }
      #expect(changed != plain, "\(command) -f \(format) \(flag)")
    }
    let pictures = [
      "--overlay", "--axis", "--focus", "--crop", "--with-plain", "--boxes", "--scale", "--appearance",
      "--columns",
    ]
    let sheet = ["--crop", "--with-plain"]
    let animation = ["--from", "--to", "--frames"]
    let expected: [String] =
      switch (command, format) {
      case (.animate, .png): sheet + ["--option"]
      case (.animate, .pdf): sheet + ["--scale", "--option"]
      case (.animate, _): sheet + ["--scale", "--columns", "--option"]
      case (_, .png): animation
      case (_, .svg), (_, .pdf): ["--scale"] + animation
      case (_, .html): ["--focus"] + sheet + ["--scale", "--appearance", "--columns"] + animation
      default: pictures + animation
      }
    #expect(refused == expected)
  }

  @Test func aFilmStripHasColumnsWhateverItsFormat() throws {
    let plain = try #require(try bytes(.animate, .svg, ["--frames", "4"]))
    #expect(try #require(try bytes(.animate, .svg, ["--frames", "4", "--columns", "2"])) != plain)
  }

  @Test(arguments: [
    ["explain", "s.json", "--appearance", "dark"], ["s.json", "-f", "json", "--deps", "d"],
    ["s.json", "--watch", "--strict"], ["s.json", "--watch", "--deps", "d"], ["fonts", "--system-fonts"],
    ["review", "s.json", "--record", "--merge"], ["review", "s.json", "--record", "--shard", "1/2"],
    ["review", "s.json", "--merge", "--baseline", "b"], ["explain", "s.json", "--jobs", "2"],
    ["animate", "s.json", "-o", "x.html"], ["solve", "s.json", "-o", "s.png"],
  ])
  func refuses(_ arguments: [String]) throws {
    let run = try Run.command(arguments, in: scratch.folder)
    #expect(run.status == 64 && run.errors.contains("[usage]"), "\(run.errors)")
    #expect(try scratch.names == ["s.json"])
  }
}
