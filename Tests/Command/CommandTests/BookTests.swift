import Foundation
import TestSupport
import Testing

/// The page that shows the samples.
@Suite struct BookTests {
  private func page(_ name: String = "index", of folders: [String]) throws -> String {
    let scratch = try Scratch()
    let text = #"{"title": "T", "canvas": {"size": [60, 40]}, "views": []}"#
    for folder in folders {
      for place in ["samples", "out"] {
        try FileManager.default.createDirectory(
          at: scratch.folder.appending(path: "\(place)/\(folder)"), withIntermediateDirectories: true)
      }
      let file = try scratch.write(text, to: "samples/\(folder)/1-one.json")
      for ending in ["", "-dark"] {
        let picture = scratch.path("out/\(folder)/1-one\(ending).svg")
        #expect(try Run.command([file, "-o", picture, "--quiet"]).status == 0)
      }
    }
    if folders.contains("2-second") { try scratch.write("", to: "out/2-second/1-one.html") }
    let book = Places.command.deletingLastPathComponent().appending(path: "layout-book").path
    for flags in [[], ["--live"]] {
      let run = try Run.program(book, flags + [scratch.path("samples"), scratch.path("out")])
      #expect(run.status == 0, "\(run.text)")
    }
    return String(decoding: try scratch.bytes("out/\(name).html"), as: UTF8.self)
  }

  /// Chapter 10 comes after chapter 9, and nothing moves while pictures are loaded.
  @Test func chaptersAndSamplesCanBeFound() throws {
    let page = try page(of: ["10-last", "2-second", "1-first"])
    let places = ["First", "Second", "Last"].map { page.range(of: "<h2>\($0)")?.lowerBound }
    #expect(
      places.allSatisfy { $0 != nil } && places.compactMap(\.self) == places.compactMap(\.self).sorted())
    let pictures = page.matches(of: /<img src="[^"]*"( width="[0-9.]+" height="[0-9.]+")?/)
    #expect(pictures.count == 3 && pictures.allSatisfy { $0.1 != nil })
    for sample in ["1-first/1-one", "2-second/1-one", "10-last/1-one"] {
      #expect(page.contains("id=\"\(sample)\"") && page.contains("<a href=\"#\(sample)\""), "no permalink")
      #expect(page.contains("<a class=\"picture\" href=\"\(sample).svg\""), "no enlargement")
      #expect(page.contains("samples/\(sample).json\""), "no link to the scenario")
    }
  }

  /// Only those that are there, and none from the page that is kept with the pictures.
  @Test func livePagesAreLinkedFromAPageOfTheirOwn() throws {
    let links = #/<a href="([^"]*)\.html"/#
    #expect(try page("live", of: ["2-second", "1-first"]).matches(of: links).map(\.1) == ["2-second/1-one"])
    #expect(try page(of: ["2-second", "1-first"]).matches(of: links).isEmpty)
  }

  /// The code and the picture of a class have one source.
  @Test func codeIsBelowItsPicture() throws {
    let scratch = try Scratch()
    for folder in ["samples/1-code/Sources", "out"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    _ = try scratch.write("final class A<T>: UIView {}\n", to: "samples/1-code/Sources/A.swift")
    _ = try scratch.write(
      #"{"title": "A view", "source": "Sources/A.swift#A", "options": [{"name": "one"}]}"#,
      to: "samples/1-code/1-a.json")
    let book = Places.command.deletingLastPathComponent().appending(path: "layout-book").path
    #expect(try Run.program(book, [scratch.path("samples"), scratch.path("out")]).status == 0)
    let page = String(decoding: try scratch.bytes("out/index.html"), as: UTF8.self)
    #expect(page.contains("<h3><a href=\"#1-code/1-a\">A view</a></h3>"))
    #expect(page.contains("<pre><code>final class A&lt;T&gt;: UIView {}\n</code></pre>"))
  }

  /// The code of another sample is what `convert` writes for its first option.
  @Test func codeMakesTheFirstOption() throws {
    let scratch = try Scratch()
    for folder in ["samples", "out"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    let file = try scratch.write(
      #"{"title": "Two", "canvas": {"size": [60, 40]}, "views": [{"id": "a", "type": "label", "text": "<A>"}], "constraints": ["a.top = superview.top"], "options": [{"name": "one", "title": "The one"}, {"name": "two"}]}"#,
      to: "samples/two.json")
    #expect(
      try Run.command(["convert", file, "--option", "one", "-o", scratch.path("one.swift")]).status
        == 0)
    let book = Places.command.deletingLastPathComponent().appending(path: "layout-book").path
    #expect(try Run.program(book, [scratch.path("samples"), scratch.path("out")]).status == 0)
    let page = String(decoding: try scratch.bytes("out/index.html"), as: UTF8.self)
    let code = String(decoding: try scratch.bytes("one.swift"), as: UTF8.self)
    #expect(code.contains(#"label.text = "<A>""#))
    let text = code.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    #expect(page.contains("<summary>UIKit code: The one</summary><pre><code>\(text)</code></pre>"))
  }
}
