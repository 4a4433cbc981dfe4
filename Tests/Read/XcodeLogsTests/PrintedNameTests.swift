import Testing

@testable import XcodeLogs

/// Names of classes and texts as logs print them.
@Suite struct PrintedNameTests {
  private static let names: [(String, String?, String)] = [
    ("_TtC4Pier8CardView", "Pier", "CardView"), ("_TtCC4Pier5Outer5Inner", "Pier", "Outer.Inner"),
    ("_TtCVC4Pier1A1B1C", "Pier", "A.B.C"), ("_TtGC4Pier4DeckCSo6UIView_", "Pier", "Deck"),
    ("_TtGCC4Pier4Deck4CardSi_", "Pier", "Deck.Card"),
    ("_TtC4PierP33_0123456789ABCDEF0123456789ABCDEF6Hidden", "Pier", "Hidden"),
    ("_TtCE4PierCSo6UIView5Inner", "Pier", "UIView.Inner"), ("_TtCs5Array", "Swift", "Array"),
    ("$s4Pier4DeckC", "Pier", "Deck"), ("_$s4Pier4DeckC4CardV", "Pier", "Deck.Card"),
    // Words of earlier names: the second of Pier, Deck and Card, and then more.
    ("$s4Pier8DeckCardC0B4TileC", "Pier", "DeckCard.DeckTile"),
    ("$s4Pier8DeckCardC0bC0C", "Pier", "DeckCard.DeckCard"),
    ("$s4Pier6Hidden33_0123456789ABCDEF0123456789ABCDEFLLC", "Pier", "Hidden"),
    ("Pier.Deck<__C.UIView>", "Pier", "Deck"), ("Pier.Deck.Card", "Pier", "Deck.Card"),
    ("UIView", nil, "UIView"),
  ]

  @Test(arguments: names) func classes(_ printed: String, _ module: String?, _ name: String) {
    let read = ClassName(printed)
    #expect(read.module == module && read.name == name, "\(read)")
  }

  @Test(arguments: [
    "_Tt", "_TtC", "_TtC4", "_TtC4Pier", "_TtC4Pier99Card", "_TtC99999999999999999999Pier4Card", "_TtG", "$s",
    "$s4Pier", "$s4Pier4DeckC0Z", "$s0A", "_TtCS_4Card_", "_TtCFC4Pier4Deck4makeFT_T_L_5Local",
    "_Tt" + String(repeating: "C", count: 5000), "$s4Pier00_",
  ])
  func whatIsNotUnderstoodStaysAsItIs(_ printed: String) {
    let name = MangledName(printed)?.name
    #expect(name == nil || printed.contains(name ?? ""))
    #expect(!ClassName(printed).name.isEmpty)
  }

  @Test(arguments: [
    ("\\U2019s \\Ud83d\\Udea2!", "’s 🚢!"), ("\\Ud83d", "\\Ud83d"), ("\\Udea2\\Ud83d", "\\Udea2\\Ud83d"),
    ("\\Ud83c\\Udde9\\Ud83c\\Uddea", "🇩🇪"), ("say \\\"hi\\\"", "say \"hi\""), ("\\U12", "\\U12"),
    ("a\\nb", "a\\nb"),
    ("\\Ud83d\\U0041", "\\Ud83dA"), ("", ""),
  ])
  func escapes(_ printed: String, _ text: String) { #expect(printed.unescaped == text) }
}
