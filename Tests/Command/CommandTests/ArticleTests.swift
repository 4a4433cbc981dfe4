import Foundation
import Testing

@testable import layout_render

/// The examples of the documentation do what it says.
///
/// Blocks of one article are run in order, in one folder, in which `samples` is the samples' folder:
/// - `json`: a whole scenario that `check` takes. `<!-- file: NAME -->` before it: it is kept under that name.
/// - `sh`: commands that end well.
/// - `console`: commands behind `$ `, each followed by what it prints; a line `…` stands for any lines.
/// - `swift`: stands word for word in a test of a library or, as a file, in a package that `.ci/uikit` builds.
///
/// `<!-- status: N -->` before a block gives another exit status. Blocks of other languages are not run.
@Suite struct ArticleTests {
  @Test func thereAreSome() throws {
    let blocks = try Article.all.flatMap(\.blocks)
    let languages = Dictionary(grouping: blocks, by: \.language).mapValues(\.count)
    #expect(languages["json", default: 0] >= 8 && languages["sh", default: 0] >= 8, "\(languages)")
    #expect(languages["console", default: 0] >= 4 && languages["swift", default: 0] >= 2, "\(languages)")
  }

  @Test(arguments: try Article.all) func examplesRun(_ article: Article) throws {
    let scratch = try Scratch()
    try FileManager.default.createSymbolicLink(
      at: scratch.folder.appending(path: "samples"), withDestinationURL: Places.samples)
    for block in article.blocks {
      let place = "\(article.name):\(block.line)"
      switch block.language {
      case "json": try checkScenario(block, place, in: scratch)
      case "sh": try checkCommands(block, place, in: scratch)
      case "console": try checkConsole(block, place, in: scratch)
      case "swift" where block.notes["file"] != nil: try checkBuilt(article, place)
      case "swift": try checkSwift(block, place)
      default: break
      }
    }
  }

  private func checkScenario(_ block: Article.Block, _ place: String, in scratch: Scratch) throws {
    let path = try scratch.write(block.text, to: block.notes["file"] ?? "example.json")
    let run = try Run.command(["check", path])
    #expect(run.status == status(of: block), "\(place): \(run.errors)")
  }

  private func checkCommands(_ block: Article.Block, _ place: String, in scratch: Scratch) throws {
    let run = try shell(block.text, in: scratch)
    #expect(run.status == status(of: block), "\(place): \(run.errors)")
  }

  /// One command after the other, each with its output and its messages in one.
  private func checkConsole(_ block: Article.Block, _ place: String, in scratch: Scratch) throws {
    let starts = block.lines.indices.filter { block.lines[$0].hasPrefix("$ ") }
    #expect(starts.first == 0, "\(place): begin with \"$ \"")
    for (start, end) in zip(starts, starts.dropFirst() + [block.lines.count]) {
      let run = try shell("exec 2>&1\n\(block.lines[start].dropFirst(2))\n", in: scratch)
      #expect(run.status == status(of: block), "\(place): \(run.text)")
      let lines = run.text.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
      let isExpected = Self.matches(lines[...], block.lines[(start + 1)..<end])
      #expect(isExpected, "\(place): \(block.lines[start]) prints\n\(run.text)")
    }
  }

  private func checkSwift(_ block: Article.Block, _ place: String) throws {
    let code = Self.unindented(block.text)
    let files = try Places.files(below: Places.root.appending(path: "Tests"), withExtension: "swift")
      .filter { $0.lastPathComponent == "ExampleTests.swift" }
    let isTested = try files.contains {
      Self.unindented(try String(contentsOf: $0, encoding: .utf8)).contains(code)
    }
    #expect(isTested, "\(place): no ExampleTests.swift has this code")
  }

  private func checkBuilt(_ article: Article, _ place: String) throws {
    let script = try String(contentsOf: Places.root.appending(path: ".ci/uikit"), encoding: .utf8)
    #expect(script.contains("/\(article.name)"), "\(place): .ci/uikit does not build it")
  }

  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  private func status(of block: Article.Block) -> Int32 { block.notes["status"].flatMap { Int32($0) } ?? 0 }

  private func shell(_ script: String, in scratch: Scratch) throws -> Run {
    var environment = Run.environment(isIntegrating: false)
    let folder = Places.command.deletingLastPathComponent().path
    environment["PATH"] = "\(folder):\(environment["PATH"] ?? "/usr/bin:/bin")"
    return try Run.program(
      "/bin/bash", ["--norc", "-euo", "pipefail", "-c", script], environment: environment, in: scratch.folder)
  }

  /// Whether the lines are the expected ones, of which `…` stands for any lines.
  private static func matches(_ lines: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    let rest = expected.dropFirst()
    guard first == "…" else { return lines.first == first && matches(lines.dropFirst(), rest) }
    return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], rest) }
  }

  @Test func anEllipsisStandsForLines() {
    #expect(Self.matches(["a", "b"], ["a", "b"]) && Self.matches(["a", "b", "c"], ["a", "…", "c"]))
    #expect(Self.matches(["a", "b", "c", "d", "e"], ["…", "b", "…", "d", "e"]))
    #expect(Self.matches(["a"], ["a", "…"]))
    #expect(!Self.matches(["a", "b"], ["a"]) && !Self.matches(["a", "b"], ["b"]))
    #expect(!Self.matches(["a", "b", "c"], ["a", "…", "d"]) && !Self.matches(["a", "b"], ["b", "…"]))
  }

  /// Flags that are spelled out anywhere exist.
  @Test(arguments: try Article.all) func flagsExist(_ article: Article) {
    let flags = Set(Flag.allCases.map(\.long))
    let others: Set = [
      "--allow-writing-to-package-directory", "--target", "--no-install-recommends", "--rm", "--remote",
      "--quote",
      "--will-cite", "--sshloginfile", "--workdir", "--cores", "--profile",
    ]
    for match in article.text.matches(of: /(?:^|[^\w-])(--[a-z][a-z-]*)/) {
      let flag = String(match.1)
      #expect(flags.contains(flag) || others.contains(flag), "\(article.name): \(flag)")
    }
  }

  /// Targets of `make` that are written as code exist, with those of the texts that only a forge shows.
  @Test func targetsExist() throws {
    let makefile = try String(contentsOf: Places.root.appending(path: "Makefile"), encoding: .utf8)
    let targets = Set(makefile.matches(of: /(?m)^([a-z]+):.*##/).map { String($0.1) })
    let forge = try [".github/CONTRIBUTING.md", "CHANGELOG.md"].map {
      try Article(Places.root.appending(path: $0))
    }
    let named = try (Article.all + forge).flatMap { article in
      article.text.matches(of: /(?m)(?:`|^ {4}|^\$ )make ([a-z]+)/).map { (article.name, String($0.1)) }
    }
    #expect(named.count > 20)
    for (article, target) in named { #expect(targets.contains(target), "\(article): make \(target)") }
  }

  /// Of the texts that a forge shows; docc looks after those between articles.
  @Test(arguments: ["README.md", ".github/CONTRIBUTING.md", "CHANGELOG.md"])
  func linksLeadSomewhere(_ name: String) throws {
    let file = Places.root.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let links = text.matches(of: /\]\(([^)\s]+)\)|src(?:set)?="([^"]+)"/).map { String($0.1 ?? $0.2 ?? "") }
    for link in links where !link.hasPrefix("https:") {
      let target = file.deletingLastPathComponent().appending(path: link)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(name): \(link)")
    }
    #expect(!links.isEmpty)
  }

  /// The Swift that the package asks for, and the version that is being worked on.
  @Test func versionsAgree() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Places.root.appending(path: path), encoding: .utf8)
    }
    let swift = try #require(try text("Package.swift").firstMatch(of: /swift-tools-version: ([0-9.]+)/)?.1)
    #expect(try text("README.md").contains("[Swift \(swift)]("))
    for path in [
      "Sources/Command/layout-render/Documentation.docc/TestingViews.md", ".github/workflows/release.yml",
      ".github/workflows/ci.yml", ".packaging/Containerfile",
    ] {
      #expect(try text(path).contains("swift:\(swift)-bookworm"), "\(path)")
    }
    let review = try text("Sources/Command/layout-render/Documentation.docc/Review.md")
    #expect(review.contains("actions/review@v\(CommandTable.version)\n"))
    for path in [".github/CONTRIBUTING.md", "CHANGELOG.md"] {
      #expect(try text(path).contains("Swift \(swift)"), "\(path)")
    }
    #expect(try text("CHANGELOG.md").contains(CommandTable.version))
  }
}
