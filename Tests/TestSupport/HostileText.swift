/// Texts that are hard to escape: signs of many languages among marks that hide them, controls and oddities.
package enum HostileText {
  private static let pieces: [String] =
    [
      // What would run, act or lead elsewhere if it got out.
      "<script>hacked()</script>", "<img src=x onerror=hacked()>", "onload=hacked() ", "</title>",
      "</script>", "{{",
      "](", "../", "a/../../b", ".git", "{option}", "\n::error::x", "\r##[error]x", "::set-output name=a::b",
      "$(touch x)",
      // Signs that mean something in markup, shells, rules, patterns and paths.
      "<", ">", "&", "\"", "'", "`", "\\", "/", "//", "..", ".", "-", "--", "-->", "--!>", "]]>", "<!--", "*",
      "_", "[", "]", "(",
      ")", "{", "}", "#", "##[error]", "::error::", ":", ";", ",", "=", "%", "$", "~", "!", "|", "@", "^",
      "?",
      "+", " ",
      "&amp;", "&#60;", "%0A", "\\u003c",
      // Line ends and controls.
      "\n", "\r", "\r\n", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\u{0}", "\u{1}",
      "\u{7F}",
      "\u{9B}",
      "\u{1B}[2J", "\u{1B}]0;t\u{7}", "\u{90}",
      // Combining, enclosing and joining marks, which follow a sign, and prepended ones, which go before it.
      "\u{301}", "\u{20DD}", "\u{FE0F}", "\u{200D}", "\u{93E}", "\u{600}", "\u{110BD}", "\u{E33}",
      // Directions, nothing to see, noncharacters.
      "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2069}",
      "\u{FEFF}",
      "\u{AD}",
      "\u{E0001}", "\u{FFFD}",
      // Letters, also such as equal others: Kelvin, a Greek question mark.
      "ﬁ", "가", "ก็", "क्ष", "\u{1F3FD}", "\u{E0061}", "\u{6DD}", "\u{D4E}", "\u{2060}", "\u{9D}",
      String(repeating: "a", count: 300), String(repeating: "\u{301}", count: 300),
      String(repeating: "한", count: 200),
      "a", "Z", "7", "é", "e\u{301}", "\u{212A}", "\u{37E}", "א", "ع", "日", "🎈", "👩‍👩‍👧", "🇩🇪",
    ]
    + [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0xE000, 0x1FFFE, 0x10FFFF].compactMap {
      Unicode.Scalar($0 as UInt32).map { String($0) }
    }

  package static func random(_ source: inout RandomSource, longest: Int = 12) -> String {
    (0..<source.int(0...longest)).map { _ in source.pick(pieces) }.joined()
  }

  /// The same texts on every machine.
  package static func texts(_ count: Int, seed: UInt64 = 1) -> [String] {
    var source = RandomSource(seed: seed)
    return pieces + (0..<count).map { _ in random(&source) }
  }
}
