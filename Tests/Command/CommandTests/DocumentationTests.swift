import Foundation
import Testing

@testable import layout_render

/// Pictures for pages: DocC's names, and the element that shows them.
@Suite struct DocumentationTests {
  private let scratch: Scratch
  private let sample = Places.samples.appending(path: "two-labels.json").path

  init() throws { scratch = try Scratch() }

  @Test func writesTheVariants() throws {
    let run = try Run.command([sample, "--docc", scratch.folder.path])
    #expect(run.status == 0 && run.errors == "" && run.output.isEmpty, "\(run.errors)")
    #expect(try scratch.names == ["two-labels@2x.png", "two-labels~dark@2x.png"])
    let light = try #require(Picture(scratch.path("two-labels@2x.png")))
    let dark = try #require(Picture(scratch.path("two-labels~dark@2x.png")))
    #expect((light.width, light.height) == (dark.width, dark.height))
    #expect((1000...1400).contains(light.width))
    #expect(try #require(light.difference(from: dark)) > 0.9)
  }

  @Test func writesTheVariantsThatAreAskedFor() throws {
    #expect(
      try Run.command([sample, "--docc", scratch.path(""), "--scale", "1,2,3", "--appearance", "dark"]).status
        == 0)
    #expect(
      try Run.command([sample, "--docc", scratch.folder.path, "-f", "svg"]).status == 0)
    #expect(
      try scratch.names == [
        "two-labels.svg", "two-labels~dark.png", "two-labels~dark.svg", "two-labels~dark@2x.png",
        "two-labels~dark@3x.png",
      ])
  }

  @Test func optionsApart() throws {
    let run = try Run.command(
      [
        sample, "--docc", scratch.path("{scenario}-{option}"), "--option", "short-long", "--option",
        "long-long",
        "--markdown",
      ])
    #expect(run.status == 0)
    #expect(
      try scratch.names
        == ["long-long", "short-long"].flatMap {
          ["two-labels-\($0)@2x.png", "two-labels-\($0)~dark@2x.png"]
        })
    #expect(run.text.components(separatedBy: "<picture>").count == 3)
    let elements = run.text.components(separatedBy: "</picture>")
    #expect(elements[0].contains("gives way: 41 instead of 21") && !elements[1].contains("gives way"))
    #expect(elements[1].contains("](two-labels-long-long) -->"))
  }

  /// Every sample, the storyboards among them.
  @Test func nothingIsWiderThanAColumn() throws {
    let inputs = SampleRunTests.files.map(\.path)
    let run = try Run.command(
      inputs + ["--docc", scratch.folder.path, "--appearance", "light", "-f", "svg", "--markdown", "--quiet"])
    #expect(run.status == 0)
    let widths = run.text.matches(of: /<img src="[^"]*" width="([0-9]+)"/).compactMap { Double($0.1) }
    #expect(widths.count == inputs.count)
    #expect(widths.allSatisfy { (1...700).contains($0) })
  }

  @Test func printsTheElement() throws {
    try FileManager.default.copyItem(
      atPath: sample, toPath: scratch.path("a, b & “c”.json"))
    let run = try Run.command(
      ["a, b & “c”.json", "--markdown", "--scale", "1,2"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let elements = Self.elements(in: run.text)
    #expect(elements.map(\.name) == ["picture", "source", "source", "img"])
    #expect(elements[1].attributes["media"] == "(prefers-color-scheme: dark)")
    let image = elements[3].attributes
    #expect(
      image["alt"]?.hasPrefix("Two labels that share three lines: four layouts of top and bottom") == true)
    #expect(image["alt"]?.contains("(bottom.height == 21 @650) gives way: 41 instead of 21.") == true)
    let sources = elements[1...2].compactMap { $0.attributes["srcset"] }.flatMap {
      $0.components(separatedBy: ", ").map { $0.components(separatedBy: " ") }
    }
    #expect(sources.map(\.last) == ["1x", "2x", "1x", "2x"])
    let files = try (sources.compactMap(\.first) + [#require(image["src"])]).map {
      $0.removingPercentEncoding
    }
    for file in files { #expect(try Picture(scratch.path(#require(file))) != nil, "\(file ?? "")") }
    let size = ["width", "height"].map { image[$0].flatMap { Int($0) } }
    let file = try #require(files.last ?? nil)
    let picture = try #require(try Picture(scratch.path(file)))
    #expect(size == [picture.width, picture.height])
    // MDX reads elements as XML.
    #expect(run.text.matches(of: /<(source|img) [^>]*[^\/]>/).isEmpty)
  }

  @Test func ownNamesNeedAnAppearance() throws {
    let path = scratch.path("x.png")
    let run = try Run.command([sample, "--markdown", "-o", path])
    #expect(run.status == 64 && run.errors.contains("x-{appearance}.png"))
    let one = try Run.command([sample, "--markdown", "-o", path, "--appearance", "light"])
    #expect(one.status == 0 && one.text.contains("<img src=\"\(path)\""))
    #expect(!one.text.contains("DocC"))
  }

  @Test func nothingIsPrintedForAPictureThatCouldNotBeWritten() throws {
    let file = try scratch.write("", to: "file")
    let run = try Run.command([sample, "--docc", file, "--markdown"])
    #expect(run.status == 73 && run.output.isEmpty)
  }

  @Test(arguments: [
    ["--docc", "x", "-o", "y.png"], ["--docc", "x", "-f", "pdf"], ["--docc", "x", "-f", "json"],
    ["--docc", "x", "--scale", "1.5"], ["--docc", "{what}"], ["--markdown", "-o", "x-{appearance}.pdf"],
    ["--markdown", "-f", "png", "-o", "-"], ["--markdown", "-f", "text"],
    ["--docc", "x", "-f", "svg", "--scale", "1,2"], ["--markdown", "--embed", "mdx"],
    ["--embed", "word"],
  ])
  func refuses(_ flags: [String]) throws {
    let run = try Run.command([sample] + flags, in: scratch.folder)
    #expect(run.status == 64 && run.errors.contains("[usage]"), "\(run.errors)")
    #expect(try scratch.names.isEmpty)
  }

  /// The tags that open, with their attributes.
  private static func elements(in text: String) -> [(name: String, attributes: [String: String])] {
    text.matches(of: /<([a-z]+)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/).map { tag in
      let attributes = tag.2.matches(of: /([a-z]+)="([^"]*)"/).map { match in
        let value = match.2.replacing("&quot;", with: "\"").replacing("&gt;", with: ">")
          .replacing("&lt;", with: "<").replacing("&amp;", with: "&")
        return (String(match.1), value.description)
      }
      return (String(tag.1), Dictionary(uniqueKeysWithValues: attributes))
    }
  }
}
