import AutoLayout
import FileAccess
import JSONText
import LayoutWords
import SafeText

/// The texts of one change.
enum PageEntryText {
  static func header(of entry: PageEntry, number: Int, canDecide: Bool) -> String {
    let option = entry.option
    let title =
      option.title.flatMap { $0 == entry.displayName ? nil : $0 }.map {
        "<p class=\"subtitle\">\(Markup.xml($0))</p>"
      } ?? ""
    let finding = option.findingBadge.map { "<span class=\"badge finding\">\($0)</span>" } ?? ""
    let buttons = """
      <div class="decide scripted" role="group" aria-label="Decision on \(Markup.xml(entry.title))">
      <button type="button" class="accept" aria-pressed="false">Accept</button>
      <button type="button" class="reject" aria-pressed="false">Reject</button>
      </div>
      """
    return """
      <article class="entry \(option.state.rawValue)" id="\(entry.anchor)" tabindex="-1" \
      aria-labelledby="title-\(number)" data-scenario="\(Markup.xml(entry.scenario))" \
      data-option="\(Markup.xml(option.name))">
      <header><h3 id="title-\(number)"><a href="#\(entry.anchor)">\(Markup.xml(entry.scenario))<i>/</i>\
      \(Markup.xml(entry.displayName))</a></h3>
      <span class="badge">\(option.state.rawValue)</span>\(finding)\(title)
      \(canDecide ? buttons : "")</header>
      \(causes(of: option))
      """
  }

  private static func causes(of option: ReviewedOption) -> String {
    let findings = option.findings.map { "<p class=\"finding\">\(Markup.xml($0))</p>\n" }.joined()
    guard option.state == .changed else {
      // The headline of a new option includes its findings.
      return findings.isEmpty ? "<p class=\"headline\">\(Markup.xml(option.headline))</p>\n" : findings
    }
    let causes = option.causes.map { cause in
      let change = cause.change.isEmpty ? "" : "<b>\(Markup.xml(cause.change))</b> "
      return "<li>\(change)<span>\(Markup.xml(cause.reason))</span>\(places(of: cause))</li>\n"
    }
    let told = option.findings.count + option.causes.count
    let others = option.sentences.dropFirst(told).map { "<li>\(Markup.xml($0))</li>\n" }
    var text = findings
    text += causes.isEmpty ? "" : "<ul class=\"causes\">\n\(causes.joined())</ul>\n"
    if causes.isEmpty, others.count <= 6 {
      text += "<ul class=\"causes\">\n\(others.joined())</ul>\n"
    } else if !others.isEmpty {
      let words = others.count == 1 ? "more difference" : "more differences"
      text +=
        "<details><summary>\(others.count) \(words)</summary>\n<ul>\n\(others.joined())</ul></details>\n"
    }
    for ignored in option.ignored {
      text +=
        "<p class=\"ignored\">Ignored: <b>\(Markup.xml(option.name(of: ignored.view)))</b>, \(Markup.xml(ignored.reason))</p>\n"
    }
    return text
  }

  /// The lines that are a cause, each selected as a whole, to be copied.
  private static func places(of cause: Cause) -> String {
    cause.places.map { place in
      " <span class=\"place\"><code>\(Markup.xml(place.line))</code>\(place.remark)</span>"
    }.joined()
  }

  /// A pair of pictures, which the script draws.
  ///
  /// - Parameter ids: the elements with the pictures.
  static func stage(_ picture: ReviewedPicture, of entry: PageEntry, _ ids: [FileReference: String]) -> String
  {
    let sides = [("before", picture.before), ("after", picture.after)]
    let drawn = sides.compactMap { name, drawn in
      drawn.map { (name, json(of: $0, ids[$0.file] ?? "")) }
    }
    let boxes = entry.option.changes.map { change -> JSONNode in
      .object(
        [("view", .string(entry.option.name(of: change.view)))]
          + [("before", change.before), ("after", change.after)].compactMap { name, rect in
            rect.map { (name, .array($0.numbers.map { .number($0) })) }
          })
    }
    let data = JSONNode.object(drawn + [("boxes", .array(boxes))]).line
    let figures = sides.map { name, drawn in
      let words = name == "before" ? "Before" : "After"
      let caption = "\(words) <span>\(picture.appearance)</span>"
      guard let drawn else {
        let reason =
          entry.option.state == .changed ? "Not drawn: the baseline does not have an input for it." : ""
        return entry.option.state == .changed
          ? "<figure class=\"\(name) missing\"><figcaption>\(caption)</figcaption><p>\(reason)</p></figure>"
          : ""
      }
      return """
        <figure class="\(name)"><figcaption>\(caption)</figcaption>\
        <div class="canvas" role="img" aria-label="\(Markup.xml(entry.title)), \(name), \(picture.appearance)"></div>\
        <noscript><a href="\(Markup.address(drawn.file.path))">\(words), \(picture.appearance)</a></noscript></figure>
        """
    }.filter { !$0.isEmpty }
    let single = drawn.count < 2 ? " single" : ""
    return """
      <div class="stage \(picture.appearance)\(single)" data-pictures="\(Markup.xml(data))">
      \(figures.joined(separator: "\n"))
      </div>

      """
  }

  private static func json(of picture: DrawnPicture, _ id: String) -> JSONNode {
    let numbers = [
      picture.size.width, picture.size.height, picture.origin.x, picture.origin.y, picture.scale,
      picture.canvas.width, picture.canvas.height,
    ]
    return .object([("id", .string(id)), ("place", .array(numbers.map { .number($0) }))])
  }

  /// The frames that changed, a row each; all of an option that is new or deleted.
  static func details(of entry: PageEntry) -> String {
    let option = entry.option
    let frames = option.frames.filter { $0.isChange }
    guard !frames.isEmpty else { return "" }
    let words =
      option.state == .changed ? "\(frames.count) of \(option.frames.count) changed" : "\(frames.count) views"
    let isOpen = option.state == .changed && frames.count <= 8
    return """
      <details class="frames"\(isOpen ? " open" : "")><summary>Frames: \(words)</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="Frames of \(Markup.xml(entry.title))"><table>
      <thead><tr><th scope="col">view</th><th scope="col">x</th><th scope="col">y</th><th scope="col">width</th>\
      <th scope="col">height</th></tr></thead>
      <tbody>
      \(frames.map { row(of: $0, option) }.joined(separator: "\n"))
      </tbody></table></div></details>

      """
  }

  private static func row(of frame: FrameChange, _ option: ReviewedOption) -> String {
    let cells = (0..<4).map { index in
      switch (frame.before.map { $0[index] }, frame.after.map { $0[index] }) {
      case (let before?, let after?) where before != after:
        let texts = numberTexts(before, after)
        return "<td><del>\(texts.0)</del> <span class=\"to\">→</span> <ins>\(texts.1)</ins></td>"
      case (nil, let after?): return "<td><ins>\(numberText(after))</ins></td>"
      case (let before?, nil): return "<td><del>\(numberText(before))</del></td>"
      case (_, let after): return "<td>\(after.map { numberText($0) } ?? "")</td>"
      }
    }
    return "<tr><th scope=\"row\">\(Markup.xml(option.name(of: frame.view)))</th>\(cells.joined())</tr>"
  }
}
