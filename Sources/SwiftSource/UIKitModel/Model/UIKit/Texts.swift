class NSAttributedString: NSObject {
  struct Key {
    let rawValue: String
    init(_ name: String) { rawValue = name }
    init(rawValue: String) { self.rawValue = rawValue }
    static let font = Key("NSFont"), foregroundColor = Key("NSColor"),
      backgroundColor = Key("NSBackgroundColor")
    static let paragraphStyle = Key("NSParagraphStyle"), kern = Key("NSKern"),
      underlineStyle = Key("NSUnderline")
    static let underlineColor = Key("NSUnderlineColor"), strikethroughStyle = Key("NSStrikethrough"),
      link = Key("NSLink")
    static let strikethroughColor = Key("NSStrikethroughColor"), attachment = Key("NSAttachment"),
      shadow = Key("NSShadow")
    static let baselineOffset = Key("NSBaselineOffset"), strokeColor = Key("NSStrokeColor"),
      strokeWidth = Key("NSStrokeWidth")
    static let obliqueness = Key("NSObliqueness"), ligature = Key("NSLigature")
  }
  // Characters that have the same attributes.
  struct Part { var string: String, attributes: [NSAttributedString.Key: Any] }
  var parts: [Part] = []
  static func joining(_ parts: [Part]) -> NSAttributedString {
    let text = NSAttributedString()
    text.parts = parts
    return text
  }
  var rebuilt: NSAttributedString { .joining(parts) }
  var string: String { parts.count == 1 ? parts[0].string : parts.map { $0.string }.joined() }
  var length: Int { string.count }
  var mutableString: String { string }
  override init() {}
  init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    parts = [Part(string: string, attributes: attributes ?? [:])]
  }
  init(attributedString: NSAttributedString) { parts = attributedString.parts }
  // A space takes the place of the image.
  init(attachment: NSTextAttachment) {
    leaveOut("images in texts are not shown");
    parts = [Part(string: "\u{2003}", attributes: [Key.attachment: attachment])]
  }
  init(_ text: AttributedString) { parts = text.runs }
  func attributes(at index: Int, effectiveRange: Any?) -> [NSAttributedString.Key: Any] {
    var start = 0
    return parts.first {
      start += $0.string.count; return index < start
    }?.attributes ?? [:]
  }
  func attribute(_ key: NSAttributedString.Key, at index: Int, effectiveRange: Any?) -> Any? {
    attributes(at: index, effectiveRange: nil)[key]
  }
  func enumerateAttributes(
    in range: NSRange, options: Any = "", using block: ([NSAttributedString.Key: Any], NSRange, Any) -> Void
  ) {
    var start = 0
    for piece in pieces(range) {
      let count = piece.part.string.count
      if piece.isInside { block(piece.part.attributes, NSRange(location: start, length: count), false) }
      start += count
    }
  }
  func enumerateAttribute(
    _ key: NSAttributedString.Key, in range: NSRange, options: Any = "",
    using block: (Any?, NSRange, Any) -> Void
  ) { enumerateAttributes(in: range) { attributes, range, stop in block(attributes[key], range, stop) } }
  func isEqual(_ other: Any?) -> Bool {
    other is NSAttributedString && string == other.string
      && parts.map { $0.attributes } == other.parts.map { $0.attributes }
  }
  func isEqual(to other: NSAttributedString) -> Bool { isEqual(other) }
  func copy() -> Any { NSAttributedString(attributedString: self) }
  func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }
  func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let text = NSAttributedString(string: "")
    text.parts = pieces(range).filter { $0.isInside }.map { $0.part }
    return text
  }
  // The parts, divided where a range begins and ends.
  func pieces(_ range: NSRange) -> [(part: Part, isInside: Bool)] {
    var all: [(part: Part, isInside: Bool)] = [], start = 0
    for part in parts {
      let count = part.string.count, low = min(count, max(0, range.location - start)),
        high = min(count, max(low, range.location + range.length - start))
      let cuts = [
        (String(part.string.prefix(low)), false), (String(part.string.prefix(high).dropFirst(low)), true),
        (String(part.string.dropFirst(high)), false),
      ]
      for cut in cuts where !cut.0.isEmpty {
        all.append((part: Part(string: cut.0, attributes: part.attributes), isInside: cut.1))
      }
      start += count
    }
    return all
  }
  func size() -> CGSize { measured(1, nil) }
  func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: Any?) -> CGRect {
    CGRect(
      origin: .zero,
      size: options.contains(.usesLineFragmentOrigin)
        ? measured(0, size.width > 0 ? size.width : nil) : measured(1, nil))
  }
  func draw(in rect: CGRect) {
    let height = min(rect.height, measured(0, rect.width).height)
    GraphicsContexts.current?.keep(
      self, in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
  }
  func draw(at point: CGPoint) {
    GraphicsContexts.current?.keep(self, in: CGRect(origin: point, size: size()))
  }
  func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: Any? = nil) {
    options.contains(.usesLineFragmentOrigin) ? draw(in: rect) : draw(at: rect.origin)
  }
  // UIKit takes 12 points where no attribute names a font.
  func measured(_ lines: Int, _ width: CGFloat?) -> CGSize {
    isUnknown(string)
      ? string
      : string.isEmpty
        ? CGSize.zero
        : Host.measurer.size(
          "text", ofView: ["type": "label", "text": scenario, "font": ["size": 12], "numberOfLines": lines],
          in: width)
  }
}
class NSMutableAttributedString: NSAttributedString {
  func append(_ other: NSAttributedString) { parts += other.parts }
  func insert(_ other: NSAttributedString, at index: Int) {
    replaceCharacters(in: NSRange(location: index, length: 0), with: other)
  }
  func setAttributedString(_ other: NSAttributedString) { parts = other.parts }
  func deleteCharacters(in range: NSRange) { parts = pieces(range).filter { !$0.isInside }.map { $0.part } }
  func replaceCharacters(in range: NSRange, with other: Any) {
    let end = range.location + range.length,
      after = attributedSubstring(from: NSRange(location: end, length: max(0, length - end)))
    let added =
      other is NSAttributedString
      ? other
      : NSAttributedString(string: other, attributes: attributes(at: range.location, effectiveRange: nil))
    parts =
      attributedSubstring(from: NSRange(location: 0, length: range.location)).parts + added.parts
      + after.parts
  }
  func change(_ range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    parts = pieces(range).map {
      $0.isInside ? Part(string: $0.part.string, attributes: change($0.part.attributes)) : $0.part
    }
  }
  func addAttribute(_ key: NSAttributedString.Key, value: Any, range: NSRange) {
    change(range) { $0.merging([key: value]) { $1 } }
  }
  func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merging(attributes) { $1 } }
  }
  func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(range) { _ in attributes ?? [:] }
  }
  func removeAttribute(_ key: NSAttributedString.Key, range: NSRange) {
    change(range) { $0.filter { $0.key != key } }
  }
}
struct AttributedString {
  var runs: [NSAttributedString.Part] = []
  var string: String { runs.map { $0.string }.joined() }
  init(_ text: Any) {
    runs =
      text is NSAttributedString ? text.parts : [NSAttributedString.Part(string: "\(text)", attributes: [:])]
  }
  init(_ text: String, attributes: AttributeContainer) {
    runs = [NSAttributedString.Part(string: text, attributes: attributes.all)]
  }
  init(stringLiteral: String) { runs = [NSAttributedString.Part(string: stringLiteral, attributes: [:])] }
  mutating func set(_ key: NSAttributedString.Key, _ value: Any?) {
    runs = runs.map {
      NSAttributedString.Part(string: $0.string, attributes: $0.attributes.merging([key: value]) { $1 })
    }
  }
  mutating func setAttributes(_ container: AttributeContainer) {
    runs = runs.map { NSAttributedString.Part(string: $0.string, attributes: container.all) }
  }
  mutating func mergeAttributes(_ container: AttributeContainer) {
    for (key, value) in container.all { set(key, value) }
  }
  mutating func append(_ other: AttributedString) { runs += other.runs }
  static func + (a: AttributedString, b: AttributedString) -> AttributedString {
    var text = a
    text.append(b)
    return text
  }
  var font: UIFont? {
    get { runs.first?.attributes[NSAttributedString.Key.font] }
    set { set(NSAttributedString.Key.font, newValue) }
  }
  var foregroundColor: UIColor? {
    get { runs.first?.attributes[NSAttributedString.Key.foregroundColor] }
    set { set(NSAttributedString.Key.foregroundColor, newValue) }
  }
  var kern: CGFloat? {
    get { runs.first?.attributes[NSAttributedString.Key.kern] }
    set { set(NSAttributedString.Key.kern, newValue) }
  }
  var baselineOffset: CGFloat? {
    get { runs.first?.attributes[NSAttributedString.Key.baselineOffset] }
    set { set(NSAttributedString.Key.baselineOffset, newValue) }
  }
}
struct AttributeContainer {
  var all: [NSAttributedString.Key: Any] = [:]
  init() {}
  init(_ attributes: [NSAttributedString.Key: Any]) { all = attributes }
  var font: UIFont? {
    get { all[NSAttributedString.Key.font] }
    set { all[NSAttributedString.Key.font] = newValue }
  }
  var foregroundColor: UIColor? {
    get { all[NSAttributedString.Key.foregroundColor] }
    set { all[NSAttributedString.Key.foregroundColor] = newValue }
  }
  var kern: CGFloat? {
    get { all[NSAttributedString.Key.kern] }
    set { all[NSAttributedString.Key.kern] = newValue }
  }
}
@unshown("lineBreakMode,hyphenationFactor,allowsDefaultTighteningForTruncation,lineBreakStrategy,tabStops")
extension NSParagraphStyle {
}
extension String {
  func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: Any?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
extension CGContext {
  // Keeps a text with its attributes as the code has them.
  func keep(_ text: NSAttributedString, in rect: CGRect) {
    drawing.items.append(Drawing.Item(.text(text, Rect(rect.applying(state.transform))), clips: state.clips))
  }
}
extension String {
  func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
  func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }
}
