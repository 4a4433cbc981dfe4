import AutoLayout
import Diagnostics
import LayoutScene

/// A view as `recursiveDescription` prints it in the debugger:
///
///     <Module.Class: 0x…; baseClass = UILabel; frame = (20 40; 280 21); text = 'Hi'; layer = <CALayer: 0x…>>
struct LoggedView {
  private var item: LoggedItem
  private(set) var kind = ViewKind.view
  /// In the superview's coordinates; nil if its numbers cannot be used.
  private(set) var frame: Rect?
  /// Whether the frame has fewer than four numbers.
  private(set) var isCutShort = false
  /// A label's or a field's text, or a button's title; nil if it is not known.
  var text: String?
  private var placeholder: String?
  private var isHidden = false
  private var clipsToBounds = false
  private var alpha = 1.0
  private var backgroundColor: DynamicColor?
  /// The content of a scroll view that is scrolled, in the scroll view's coordinates.
  private(set) var content: Rect?
  var source: SourceRange?

  /// UIKit cuts off longer texts where it names views.
  private static let longestText = 25

  /// - Parameter bytes: the description without the opening bracket; anything may follow it.
  /// - Returns: nil if it is of something without a frame.
  init?(_ bytes: [UInt8]) {
    var cursor = DescriptionCursor(bytes)
    guard let item = cursor.takeAddressedClass() else { return nil }
    let attributes = cursor.takeAttributes()
    guard let numbers = attributes["frame"].map(Self.numbers) else { return nil }
    self.item = item
    frame = Self.rect(numbers)
    isCutShort = numbers.count < 4
    let own = LoggedClass(item.className).kind
    kind = own == .view ? LoggedClass(attributes["baseClass"]).kind : own
    text = attributes["text"] ?? attributes["title"]
    placeholder = attributes["placeholder"]
    isHidden = attributes["hidden"] == "YES"
    clipsToBounds = attributes["clipsToBounds"] == "YES"
    if let opacity = attributes["alpha"].flatMap({ Double($0) }), NumberRange.fraction.contains(opacity) {
      alpha = opacity
    }
    backgroundColor = attributes["backgroundColor"].flatMap(Self.color)
    content = scrolledContent(
      offset: Self.numbers(attributes["contentOffset"] ?? ""),
      size: Self.numbers(attributes["contentSize"] ?? ""))
  }

  /// The plain view that stands for the scrolled content of a scroll view.
  init(contentOf view: LoggedView, frame: Rect) {
    item = LoggedItem(name: "\(LoggedClass(view.item.className).words) content")
    self.frame = frame
    source = view.source
  }

  var address: String? { item.address }

  /// Whether it shows the title of the button that it is in.
  var isButtonLabel: Bool { item.className == "UIButtonLabel" }

  /// The name in pictures and messages, unless others have the same.
  var baseName: String {
    var named = item
    let texts = [text, placeholder].compactMap(\.self)
    named.text = texts.first { !$0.isEmpty }.map(Self.shortened)
    return named.baseName
  }

  private static func shortened(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(4 * longestText) {
      plain.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    let words = String(plain)
    return words.count > longestText ? words.prefix(longestText) + "..." : words
  }

  /// Bars are drawn from their parts, which show the items of the app.
  private static let showTheirParts: Set<ViewKind> = [.navigationBar, .toolbar, .tabBar]

  /// Whether the view is drawn with its parts, which are UIKit's own views and do not concern the app.
  var drawsItsParts: Bool {
    !ViewContent(kind).own.isContainer && !Self.showTheirParts.contains(kind)
  }

  // MARK: The scene

  /// A view that keeps its frame.
  func sceneView(id: String, in superview: ViewIndex, isOutermost: Bool) -> SceneView {
    var view = SceneView(id: id, kind: kind, superview: superview)
    view.hasAuthoredName = false
    view.source = source
    view.frame = frame ?? .zero
    if isOutermost {
      view.frame.x = 0
      view.frame.y = 0
    }
    // No margin and no size is flexible.
    view.autoresizingMask = []
    view.isHidden = isHidden
    view.clipsToBounds = clipsToBounds
    view.alpha = alpha
    view.backgroundColor = backgroundColor
    view.content.text?.string = text ?? ""
    view.content.text?.placeholder = placeholder ?? ""
    if kind == .label { fitLines(of: &view) }
    let size = view.frame.size
    view.content[ImageViewContent.self]?.imageSize = size
    return view
  }

  /// The dump does not give the font and the number of lines, so they are chosen to fit the height.
  private func fitLines(of label: inout SceneView) {
    let height = label.frame.height
    label.content.text?.numberOfLines = height < 40 ? 1 : 0
    label.content[LabelContent.self]?.adjustsFontSizeToFitWidth = true
    // The lines of the system font are about 1.2 times as high as its size.
    if height < 20 { label.content.text?.font.size = max(NumberRange.fontSize.minimum, height / 1.2) }
  }

  // MARK: Values

  private func scrolledContent(offset: [Double?], size: [Double?]) -> Rect? {
    guard let frame, let offset = Self.pair(offset), offset != (0, 0), !drawsItsParts else { return nil }
    guard NumberRange.coordinate.contains(offset.0), NumberRange.coordinate.contains(offset.1) else {
      return nil
    }
    let size = Self.pair(size) ?? (0, 0)
    let isSize = NumberRange.length.contains(size.0) && NumberRange.length.contains(size.1)
    let isEmpty = size.0 == 0 || size.1 == 0
    return Rect(
      x: -offset.0, y: -offset.1, width: isSize && !isEmpty ? size.0 : frame.width,
      height: isSize && !isEmpty ? size.1 : frame.height)
  }

  private static func pair(_ numbers: [Double?]) -> (Double, Double)? {
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    return (first, second)
  }

  /// The numbers of `(20 40; 280 21)` or `{0, -88}`; nil for what is not a number.
  private static func numbers(_ value: String) -> [Double?] {
    value.split { "(){},; \n".contains($0) }.map { Double($0) }
  }

  private static func rect(_ numbers: [Double?]) -> Rect? {
    let values = numbers.compactMap(\.self)
    guard numbers.count == 4, values.count == 4, values.allSatisfy(NumberRange.coordinate.contains),
      NumberRange.length.contains(values[2]), NumberRange.length.contains(values[3])
    else { return nil }
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// `UIExtendedSRGBColorSpace 1 0.5 0 1`, `UIExtendedGrayColorSpace 1 1`, or `<…; name = systemBlueColor>`.
  private static func color(_ value: String) -> DynamicColor? {
    let words = value.split { " ;=>\n".contains($0) }
    if let name = words.last, let known = SystemColorTable.color(named: String(name)) { return known }
    let parts = words.dropFirst().compactMap { Double($0) }
    guard let space = words.first, parts.count == words.count - 1,
      parts.allSatisfy(NumberRange.fraction.contains)
    else { return nil }
    if space.hasSuffix("GrayColorSpace"), parts.count == 2 {
      return DynamicColor(Color(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1]))
    }
    guard space.hasSuffix("RGBColorSpace"), parts.count == 4 else { return nil }
    return DynamicColor(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }
}

extension DescriptionCursor {
  /// More attributes of a description are not read.
  private static let mostAttributes = 60

  /// The attributes `; key = value` or `; key: value` up to the closing bracket. The first of a key counts.
  fileprivate mutating func takeAttributes() -> [String: String] {
    var attributes: [String: String] = [:]
    for _ in 0..<Self.mostAttributes {
      while let byte = peek(), byte == UInt8(ascii: ";") || byte.isBlank { position += 1 }
      let key = take(while: \.isNameByte)
      skipBlanks()
      guard let sign = peek(), sign != UInt8(ascii: ">") else { break }
      let isPair = sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":")
      if isPair { position += 1 }
      skipBlanks()
      let value = takeValue()
      if isPair, attributes[key] == nil { attributes[key] = value }
    }
    return attributes
  }

  private mutating func skipBlanks() {
    while let byte = peek(), byte.isBlank { position += 1 }
  }

  /// A quoted text, or what there is up to the next semicolon or closing bracket that is not part of it.
  private mutating func takeValue() -> String {
    let quoted = takeQuoted { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ">") || $0 == nil }
    if let quoted { return quoted }
    let start = position
    var depth = 0
    while let byte = peek() {
      if depth == 0, byte == UInt8(ascii: ";") || byte == UInt8(ascii: ">") { break }
      if "<({[".utf8.contains(byte) { depth += 1 }
      if ">)}]".utf8.contains(byte) { depth = max(0, depth - 1) }
      position += 1
    }
    var end = position
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }
}
