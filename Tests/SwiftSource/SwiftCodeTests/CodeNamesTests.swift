import Testing

@testable import SwiftCode

/// Names as Swift has them.
@Suite struct CodeNamesTests {
  @Test(arguments: [
    ("Sign in", "signIn"), ("title-label", "titleLabel"), ("URL field", "urlField"),
    ("titleLabel", "titleLabel"),
    ("Don't show", "dontShow"), ("2 labels", "_2Labels"), ("…", ""), ("größe", "größe"), ("OK", "ok"),
    ("left.icon", "leftIcon"), ("名前", "名前"), ("½ price", "price"),
  ])
  func properties(_ text: String, _ name: String) { #expect(CodeNames.lowerCamelCase(text) == name) }

  @Test func typesBeginWithCapitals() {
    #expect(CodeNames.upperCamelCase("log in") == "LogIn")
    #expect(CodeNames.upperCamelCase("cardView") == "CardView")
    #expect(CodeNames.upperCamelCase("3-stack views") == "StackViews")
    #expect(CodeNames.upperCamelCase("404") == "_404")
  }

  @Test func everyNameIsTakenOnce() {
    var names = CodeNames()
    #expect(
      ["label", "label", "label2", "label"].map { names.take($0) } == [
        "label", "label2", "label2_2", "label3",
      ])
  }

  @Test(arguments: ["switch", "1st", "a b", "", "self", "a-b", "١"])
  func otherTextsAreNoIdentifiers(_ text: String) { #expect(!CodeNames.isIdentifier(text)) }

  @Test(arguments: ["titleLabel", "_x", "a1", "größe"])
  func identifiers(_ text: String) { #expect(CodeNames.isIdentifier(text)) }
}
