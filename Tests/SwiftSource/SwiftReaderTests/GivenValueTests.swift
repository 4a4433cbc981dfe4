import Foundation
import TestSupport
import Testing

/// What a request sets, as properties take it.
@Suite(.enabled(if: ReaderProgram.isExpected)) struct GivenValueTests {
  private static let source = """
    enum Mode: String { case small = "S", large = "L" }
    struct Model { let title: String }
    class Card: UIView {
      let titleLabel = UILabel(), stack = UIStackView()
      var mode = Mode.small
      var caption = "", isOpen = false, count: Int?, names: [String] = [], model: Model?, gap: CGFloat = 8
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(stack)
        stack.addArrangedSubview(titleLabel)
      }
      required init?(coder: NSCoder) { nil }
    }
    """

  private func reading(_ path: String, _ value: String) throws -> Reading {
    let json = try JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
    return try Reading(Self.source, ["options": ["Card"], "set": [path: json]])
  }

  private func told(_ reading: Reading) throws -> [String] {
    (try reading.option("Card")["notUnderstood"] as? [[String: Any]] ?? []).map {
      "\($0["file"] ?? ""): \($0["reason"] ?? "")"
    }
  }

  /// As scenarios write it.
  @Test(arguments: [
    ("titleLabel.textColor", #""red""#, "textColor", "red"),
    ("titleLabel.textColor", #"".systemBlue""#, "textColor", "systemBlue"),
    ("titleLabel.textColor", ##""#369""##, "textColor", "#336699"),
    (
      "titleLabel.textColor", ##"{"light": "#ffffff", "dark": "systemRed", "alpha": 1}"##, "textColor",
      ##"{"dark":"#ff453a","light":"white"}"##
    ),
    (
      "titleLabel.textColor", ##""#33669980""##, "textColor",
      ##"{"alpha":0.5019607843137255,"dark":"#336699","light":"#336699"}"##
    ),
    ("titleLabel.textAlignment", #""center""#, "textAlignment", "center"),
    ("titleLabel.font", #""headline""#, "font", #"{"textStyle":"headline"}"#),
    ("titleLabel.font", "30", "font", #"{"size":30,"weight":"regular"}"#),
    (
      "titleLabel.font", #"{"size": 12, "weight": "bold"}"#, "font", #"{"size":12,"weight":"bold"}"#
    ),
    ("titleLabel.numberOfLines", "2", "numberOfLines", "2"),
    ("titleLabel.text", #""Hello""#, "text", "Hello"),
    ("titleLabel.attributedText", #""Hello""#, "text", "Hello"),
    ("stack.axis", #""vertical""#, "axis", "vertical"), ("stack.spacing", "12", "spacing", "12"),
    ("stack.layoutMargins", "4", "layoutMargins", nil),
  ])
  func valuesAreThoseOfScenarios(path: String, value: String, key: String, written: String?) throws {
    let reading = try reading(path, value)
    #expect(try told(reading) == [])
    let said = try reading.view(path.hasPrefix("stack") ? "stack" : "titleLabel", in: "Card")[key]
    guard let written else { return }
    let isObject = said is [String: Any]
    let text =
      try isObject
      ? String(
        decoding: JSONSerialization.data(withJSONObject: said ?? [:], options: .sortedKeys), as: UTF8.self)
      : "\(said ?? "")"
    #expect(text == written)
  }

  @Test(arguments: [
    ("titleLabel.numberOfLines", #""two""#, #"a whole number, not "two""#),
    ("titleLabel.numberOfLines", "2.5", "a whole number, not 2.5"),
    ("titleLabel.numberOfLines", "true", "a whole number, not true"),
    ("titleLabel.text", "5", "a text, not 5"), ("caption", "5", "a text, not 5"),
    ("isOpen", #""yes""#, #"true or false, not "yes""#), ("count", #""3""#, #"a whole number, not "3""#),
    ("gap", #""wide""#, #"a number, not "wide""#), ("stack.spacing", "null", "a number, not null"),
    ("names", #"["a", 5]"#, #"an array, each a text, not ["a", 5]"#),
    (
      "titleLabel.textAlignment", #""middle""#,
      #"one of “left”, “center”, “right”, “justified”, “natural”, not "middle""#
    ),
    ("mode", #""huge""#, #"one of “small”, “large”, not "huge""#),
    ("backgroundColor", #""reddish""#, #"a colour, such as “systemBlue” or “#336699”, not "reddish""#),
    ("backgroundColor", ##""#12345""##, ##"a colour, such as “systemBlue” or “#336699”, not "#12345""##),
    (
      "titleLabel.font", #"{"sise": 30}"#,
      #"a font: a size, a text style such as “headline”, or an object with a size and a weight, not {"sise": 30}"#
    ),
    ("model", #"{"title": "x"}"#, #"a value of type Model, which “calls” can give it, not {"title": "x"}"#),
  ])
  func valuesOfOtherTypesAreTold(path: String, value: String, words: String) throws {
    let reading = try reading(path, value)
    #expect(try told(reading) == ["#set.\(path): ‘\(path)’ takes \(words)"])
  }

  @Test(arguments: [
    ("mode", #""large""#), ("mode", #""L""#), ("count", "3"), ("count", "null"), ("model", "null"),
    ("names", #"["a", "b"]"#), ("isOpen", "true"), ("gap", "2"), ("caption", #""x""#),
    ("layer.borderColor", #""red""#), ("frame", "[0, 0, 10, 10]"),
  ])
  func othersAreTaken(path: String, value: String) throws { #expect(try told(reading(path, value)) == []) }

  @Test(arguments: ["", "setNeedsLayout()", "titleLabel.", "two words", "a = 1"])
  func whatIsNoPathIsTold(path: String) throws {
    let told = try told(reading(path, "1"))
    #expect(
      told.count == 1 && told[0].hasSuffix("this is not the path of a property, such as ‘titleLabel.text’"))
  }
}
