import Foundation
import Testing

extension BrowserTests {
  /// Texts that would be markup or scripts, wherever pages take texts: they are shown, and nothing of them runs.
  @Suite struct HostilePageTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// What hides a sign from anyone who looks at characters: combining, enclosing, joining and prepended marks; and what
    /// turns, ends or hides lines, noncharacters among it.
    private static let marks = [
      "", "\u{301}", "\u{20DD}", "\u{FE0F}", "\u{93E}", "\u{E33}", "\u{200D}", "\u{200C}", "\u{34F}",
      "\u{600}",
      "\u{110BD}", "\u{202E}", "\u{2067}", "\u{2069}", "\u{200F}", "\u{61C}", "\u{2028}", "\u{2029}",
      "\u{FEFF}", "\u{AD}", "\u{E0001}", "\u{FFFD}", noncharacter(0xFFFE), noncharacter(0xFFFF),
      noncharacter(0xFDD0), noncharacter(0x1FFFE), noncharacter(0x10FFFF),
    ]

    private static func noncharacter(_ value: UInt32) -> String {
      Unicode.Scalar(value).map { String($0) } ?? ""
    }

    /// Attacks on HTML, on attributes, on scripts, styles, comments and templates, with a mark at each sign.
    private static func attack(_ mark: String) -> String {
      [
        "A", "<img src=x onerror=hit()>", "\"", " onload=hit() x=\"", "'", "><svg onload=hit()>", "</title>",
        "</style>",
        "</script>", "<script>hit()</script>", "-->", "]]>", "{{script}}", "&lt;", "\\",
      ].joined(separator: mark) + mark + "B"
    }

    private static let attacks = marks.map(attack)

    /// In every place of views and constraints.
    private static func scenario(width: Int) -> [String: Any] {
      let views: [[String: Any]] = attacks.enumerated().map { index, text in
        var view: [String: Any] = ["id": "\(index) \(text)", "name": "\(index) \(text)"]
        switch index % 6 {
        case 0: view.merge(["type": "label", "text": text]) { $1 }
        case 1: view.merge(["type": "textField", "placeholder": text]) { $1 }
        case 2: view.merge(["type": "button", "title": text, "font": ["family": text]]) { $1 }
        case 3: view.merge(["type": "segmentedControl", "segments": [text, "B"]]) { $1 }
        case 4: view["placeholderName"] = text
        default: view.merge(["type": "textView", "text": text]) { $1 }
        }
        return view
      }
      var constraints: [[String: Any]] = attacks.enumerated().map { index, text in
        [
          "identifier": text, "firstItem": "\(index) \(text)", "firstAttribute": "width",
          "constant": width + index,
        ]
      }
      // A conflict, which is put in words.
      constraints.append(
        [
          "identifier": "x \(attacks[9])", "firstItem": "0 \(attacks[0])", "firstAttribute": "width",
          "constant": 7,
        ])
      return [
        "title": attacks.joined(separator: " "), "description": attacks.joined(separator: " "),
        "canvas": ["size": [320, 480]], "views": views, "constraints": constraints,
        "options": [["name": attacks[9], "title": attacks[9], "description": attacks[9]]],
      ]
    }

    /// In every place of options, which are many.
    private static var options: [String: Any] {
      ["views": [["id": "a"]], "options": attacks.map { ["name": $0, "title": $0, "description": $0] }]
    }

    /// A file name.
    private static let name = "\u{600}<img src=x onerror=hit()>\u{301}\" onload=hit() x="

    private func write(_ scenario: [String: Any], to name: String) throws -> String {
      try scratch.write(
        String(decoding: JSONSerialization.data(withJSONObject: scenario), as: UTF8.self), to: name)
    }

    /// A tab in which `hit()` and breaches of the page's policy are counted.
    private func browser() throws -> Browser {
      let browser = try Browser.shared()
      try browser.openTab()
      try browser.call(
        "Page.addScriptToEvaluateOnNewDocument",
        [
          "source": """
          window.hits = []; window.hit = () => hits.push('hit');
          addEventListener('securitypolicyviolation', (event) => hits.push(event.effectiveDirective + event.sample));
          """
        ])
      return browser
    }

    private func expectHarmless(_ browser: Browser, _ what: String) throws {
      // What loads or focuses late has its chance.
      try browser.evaluate("new Promise(done => setTimeout(done, 50))")
      #expect(try browser.evaluate("window.hits") as? [String] == [], "\(what)")
      #expect(browser.complaints.isEmpty, "\(what): \(browser.complaints)")
      #expect(
        try browser.evaluate("document.querySelector('[onerror], [onload], [onfocus]') === null") as? Bool
          == true, "\(what)")
    }

    /// The strings of an expression.
    private func strings(_ browser: Browser, _ expression: String) throws -> [String] {
      try browser.evaluate(expression) as? [String] ?? []
    }

    /// The live page of a scenario.
    private func livePage(_ scenario: [String: Any]) throws -> Browser {
      let file = try write(scenario, to: "\(Self.name).json")
      let run = try Run.command([file, "-o", scratch.path("page.html"), "--quiet"])
      #expect(run.status == 0)
      let browser = try browser()
      try browser.open(
        scratch.folder.appending(path: "page.html"),
        until: "document.documentElement?.dataset.ready === 'true'")
      try expectHarmless(browser, "live page")
      return browser
    }

    @Test func theLivePageOnlyShowsThem() throws {
      let browser = try livePage(Self.scenario(width: 50))
      let all = Self.attacks.joined(separator: " ")
      #expect(try browser.evaluate("document.getElementById('title').textContent") as? String == all)
      #expect(try browser.evaluate("document.getElementById('description').textContent") as? String == all)
      let ids = Self.attacks.enumerated().map { "\($0) \($1)" }
      #expect(
        try strings(browser, "[...document.querySelectorAll('.view .called')].map(e => e.textContent)")
          == ["root"] + ids)
      let rows = try strings(browser, "[...document.querySelectorAll('.constraint')].map(e => e.ariaLabel)")
      // The last one is about the first view, too.
      #expect(rows.filter { $0 != "x \(Self.attacks[9])" } == Self.attacks)
      let texts = Self.attacks.indices.filter { [0, 2, 5].contains($0 % 6) }.map { Self.attacks[$0] }
      let fields = ".text .value"
      let shown = try strings(browser, "[...document.querySelectorAll('\(fields)')].map(e => e.value)")
      #expect(shown.filter { !$0.isEmpty } == texts)

      // Typed, and put into a field.
      let text = "window.layout.scenario.options[0].views[\(Self.literal(ids[0]))].text"
      try browser.type(Self.attacks[9], into: fields)
      #expect(try browser.evaluate(text) as? String == Self.attacks[9])
      for attack in [Self.attacks[1], Self.attacks[23]] {
        try browser.evaluate(
          """
          (() => {
            const field = document.querySelector('\(fields)');
            field.value = \(Self.literal(attack));
            field.dispatchEvent(new Event('input'));
          })()
          """)
        #expect(try browser.evaluate(text) as? String == attack)
      }
      try expectHarmless(browser, "edited live page")
    }

    @Test func theLivePageOnlyShowsThemAsOptions() throws {
      let browser = try livePage(Self.options)
      #expect(
        try strings(browser, "[...document.querySelectorAll('#variant option')].map(e => e.textContent)")
          == Self.attacks)
      for option in Self.attacks.indices {
        try browser.evaluate(
          "(() => { const s = document.getElementById('variant'); s.value = '\(option)'; s.dispatchEvent(new Event('change')) })()"
        )
        #expect(try browser.evaluate("window.layout.solution.name") as? String == Self.attacks[option])
      }
      try expectHarmless(browser, "options")
    }

    /// A text as scripts write it.
    private static func literal(_ text: String) -> String {
      "'"
        + text.utf16.map {
          "\\u" + String(repeating: "0", count: 4 - String($0, radix: 16).count) + String($0, radix: 16)
        }.joined() + "'"
    }

    @Test func picturesOnlyShowThem() throws {
      let file = try write(Self.scenario(width: 50), to: "s.json")
      let run = try Run.command([file, "-o", scratch.path("s.svg"), "--quiet"])
      #expect(run.status == 0)
      let browser = try browser()
      try browser.open(scratch.folder.appending(path: "s.svg"), until: "document.readyState === 'complete'")
      #expect(try browser.evaluate("document.querySelectorAll('text').length > 100") as? Bool == true)
      try expectHarmless(browser, "SVG")
    }

    @Test func theReviewOnlyShowsThem() throws {
      func review(_ width: Int) throws -> Run {
        var scenario = Self.scenario(width: width)
        // Which is quicker.
        scenario["overlay"] = []
        let file = try write(scenario, to: "\(Self.name).json")
        return try Run.command([
          "review", file, "--baseline", scratch.path("base"), "-o", scratch.path("report"), "--quiet",
        ])
      }
      #expect(try review(50).status == 0)
      let run = try review(60)
      #expect(run.status == 1, "\(run.errors)")
      let browser = try browser()
      try browser.open(
        scratch.folder.appending(path: "report/index.html"), until: "document.readyState === 'complete'")
      let text = try browser.evaluate("document.body.textContent") as? String ?? ""
      expectAll(in: text, "review")
      try expectHarmless(browser, "review")
    }

    @Test func theBookOnlyShowsThem() throws {
      for folder in ["samples", "out"] {
        try FileManager.default.createDirectory(
          at: scratch.folder.appending(path: "\(folder)/1-\(Self.name)"), withIntermediateDirectories: true)
      }
      let file = try write(Self.options, to: "samples/1-\(Self.name)/\(Self.name).json")
      for ending in ["", "-dark"] {
        let picture = scratch.path("out/1-\(Self.name)/\(Self.name)\(ending).svg")
        #expect(try Run.command([file, "--option", Self.attacks[0], "-o", picture, "--quiet"]).status == 0)
      }
      let book = Places.command.deletingLastPathComponent().appending(path: "layout-book").path
      let run = try Run.program(book, [scratch.path("samples"), scratch.path("out")])
      #expect(run.status == 0, "\(run.text)")
      let browser = try browser()
      try browser.open(
        scratch.folder.appending(path: "out/index.html"), until: "document.readyState === 'complete'")
      let text = try browser.evaluate("document.querySelector('img').alt") as? String ?? ""
      expectAll(in: text, "book")
      let isDrawn =
        "(() => { const i = document.querySelector('img'); i.loading = 'eager'; return i.decode().then(() => true, () => false) })()"
      #expect(try browser.evaluate(isDrawn) as? Bool == true)
      try expectHarmless(browser, "book")
    }

    private func expectAll(in text: String, _ what: String) {
      let missing = Self.attacks.map(Self.written).filter { text.utf8.firstRange(of: $0.utf8) == nil }
      #expect(missing.isEmpty, "\(what)")
    }

    /// HTML cannot write the last two characters of the first plane as XML cannot; pages show what stands for them.
    private static func written(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { [0xFFFE, 0xFFFF].contains($0.value) ? "\u{FFFD}" : $0 }))
    }
  }
}
