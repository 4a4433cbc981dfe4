import AutoLayout
import LayoutWords
import SafeText

/// The texts of the page.
enum PageParts {
  static func head(of report: ReviewReport) -> String {
    let filters = ReviewState.allCases.map { state in
      """
      <label class="state \(state.rawValue)"><input type="checkbox" id="show-\(state.rawValue)" checked> \
      \(report.count(of: state)) \(state.rawValue)</label>
      """
    }.joined(separator: "\n")
    let style = "\n\(PageStyle.text)\n" + PageWidths(of: report).rules
    let policy = PagePolicy.text([
      ("img-src", ["data:"]), ("style-src", [PagePolicy.hash(of: Array(style.utf8))]),
      ("script-src", [PagePolicy.hash(of: Array(script.utf8))]),
    ])
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="color-scheme" content="light dark">
      <title>\(title(of: report))</title>
      <style>\(style)</style>
      </head>
      <body>
      <header>
      <h1>Layout review</h1>
      <p>\(verdict(on: report))</p>
      <fieldset class="filters"><legend>Show</legend>
      \(filters)
      </fieldset>
      <fieldset class="modes"><legend>Pictures</legend>
      <label><input type="radio" name="mode" id="mode-side" checked> side by side <kbd>1</kbd></label>
      <label><input type="radio" name="mode" id="mode-slider"> slider <kbd>2</kbd></label>
      <label><input type="radio" name="mode" id="mode-onion"> onion skin <kbd>3</kbd></label>
      <label><input type="radio" name="mode" id="mode-difference"> difference <kbd>4</kbd></label>
      <label><input type="checkbox" id="overlay" checked> overlay <kbd>o</kbd></label>
      <label class="share">before <input type="range" id="share" min="0" max="100" value="50" aria-label="Share of the after picture"> after</label>
      </fieldset>
      <p class="hint"><kbd>j</kbd> next, <kbd>k</kbd> previous; <kbd>←</kbd> <kbd>→</kbd> move the slider.</p>
      </header>
      <main>

      """
  }

  private static func title(of report: ReviewReport) -> String {
    let count = report.options.count { $0.state != .unchanged }
    return count == 0 ? "Layout review: nothing changed" : "Layout review: \(count) differ"
  }

  private static func verdict(on report: ReviewReport) -> String {
    let baseline = "<code>\(Markup.xml(report.baseline))</code>"
    if report.isRecorded { return "These layouts were recorded as \(baseline)." }
    let percent = plainNumber(PixelComparison.tolerance * 100)
    return """
      Compared with the baseline \(baseline): frames exactly, to a millionth of a point; pixels except for \
      anti-aliasing, with colours that differ by less than \(percent) % of the distance from black to white \
      taken as equal.
      """
  }

  static func header(of option: ReviewedOption, _ scenario: ReviewedScenario, number: Int) -> String {
    let title = option.title.map { " <small>\(Markup.xml($0))</small>" } ?? ""
    var text = """
      <article class="entry \(option.state.rawValue)" id="e\(number)" tabindex="-1" aria-labelledby="t\(number)">
      <h2 id="t\(number)"><span class="badge \(option.state.rawValue)">\(option.state.rawValue)</span> \
      \(Markup.xml(scenario.name)) · \(Markup.xml(option.name))\(title)</h2>

      """
    for cause in option.causes {
      text +=
        "<p class=\"cause\"><strong>\(Markup.xml(cause.change))</strong>: \(Markup.xml(cause.reason))</p>\n"
    }
    let others = Array(option.sentences.dropFirst(option.causes.count))
    if option.state != .changed {
      text += "<p class=\"cause\">\(Markup.xml(option.headline))</p>\n"
    } else if !others.isEmpty {
      // Without a cause, the differences are the main information.
      text += "<details\(option.causes.isEmpty ? " open" : "")><summary>\(others.count) "
      text +=
        "\(others.count == 1 ? "difference" : "differences") in constraints, texts and pixels</summary><ul>\n"
      text += others.map { "<li>\(Markup.xml($0))</li>\n" }.joined() + "</ul></details>\n"
    }
    return text
  }

  static func frames(of option: ReviewedOption) -> String {
    guard !option.frames.isEmpty else { return "" }
    let changed = option.frames.count(where: \.isChange)
    var text = "<details class=\"frames\"\(option.state == .changed && changed > 0 ? " open" : "")>"
    text +=
      "<summary>Frames: \(changed) of \(option.frames.count) \(option.state == .changed ? "changed" : "views")</summary>"
    text += "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Frames\"><table>"
    text += "<thead><tr><th>view<th><th>x<th>y<th>width<th>height</thead><tbody>\n"
    for frame in option.frames.sorted(by: { $0.isChange && !$1.isChange }) { text += rows(of: frame) }
    return text + "</tbody></table></div></details>\n"
  }

  private static func rows(of frame: FrameChange) -> String {
    let name = Markup.xml(frame.view)
    guard frame.isChange else {
      return "<tr><th scope=\"row\">\(name)<td>same\(cells(frame.after, nil))\n"
    }
    var text = ""
    for (words, numbers, other) in [
      ("before", frame.before, frame.after), ("after", frame.after, frame.before),
    ] {
      guard numbers != nil else { continue }
      text += "<tr class=\"\(words)\"><th scope=\"row\">\(name)<td>\(words)\(cells(numbers, other))\n"
    }
    return text
  }

  private static func cells(_ numbers: [Double]?, _ others: [Double]?) -> String {
    (numbers ?? []).enumerated().map { index, number in
      let other = others.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? number
      let text = numberTexts(number, other).0
      return other != number ? "<td><mark>\(text)</mark>" : "<td>\(text)"
    }.joined()
  }

  static func unchanged(in report: ReviewReport) -> String {
    let items = report.scenarios.flatMap { scenario in
      scenario.options.filter { $0.state == .unchanged }.map {
        "<li>\(Markup.xml(scenario.name)) · \(Markup.xml($0.name))</li>\n"
      }
    }
    guard !items.isEmpty else { return "" }
    return """
      <article class="entry unchanged" tabindex="-1"><details><summary>\(items.count) unchanged</summary>
      <ul>
      \(items.joined())</ul></details></article>

      """
  }

  private static let script = "\n\(PageScript.text)\n"

  static let end = """
    </main>
    <script>\(script)</script>
    </body>
    </html>

    """
}

/// The widths of pictures as classes: the page's policy allows its one style element, but no attributes.
struct PageWidths {
  /// Points, each once.
  private var widths: [Double] = []
  private var positions: [Double: Int] = [:]

  init(of report: ReviewReport) {
    for width in report.options.flatMap(\.pictures).map(\.widthInPoints) where positions[width] == nil {
      positions[width] = widths.count
      widths.append(width)
    }
  }

  var rules: String {
    widths.indices.map { ".w\($0) { --width: \(plainNumber(widths[$0]))px; }\n" }.joined()
  }

  func name(of picture: ReviewedPicture) -> String { "w\(positions[picture.widthInPoints] ?? 0)" }
}

extension ReviewedPicture {
  fileprivate var widthInPoints: Double { (Double(width) / scale).rounded(.up) }
}
