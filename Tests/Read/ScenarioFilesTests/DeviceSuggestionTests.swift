import Diagnostics
import Testing

@Suite struct DeviceSuggestionTests {
  @Test(arguments: [
    ("iPhone 25", "iPhone 17"), ("iPhone 17e", "iPhone 17"), ("iPhone SE 4", "iPhone SE (3rd generation)"),
    ("iPhone 12 Prp", "iPhone 12 Pro"), ("iPhnoe 14", "iPhone 14"),
    ("iPad Pro 14-inch", "iPad Pro 13-inch (M4)"),
    ("iPhone 4x", "iPhone 4"), ("iPhone Air 2", "iPhone Air"),
  ])
  func theNearestDevice(_ name: String, _ device: String) {
    #expect(Suggestion.device(for: name) == device)
  }

  @Test func nothingIsNear() { #expect(Suggestion.device(for: "toaster") == nil) }

  /// The word that was not understood is no suggestion.
  @Test func aNameIsNotSuggestedForItself() {
    #expect(Suggestion.nearest(to: "view", in: ["view"]) == nil)
    #expect(Suggestion.nearest(to: "view", in: ["view", "View"]) == "View")
    #expect(Suggestion.question(for: "view", in: ["view", "views"]) == "did you mean \"views\"?")
  }
}
