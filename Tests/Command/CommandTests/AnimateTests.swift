import Foundation
import Testing

@testable import layout_render

/// animate, as a user runs it.
@Suite struct AnimateTests {
  private let scratch: Scratch
  private let sample = Places.samples.appending(path: "two-labels.json").path
  init() throws { scratch = try Scratch() }

  /// The help offers what animate writes.
  @Test func offersOnlyItsOwnFormats() throws {
    let scratch = try Scratch()
    let file = Places.samples.appending(path: "two-labels.json").path
    let run = try Run.command(["animate", file, "-o", scratch.path("out.gif")])
    #expect(
      run.status == 64 && run.errors.contains("not that of a format that animate writes"), "\(run.errors)")
    #expect(run.errors.contains("end it with .png, .svg or .pdf, or add --format"), "\(run.errors)")
    let render = try Run.command([file, "-o", scratch.path("out.gif")])
    #expect(render.errors.contains("end it with .png, .svg, .pdf, .html, .json or .txt"), "\(render.errors)")
  }

  @Test func animatesTheFirstTwoOptions() throws {
    let run = try Run.command(["animate", sample], in: scratch.folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try scratch.names == ["two-labels-animation.svg"])
    let named = try Run.command(
      [
        "animate", sample, "--from", "short-short", "--to", "short-long", "-f", "svg", "-o", "-", "--jobs",
        "3",
      ])
    #expect(try named.output == scratch.bytes("two-labels-animation.svg"))
    #expect(named.text.contains("<animate ") && named.text.contains("prefers-reduced-motion"))
  }

  @Test func aRowOfOptionsAndItsName() throws {
    let run = try Run.command([
      "animate", sample, "--from", "long-long", "--to", "short-short", "--to", "long-short", "--overlay",
      "none",
      "--appearance", "light,dark", "-o", scratch.path("{option}-{appearance}.svg"),
    ])
    #expect(run.status == 0, "\(run.errors)")
    let names = ["dark", "light"].map { "long-long-short-short-long-short-\($0).svg" }
    #expect(try scratch.names == names)
    let text = String(decoding: try scratch.bytes(names[0]), as: UTF8.self)
    #expect(text.contains("Moves from long · long to short · short to long · short and back."))
    #expect(!text.contains("overlay-"))
  }

  @Test(arguments: ["png", "pdf", "svg"]) func drawsFilmStrips(format: String) throws {
    let path = scratch.path("strip.\(format)")
    let run = try Run.command(["animate", sample, "--frames", "4", "-o", path])
    #expect(run.status == 0, "\(run.errors)")
    if format == "svg" {
      let text = String(decoding: try scratch.bytes("strip.svg"), as: UTF8.self)
      #expect(text.components(separatedBy: "class=\"moment\"").count == 5 && !text.contains("<animate"))
    }
    guard format == "png" else { return }
    let plain = try Run.command(["animate", sample, "-o", scratch.path("five.png")])
    #expect(plain.status == 0)
    let (four, five) = (try #require(Picture(path)), try #require(Picture(scratch.path("five.png"))))
    #expect(five.width > four.width)
  }

  @Test func saysWhatIsWrong() throws {
    func run(_ arguments: String...) throws -> (Int32, String) {
      let run = try Run.command(["animate"] + arguments + ["-o", scratch.path("o.svg")])
      return (run.status, run.errors)
    }
    let unknown = try run(sample, "--to", "long-lonk")
    #expect(
      unknown.0 == 64 && unknown.1.contains("--to: no option named") && unknown.1.contains("\"long-long\"?"))
    let twice = try run(sample, "--from", "long-long", "--to", "long-long")
    #expect(twice.0 == 64 && twice.1.contains("the animation begins and ends with \"long-long\""))
    let single = try scratch.write("{\"views\": [{\"id\": \"a\"}]}", to: "one.json")
    let one = try run(single)
    #expect(one.0 == 65 && one.1.contains("[one-option]"))
    let scenes = Places.samples.appending(path: "10-interface-builder/4-deliberate-faults.storyboard").path
    let apart = try run(scenes)
    #expect(apart.0 == 65 && apart.1.contains("have no views in common"), "\(apart.1)")
    let text = try Run.command(["animate", sample, "-o", scratch.path("o.json")])
    #expect(text.status == 64 && text.errors.contains("json cannot show an animation"))
    let frames = try run(sample, "--frames", "1")
    #expect(frames.0 == 64)
    let option = try run(sample, "--option", "long-long")
    #expect(option.0 == 64 && option.1.contains("animate does not take --option"))
    #expect(try scratch.names == ["one.json"])
  }
}

extension BrowserTests {
  @Suite struct AnimateBrowserTests {
    /// Ended by hand rather than waited for.
    @Test func stopsUntilThePointerIsOverIt() throws {
      let scratch = try Scratch()
      let file = Places.samples.appending(path: "two-labels.json").path
      let run = try Run.command(["animate", file, "-f", "svg", "-o", "-"])
      #expect(run.status == 0)
      // A picture that is the whole page is always under the pointer.
      _ = try scratch.write("<!DOCTYPE html><body>\(run.text)", to: "a.html")
      let browser = try Browser.shared()
      try browser.openTab()
      func point(_ x: Double, _ y: Double) throws {
        try browser.call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
      }
      try point(1190, 890)
      try browser.open(
        scratch.folder.appending(path: "a.html"), until: "document.getAnimations().length === 2")
      func seen() throws -> [String] {
        try ["playing", "resting"].map {
          let style = "getComputedStyle(document.querySelector('.animation-\($0)'))"
          return try browser.evaluate("\(style).visibility") as? String ?? ""
        }
      }
      #expect(try seen() == ["visible", "hidden"])
      try browser.evaluate("document.getAnimations().forEach((run) => run.finish())")
      #expect(try seen() == ["hidden", "visible"])
      try point(100, 100)
      #expect(try seen() == ["visible", "hidden"])
      try point(1190, 890)
      #expect(try seen() == ["hidden", "visible"])
      #expect(browser.complaints.isEmpty)
    }
  }
}
