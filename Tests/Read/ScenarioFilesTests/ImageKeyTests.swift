import AutoLayout
import Diagnostics
import LayoutScene
import ScenarioFiles
import TestSupport
import Testing

/// Images from files, as scenarios name them.
@Suite struct ImageKeyTests {
  private static let pixel = ImageData(format: .png, size: Size(width: 8, height: 4), base64: "AAAA")

  private func scenario(_ image: String, _ more: String = "") -> String {
    "{\(more)\"views\": [{\"id\": \"a\", \"type\": \"imageView\", \"image\": \(image)}]}"
  }

  private func image(_ text: String) throws -> SceneImage {
    try #require(try scene(scenario(text)).options[0].views[1].content.image)
  }

  @Test func aStringIsAFileOrASymbol() throws {
    #expect(try image("\"photo.png\"").file?.name == "photo.png")
    #expect(try image("\"images/a b.SVG\"").file?.name == "images/a b.SVG")
    #expect(try image("\"../images/photo@2x.png\"").file?.name == "../images/photo@2x.png")
    #expect(try image("\"star.fill\"").source == .symbol("star.fill"))
    #expect(try image("{\"size\": [3, 4]}") == SceneImage(size: Size(width: 3, height: 4)))
    let sized = try image("{\"file\": \"a.svg\", \"size\": [3, 4]}")
    #expect(sized.file?.name == "a.svg" && sized.size == Size(width: 3, height: 4))
  }

  /// Without a source, a file has no content, and its view no size.
  @Test func aFileHasTheSizeOfItsContent() throws {
    #expect(try image("\"photo.png\"").size == nil)
    var asked: [String] = []
    let source = ImageSource { name, _ in
      asked.append(name)
      return .success(Self.pixel)
    }
    let text = """
      {"views": [{"id": "a", "type": "imageView", "image": "b/photo.png"}, {"id": "b", "type": "button", "image": "b/photo.png"},
        {"id": "c", "type": "imageView", "image": {"file": "b/photo.png", "size": [1, 2]}}]}
      """
    let read = try #require(ScenarioReader.read(Array(text.utf8), input: "s.json", images: source).scene)
    #expect(asked == ["b/photo.png"])
    let sizes = read.options[0].views.compactMap { $0.content.image?.size }
    #expect(sizes == [Size(width: 8, height: 4), Size(width: 8, height: 4), Size(width: 1, height: 2)])
    #expect(read.imageFiles.map(\.name) == ["b/photo.png"])
  }

  @Test(arguments: [
    ("/etc/photo.png", "is relative"), ("~/photo.png", "is relative"), ("../../photo.png", "farther away"),
    ("a/../photo.png", "farther away"), ("https://example.org/photo.png", "never from the network"),
    ("file:///photo.png", "never from the network"), ("a//b.png", "cannot be the path"),
    ("a\\\\b.png", "cannot be the path"), ("a\\u0000.png", "cannot be the path"), ("photo.jpg", "PNG or SVG"),
    ("images/photo", "PNG or SVG"), ("images/", "cannot be the path"),
  ])
  func refusesNames(_ name: String, _ words: String) throws {
    for text in ["\"\(name)\"", "{\"file\": \"\(name)\"}"] {
      let finding = try finding(scenario(text))
      #expect(finding.code == "image-name" && finding.message.contains(words), "\(finding)")
      #expect(finding.help != nil && finding.marked == "\"\(name)\"", "\(finding)")
    }
  }

  @Test func refusesOtherForms() throws {
    #expect(try finding(scenario("{}")).message == "the image has no \"size\"")
    #expect(try finding(scenario("{\"file\": 3}")).code == "wrong-type")
    #expect(try finding(scenario("{\"file\": \"a.png\", \"symbol\": \"star\"}")).code == "unknown-key")
    #expect(try finding(scenario("[1, 2]")).code == "wrong-type")
  }

  @Test func aFileThatCannotBeShownIsReportedWhereItIsNamed() throws {
    let text = scenario("\"photo.png\"")
    for (problem, severity) in [(ImageProblem.missing, Diagnostic.Severity.warning), (.brokenPNG, .error)] {
      let source = ImageSource { _, _ in .failure(problem) }
      let result = ScenarioReader.read(Array(text.utf8), input: "s.json", images: source)
      #expect((result.scene == nil) == (severity == .error))
      let finding = try #require(result.diagnostics.first)
      #expect(finding.code == "image-file" && finding.message == "\"photo.png\": \(problem.message)")
      #expect(finding.marked == "\"photo.png\"" && finding.severity == severity)
    }
  }

  /// As where UIKit finds no image; a size of its own it keeps.
  @Test func aMissingImageIsLeftOut() throws {
    let source = ImageSource { _, _ in .failure(.missing) }
    for (image, size) in [
      ("\"photo.png\"", Size?.none),
      ("{\"file\": \"photo.png\", \"size\": [3, 4]}", Size(width: 3, height: 4)),
    ] {
      let read = ScenarioReader.read(Array(scenario(image).utf8), input: "s.json", images: source)
      #expect(try #require(read.scene).options[0].views[1].content.image?.size == size)
    }
  }

  // MARK: Content in the scenario itself

  private static let carried =
    "\"images\": {\"a.png\": {\"size\": [8, 4], \"data\": \"data:image/png;base64,AAAA\"}}, "

  @Test func aScenarioCanCarryItsImages() throws {
    let read = try scene(scenario("\"a.png\"", Self.carried))
    let file = try #require(read.options[0].views[1].content.image?.file)
    #expect(file.content == Self.pixel && file.isCarried)
    let written = try ScenarioWriter.json(read)
    #expect(try scene(written).imageFiles.map(\.content) == [Self.pixel])
    // What is not carried is written by name.
    let plain = try ScenarioWriter.json(try scene(scenario("\"a.png\"")))
    #expect(plain.contains("\"image\": \"a.png\"") && !plain.contains("\"images\""))
  }

  /// The data becomes part of pictures and pages as it is.
  @Test(arguments: [
    "data:image/png;base64,", "data:image/png;base64,AA\\\"A", "data:image/gif;base64,AAAA", "AAAA",
    "data:image/png;base64,AA<A", "javascript:alert(1)",
  ])
  func refusesOtherData(_ data: String) throws {
    let text = scenario("\"a.png\"", "\"images\": {\"a.png\": {\"size\": [8, 4], \"data\": \"\(data)\"}}, ")
    let finding = try finding(text)
    #expect(finding.code == "image-file" && finding.marked == "\"\(data)\"")
  }

  // MARK: Sizes

  private func content(_ svg: String, name: String = "a.svg") -> Result<ImageData, ImageProblem> {
    var reader = ImageFileReader(pixels: { _ in (60, 30) }, isWhole: { _ in true })
    return reader.content(of: Array(svg.utf8), name: name)
  }

  private static let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" "

  @Test(arguments: [
    ("width=\"20\" height=\"10px\"", 20.0, 10.0), ("viewBox=\"0 0 24 12\"", 24, 12),
    ("viewBox=\"1,2,24,12\" width=\"100%\" height=\"100%\"", 24, 12),
    ("viewBox=\"0 0 24 12\" width=\"48\"", 48, 24), ("viewBox=\"0 0 24 12\" height=\"6\"", 12, 6),
    ("width=\"72pt\" height=\"1in\"", 96, 96), ("width=\"25.4mm\" height=\"2.54cm\"", 96, 96),
  ])
  func anSVGHasItsSize(_ attributes: String, _ width: Double, _ height: Double) throws {
    let doctype =
      "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">"
    for start in [Self.start, doctype + Self.start] {
      let size = try content("\(start)\(attributes)/>").get().size
      #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9, "\(size)")
    }
  }

  @Test(arguments: [
    ("width=\"20\"/>", "no size"), ("width=\"-1\" height=\"5\"/>", "no size"),
    ("width=\"nan\" height=\"5\"/>", "no size"),
    ("viewBox=\"0 0 0 0\"/>", "no size"), ("width=\"1e9\" height=\"5\"/>", "no size"),
    ("width=\"1\" height=\"1\">", "line 1"),
  ])
  func refusesSVGFiles(_ rest: String, _ words: String) {
    #expect(message(Self.start + rest).contains(words))
  }

  private func message(_ svg: String) -> String {
    if case .failure(let problem) = content(svg) { problem.message } else { "" }
  }

  @Test func refusesWhatIsNoSVG() {
    #expect(message("").contains("the file is empty"))
    #expect(message("<html/>").contains("its root element is \"html\""))
    #expect(
      message("<!DOCTYPE svg [<!ENTITY a \"b\">]>\(Self.start)width=\"1\" height=\"1\"/>").contains(
        "entities"))
  }

  @Test func aPNGHasThePixelsDividedByTheScaleInItsName() throws {
    let png = String(decoding: [0x89], as: UTF8.self)
    #expect(content(png, name: "a.png") == .failure(.notPNG))
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for (name, width) in [("a.png", 60.0), ("a@2x.png", 30), ("b@3x.PNG", 20), ("a@4x.png", 60)] {
      var reader = ImageFileReader(pixels: { _ in (60, 30) }, isWhole: { _ in true })
      #expect(try reader.content(of: bytes, name: name).get().size == Size(width: width, height: width / 2))
    }
    for (pixels, isWhole, problem) in [
      ((40_000, 1), true, "32767 pixels"), ((30_000, 30_000), true, "32 million pixels"),
      ((1, 1), false, "damaged"),
    ] {
      var reader = ImageFileReader(pixels: { _ in pixels }, isWhole: { _ in isWhole })
      guard case .failure(let found) = reader.content(of: bytes, name: "a.png") else {
        Issue.record("\(problem)")
        continue
      }
      #expect(found.message.contains(problem))
    }
  }

  /// A symbol is as large as the letters beside it: 20 points at 17.
  @Test(arguments: [("17", 20.0), ("34", 40), ("8.5", 10), ("10", 12)])
  func symbolsFollowAPointSize(_ pointSize: String, side: Double) throws {
    let sized = try image("{\"symbol\": \"star\", \"pointSize\": \(pointSize)}")
    #expect(sized == SceneImage(size: Size(width: side, height: side), source: .symbol("star")))
  }

  @Test func aSymbolNeedsNoSize() throws {
    #expect(try image("{\"symbol\": \"star\"}") == image("\"star\""))
    let found = try finding(scenario("{\"pointSize\": 20}"))
    #expect(found.code == "missing-key" && found.help?.contains("symbol") == true)
    #expect(try finding(scenario("{\"symbol\": \"star\", \"pointSize\": 0}")).code == "out-of-range")
  }
}
