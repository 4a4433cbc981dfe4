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
  struct Run { var text: String, attributes: [NSAttributedString.Key: Any] }
  var runs: [Run] = []
  var string: String { runs.map { $0.text }.joined() }
  var length: Int { string.count }
  var mutableString: String { string }
  override init() {}
  init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    runs = [Run(text: string, attributes: attributes ?? [:])]
  }
  init(attributedString: NSAttributedString) { runs = attributedString.runs }
  // A space takes the place of the image.
  init(attachment: NSTextAttachment) {
    leaveOut("images in texts are not shown");
    runs = [Run(text: "\u{2003}", attributes: [Key.attachment: attachment])]
  }
  init(_ text: AttributedString) { runs = text.runs }
  func attributes(at index: Int, effectiveRange: Any?) -> [NSAttributedString.Key: Any] {
    var start = 0
    return runs.first {
      start += $0.text.count; return index < start
    }?.attributes ?? [:]
  }
  func attribute(_ key: NSAttributedString.Key, at index: Int, effectiveRange: Any?) -> Any? {
    attributes(at: index, effectiveRange: nil)[key]
  }
  func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let text = NSAttributedString(string: "")
    text.runs = pieces(range).filter { $0.isInside }.map { $0.run }
    return text
  }
  // The runs, divided where a range begins and ends.
  func pieces(_ range: NSRange) -> [(run: Run, isInside: Bool)] {
    var all: [(run: Run, isInside: Bool)] = [], start = 0
    for run in runs {
      let count = run.text.count, low = min(count, max(0, range.location - start)),
        high = min(count, max(low, range.location + range.length - start))
      let parts = [
        (String(run.text.prefix(low)), false), (String(run.text.prefix(high).dropFirst(low)), true),
        (String(run.text.dropFirst(high)), false),
      ]
      for part in parts where !part.0.isEmpty {
        all.append((run: Run(text: part.0, attributes: run.attributes), isInside: part.1))
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
        : ModelCanvas.size(
          "text", ofView: ["type": "label", "text": scenario, "font": ["size": 12], "numberOfLines": lines],
          in: width)
  }
}
class NSMutableAttributedString: NSAttributedString {
  func append(_ other: NSAttributedString) { runs += other.runs }
  func insert(_ other: NSAttributedString, at index: Int) {
    replaceCharacters(in: NSRange(location: index, length: 0), with: other)
  }
  func setAttributedString(_ other: NSAttributedString) { runs = other.runs }
  func deleteCharacters(in range: NSRange) { runs = pieces(range).filter { !$0.isInside }.map { $0.run } }
  func replaceCharacters(in range: NSRange, with other: Any) {
    let end = range.location + range.length,
      after = attributedSubstring(from: NSRange(location: end, length: max(0, length - end)))
    let added =
      other is NSAttributedString
      ? other
      : NSAttributedString(string: other, attributes: attributes(at: range.location, effectiveRange: nil))
    runs =
      attributedSubstring(from: NSRange(location: 0, length: range.location)).runs + added.runs + after.runs
  }
  func change(_ range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    runs = pieces(range).map {
      $0.isInside ? Run(text: $0.run.text, attributes: change($0.run.attributes)) : $0.run
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
  var runs: [NSAttributedString.Run] = []
  var string: String { runs.map { $0.text }.joined() }
  init(_ text: Any) {
    runs = text is NSAttributedString ? text.runs : [NSAttributedString.Run(text: "\(text)", attributes: [:])]
  }
  init(_ text: String, attributes: AttributeContainer) {
    runs = [NSAttributedString.Run(text: text, attributes: attributes.all)]
  }
  init(stringLiteral: String) { runs = [NSAttributedString.Run(text: stringLiteral, attributes: [:])] }
  mutating func set(_ key: NSAttributedString.Key, _ value: Any?) {
    runs = runs.map {
      NSAttributedString.Run(text: $0.text, attributes: $0.attributes.merging([key: value]) { $1 })
    }
  }
  mutating func setAttributes(_ container: AttributeContainer) {
    runs = runs.map { NSAttributedString.Run(text: $0.text, attributes: container.all) }
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
  // A text with its attributes as code has them.
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
