import AutoLayout
import SafeText

/// The frame around the changes: the head, the bar with the controls, the index, the decisions.
enum PageFrame {
  private static let styles = [
    PackageResources.base_css, PackageResources.index_css, PackageResources.entry_css,
    PackageResources.picture_css,
  ]
  private static let scripts = [
    PackageResources.pictures_js, PackageResources.compare_js, PackageResources.decisions_js,
    PackageResources.navigate_js,
  ]

  /// Whether a reader can accept and reject: not in a run that was recorded already, nor in a comparison with a
  /// revision.
  static func canDecide(_ report: ReviewReport, _ groups: [PageGroup]) -> Bool {
    !report.isRecorded && !report.isRevision && !groups.isEmpty
  }

  static func start(
    of report: ReviewReport, _ groups: [PageGroup], digest: String, place: String
  ) -> String {
    let policy = PagePolicy.text([
      ("img-src", ["blob:"]), ("style-src", styles.map(PagePolicy.hash)),
      ("script-src", scripts.map(PagePolicy.hash)),
    ])
    let style = styles.map { "<style>\(String(decoding: $0, as: UTF8.self))</style>" }.joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en" data-report="\(digest)" data-place="\(Markup.xml(place))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="color-scheme" content="light dark">
      <title>\(title(of: report))</title>
      \(style)
      </head>
      <body>
      <a class="skip" href="#changes">Skip to the changes</a>
      \(bar(of: report))
      <div class="columns">
      \(index(of: groups))
      <main id="changes" tabindex="-1">

      """
  }

  private static func title(of report: ReviewReport) -> String {
    let count = report.options.count(where: \.isDifferent)
    return count == 0 ? "Layout review: nothing changed" : "Layout review: \(count) differ"
  }

  private static func bar(of report: ReviewReport) -> String {
    let states = ReviewState.judged.filter { $0 != .renamed || report.count(of: $0) > 0 }
    let filters = states.map { state in
      """
      <label class="chip \(state.rawValue)"><input type="checkbox" id="show-\(state.rawValue)" checked>\
      <b>\(report.count(of: state))</b> \(state.rawValue)</label>
      """
    }.joined(separator: "\n")
    return """
      <header class="bar">
      <div class="title"><h1>Layout review</h1><p>\(verdict(on: report))</p></div>
      <fieldset class="filters"><legend>Show</legend>
      \(filters)
      </fieldset>
      <div class="controls scripted">
      <fieldset class="segments"><legend>Compare</legend>
      <label><input type="radio" name="mode" id="mode-side" value="side" checked><span>Side by side</span></label>
      <label><input type="radio" name="mode" id="mode-slider" value="slider"><span>Slider</span></label>
      <label><input type="radio" name="mode" id="mode-onion" value="onion"><span>Onion skin</span></label>
      <label><input type="radio" name="mode" id="mode-difference" value="difference"><span>Difference</span></label>
      </fieldset>
      \(appearances(of: report))<fieldset class="toggles"><legend>Draw</legend>
      <label><input type="checkbox" id="overlay" checked>constraints</label>
      <label><input type="checkbox" id="boxes" checked>changed views</label>
      </fieldset>
      <button type="button" id="show-keys" aria-haspopup="dialog">Keys</button>
      </div>
      </header>
      """
  }

  private static func appearances(of report: ReviewReport) -> String {
    guard report.appearances.count > 1 else { return "" }
    return """
      <fieldset class="segments"><legend>Appearance</legend>
      <label><input type="radio" name="appearance" id="appearance-both" checked><span>Both</span></label>
      <label><input type="radio" name="appearance" id="appearance-light"><span>Light</span></label>
      <label><input type="radio" name="appearance" id="appearance-dark"><span>Dark</span></label>
      </fieldset>

      """
  }

  private static func verdict(on report: ReviewReport) -> String {
    let name = "<code>\(Markup.xml(report.baseline))</code>"
    if report.isRecorded { return "Recorded as \(name)" }
    return report.isRevision ? "Compared with revision \(name)" : "Compared with \(name)"
  }

  private static func index(of groups: [PageGroup]) -> String {
    let lists = groups.map { group in
      let items = group.entries.map { entry in
        """
        <li class="\(entry.option.state.rawValue)\(entry.option.findings.isEmpty ? "" : " wrong")"><a href="#\(entry.anchor)"><span class="dot" aria-hidden="true"></span>\
        <span class="name">\(Markup.xml(entry.scenario))<i>/</i>\(Markup.xml(entry.displayName))</span></a></li>
        """
      }.joined(separator: "\n")
      return "<li><p>\(Markup.xml(group.title))</p>\n<ol>\n\(items)\n</ol></li>"
    }.joined(separator: "\n")
    return """
      <nav class="index" aria-label="Changes">
      <div class="search scripted"><input type="search" id="search" placeholder="Search names and causes" \
      aria-label="Search names and causes" aria-keyshortcuts="/"><output id="found"></output></div>
      <ol>
      \(lists)
      </ol>
      </nav>
      """
  }

  static func header(of group: PageGroup, number: Int, canDecide: Bool) -> String {
    let count = group.entries.count
    let buttons = """
      <div class="decide scripted" role="group" aria-label="Decision on the group">
      <button type="button" class="accept-group">Accept \(count == 1 ? "it" : "all \(count)")</button>
      <button type="button" class="reject-group">Reject \(count == 1 ? "it" : "all \(count)")</button>
      </div>
      """
    return """
      <section class="group" aria-labelledby="group-\(number)">
      <header><h2 id="group-\(number)">\(Markup.xml(group.title))</h2>
      <p class="size">\(count) \(count == 1 ? "change" : "changes")</p>
      \(canDecide ? buttons : "")</header>

      """
  }

  static func failure(of scenario: ReviewedScenario) -> String {
    """
    <section class="failed" aria-label="\(Markup.xml(scenario.name))"><h2>\(Markup.xml(scenario.name))</h2>
    <p>could not be drawn: \(Markup.xml(scenario.failure ?? ""))</p></section>

    """
  }

  static func end(of report: ReviewReport, canDecide: Bool) -> String {
    let script = scripts.map { "<script>\(String(decoding: $0, as: UTF8.self))</script>" }.joined(
      separator: "\n")
    return """
      \(report.hasDifferences ? "" : "<p class=\"nothing\">Nothing has changed.</p>\n")\(list(.unchanged, in: report))\(list(.notGiven, in: report))\
      <noscript><p class="nothing">Pictures are drawn by the page's own script. Without it, follow the links to them.</p></noscript>
      </main>
      </div>
      \(canDecide ? decisions : "")\(keys)
      \(script)
      </body>
      </html>

      """
  }

  /// The names of the options that have no pictures.
  private static func list(_ state: ReviewState, in report: ReviewReport) -> String {
    let items = report.scenarios.flatMap { scenario in
      scenario.options.filter { $0.state == state }.map {
        "<li>\(Markup.xml(scenario.name))<i>/</i>\(Markup.xml($0.name))</li>\n"
      }
    }
    guard !items.isEmpty else { return "" }
    let sentence = state == .notGiven ? report.notGivenSentence.map { "<p>\(Markup.xml($0))</p>\n" } : nil
    return """
      <details class="unchanged-list"><summary>\(items.count) \(state.words)</summary>
      \(sentence ?? "")<ul>
      \(items.joined())</ul></details>

      """
  }

  private static let decisions = """
    <footer class="decisions scripted">
    <p id="tally" role="status"></p>
    <div class="decide"><button type="button" id="accept-all">Accept all</button>
    <button type="button" id="reject-all">Reject all</button>
    <button type="button" id="clear">Clear</button></div>
    <div class="result"><code id="command" tabindex="0" role="region" aria-label="Command that approves what is accepted"></code>
    <button type="button" id="copy">Copy</button>
    <a id="download" download="decisions.json" role="link">decisions.json</a></div>
    </footer>

    """

  private static let keys = """
    <dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2>
    <dl>
    <div><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next and previous change</dd></div>
    <div><dt><kbd>a</kbd> <kbd>r</kbd></dt><dd>accept and reject the change</dd></div>
    <div><dt><kbd>Shift</kbd> <kbd>A</kbd> <kbd>R</kbd></dt><dd>accept and reject its group</dd></div>
    <div><dt><kbd>u</kbd></dt><dd>decide later</dd></div>
    <div><dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>move the slider</dd></div>
    <div><dt><kbd>1</kbd> – <kbd>4</kbd></dt><dd>side by side, slider, onion skin, difference</dd></div>
    <div><dt><kbd>o</kbd> <kbd>b</kbd></dt><dd>constraints, boxes around changed views</dd></div>
    <div><dt><kbd>/</kbd></dt><dd>search</dd></div>
    <div><dt><kbd>?</kbd></dt><dd>these keys</dd></div>
    </dl>
    <p><label><input type="checkbox" id="keys-on" checked>Single keys are commands</label></p>
    <form method="dialog"><button>Close</button></form></dialog>
    """
}

extension PageEntry {
  /// The fragment of the entry's address, and its id: without blanks, and the same as long as nobody renames it.
  var anchor: String { Markup.address(name.text) }
}
