import Foundation
import TestSupport
import Testing

@testable import layout_render

/// Elements for MDX, read by the parser of JavaScript that MDX itself uses, acorn, with its extension for JSX.
@Suite(.needs(.acorn), .needs(.node)) struct MDXTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Prints the elements of the page as JSON: name, attributes, children. A text is only white space; a fenced block is
  /// Markdown's, as in MDX.
  private static let script = #"""
    const { Parser } = require("acorn"), parser = Parser.extend(require("acorn-jsx")());
    const text = require("fs").readFileSync(process.argv[1], "utf8").replace(/^```[^]*?^```$/gm, "");
    const blocks = text.split("\n\n").filter((block) => block.startsWith("<")).join("\n");
    const tree = parser.parse("<>" + blocks + "</>", { ecmaVersion: 2020 });
    const name = (node) => node.name;
    const element = (node) => ({
      name: name(node.openingElement.name),
      attributes: Object.fromEntries(node.openingElement.attributes.map((one) => [name(one.name), one.value.value])),
      children: node.children.filter((one) => one.type === "JSXElement").map(element),
      text: node.children.filter((one) => one.type === "JSXText").map((one) => one.value).join("").trim(),
      others: node.children.filter((one) => !["JSXElement", "JSXText"].includes(one.type)).length,
    });
    console.log(JSON.stringify(tree.body[0].expression.children.filter((one) => one.type === "JSXElement").map(element)));
    """#

  private struct Element: Decodable {
    var name: String
    var attributes: [String: String]
    var children: [Element]
    var text: String
    var others: Int
  }

  private func elements(in page: String) throws -> [Element] {
    let path = try scratch.write(page, to: "page.mdx")
    var environment = Run.environment(isIntegrating: false)
    environment["NODE_PATH"] = "/usr/share/nodejs"
    let run = try Run.program(try Tool.node.path(), ["-e", Self.script, path], environment: environment)
    #expect(run.status == 0, "\(run.errors)\n\(page)")
    return try JSONDecoder().decode([Element].self, from: run.output)
  }

  private func page(_ text: String, _ flags: String...) throws -> String {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    try scratch.write(
      """
      # A page

      ```layout
      {"title": \(quoted), "canvas": {"size": [200, 60]}, "views": [{"id": "name", "type": "label", "text": \(quoted)}],
       "constraints": ["name.leading = superview.leading + 20", "name.top = superview.top + 20"]}
      ```

      """, to: "in.md")
    let run = try Run.command(
      ["markdown", "in.md", "-o", "out.mdx", "--embed", "mdx"] + flags, in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    return String(decoding: try scratch.bytes("out.mdx"), as: UTF8.self)
  }

  /// What acts in JSX, Markdown or HTML stays text.
  @Test(arguments: [
    "Name", "A {b} c", "{alert(1)}", "</picture><script>", "\"'`${x}`", "&amp; &quot; &#123;", "A\\b\\n",
    "*/ <!-- -->",
    "Two\nlines", "😀 ß </img>",
  ])
  func elementsAreJSX(_ text: String) throws {
    let found = try elements(in: try page(text))
    let picture = try #require(found.first)
    #expect(found.count == 1 && picture.name == "picture" && picture.text.isEmpty && picture.others == 0)
    #expect(picture.attributes.isEmpty)
    #expect(picture.children.map(\.name) == ["source", "source", "img"])
    for (source, look) in zip(picture.children, ["dark", "light"]) {
      #expect(Set(source.attributes.keys) == ["media", "srcSet"])
      #expect(source.attributes["media"] == "(prefers-color-scheme: \(look))")
    }
    let image = try #require(picture.children.last)
    #expect(Set(image.attributes.keys) == ["src", "width", "height", "alt"])
    #expect(image.attributes["src"] == "in-1.svg")
    let words = text.split(whereSeparator: \.isWhitespace)
    let alternative = try #require(image.attributes["alt"])
    for word in words { #expect(alternative.contains(word), "\(alternative)") }
  }

  @Test func foldedSourceIsJSX() throws {
    let found = try elements(in: try page("Name", "--block", "fold"))
    #expect(found.map(\.name) == ["picture", "details"])
    let details = try #require(found.last)
    #expect(details.children.map(\.name) == ["summary"] && details.children[0].text == "Source")
  }

  /// render prints the same elements.
  @Test func printedElementsAreJSX() throws {
    let sample = Places.samples.appending(path: "two-labels.json").path
    let run = try Run.command(
      [sample, "--embed", "mdx", "-o", "{option}{variant}.png"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let found = try elements(in: run.text)
    #expect(found.count == 4)
    for picture in found {
      let sets = picture.children.compactMap { $0.attributes["srcSet"] }
      #expect(sets.count == 2 && sets.allSatisfy { $0.hasSuffix(" 2x") || $0.hasSuffix("x") }, "\(sets)")
    }
  }
}
