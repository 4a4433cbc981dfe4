import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension ValueFormat where Value == Drawing {
  /// A view's own drawing: an array of marks, in the order in which they are drawn.
  static let drawing = ValueFormat(
    schema: .object([
      ("type", .string("array")), ("items", mark.schema), ("maxItems", .number(Double(SceneLimits.marks))),
    ]),
    encode: { drawing in .array(drawing.items.compactMap { mark.encode(MarkDraft($0)) }) }
  ) { node, findings in
    guard case .array(let elements) = node.content else {
      findings.wrongType(node, expected: "an array")
      return nil
    }
    if let surplus = elements.dropFirst(SceneLimits.marks).first {
      findings.error(
        .tooMany, at: surplus.range, "a drawing has more than \(SceneLimits.marks) marks")
    }
    var drawing = Drawing()
    for element in elements.prefix(SceneLimits.marks) {
      guard let read = mark.decode(element, &findings) else { continue }
      if !hasMark(element) {
        findings.error(
          .missingKey, at: element.range, "this draws nothing",
          help:
            "give it a \"path\" with a \"fill\" or a \"stroke\", or a \"text\" or an \"image\" with a \"frame\""
        )
      }
      drawing.items += read.items
    }
    return drawing
  }

  /// Whether a mark has what it needs to be seen, whether or not that can be read.
  private static func hasMark(_ node: JSONValue) -> Bool {
    func has(_ keys: String...) -> Bool { keys.contains { node.member($0) != nil } }
    return has("text", "image") || has("path") && has("fill", "fillColor", "stroke", "strokeColor")
  }

  private static let mark = ValueFormat<MarkDraft>.object(MarkDraft.format, startingWith: MarkDraft())
}

/// One mark of a drawing as files describe it.
private struct MarkDraft: Sendable {
  var path: Path?
  var fill: DynamicColor?, stroke: DynamicColor?
  var style = StrokeStyle(width: 1)
  var text: [RunDraft] = []
  var image: SceneImage?
  var frame = Rect.zero
  var clips: [Path] = []

  init() {}

  init(_ item: Drawing.Item) {
    clips = item.clips
    switch item.mark {
    case .fill(let path, let color): (self.path, fill) = (path, color)
    case .stroke(let path, let color, let style): (self.path, stroke, self.style) = (path, color, style)
    case .text(let text, let frame):
      self.frame = frame
      let runs = text.runs.isEmpty ? [StyledRun(text.string)] : text.runs
      self.text = runs.map { run in
        var draft = RunDraft(run: run)
        let font = run.font ?? text.font
        (draft.run.font, draft.run.color) = (nil, run.color ?? text.color)
        draft.font = FontDraft(size: font.size, weight: font.weight, family: font.family)
        return draft
      }
    case .image(let image, let frame): (self.image, self.frame) = (image, frame)
    }
  }

  /// One for each way in which it is drawn.
  var items: [Drawing.Item] {
    var marks: [Drawing.Mark] = []
    if let path, let fill { marks.append(.fill(path, fill)) }
    if let path, let stroke { marks.append(.stroke(path, stroke, style)) }
    if !text.isEmpty {
      // As NSAttributedString draws: 12 points without a font.
      var styled = StyledText(font: Font(size: 12))
      styled.numberOfLines = 0
      styled.setRuns(text.map { $0.resolved(over: styled.font, category: .large) })
      marks.append(.text(styled, frame))
    }
    if let image { marks.append(.image(image, frame)) }
    return marks.map { Drawing.Item($0, clips: clips) }
  }

  static let format = ObjectFormat<MarkDraft>(
    "mark", "One thing that a view draws, in points from the top left corner of its bounds.",
    [
      Field("path", .nullable(.path), \.path, OutlineText.doc),
      Field("fill", .nullable(.color), \.fill, "The colour inside of the path."),
      Field("stroke", .nullable(.color), \.stroke, "The colour of a line along the path."),
      Field("lineWidth", .number(.length), \.style.width, "The width of that line in points; 1 by default."),
      Field("lineCap", .choice(of: LineCap.self), \.style.cap, "The ends of the line; butt by default."),
      Field(
        "lineJoin", .choice(of: LineJoin.self), \.style.join, "The corners of the line; miter by default."),
      Field(
        "lineDashPattern", .array(of: .number(.length)), \.style.dashes,
        "The lengths of dashes and gaps in points."),
      Field(
        "text", ValueFormat<[RunDraft]>.drawnText, \.text,
        "A text, or an array of its parts, at the top of the frame; 12 points without a font."),
      Field(
        "image", .nullable(.drawnImage), \.image, "An image that fills the frame: its size, or a symbol."),
      Field(
        "frame",
        .structure(
          [("x", .coordinate), ("y", .coordinate), ("width", .length), ("height", .length)], \.numbers
        ) {
          Rect($0)
        },
        \.frame, "Where a text or an image is, in points."),
      Field("clips", .array(of: .path), \.clips, "Paths outside of which nothing of the mark is seen."),
    ], aliases: ["fillColor": "fill", "strokeColor": "stroke"])
}

extension ValueFormat where Value == [RunDraft] {
  fileprivate static let drawnText = ValueFormat(
    schema: textOrRuns.schema,
    encode: { runs in .array(runs.map(\.node)) }
  ) { node, findings in textOrRuns.decode(node, &findings) }
}

extension ValueFormat where Value == SceneImage {
  /// Image views show files.
  fileprivate static let drawnImage = ValueFormat(schema: image.schema, encode: image.encode) {
    node, findings in
    guard let read = image.decode(node, &findings) else { return nil }
    if read.file == nil { return read }
    findings.error(
      .unknownValue, at: node.range, "a drawing has no image files", help: "show the file in an image view")
    return nil
  }
}

extension ValueFormat where Value == Path {
  fileprivate static let path = ValueFormat(
    schema: .object([("type", .string("string")), ("pattern", .string("^[MLCQZ0-9eE., \\n+-]*$"))]),
    encode: { .string(OutlineText.text(of: $0)) }
  ) { node, findings in
    guard case .string(let text) = node.content else {
      findings.wrongType(node, expected: "a path, such as \"M 0 0 L 10 0 L 10 10 Z\"")
      return nil
    }
    if let path = OutlineText.path(text) { return path }
    findings.error(
      .unknownValue, at: node.range, "this is not a path",
      help: "write M, L, C, Q and Z with numbers in points, as in \"M 0 0 L 10 0 L 10 10 Z\"")
    return nil
  }
}
