import AutoLayout
import Diagnostics
import JSONText
import LayoutScene
import TestSupport
import Testing

/// A canonical text, read as an equation, is the constraint that it came from.
@Suite struct RoundTripTests {
  private static let ids = [
    "title", "Name Text Field", "2", "-a", "x", "a.b", "superview", "safeArea", "a = b", "c + 1", "Case",
    "case", "ä😀", "\\\"", "Standard", "top.leading", "(Priority 5", "100 @",
  ]

  private static func text(of value: String) -> String {
    "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func scenario(_ constraints: [String]) -> String {
    // Views stand inside one another, so that superviews differ.
    let views = ids.reversed().reduce("") { inner, id in
      "{\"id\": \(text(of: id)), \"type\": \"\(id.count < 3 ? "scrollView" : "view")\", \"layoutGuides\": [\(text(of: "guide \(id)"))], \"subviews\": [\(inner)]}"
    }
    return "{\"views\": [\(views)], \"constraints\": [\(constraints.joined(separator: ","))]}"
  }

  private static func number(_ random: inout RandomSource) -> Double {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: 0
    case 1: Double(Int.random(in: -1000...1000, using: &random))
    case 2: Double(Int.random(in: -1000...1000, using: &random)) / 8
    case 3: Double.random(in: -1e6...1e6, using: &random)
    default: Double.random(in: -1e-7...1e-7, using: &random)
    }
  }

  private static func object(_ random: inout RandomSource) -> String {
    let guides = [
      "safeArea", "layoutMargins", "readableContent", "topLayoutGuide", "bottomLayoutGuide",
      "contentLayoutGuide", "frameLayoutGuide",
    ]
    func item(_ random: inout RandomSource) -> String {
      let id = (ids + ["root"]).randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return "\(id).\(guides.randomElement(using: &random) ?? "")"
      case 1 where id != "root": return "guide \(id)"
      default: return id
      }
    }
    let attributes = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }.map(\.name)
    let relation = ["==", "<=", ">="].randomElement(using: &random) ?? ""
    let priority: Double = [1000.0, 750, 0.001, 999.5, 333.333].randomElement(using: &random) ?? 1
    var object = """
      "firstItem": \(text(of: item(&random))), "firstAttribute": "\(attributes.randomElement(using: &random) ?? "")",
      "relation": "\(relation)", "constant": \(number(&random)),
      "priority": \(priority)
      """
    if Bool.random(using: &random) {
      object += """
        , "secondItem": \(text(of: item(&random))),
        "secondAttribute": "\(attributes.randomElement(using: &random) ?? "")", "multiplier": \(number(&random))
        """
    }
    return "{\(object)}"
  }

  @Test func canonicalTextsReadBack() throws {
    var random = RandomSource(seed: 2)
    var legal: [String] = []
    for _ in 0..<4000 where legal.count < 150 {
      let object = Self.object(&random)
      if read(Self.scenario([object])).scene != nil { legal.append(object) }
    }
    let first = try scene(Self.scenario(legal)).options[0].constraints
    #expect(first.count == legal.count)
    let second = try scene(Self.scenario(first.map { Self.text(of: $0.text) })).options[0].constraints
    for (original, again) in zip(first, second) {
      var again = again
      #expect(again.identifier.hasPrefix(original.text))
      again.identifier = original.identifier
      again.source = original.source
      #expect(again == original)
    }
  }
}
