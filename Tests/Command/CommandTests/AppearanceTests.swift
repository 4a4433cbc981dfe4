import Foundation
import Testing

@testable import layout_render

/// --appearance auto: one SVG file that follows its reader.
@Suite struct AppearanceTests {
  private let scratch: Scratch
  private let sample = Places.samples.appending(path: "two-labels.json").path
  init() throws { scratch = try Scratch() }

  @Test(arguments: ["png", "pdf", "html", "json", "text"]) func onlySVGFollowsItsReader(format: String) throws
  {
    let run = try Run.command([sample, "--appearance", "auto", "-f", format, "-o", scratch.path("x")])
    #expect(run.status == 64 && run.errors.contains("has no effect on \(format)"), "\(run.errors)")
    #expect(try scratch.names.isEmpty)
  }

  @Test func reviewsHaveOneAppearanceEach() throws {
    let run = try Run.command(["review", sample, "--appearance", "auto"], in: scratch.folder)
    #expect(run.status == 64 && run.errors.contains("which takes a list of light, dark"), "\(run.errors)")
  }

  @Test(arguments: [["render"], ["animate"], ["animate", "--frames", "2"]])
  func everySignIsDrawnOnce(_ command: [String]) throws {
    let run = try Run.command(
      command + [sample, "--appearance", "light,auto", "-o", scratch.path("{appearance}.svg")])
    #expect(run.status == 0, "\(run.errors)")
    let texts = try ["light", "auto"].map { String(decoding: try scratch.bytes("\($0).svg"), as: UTF8.self) }
    let counts = texts.map { $0.components(separatedBy: "<text ").count }
    #expect(counts[0] == counts[1])
    #expect(texts[1].contains("@media (prefers-color-scheme: dark)"))
    #expect(!texts[0].contains("prefers-color-scheme"))
  }
}

extension BrowserTests {
  @Suite struct AppearanceBrowserTests {
    /// What a reader sees of the file is what the file of one appearance shows.
    @Test(arguments: ["two-labels.json", "3-stack-views/4-distributions.json"])
    func looksAsTheReaderWishes(_ sample: String) throws {
      let scratch = try Scratch()
      let file = Places.samples.appending(path: sample).path
      let run = try Run.command(
        [file, "--appearance", "light,dark,auto", "-o", scratch.path("{appearance}.svg")])
      #expect(run.status == 0, "\(run.errors)")
      let browser = try Browser.shared()
      try browser.openTab(width: 800, height: 1400)
      func screenshot(_ name: String, for reader: String) throws -> String {
        try browser.call(
          "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": reader]]])
        try browser.open(
          scratch.folder.appending(path: "\(name).svg"),
          until: "document.readyState === 'complete' && location.href.endsWith('\(name).svg')")
        return try #require(try browser.call("Page.captureScreenshot")["data"] as? String)
      }
      let (light, dark) = (try screenshot("light", for: "light"), try screenshot("dark", for: "dark"))
      #expect(light != dark)
      #expect(try screenshot("auto", for: "light") == light)
      #expect(try screenshot("auto", for: "dark") == dark)
      #expect(browser.complaints.isEmpty)
    }
  }
}
