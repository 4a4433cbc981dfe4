import Foundation
import TestSupport
import Testing

@testable import layout_render

/// The page of a review in Chromium; `REVIEW_SCREENSHOTS` names a folder that keeps what it looked like.
@Suite(.serialized) struct ReviewPageTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func page() throws -> URL {
    func write(_ width: Int, _ view: String) throws -> String {
      try scratch.write(
        #"""
        {"canvas": {"size": [320, 200]}, "views": [{"id": "\#(view)", "backgroundColor": "#c00000"}],
        "constraints": ["\#(view).leading = superview.leading + 8", "\#(view).top = superview.top + 8", "\#(view).height = 20",
        {"identifier": "w", "equation": "\#(view).width = \#(width)"}],
        "options": [{"name": "</script>\u0600<b id=x>\"\u0301 onload=x"}, {"name": "\#(view)"}]}
        """#, to: "s.json")
    }
    func review(_ file: String) throws -> Int32 {
      try Run.command(
        [
          "review", file, "--baseline", scratch.path("base"), "-o", scratch.path("report"), "--appearance",
          "light,dark",
        ]
      ).status
    }
    #expect(try review(try write(100, "box")) == 0)
    #expect(try review(try write(140, "boxes")) == 1)
    return scratch.folder.appending(path: "report/index.html")
  }

  private func keep(_ browser: Browser, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["REVIEW_SCREENSHOTS"] else { return }
    try browser.screenshot(to: "\(folder)/\(name).png")
  }

  private func type(_ key: String, _ browser: Browser) throws {
    for type in ["keyDown", "keyUp"] {
      try browser.call(
        "Input.dispatchKeyEvent", ["type": type, "key": key, "text": key.count == 1 ? key : ""])
    }
  }

  /// What of the first changed entry is on the screen, as a person sees it.
  private func shown(_ browser: Browser) throws -> [String] {
    let script = """
      [...document.querySelectorAll('.entry.changed .stage')].slice(0, 2)
        .flatMap((stage) => [...stage.querySelectorAll('figure')])
        .filter((figure) => figure.offsetParent !== null)
        .map((figure) => figure.className + (figure.closest('.with') ? '+' : '-'))
      """
    return try browser.evaluate(script) as? [String] ?? []
  }

  @Test(.needs(.browser))
  func isUsedByKeyboard() throws {
    let browser = try Browser()
    try browser.open(try page(), until: "document.readyState === 'complete'")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    #expect(try browser.evaluate("document.getElementById('x') === null") as? Bool == true)
    #expect(
      try browser.evaluate("[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
        as? Bool
        == true)
    #expect(try shown(browser) == ["before+", "after+"])
    try type("o", browser)
    #expect(try shown(browser) == ["before-", "after-"])
    try type("4", browser)
    #expect(try shown(browser) == ["difference-"])
    try keep(browser, "difference")
    try type("2", browser)
    #expect(try shown(browser) == ["before-", "after-"])
    let clip = "getComputedStyle(document.querySelector('.stage.without .after img')).clipPath"
    let before = try browser.evaluate(clip) as? String
    try type("ArrowRight", browser)
    #expect(try browser.evaluate(clip) as? String != before)
    try keep(browser, "slider")
    try type("3", browser)
    #expect(
      try browser.evaluate("getComputedStyle(document.querySelector('.stage.without .after img')).opacity")
        as? String
        == "0.55")
    // Entries one after the other, and a filter by the space bar.
    try type("j", browser)
    #expect(try browser.evaluate("document.activeElement.matches('.entry')") as? Bool == true)
    try browser.evaluate("document.getElementById('show-changed').focus()")
    try type(" ", browser)
    #expect(
      try browser.evaluate("document.querySelector('.entry.changed').offsetParent === null") as? Bool == true)
    #expect(
      try browser.evaluate("document.querySelector('.entry.new').offsetParent !== null") as? Bool == true)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    // No other script than the page's own runs, wherever it may have come from.
    let added = """
      (() => { const script = document.createElement('script'); script.textContent = 'window.isRun = true';
        document.body.append(script); document.body.setAttribute('onclick', 'window.isRun = true');
        document.body.click(); return window.isRun === undefined })()
      """
    #expect(try browser.evaluate(added) as? Bool == true)
  }

  @Test(.needs(.browser), arguments: ["light", "dark"])
  func isReadableOnAPhone(_ scheme: String) throws {
    let browser = try Browser()
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 375, "height": 812, "deviceScaleFactor": 2, "mobile": true])
    try browser.call(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
    try browser.open(try page(), until: "document.readyState === 'complete'")
    #expect(try browser.evaluate("document.documentElement.scrollWidth") as? Int == 375)
    let contrast = """
      (() => {
        const light = (text) => { const c = text.match(/[\\d.]+/g).slice(0, 3).map((v) => { v /= 255;
          return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4 });
          return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2] };
        const card = light(getComputedStyle(document.querySelector('.entry')).backgroundColor);
        return Math.min(...[...document.querySelectorAll('h2, .badge, .cause, summary, th, figcaption, td')].map((e) => {
          const text = light(getComputedStyle(e).color);
          return (Math.max(text, card) + 0.05) / (Math.min(text, card) + 0.05) }));
      })()
      """
    // WCAG 2, AA.
    #expect(try browser.evaluate(contrast) as? Double ?? 0 >= 4.5)
    let page = try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
    #expect(page == (scheme == "dark" ? "rgb(22, 22, 24)" : "rgb(255, 255, 255)"))
    try keep(browser, "phone-\(scheme)")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  /// The numbers of the page are those of the report.
  @Test(.needs(.browser))
  func showsTheFramesWithoutScripts() throws {
    let browser = try Browser()
    try browser.call("Emulation.setScriptExecutionDisabled", ["value": true])
    let file = try page()
    try browser.open(file, until: "document.readyState === 'complete'")
    #expect(
      try browser.evaluate("document.documentElement.style.getPropertyValue('--share')") as? String == "")
    let cells = """
      [...document.querySelectorAll('.entry.changed tr.after, .entry.new tr.after')]
        .map((row) => [row.cells[0].textContent, ...[...row.cells].slice(2).map((cell) => Number(cell.textContent))])
      """
    let rows = try browser.evaluate(cells) as? [[Any]] ?? []
    let solved =
      try JSONSerialization.jsonObject(
        with: Run.command(["solve", scratch.path("s.json")]).output) as? [String: Any]
    let options = solved?["options"] as? [[String: Any]] ?? []
    let frames = options.flatMap { $0["views"] as? [[String: Any]] ?? [] }.map {
      [$0["id"] as? String ?? ""] + (($0["exactFrame"] ?? $0["frame"]) as? [Double] ?? []).map { "\($0)" }
    }
    #expect(!rows.isEmpty)
    for row in rows {
      let text = [row[0] as? String ?? ""] + row.dropFirst().map { "\(($0 as? NSNumber)?.doubleValue ?? -1)" }
      #expect(frames.contains(text), "\(text)")
    }
  }
}
