import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

@Suite struct ConstraintElementTests {
  /// The scene with one constraint between the boxes a and b.
  private func result(_ attributes: String) -> ReadResult {
    var fixture = InterfaceFixture()
    fixture.subviews = InterfaceFixture.box("a") + InterfaceFixture.box("b")
    fixture.constraints = "<constraint \(attributes) id=\"c\"/>"
    return fixture.result()
  }

  private func constraint(_ attributes: String) throws -> SceneConstraint {
    let result = result(attributes)
    #expect(result.diagnostics == [])
    return try #require(result.scene?.options.first?.constraints.first)
  }

  @Test(arguments: [
    ("1:1", 1.0), ("16:9", 16.0 / 9), ("2/3", 2.0 / 3), ("0.8", 0.8), ("387:248", 387.0 / 248), ("-1", -1),
  ])
  func multipliers(text: String, value: Double) throws {
    let constraint = try constraint(
      "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"\(text)\""
    )
    #expect(constraint.multiplier == value)
  }

  @Test(arguments: ["", "x", "1:0", "1:2:3", "inf", "1e308:1e-308"])
  func brokenMultipliers(text: String) {
    let result = result(
      "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\" multiplier=\"\(text)\""
    )
    #expect(result.scene?.options.first?.constraints.isEmpty == true)
    #expect(result.diagnostics.map(\.severity) == [.warning])
  }

  /// An item that is left out is the view that holds the constraint.
  @Test func omittedItemsMeanTheOwner() throws {
    let constraint = try constraint(
      "firstAttribute=\"trailing\" secondItem=\"b\" secondAttribute=\"trailing\" constant=\"20\" symbolic=\"YES\""
    )
    #expect(constraint.firstItem == .view(0))
    #expect(constraint.secondItem == .view(2))
    #expect(constraint.constant == 20)
  }

  @Test func relationAndPriority() throws {
    let constraint = try constraint(
      "firstItem=\"a\" firstAttribute=\"height\" relation=\"greaterThanOrEqual\" priority=\"750\" constant=\"44\" identifier=\"tall\""
    )
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.priority == LayoutPriority(750))
    #expect(constraint.secondItem == nil)
    #expect(constraint.identifier == "tall")
  }

  @Test func guides() throws {
    let constraint = try constraint(
      "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\"")
    #expect(constraint.secondItem == .guide(.safeArea, of: 0))
  }

  /// Interface Builder's baseline is the last one.
  @Test func baselines() throws {
    let constraint = try constraint(
      "firstItem=\"a\" firstAttribute=\"baseline\" secondItem=\"b\" secondAttribute=\"firstBaseline\"")
    #expect(constraint.firstAttribute == .lastBaseline)
    #expect(constraint.secondAttribute == .firstBaseline)
  }

  @Test func referencesToNothing() throws {
    let result = result("firstItem=\"a\" firstAttribute=\"top\" secondItem=\"gone\" secondAttribute=\"top\"")
    let warning = try #require(result.diagnostics.first)
    #expect(warning.code == "missing-reference")
    #expect(warning.severity == .warning)
    #expect(warning.message.contains("gone"))
    #expect(warning.place?.text.contains("gone") == true)
    #expect(result.scene?.options.first?.constraints.isEmpty == true)
    // The picture tells it too.
    #expect(result.scene?.options.first?.omissions == [warning.message])
  }

  @Test(arguments: [
    ("firstItem=\"a\" firstAttribute=\"topp\" secondItem=\"b\" secondAttribute=\"top\"", "unknown-attribute"),
    ("firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"leading\"", "out-of-range"),
    ("firstItem=\"a\" firstAttribute=\"top\"", "out-of-range"),
  ])
  func illegal(attributes: String, code: String) {
    #expect(result(attributes).diagnostics.map(\.code) == [code])
  }

  /// A position with a multiplier is measured in the space of the closest common ancestor.
  @Test func multipliedPositions() throws {
    var fixture = InterfaceFixture()
    fixture.subviews = InterfaceFixture.box("a")
    fixture.constraints = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="trailing" multiplier="1:2" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="bottom" multiplier="0.25" id="c2"/>
      <constraint firstItem="a" firstAttribute="width" constant="10" id="c3"/>
      <constraint firstItem="a" firstAttribute="height" constant="10" placeholder="YES" id="c4"/>
      """
    #expect(try fixture.frames()["a"] == Rect(x: 207, y: 224, width: 10, height: 10))
  }
}
