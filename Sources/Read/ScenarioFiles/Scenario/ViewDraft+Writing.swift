import AutoLayout
import JSONText
import LayoutScene

extension ViewDraft {
  /// A draft that produces the view on the canvas.
  ///
  /// - Parameter base: the draft of the same view in another option, to which this one should be close.
  init(writing view: SceneView, on canvas: Canvas, over base: ViewDraft? = nil) {
    self.init(view: view)
    let usual = view.content[ButtonContent.self]?.usualFont ?? ViewContent(view.kind).text?.font
    if let given = view.content.text?.font, let own = usual {
      let kept = base?.font.resolved(over: own, category: canvas.contentSizeCategory)
      font =
        base.flatMap { kept == given ? $0.font : nil }
        ?? FontDraft(writing: given, over: own, on: canvas, isWhole: base != nil)
    }
    if let text = view.content.text {
      let known = base?.runs ?? []
      runs = text.runs.enumerated().map { index, run in
        RunDraft(writing: run, of: text, on: canvas, over: known.count > index ? known[index].font : nil)
      }
    }
    layoutMargins = view.layoutMargins.map { InsetsDraft($0) } ?? InsetsDraft()
  }

  /// The keys that turn a default view of the same kind into this one, without its subviews.
  func members() -> [JSONNode.Member] {
    var draft = self
    draft.id = Located(value: view.id, range: .none)
    if view.kind != .view { draft.kind = Located(value: view.kind, range: .none) }
    draft.layoutGuides = view.layoutGuides.map { Located(value: $0, range: .none) }
    return Self.format.members(of: draft, over: unchanged)
  }

  /// The keys that turn a plain root view into this one.
  func rootMembers() -> [JSONNode.Member] {
    var draft = self
    if view.kind != .view { draft.kind = Located(value: view.kind, range: .none) }
    draft.layoutGuides = view.layoutGuides.map { Located(value: $0, range: .none) }
    return Self.rootFormat.members(of: draft, over: unchanged)
  }

  /// The keys of an option that turn the view of `base` into this one.
  func patch(of base: ViewDraft) -> [JSONNode.Member] {
    Self.patchFormat.members(of: self, over: base)
  }

  /// The draft of a view without any keys.
  var unchanged: ViewDraft { ViewDraft(view: SceneView(id: view.id, kind: view.kind)) }
}

extension RunDraft {
  /// A draft that produces the run on the canvas.
  ///
  /// - Parameter base: the font of the same run in another option, to which this one should be close.
  init(writing run: StyledRun, of text: StyledText, on canvas: Canvas, over base: FontDraft?) {
    self.run = run
    self.run.font = nil
    guard let given = run.font else { return }
    if let base, base.resolved(over: text.font, category: canvas.contentSizeCategory) == given {
      font = base
    } else {
      // A size takes the text style away.
      let isWhole = given == text.font || given.linePitch == nil && text.font.linePitch != nil
      font = FontDraft(writing: given, over: text.font, on: canvas, isWhole: isWhole)
    }
  }
}

extension FontDraft {
  /// A draft that produces the font on the canvas.
  ///
  /// - Parameters:
  ///   - base: the font of a view without any keys.
  ///   - isWhole: whether to include what is the same in the base.
  init(writing font: Font, over base: Font, on canvas: Canvas, isWhole: Bool) {
    self.init()
    let category = canvas.contentSizeCategory
    textStyle = font == base ? nil : TextStyle(font, for: category)
    let implied = textStyle?.font(for: category) ?? base
    if isWhole && textStyle == nil || font.size != implied.size { size = font.size }
    if isWhole || font.weight != implied.weight { weight = font.weight }
    family = font.family
  }
}

extension SourceRange {
  /// The range of something that is not from a file.
  static let none = SourceRange(offset: 0, length: 0)
}
