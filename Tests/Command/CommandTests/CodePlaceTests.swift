import Foundation
import LayoutScene
import Testing

@testable import layout_render

/// A scenario made from code says where the code is, and what is found wrong is found there.
@Suite struct CodePlaceTests {
  @Test(arguments: ["A.swift:1:2", "a folder/B:C.swift:12:5"])
  func aPlaceIsWrittenAsItIsRead(text: String) throws {
    #expect(try #require(CodePlace(text)).text == text)
  }

  @Test(arguments: ["", "A.swift", "A.swift:1", ":1:2", "A.swift:0:1", "A.swift:1:", "A.swift:1:1234567890"])
  func otherTextsAreNoPlaces(text: String) {
    #expect(CodePlace(text) == nil)
  }

  private static let scenario = """
    { "canvas": { "size": [320, 200] },
      "views": [{ "id": "box", "source": "BoxView.swift:7:3" }, { "id": "loose", "source": "BoxView.swift:8:3" }],
      "constraints": ["box.leading = superview.leading", "box.top = superview.top", "box.height = 100",
        "loose.top = box.bottom", "loose.height = 10", "loose.width = 10",
        { "equation": "box.width = 300", "source": "BoxView.swift:20:5" },
        { "equation": "box.width = 200", "source": "BoxView.swift:21:5" }] }
    """

  @Test(arguments: [MessageForm.human, .json, .github])
  func findingsNameTheCode(form: MessageForm) throws {
    let scratch = try Scratch()
    let input = try scratch.write(Self.scenario, to: "box.json")
    let told = try Run.command(["check", input, "--diagnostics", form.rawValue]).errors
    let expected =
      switch form {
      case .human: ["BoxView.swift:21:5: warning: ", "BoxView.swift:8:3: warning: "]
      case .json:
        [
          #""file": "BoxView.swift", "line": 21, "column": 5"#,
          #""file": "BoxView.swift", "line": 8, "column": 3"#,
        ]
      case .github: ["file=BoxView.swift,line=21,col=5", "file=BoxView.swift,line=8,col=3"]
      }
    for place in expected { #expect(told.contains(place), "\(told)") }
  }

  @Test func solutionsAndConversionsKeepThePlaces() throws {
    let scratch = try Scratch()
    let input = try scratch.write(Self.scenario, to: "box.json")
    let solution = String(decoding: try Run.command(["solve", input]).output, as: UTF8.self)
    #expect(solution.contains(#""source": "BoxView.swift:21:5""#), "\(solution)")
    let converted = String(decoding: try Run.command(["convert", input]).output, as: UTF8.self)
    for place in ["BoxView.swift:7:3", "BoxView.swift:21:5"] {
      #expect(converted.contains(place), "\(converted)")
    }
  }

  @Test func aWrongPlaceIsReported() throws {
    let scratch = try Scratch()
    let input = try scratch.write(
      Self.scenario.replacingOccurrences(of: "BoxView.swift:7:3", with: "line 7"), to: "box.json")
    let run = try Run.command(["check", input])
    #expect(run.status == 65 && run.errors.contains(#""line 7" is not a place in code"#), "\(run.errors)")
  }
}
