import AutoLayout
import Diagnostics
import FileAccess
import Foundation
import LayoutScene
import PangoCairoBackend
import SafeText
import ScenarioFiles
import TestSupport
import Testing

@testable import layout_render

/// Images from files, as the command reads them.
@Suite struct ImageFileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let svg =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\"><path d=\"M0 0h9v9z\"/></svg>"

  private func png(_ width: Int, _ height: Int) throws -> Data {
    let samples = [UInt8](repeating: 200, count: 4 * width * height)
    return Data(try PNGFile.encode(PNGFile.Picture(width: width, height: height, samples: samples)))
  }

  private func put(_ data: Data, _ name: String) throws {
    let file = scratch.folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func scenario(_ image: String) -> String {
    """
    {"canvas": {"size": [100, 80]}, "views": [
      {"id": "a", "type": "imageView", "image": "\(image)"}],
     "constraints": ["a.leading = superview.leading", "a.top = superview.top"]}
    """
  }

  private func frame(_ solution: Data) -> String? {
    String(decoding: solution, as: UTF8.self).firstMatch(of: /"a"[^\]]*"frame": \[([^\]]*)\]/).map {
      String($0.1)
    }
  }

  @Test func aViewHasTheSizeOfItsImage() throws {
    try put(png(60, 40), "images/photo@2x.png")
    try put(Data(Self.svg.utf8), "beside/pin.svg")
    try put(Data(scenario("../images/photo@2x.png").utf8), "scenarios/s.json")
    try put(Data(scenario("../beside/pin.svg").utf8), "scenarios/t.json")
    for name in ["s", "t"] {
      // Relative to the scenario, not to the current folder.
      for folder in [scratch.folder, URL(filePath: "/")] {
        let run = try Run.command(["solve", scratch.path("scenarios/\(name).json")], in: folder)
        #expect(run.status == 0 && frame(run.output) == "0, 0, 30, 20", "\(run.errors)")
      }
    }
    let input = try Run.command(
      ["solve", "-"], input: Data(scenario("images/photo@2x.png").utf8), in: scratch.folder)
    #expect(input.status == 0 && frame(input.output) == "0, 0, 30, 20", "\(input.errors)")
  }

  @Test(arguments: ["png", "svg", "pdf"])
  func everyFormatShowsIt(_ format: String) throws {
    try put(png(60, 40), "photo.png")
    try put(Data(Self.svg.utf8), "pin.svg")
    var pictures: Set<Data> = []
    for name in ["photo.png", "pin.svg"] {
      let input = try scratch.write(scenario(name), to: "s.json")
      let run = try Run.command([input, "-f", format, "-o", "-", "--overlay", "none"])
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      if format == "svg" {
        #expect(run.text.contains("href=\"data:image/\(name == "pin.svg" ? "svg+xml" : "png");base64,"))
      }
      pictures.insert(run.output)
    }
    #expect(pictures.count == 2)
  }

  @Test func whatCannotBeShownIsReportedWithItsPlace() throws {
    let whole = try png(60, 40)
    try put(whole.prefix(60), "short.png")
    try put(Data("hello".utf8), "text.png")
    try put(Data("<svg".utf8), "broken.svg")
    try put(Data("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), "sizeless.svg")
    try FileManager.default.createDirectory(
      atPath: scratch.path("folder.png"), withIntermediateDirectories: true)
    #expect(mkfifo(scratch.path("pipe.png"), 0o600) == 0)
    var huge = Array(whole)
    // A header with a good checksum that promises 30,000 × 30,000 pixels.
    huge.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    huge.replaceSubrange(29..<33, with: Self.checksum(huge[12..<29]))
    try put(Data(huge), "huge.png")
    for (name, words) in [
      ("short.png", "damaged"), ("text.png", "not a PNG file"),
      ("broken.svg", "not an SVG file: line 1"), ("sizeless.svg", "no size"),
      ("folder.png", "a folder, not an image"),
      ("pipe.png", "not a regular file"), ("huge.png", "32 million pixels"),
      ("/etc/a.png", "relative to the scenario"),
      ("https://example.org/a.png", "never from the network"), ("a.gif", "PNG or SVG"),
    ] {
      let input = try scratch.write(scenario(name), to: "s.json")
      try scratch.write("a good picture", to: "out.png")
      for command in [[input, "-o", scratch.path("out.png")], ["check", input]] {
        let run = try Run.command(command)
        #expect(run.status == 65 && run.errors.contains(words), "\(name): \(run.errors)")
        #expect(run.errors.contains("s.json:2:45: error: "), "\(name): \(run.errors)")
      }
      #expect(try scratch.bytes("out.png") == Data("a good picture".utf8))
    }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    sum = ~sum
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  @Test func theDependencyFileListsThem() throws {
    try put(png(60, 40), "images/photo.png")
    for name in ["a", "b"] { try scratch.write(scenario("images/photo.png"), to: "\(name).json") }
    // In workers, too.
    let run = try Run.command(
      ["a.json", "b.json", "-f", "svg", "-o", "{scenario}.svg", "--deps", "d", "--jobs", "2"],
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let lines = String(decoding: try scratch.bytes("d"), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains(".json images/photo.png /") }, "\(lines)")
  }

  @Test func noOutputReplacesThem() throws {
    try put(png(60, 40), "photo.png")
    try scratch.write(scenario("photo.png"), to: "s.json")
    let run = try Run.command(["s.json", "-o", "./photo.png"], in: scratch.folder)
    #expect(run.status == 64 && run.errors.contains("would be overwritten"), "\(run.errors)")
    #expect(try scratch.bytes("photo.png") == png(60, 40))
  }

  /// No bytes of a file trap the command.
  @Test func anyBytes() throws {
    let mutator = Mutator([
      "<svg", "width=\"1e400\"", "IDAT", "PLTE", "tRNS", "\0", "</svg>", "viewBox=\"0 0 1 1\"",
      "<use href=\"#a\"/>",
    ])
    let seeds = [Array(try png(6, 4)), Array(Self.svg.utf8)]
    for seed in 0..<max(40, FuzzTests.count) {
      var random = RandomSource(seed: UInt64(seed))
      let name = seed % 2 == 0 ? "a.png" : "a.svg"
      try put(Data(mutator.mutated(seeds[seed % 2], rounds: 4, &random)), name)
      let folder = ImageFolder(of: InputFile(argument: try scratch.write(scenario(name), to: "s.json")))
      guard
        let document = try? Document.read(
          InputFile(argument: scratch.path("s.json")), CanvasOverrides(), images: folder, fonts: nil)
      else { continue }
      #expect(document.scene.imageFiles.first?.content != nil)
    }
  }
}
