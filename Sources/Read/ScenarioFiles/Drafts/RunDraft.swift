import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// A part of a text as files describe it, before the reader's text size is known.
struct RunDraft: Sendable {
  /// Without its font.
  var run = StyledRun("")
  var font = FontDraft()

  /// The run in a text with the font, on a canvas with the category.
  func resolved(over base: Font, category: ContentSizeCategory) -> StyledRun {
    var run = run
    run.font = font.isEmpty ? nil : font.resolved(over: base, category: category)
    return run
  }

  /// The run as it is written.
  var node: JSONNode {
    let members = Self.format.members(of: self, over: RunDraft())
    return members.count == 1 ? .string(run.string) : .object(members)
  }

  static let format = ObjectFormat<RunDraft>(
    "run", "A part of a text; keys that are left out have the view's values.",
    [
      Field("text", .text, \.run.string, required: true, "The characters."),
      Field(
        "font", patching: FontDraft.format, shorthand: .styleOrSize, \.font,
        "The font, or only a text style or a size; what it does not say is the view's."),
      Field(
        "textColor", .nullable(.color), \.run.color, "The colour; null, the default: the view's textColor."),
      Field(
        "kern", .number(.shift), \.run.kern,
        "Points added after each letter. Letters that join or are stacked, as in Arabic or Thai, keep their distances."
      ),
      Field(
        "baselineOffset", .number(.shift), \.run.baselineOffset,
        "How far the letters are above the baseline in points; their line grows with them."),
      Field("underline", .boolean, \.run.isUnderlined, "Whether there is a line below the letters."),
      Field("strikethrough", .boolean, \.run.isStruckThrough, "Whether there is a line through the letters."),
      Field(
        "paragraphStyle", patching: paragraphFormat, \.run.paragraph,
        "How the lines of the paragraph that begins in the run are placed."),
    ], aliases: ["foregroundColor": "textColor"], hints: hints)

  /// A paragraph has the style of its first character, as in UIKit.
  private static let paragraphFormat = ObjectFormat<ParagraphStyle>(
    "paragraph style", "An NSParagraphStyle. A paragraph has the style of the run in which it begins.",
    [
      Field(
        "alignment", .choice(of: TextAlignment.self), \.alignment,
        "How its lines are aligned; by default as the view's textAlignment says."),
      Field("lineSpacing", .number(.length), \.lineSpacing, "Points between a line and the next."),
      Field(
        "lineHeightMultiple", .number(.multiple), \.lineHeightMultiple,
        "What the height of a line is multiplied by, above its letters; 0, the default, leaves it as it is."),
      Field(
        "minimumLineHeight", .number(.length), \.minimumLineHeight, "The least height of a line in points."),
      Field(
        "maximumLineHeight", .number(.length), \.maximumLineHeight,
        "The greatest height of a line in points; 0, the default: no limit."),
      Field(
        "paragraphSpacing", .number(.length), \.paragraphSpacing,
        "Points between the paragraph and the next, in addition to lineSpacing."),
    ], hints: ["textAlignment": "write \"alignment\", as NSParagraphStyle has it"])

  private static let hints: [String: Hint] = {
    var hints: [String: Hint] = [
      "color": "write \"textColor\"", "underlineStyle": "write \"underline\": true",
      "strikethroughStyle": "write \"strikethrough\": true", "size": "it belongs in \"font\"",
      "weight": "it belongs in \"font\"", "string": "write \"text\"",
      "textAlignment": "it is \"alignment\" in \"paragraphStyle\"",
    ]
    for field in paragraphFormat.fields { hints[field.name] = "it belongs in \"paragraphStyle\"" }
    return hints
  }()
}

extension ValueFormat where Value == [RunDraft] {
  /// A text, whose schema is a definition.
  static let textOrRuns = writtenText.called("attributedText")

  /// A text: a string, or an array of its parts, each a string or an object. A string is read as one part.
  static let writtenText = ValueFormat(
    schema: .any(of: [
      .type("string"),
      .object([
        ("type", .string("array")), ("items", .any(of: [.type("string"), .reference("run")])),
        ("maxItems", .number(Double(SceneLimits.runs))),
      ]),
    ])
  ) { node, findings in
    guard case .array(let elements) = node.content else {
      guard case .string(let text) = node.content else {
        findings.wrongType(node, expected: "a string, or an array of its parts")
        return nil
      }
      return [RunDraft(run: StyledRun(text))]
    }
    if let surplus = elements.dropFirst(SceneLimits.runs).first {
      findings.error(.tooMany, at: surplus.range, "a text has more than \(SceneLimits.runs) parts")
    }
    return elements.prefix(SceneLimits.runs).compactMap { element in
      var run = RunDraft()
      switch element.content {
      case .string(let text): run.run.string = text
      case .object: RunDraft.format.read(element, into: &run, &findings)
      case .null, .boolean, .number, .array, .invalid:
        findings.wrongType(element, expected: "a string, or an object with \"text\"")
        return nil
      }
      return run
    }
  }
}
