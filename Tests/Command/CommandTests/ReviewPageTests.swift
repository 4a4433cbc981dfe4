import Foundation
import TestSupport
import Testing

@testable import layout_render

/// Parts of the page's scripts that need no browser.
@Suite(.needs(.node)) struct ReviewScriptTests {
  /// The corner of the tag of a box, 40 × 15, on a canvas of 200 × 80 with a margin of 12 around it.
  private func tag(of box: [Double], among boxes: [[Double]]) throws -> [Double] {
    let file = Places.root.appending(path: "Sources/Review/LayoutReview/Page/Script/pictures.js")
    let script = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(script.range(of: "const percent"))
    let end = try #require(script.range(of: "const drawBoxes"))
    let test = """
      \(script[start.lowerBound..<end.lowerBound])
      const tag = { offsetWidth: 40, offsetHeight: 15, style: {} };
      placeTag(tag, \(box), \(boxes), { left: -12, top: -12, right: 212, bottom: 92 }, 1);
      const points = (text, length) => Math.round(parseFloat(text) * length / 100 - 12);
      console.log(JSON.stringify([points(tag.style.left, 224), points(tag.style.top, 104)]));
      """
    let run = try Run.program(try Tool.node.path(), ["-e", test])
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode([Double].self, from: run.output)
  }

  /// A tag stands above its box, or below it where another one is above; never on a view that changed.
  @Test func tagsCoverNoViewThatChanged() throws {
    let (label, canvas): ([Double], [Double]) = ([10, 10, 180, 20], [0, 0, 200, 80])
    #expect(try tag(of: label, among: [label, canvas]) == [10, -5])
    #expect(try tag(of: canvas, among: [label, canvas]) == [0, -12])
    #expect(try tag(of: [10, 40, 60, 20], among: [[10, 20, 60, 20], [10, 40, 60, 20]]) == [10, 60])
    #expect(try tag(of: [10, -5, 60, 20], among: [[10, -5, 60, 20]]) == [10, 15])
    // Above and below are others, but not at the other end.
    let between: [Double] = [10, 40, 180, 20]
    #expect(try tag(of: between, among: [[10, 20, 60, 20], [10, 60, 180, 20], between]) == [150, 25])
  }
}

extension BrowserTests {
  /// The page of a review in a browser; `REVIEW_SCREENSHOTS` names a folder that keeps what it looked like.
  @Suite(.serialized) struct ReviewPageTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// A report with two changes for one reason, one of its own, and one that is new.
    private func page() throws -> URL {
      func write(_ inset: Int, _ text: String, _ name: String) throws {
        try scratch.write(
          #"""
          {"canvas": {"size": [320, 200]}, "views": [{"id": "title", "type": "label", "text": "\#(text)"},
          {"id": "box", "backgroundColor": "#c00000"}],
          "constraints": [{"identifier": "inset", "equation": "title.leading = superview.leading + \#(inset)"},
          "title.top = superview.top + 8", "box.leading = title.leading", "box.top = title.bottom + 8", "box.height = 20",
          "box.width = 60"], "options": [{"name": "</script>\u0600<b id=x>\"\u0301 onload=x"}, {"name": "plain"}]}
          """#, to: "\(name).json")
      }
      func review(_ files: String...) throws -> Int32 {
        try Run.command(
          ["review"] + files + ["--baseline", "base", "-o", "report", "--appearance", "light,dark"],
          in: scratch.folder
        ).status
      }
      try write(8, "Hi", "a")
      try write(8, "Hi", "b")
      #expect(try review("a.json", "b.json") == 0)
      try write(16, "Hi", "a")
      try write(8, "Hello there", "b")
      try write(8, "New", "c")
      #expect(try review("a.json", "b.json", "c.json") == 1)
      return scratch.folder.appending(path: "report/index.html")
    }

    private func open(_ file: URL, width: Int = 1440, height: Int = 900, scheme: String = "light") throws
      -> Browser
    {
      let browser = try Browser.shared()
      try browser.openTab(width: width, height: height)
      try browser.call(
        "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
      try browser.open(file, until: "document.querySelector('.canvas img[src]')?.naturalWidth > 0")
      // Equal reports of other tests have left their decisions.
      try browser.evaluate("document.getElementById('clear').click()")
      return browser
    }

    private func keep(_ browser: Browser, _ name: String) throws {
      guard let folder = ProcessInfo.processInfo.environment["REVIEW_SCREENSHOTS"] else { return }
      try browser.screenshot(to: "\(folder)/review-\(name).png")
    }

    private func type(_ key: String, _ browser: Browser) throws {
      for type in ["keyDown", "keyUp"] {
        try browser.call(
          "Input.dispatchKeyEvent", ["type": type, "key": key, "text": key.count == 1 ? key : ""])
      }
    }

    private func texts(_ selector: String, _ browser: Browser) throws -> [String] {
      try browser.evaluate(
        "[...document.querySelectorAll(\(Browser.quoted(selector)))].map((e) => e.textContent.trim())")
        as? [String] ?? []
    }

    @Test func groupsChangesByTheirCauses() throws {
      let browser = try open(page())
      #expect(browser.complaints.isEmpty, "\(browser.complaints)")
      #expect(try browser.evaluate("document.getElementById('x') === null") as? Bool == true)
      let titles = try texts(".group h2", browser)
      #expect(titles.count == 3 && titles[0].contains("“inset”: constant 8 → 16"), "\(titles)")
      #expect(titles[1].contains("title: text \"Hi\" → \"Hello there\"") && titles[2] == "New", "\(titles)")
      #expect(try texts(".index a", browser).count == 6)
      // Each has an address that lasts.
      #expect(try browser.evaluate("document.getElementById('a/plain').matches('.entry')") as? Bool == true)
      #expect(
        try browser.evaluate(
          "[...document.querySelectorAll('.index a')].every((a) => document.getElementById(a.getAttribute('href').slice(1)))"
        )
          as? Bool == true)
      try keep(browser, "light")
    }

    /// The canvases lie on one another, whatever signs are around them, and changed views are boxed.
    @Test func alignsTheCanvases() throws {
      let browser = try open(page())
      func corner(_ side: String) throws -> [Double] {
        try browser.evaluate(
          """
          (() => { const stage = document.getElementById('a/plain').querySelector('.stage');
            const canvas = stage.querySelector('.\(side) .canvas').getBoundingClientRect();
            const image = stage.querySelector('.\(side) img').getBoundingClientRect();
            const [width, , x, y, scale] = stage.data.\(side).place;
            const points = image.width / width;
            return [image.x - canvas.x + x * points, image.y - canvas.y + y * points, points * scale]; })()
          """) as? [Double] ?? []
      }
      for overlay in ["on", "off"] {
        let (before, after) = (try corner("before"), try corner("after"))
        #expect(before.count == 3)
        #expect(zip(before, after).allSatisfy { abs($0 - $1) < 0.5 }, "\(overlay): \(before) \(after)")
        try type("o", browser)
        try browser.evaluate("new Promise((done) => setTimeout(done, 300))")
      }
      let boxes = "document.getElementById('a/plain').querySelectorAll('.stage.light rect')"
      let places =
        try browser.evaluate(
          "[...\(boxes)].map((box) => [box.getAttribute('class'), Number(box.getAttribute('x'))])")
        as? [[Any]] ?? []
      #expect(places.count == 4, "\(places)")
      #expect(
        places.allSatisfy { ($0[0] as? String == "old") == (($0[1] as? NSNumber)?.intValue == 8) },
        "\(places)")
    }

    @Test func comparesOnThePictureItself() throws {
      let browser = try open(page())
      let handle = "document.getElementById('a/plain').querySelector('.handle')"
      func share() throws -> Int? {
        try browser.evaluate("Number(\(handle).getAttribute('aria-valuenow'))") as? Int
      }
      try type("2", browser)
      try browser.evaluate("\(handle).focus()")
      try type("ArrowRight", browser)
      #expect(try share() == 51)
      try type("Home", browser)
      #expect(try share() == 0)
      // Anywhere on the picture, not only on the handle.
      try browser.evaluate("\(handle).closest('.stage').id = 'stage'")
      try browser.drag("#stage .after .frame", x: 60, y: 0)
      let moved = try share() ?? 0
      #expect(moved > 50)
      try keep(browser, "slider")
      let style = "getComputedStyle(document.querySelector('#stage .after .layer'))"
      #expect(try browser.evaluate("\(style).clipPath.startsWith('inset(0')") as? Bool == true)
      try type("3", browser)
      #expect(try browser.evaluate("Number(\(style).opacity) > 0.5") as? Bool == true)
      try type("4", browser)
      try keep(browser, "difference")
      #expect(
        try browser.evaluate("getComputedStyle(document.querySelector('#stage .after')).mixBlendMode")
          as? String
          == "difference")
      #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    /// By keyboard alone; the command and the file then say what was accepted, and `approve` takes both.
    @Test func decidesByKeyboard() throws {
      let browser = try open(page())
      func step(_ key: String) throws -> String? {
        try type(key, browser)
        return try browser.evaluate("document.activeElement.id") as? String
      }
      let order = try browser.evaluate("entries.map((entry) => entry.id)") as? [String] ?? []
      #expect(order.count == 6)
      for id in order { #expect(try step("j") == id) }
      #expect(try step("k") == order[4])
      #expect(try texts("#command", browser) == ["nothing accepted yet"])
      try type("a", browser)
      try type("k", browser)
      try type("r", browser)
      #expect(try texts("#tally", browser) == ["1 accepted, 1 rejected, 4 open"])
      #expect(
        try browser.evaluate("document.querySelectorAll('.index a[data-decision]').length") as? Int == 2)
      try browser.evaluate("document.getElementById('a/plain').focus()")
      try type("A", browser)
      #expect(try texts("#tally", browser) == ["3 accepted, 1 rejected, 2 open"])
      try browser.evaluate("document.getElementById('c/plain').focus()")
      try type("u", browser)
      try keep(browser, "decided")
      let text = try browser.evaluate(
        "fetch === undefined ? '' : JSON.stringify({ accepted: withDecision('accepted').map(nameOf) })")
      #expect((text as? String)?.contains("\"option\":\"plain\"") == true)
      let command = try #require(try texts("#command", browser).first)
      #expect(command.hasPrefix("layout-render approve report/report.json --only a"), "\(command)")
      let words = command.dropFirst("layout-render ".count)
      let run = try Run.program(
        "/bin/bash", ["--norc", "-c", "\"$0\" \(words)", Places.command.path], in: scratch.folder)
      #expect(run.status == 0 && run.text.hasPrefix("approved 3 options"), "\(run.text) \(run.errors)")
    }

    @Test func decisionsLastAndAreAFile() throws {
      let file = try page()
      let browser = try open(file)
      try browser.evaluate("document.querySelector('.accept-group').click()")
      try browser.open(
        file, until: "document.getElementById('tally')?.textContent.startsWith('2 accepted') === true")
      // The file as it would be saved.
      let decisions = try browser.evaluate(
        """
        new Promise((done) => { const make = URL.createObjectURL;
          URL.createObjectURL = (blob) => { blob.text().then(done); return make(blob); }; show(); })
        """)
      try scratch.write(try #require(decisions as? String), to: "decisions.json")
      let run = try Run.command(
        ["approve", "report/report.json", "--decisions", "decisions.json"], in: scratch.folder)
      #expect(run.status == 0 && run.text.hasPrefix("approved 2 options"), "\(run.text) \(run.errors)")
    }

    @Test func findsChanges() throws {
      let browser = try open(page())
      try type("/", browser)
      #expect(try browser.evaluate("document.activeElement.id") as? String == "search")
      try browser.call("Input.insertText", ["text": "hello PLAIN"])
      #expect(try browser.evaluate("visible().map((entry) => entry.id).join()") as? String == "b/plain")
      #expect(try texts("#found", browser) == ["1 of 6"])
      #expect(
        try browser.evaluate(
          "[...document.querySelectorAll('.index a')].filter((a) => a.getClientRects().length).length")
          as? Int == 1)
      // Keys are letters in a field.
      try type("a", browser)
      #expect(try texts("#tally", browser) == ["0 accepted, 0 rejected, 6 open"])
    }

    @Test(arguments: ["light", "dark"])
    func isReadableOnAPhone(_ scheme: String) throws {
      let browser = try open(page(), width: 390, height: 844, scheme: scheme)
      try keep(browser, "phone-\(scheme)")
      #expect(
        try browser.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
          as? Int == 0)
      // Nothing in the bars has to be scrolled to.
      let outside = """
        [...document.querySelectorAll('.bar label, .bar button, .decisions button, .decisions a')]
          .filter((e) => e.getClientRects().length > 0)
          .filter((e) => { const box = e.getBoundingClientRect(); return box.left < 0 || box.right > innerWidth })
          .map((e) => e.textContent.trim())
        """
      #expect(try browser.evaluate(outside) as? [String] == [])
      let contrast = """
        (() => {
          const numbers = (text) => text.match(/[\\d.]+/g).map(Number);
          const light = (text) => { const c = numbers(text).slice(0, 3).map((v) => { v /= 255;
            return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4 });
            return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2] };
          const ground = (e) => { for (; e; e = e.parentElement) { const color = getComputedStyle(e).backgroundColor;
            if (numbers(color)[3] !== 0) { return color; } } return 'rgb(255, 255, 255)'; };
          return [...document.querySelectorAll('h1, h2, h3 a, p, i, b, li span, .badge, summary, th, td, del, ins, label, button, code, #download, figcaption, figcaption span, .tag')]
            .filter((e) => e.getClientRects().length > 0 && e.textContent.trim())
            .map((e) => { const [text, back] = [light(getComputedStyle(e).color), light(ground(e))];
              return [(Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05), e.outerHTML.slice(0, 80)] })
            .filter(([ratio]) => ratio < 4.5);
        })()
        """
      // WCAG 2, AA.
      let faint = try browser.evaluate(contrast) as? [[Any]]
      #expect(faint?.isEmpty == true, "\(String(describing: faint))")
      #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    /// What screen readers go by: landmarks, headings in order, names of controls, headers of tables.
    @Test func isAccessible() throws {
      let browser = try open(page())
      let faults = """
        (() => {
          const faults = [];
          const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
          if (new Set(ids).size !== ids.length) { faults.push('ids'); }
          for (const tag of ['main', 'nav', 'body > header', 'body > footer']) {
            if (document.querySelectorAll(tag).length !== 1) { faults.push(tag); } }
          let level = 0;
          for (const h of document.querySelectorAll('main h1, main h2, main h3, main h4, header.bar h1')) {
            const next = Number(h.tagName[1]);
            if (next > level + 1) { faults.push('heading ' + h.textContent); }
            level = next; }
          const regions = [...document.querySelectorAll('[role=region]')].map((e) => e.getAttribute('aria-label'));
          if (new Set(regions).size !== regions.length || regions.includes(null)) { faults.push('regions'); }
          for (const th of document.querySelectorAll('th')) { if (!th.textContent.trim()) { faults.push('empty th'); } }
          for (const e of document.querySelectorAll('button, input, [role=slider], a')) {
            const name = e.getAttribute('aria-label') ?? (e.labels?.[0] ?? e).textContent;
            if (!name.trim()) { faults.push('no name: ' + e.outerHTML); } }
          for (const e of document.querySelectorAll('[role=img]')) {
            if (!e.getAttribute('aria-label') || e.querySelector('[tabindex], button, a')) { faults.push('img'); } }
          for (const e of document.querySelectorAll('[aria-labelledby]')) {
            if (!document.getElementById(e.getAttribute('aria-labelledby'))) { faults.push('labelledby'); } }
          return faults; })()
        """
      let found = try browser.evaluate(faults) as? [String]
      #expect(found?.isEmpty == true, "\(String(describing: found))")
      // No other script than the page's own runs, wherever it may have come from.
      let added = """
        (() => { const script = document.createElement('script'); script.textContent = 'window.isRun = true';
          document.body.append(script); document.body.setAttribute('onclick', 'window.isRun = true');
          document.body.click(); return window.isRun === undefined })()
        """
      #expect(try browser.evaluate(added) as? Bool == true)
      try keep(browser, "end")
    }

    /// The numbers of the page are those of the report, also without scripts.
    @Test func showsTheFramesWithoutScripts() throws {
      let file = try page()
      let browser = try Browser.shared()
      try browser.openTab()
      try browser.call("Emulation.setScriptExecutionDisabled", ["value": true])
      defer { _ = try? browser.call("Emulation.setScriptExecutionDisabled", ["value": false]) }
      try browser.load(file)
      #expect(
        try browser.evaluate("document.documentElement.dataset.scripted === undefined") as? Bool == true)
      let cells = """
        [...document.getElementById('a/plain').querySelectorAll('tbody tr')]
          .map((row) => [...row.cells].map((cell) => cell.textContent))
        """
      let rows = try browser.evaluate(cells) as? [[String]]
      #expect(
        rows?.map { Array($0.prefix(2)) } == [["title", "8 → 16"], ["box", "8 → 16"]],
        "\(String(describing: rows))")
      #expect(
        try browser.evaluate("document.querySelector('.entry a[href=\"after/a/plain-light.svg\"]') !== null")
          as? Bool == true)
    }
  }
}
