// Add this file to a test target of an iOS app: it writes a view that UIKit has laid out as a scenario, which
// layout-render solves and draws on a machine without Xcode. It needs nothing but UIKit.

public import Foundation
public import UIKit

extension UIView {
  /// The view with its subviews, constraints and contents as a scenario for layout-render, in JSON.
  ///
  /// The sizes of contents are those that UIKit measured, except for texts of several lines, whose height depends on
  /// their width. Constraints that UIKit itself made are left out; stack views make theirs again.
  ///
  /// - Parameter title: the heading of the picture.
  /// - Throws: the error of `JSONSerialization` for a value that is not a number.
  public func layoutScenario(title: String? = nil) throws -> String {
    layoutIfNeeded()
    var export = ScenarioExport(root: self)
    let data = try JSONSerialization.data(
      withJSONObject: export.scenario(title: title), options: [.prettyPrinted, .sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  /// The frames that UIKit gave the views, in points in their superviews, keyed by the names that the scenario gives
  /// them.
  public func layoutFrames() -> [String: CGRect] {
    layoutIfNeeded()
    var export = ScenarioExport(root: self)
    _ = export.scenario(title: nil)
    return export.frames
  }
}

/// Walks one tree of views.
@MainActor private struct ScenarioExport {
  let root: UIView
  private(set) var frames: [String: CGRect] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var views: [UIView] = []
  private var propertyNames: [ObjectIdentifier: String] = [:]
  /// The names that the format itself reserves, and those already in use.
  private var taken: Set<String> = ["root", "superview", "safeArea", "layoutMargins", "readableContent"]

  init(root: UIView) { self.root = root }

  mutating func scenario(title: String?) -> [String: Any] {
    var canvas: [String: Any] = [
      "size": [number(root.bounds.width), number(root.bounds.height)],
      "scale": number(max(1, root.contentScaleFactor)), "safeArea": insets(root.safeAreaInsets),
    ]
    let traits = root.traitCollection
    if traits.layoutDirection == .rightToLeft { canvas["layoutDirection"] = "rightToLeft" }
    if traits.userInterfaceStyle == .dark { canvas["appearance"] = "dark" }
    canvas["contentSizeCategory"] = Self.textSizes[traits.preferredContentSizeCategory]
    if let color = color(root.backgroundColor) { canvas["background"] = color }
    names[ObjectIdentifier(root)] = "root"
    views = [root]
    readProperties(of: root)
    var scenario: [String: Any] = ["canvas": canvas, "views": contents(of: root).map { describe($0) }]
    var rootKeys: [String: Any] = ["layoutMargins": margins(of: root)]
    rootKeys["semanticContentAttribute"] = ownDirection(of: root)
    if let guides = guideNames(of: root) { rootKeys["layoutGuides"] = guides }
    scenario["root"] = rootKeys
    scenario["constraints"] = views.flatMap(\.constraints).compactMap(describe)
    scenario["title"] = title
    return scenario
  }

  // MARK: Names

  private mutating func name(for object: AnyObject, base: String) -> String {
    var name = String(base.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if name.first?.isLetter != true { name = "view" + name }
    var unique = name
    var count = 1
    while !taken.insert(unique).inserted {
      count += 1
      unique = "\(name)_\(count)"
    }
    names[ObjectIdentifier(object)] = unique
    return unique
  }

  /// Notes the names of the properties, lazy ones too, in which a view and its controller hold views.
  private mutating func readProperties(of view: UIView) {
    if let controller = view.next as? UIViewController { readProperties(Mirror(reflecting: controller)) }
    readProperties(Mirror(reflecting: view))
  }

  private mutating func readProperties(_ mirror: Mirror) {
    // Objects held by UIKit's own classes have no name that an author knows.
    let type = String(reflecting: mirror.subjectType)
    guard type.contains("."), !type.hasPrefix("UIKit.") else { return }
    for child in mirror.children {
      guard let view = child.value as? UIView, let label = child.label else { continue }
      let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
      if propertyNames[ObjectIdentifier(view)] == nil { propertyNames[ObjectIdentifier(view)] = name }
    }
    if let superclass = mirror.superclassMirror { readProperties(superclass) }
  }

  private func usualName(of view: UIView) -> String {
    if let name = view.accessibilityIdentifier ?? propertyNames[ObjectIdentifier(view)] { return name }
    let type = String(describing: type(of: view)).replacingOccurrences(of: "UI", with: "")
    return type.prefix(1).lowercased() + type.dropFirst()
  }

  private mutating func guideNames(of view: UIView) -> [String]? {
    let guides = view.layoutGuides.filter { suffix(of: $0) == nil && !$0.identifier.hasPrefix("UI") }
    guard !guides.isEmpty else { return nil }
    return guides.map { name(for: $0, base: $0.identifier.isEmpty ? "guide" : $0.identifier) }
  }

  /// The name of a guide that every view has; nil for a guide that someone added.
  private func suffix(of guide: UILayoutGuide) -> String? {
    guard let view = guide.owningView else { return nil }
    if guide === view.safeAreaLayoutGuide { return "safeArea" }
    if guide === view.layoutMarginsGuide { return "layoutMargins" }
    if guide === view.readableContentGuide { return "readableContent" }
    guard let scrollView = view as? UIScrollView else { return nil }
    if guide === scrollView.contentLayoutGuide { return "contentLayoutGuide" }
    return guide === scrollView.frameLayoutGuide ? "frameLayoutGuide" : nil
  }

  // MARK: Views

  /// The subviews that belong to the author, leaving out the internals of UIKit's controls.
  private func contents(of view: UIView) -> [UIView] {
    switch view {
    case let button as UIButton:
      button.subviews.filter {
        $0 !== button.titleLabel && $0 !== button.imageView
          && !String(describing: type(of: $0)).hasPrefix("_")
      }
    case is UITextField, is UISwitch, is UISlider, is UISegmentedControl, is UIStepper, is UIPageControl,
      is UIDatePicker, is UITextView, is UIProgressView, is UIActivityIndicatorView, is UISearchBar,
      is UINavigationBar, is UIToolbar, is UITabBar:
      []
    default: view.subviews
    }
  }

  /// Whether a frame places the view, not constraints of the author. Lists place cells, and cells their content.
  private func hasFrame(_ view: UIView) -> Bool {
    switch view.superview {
    case let stack as UIStackView where stack.arrangedSubviews.contains(view): return false
    case let cell as UITableViewCell where cell.contentView === view: return true
    case let cell as UICollectionViewCell where cell.contentView === view: return true
    case let header as UITableViewHeaderFooterView where header.contentView === view: return true
    default: break
    }
    return view.translatesAutoresizingMaskIntoConstraints || view is UITableViewCell
      || view is UICollectionReusableView || view is UITableViewHeaderFooterView
  }

  private mutating func describe(_ view: UIView) -> [String: Any] {
    let id = name(for: view, base: usualName(of: view))
    readProperties(of: view)
    views.append(view)
    frames[id] = view.frame
    var keys: [String: Any] = ["id": id]
    if view.isHidden { keys["hidden"] = true }
    keys["semanticContentAttribute"] = ownDirection(of: view)
    keys["contentHugging"] = priorities { view.contentHuggingPriority(for: $0) }
    keys["compressionResistance"] = priorities { view.contentCompressionResistancePriority(for: $0) }
    describeContent(of: view, in: &keys)
    describeLook(of: view, in: &keys)
    if hasFrame(view) {
      let frame = view.frame
      keys["frame"] = [frame.minX, frame.minY, frame.width, frame.height].map(number)
      keys["autoresizingMask"] = masks.filter { view.autoresizingMask.contains($0.mask) }.map(\.name)
    }
    let subviews = contents(of: view)
    if let stack = view as? UIStackView {
      let lower = subviews.prefix { !stack.arrangedSubviews.contains($0) }
      let upper = subviews.dropFirst(lower.count).filter { !stack.arrangedSubviews.contains($0) }
      func others(_ views: [UIView]) -> [[String: Any]] {
        views.map { describe($0).merging(["isArranged": false]) { $1 } }
      }
      keys["subviews"] = others(Array(lower)) + stack.arrangedSubviews.map { describe($0) } + others(upper)
    } else if !subviews.isEmpty {
      keys["subviews"] = subviews.map { describe($0) }
    }
    if !subviews.isEmpty { keys["layoutMargins"] = margins(of: view) }
    keys["additionalSafeAreaInsets"] = additionalSafeArea(of: view)
    if !view.insetsLayoutMarginsFromSafeArea { keys["insetsLayoutMarginsFromSafeArea"] = false }
    if let guides = guideNames(of: view) { keys["layoutGuides"] = guides }
    return keys
  }

  /// The insets that a controller adds to the safe area of its view, both for its own bars and because code asks it to.
  private func additionalSafeArea(of view: UIView) -> [String: Double]? {
    guard let controller = view.next as? UIViewController, controller.view === view,
      let outer = view.superview
    else { return nil }
    let (own, given, frame) = (view.safeAreaInsets, outer.safeAreaInsets, view.frame)
    let sides: [(String, CGFloat)] = [
      ("top", own.top - max(0, given.top - frame.minY)), ("left", own.left - max(0, given.left - frame.minX)),
      ("bottom", own.bottom - max(0, frame.maxY - (outer.bounds.height - given.bottom))),
      ("right", own.right - max(0, frame.maxX - (outer.bounds.width - given.right))),
    ]
    let added = sides.filter { $0.1 > 0 }.map { ($0.0, number($0.1)) }
    return added.isEmpty ? nil : Dictionary(uniqueKeysWithValues: added)
  }

  /// The direction that a view has regardless of the screen's.
  private func ownDirection(of view: UIView) -> String? {
    switch view.semanticContentAttribute {
    case .forceLeftToRight: "forceLeftToRight"
    case .forceRightToLeft: "forceRightToLeft"
    default: nil
    }
  }

  private func describeContent(of view: UIView, in keys: inout [String: Any]) {
    switch view {
    case let label as UILabel:
      keys["type"] = "label"
      let style = TextStyle(font: label.font, color: label.textColor, alignment: label.textAlignment)
      keys["text"] = text(label.attributedText, in: style)
      keys["numberOfLines"] = label.numberOfLines
      keys["lineBreakMode"] = name(of: label.lineBreakMode)
      keys["font"] = font(label.font)
      if label.preferredMaxLayoutWidth > 0 {
        keys["preferredMaxLayoutWidth"] = number(label.preferredMaxLayoutWidth)
      }
      if label.adjustsFontSizeToFitWidth {
        keys["adjustsFontSizeToFitWidth"] = true
        if label.minimumScaleFactor > 0 { keys["minimumScaleFactor"] = number(label.minimumScaleFactor) }
      }
      if label.numberOfLines == 1 { keys["intrinsicContentSize"] = size(of: label) }
      return
    case let stack as UIStackView:
      keys["type"] = "stackView"
      keys["axis"] = stack.axis == .horizontal ? "horizontal" : "vertical"
      keys["distribution"] = distribution(of: stack)
      keys["alignment"] = alignment(of: stack)
      keys["spacing"] = number(stack.spacing)
      if stack.isLayoutMarginsRelativeArrangement { keys["isLayoutMarginsRelativeArrangement"] = true }
      if stack.isBaselineRelativeArrangement { keys["isBaselineRelativeArrangement"] = true }
      return
    case let button as UIButton:
      keys["type"] = "button"
      guard let label = button.titleLabel, let title = label.attributedText, title.length > 0 else {
        keys["title"] = button.currentTitle ?? ""
        break
      }
      // A title is aligned by its button, not by its own alignment.
      keys["title"] = text(title, in: TextStyle(font: label.font, color: label.textColor, alignment: nil))
      keys["font"] = font(label.font)
    case let field as UITextField:
      keys["type"] = "textField"
      let usual = field.font ?? .systemFont(ofSize: 17)
      keys["text"] = text(
        field.attributedText,
        in: TextStyle(font: usual, color: field.textColor, alignment: field.textAlignment))
      if field.isSecureTextEntry { keys["text"] = String(repeating: "•", count: field.text?.count ?? 0) }
      keys["font"] = font(usual)
      keys["placeholder"] = field.placeholder ?? ""
    case let textView as UITextView:
      keys["type"] = "textView"
      let usual = textView.font ?? .systemFont(ofSize: 12)
      keys["text"] = text(
        textView.attributedText,
        in: TextStyle(font: usual, color: textView.textColor, alignment: textView.textAlignment))
      keys["font"] = font(usual)
      keys["isScrollEnabled"] = textView.isScrollEnabled
      let inset = textView.textContainerInset
      keys["textContainerInset"] = [
        "top": number(inset.top), "left": number(inset.left), "bottom": number(inset.bottom),
        "right": number(inset.right),
      ]
      keys["lineFragmentPadding"] = number(textView.textContainer.lineFragmentPadding)
      // A scrolling text view does not take the size of its text, and the height of any other depends on its width.
      return
    case let imageView as UIImageView:
      keys["type"] = "imageView"
      if let size = imageView.image?.size { keys["image"] = ["size": [size.width, size.height].map(number)] }
      keys["contentMode"] = name(of: imageView.contentMode)
    case is UIControl, is UIProgressView, is UISearchBar, is UINavigationBar, is UIToolbar, is UITabBar:
      describeControl(view, in: &keys)
    case let scrollView as UIScrollView:
      keys["type"] = "scrollView"
      let adjustment = scrollView.contentInsetAdjustmentBehavior
      if adjustment != .automatic { keys["contentInsetAdjustmentBehavior"] = String(describing: adjustment) }
      if scrollView.alwaysBounceVertical { keys["alwaysBounceVertical"] = true }
      if scrollView.alwaysBounceHorizontal { keys["alwaysBounceHorizontal"] = true }
      return
    default: break
    }
    keys["intrinsicContentSize"] = size(of: view)
  }

  /// Describes what controls and bars show apart from texts of their own.
  private func describeControl(_ view: UIView, in keys: inout [String: Any]) {
    switch view {
    case let toggle as UISwitch:
      keys["type"] = "switch"
      keys["isOn"] = toggle.isOn
    case let slider as UISlider:
      keys["type"] = "slider"
      guard slider.minimumValue < slider.maximumValue else { return }
      (keys["minimumValue"], keys["maximumValue"]) = (
        Double(slider.minimumValue), Double(slider.maximumValue)
      )
      keys["value"] = Double(slider.value)
    case let progress as UIProgressView:
      keys["type"] = "progressView"
      keys["value"] = Double(min(1, max(0, progress.progress)))
    case let control as UISegmentedControl:
      keys["type"] = "segmentedControl"
      keys["segments"] = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
      keys["selectedSegmentIndex"] = control.selectedSegmentIndex
      if control.apportionsSegmentWidthsByContent { keys["apportionsSegmentWidthsByContent"] = true }
    case is UIStepper: keys["type"] = "stepper"
    case let control as UIPageControl:
      keys["type"] = "pageControl"
      let isHidden = control.hidesForSinglePage && control.numberOfPages < 2
      keys["numberOfPages"] = isHidden ? 0 : min(1000, max(0, control.numberOfPages))
      keys["currentPage"] = min(999, max(0, control.currentPage))
    case let picker as UIDatePicker:
      keys["type"] = "datePicker"
      keys["datePickerMode"] = name(of: picker.datePickerMode)
      keys["preferredDatePickerStyle"] = name(of: picker.preferredDatePickerStyle)
    case let bar as UISearchBar:
      keys["type"] = "searchBar"
      (keys["text"], keys["placeholder"]) = (bar.text ?? "", bar.placeholder ?? "")
    case let bar as UINavigationBar:
      keys["type"] = "navigationBar"
      keys["text"] = bar.topItem?.title ?? ""
    case let bar as UIToolbar:
      keys["type"] = "toolbar"
      keys["barButtons"] = (bar.items ?? []).map { $0.title ?? "" }
    case let bar as UITabBar:
      keys["type"] = "tabBar"
      keys["tabItems"] = (bar.items ?? []).map { $0.title ?? "" }
    default: break
    }
  }

  private func name(of mode: UIDatePicker.Mode) -> String? {
    switch mode {
    case .date: "date"
    case .time: "time"
    default: nil
    }
  }

  private func name(of style: UIDatePickerStyle) -> String {
    switch style {
    case .wheels: "wheels"
    case .inline: "inline"
    default: "compact"
    }
  }

  private func name(of mode: UIView.ContentMode) -> String? {
    switch mode {
    case .scaleAspectFit: "scaleAspectFit"
    case .scaleAspectFill: "scaleAspectFill"
    case .center: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    case .topLeft: "topLeft"
    case .topRight: "topRight"
    case .bottomLeft: "bottomLeft"
    case .bottomRight: "bottomRight"
    default: nil
    }
  }

  private func describeLook(of view: UIView, in keys: inout [String: Any]) {
    let layer = view.layer
    if let color = color(view.backgroundColor ?? layer.backgroundColor.map(UIColor.init(cgColor:))) {
      keys["backgroundColor"] = color
    }
    if let tint = tint(of: view) { keys["tintColor"] = tint }
    let alpha = layer.isHidden ? 0 : view.alpha * CGFloat(layer.opacity)
    if alpha < 1 { keys["alpha"] = number(alpha) }
    if layer.cornerRadius > 0 { keys["cornerRadius"] = number(layer.cornerRadius) }
    if layer.borderWidth > 0 {
      keys["borderWidth"] = number(layer.borderWidth)
      keys["borderColor"] = color(layer.borderColor.map(UIColor.init(cgColor:)))
    }
    if view.clipsToBounds || layer.masksToBounds, !(view is UIScrollView) { keys["clipsToBounds"] = true }
    let (color, alignment): (UIColor?, NSTextAlignment)
    switch view {
    case let label as UILabel: (color, alignment) = (label.textColor, label.textAlignment)
    case let field as UITextField: (color, alignment) = (field.textColor, field.textAlignment)
    case let textView as UITextView: (color, alignment) = (textView.textColor, textView.textAlignment)
    default: return
    }
    if color != .label { keys["textColor"] = self.color(color) }
    if alignment != .natural { keys["textAlignment"] = name(of: alignment) }
  }

  // MARK: Texts

  /// The style that a view applies to all of its text.
  private struct TextStyle {
    let font: UIFont
    let color: UIColor?
    /// The alignment; nil if that of the text is ignored.
    let alignment: NSTextAlignment?
  }

  /// A string, or an array of parts if some have attributes that differ from the view's.
  ///
  /// A dollar sign is kept as it is: it stands for a variable only in a scenario that has variables.
  private func text(_ text: NSAttributedString?, in style: TextStyle) -> Any {
    guard let text else { return "" }
    let string = text.string
    var parts: [[String: Any]] = []
    var position = 0
    while position < text.length {
      var range = NSRange()
      let attributes = text.attributes(at: position, effectiveRange: &range)
      let end = range.location + range.length
      var part = describe(attributes, in: style)
      let start = String.Index(utf16Offset: position, in: string)
      part["text"] = String(string.unicodeScalars[start..<String.Index(utf16Offset: end, in: string)])
      parts.append(part)
      position = end
    }
    if parts.allSatisfy({ $0.count == 1 }) { return string }
    return parts.map { $0.count == 1 ? $0["text"] ?? "" : $0 }
  }

  /// The attributes that differ from the view's.
  private func describe(_ attributes: [NSAttributedString.Key: Any], in style: TextStyle) -> [String: Any] {
    // A CGFloat is not an NSNumber on every platform.
    func number(_ key: NSAttributedString.Key) -> Double {
      let value = attributes[key]
      return (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? 0
    }
    var keys: [String: Any] = [:]
    if let font = attributes[.font] as? UIFont, font != style.font {
      // The part does not take the view's weight, so it is written even if it is regular.
      keys["font"] = self.font(font).merging(["weight": "regular"]) { own, _ in own }
    }
    if let color = attributes[.foregroundColor] as? UIColor, color != style.color {
      keys["textColor"] = self.color(color)
    }
    if number(.kern) != 0 { keys["kern"] = number(.kern) }
    if number(.baselineOffset) != 0 { keys["baselineOffset"] = number(.baselineOffset) }
    if number(.underlineStyle) != 0 { keys["underline"] = true }
    if number(.strikethroughStyle) != 0 { keys["strikethrough"] = true }
    if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
      let paragraphKeys = describe(paragraph, in: style)
      if !paragraphKeys.isEmpty { keys["paragraphStyle"] = paragraphKeys }
    }
    return keys
  }

  private func describe(_ paragraph: NSParagraphStyle, in style: TextStyle) -> [String: Any] {
    let lengths: [(String, CGFloat)] = [
      ("lineSpacing", paragraph.lineSpacing), ("lineHeightMultiple", paragraph.lineHeightMultiple),
      ("minimumLineHeight", paragraph.minimumLineHeight),
      ("maximumLineHeight", paragraph.maximumLineHeight), ("paragraphSpacing", paragraph.paragraphSpacing),
    ]
    var keys: [String: Any] = [:]
    for (key, length) in lengths where length > 0 { keys[key] = number(length) }
    if let usual = style.alignment, paragraph.alignment != usual {
      keys["alignment"] = name(of: paragraph.alignment)
    }
    return keys
  }

  private func name(of alignment: NSTextAlignment) -> String {
    switch alignment {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justified"
    default: "natural"
    }
  }

  /// The name of a line break mode; nil for the default mode of labels.
  private func name(of mode: NSLineBreakMode) -> String? {
    switch mode {
    case .byWordWrapping: "byWordWrapping"
    case .byCharWrapping: "byCharWrapping"
    case .byClipping: "byClipping"
    case .byTruncatingHead: "byTruncatingHead"
    case .byTruncatingMiddle: "byTruncatingMiddle"
    default: nil
    }
  }

  // MARK: Colours and fonts

  /// The tint, if it differs from that of the superview.
  private func tint(of view: UIView) -> Any? {
    switch view {
    case let toggle as UISwitch: return color(toggle.onTintColor)
    case let slider as UISlider where slider.minimumTrackTintColor != nil:
      return color(slider.minimumTrackTintColor)
    case let progress as UIProgressView where progress.progressTintColor != nil:
      return color(progress.progressTintColor)
    default:
      let inherited = view === root ? UIColor.systemBlue : view.superview?.tintColor
      return view.tintColor == inherited ? nil : color(view.tintColor)
    }
  }

  /// One colour, or a pair for light and dark.
  private func color(_ color: UIColor?) -> Any? {
    guard let color else { return nil }
    func digits(_ style: UIUserInterfaceStyle) -> String {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let shares = [red, green, blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      return "#" + shares.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    let (light, dark) = (digits(.light), digits(.dark))
    return light == dark ? light : ["light": light, "dark": dark]
  }

  private func font(_ font: UIFont) -> [String: Any] {
    var keys: [String: Any] = ["size": number(font.pointSize)]
    let style = (font.fontDescriptor.object(forKey: .textStyle) as? String).map {
      UIFont.TextStyle(rawValue: $0)
    }
    if let style, let name = Self.textStyles[style],
      UIFont.preferredFont(forTextStyle: style, compatibleWith: root.traitCollection).pointSize
        == font.pointSize
    {
      keys = ["textStyle": name]
    }
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    guard let weight = traits?[.weight] as? CGFloat else { return keys }
    let weights: [(UIFont.Weight, String)] = [
      (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.medium, "medium"),
      (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
    ]
    keys["weight"] = weights.first { abs($0.0.rawValue - weight) < 0.01 }?.1
    return keys
  }

  private static let textStyles: [UIFont.TextStyle: String] = [
    .largeTitle: "largeTitle", .title1: "title1", .title2: "title2", .title3: "title3",
    .headline: "headline", .body: "body", .callout: "callout", .subheadline: "subheadline",
    .footnote: "footnote", .caption1: "caption1", .caption2: "caption2",
  ]

  private static let textSizes: [UIContentSizeCategory: String] = [
    .extraSmall: "extraSmall", .small: "small", .medium: "medium", .extraLarge: "extraLarge",
    .extraExtraLarge: "extraExtraLarge", .extraExtraExtraLarge: "extraExtraExtraLarge",
    .accessibilityMedium: "accessibilityMedium", .accessibilityLarge: "accessibilityLarge",
    .accessibilityExtraLarge: "accessibilityExtraLarge",
    .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge",
    .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge",
  ]

  private func size(of view: UIView) -> [String: Any]? {
    let size = view.intrinsicContentSize
    var keys: [String: Any] = [:]
    if size.width != UIView.noIntrinsicMetric { keys["width"] = number(size.width) }
    if size.height != UIView.noIntrinsicMetric { keys["height"] = number(size.height) }
    return keys.isEmpty && contents(of: view).isEmpty && type(of: view) == UIView.self ? nil : keys
  }

  private func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> [String: Any] {
    ["horizontal": priority(.horizontal).rawValue, "vertical": priority(.vertical).rawValue]
  }

  private func distribution(of stack: UIStackView) -> String {
    switch stack.distribution {
    case .fillEqually: "fillEqually"
    case .fillProportionally: "fillProportionally"
    case .equalSpacing: "equalSpacing"
    case .equalCentering: "equalCentering"
    default: "fill"
    }
  }

  private func alignment(of stack: UIStackView) -> String {
    switch stack.alignment {
    case .leading: "leading"
    case .firstBaseline: "firstBaseline"
    case .center: "center"
    case .trailing: "trailing"
    case .lastBaseline: "lastBaseline"
    default: "fill"
    }
  }

  private var masks: [(mask: UIView.AutoresizingMask, name: String)] {
    [
      (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
      (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
      (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
    ]
  }

  // MARK: Constraints

  private func describe(_ constraint: NSLayoutConstraint) -> [String: Any]? {
    // UIKit's own constraints are of other classes, or have names that begin with UI.
    guard type(of: constraint) == NSLayoutConstraint.self, constraint.isActive,
      constraint.identifier?.hasPrefix("UI") != true, let first = constraint.firstItem,
      let left = term(first, constraint.firstAttribute)
    else { return nil }
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      default: "=="
      }
    var right = "\(Double(constraint.constant))"
    if let second = constraint.secondItem {
      guard let term = term(second, constraint.secondAttribute) else { return nil }
      right = "\(term) * \(Double(constraint.multiplier))"
      let constant = Double(constraint.constant)
      if constant != 0 { right += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    }
    if constraint.priority != .required { right += " @\(constraint.priority.rawValue)" }
    var keys: [String: Any] = ["equation": "\(left) \(relation) \(right)"]
    if let identifier = constraint.identifier, !identifier.isEmpty { keys["identifier"] = identifier }
    return keys
  }

  /// A term such as `title.leading`; nil for an item that is not in the scenario.
  private func term(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> String? {
    guard let attribute = Self.attributes[attribute.rawValue] else { return nil }
    if let name = names[ObjectIdentifier(item)] { return "\(name).\(attribute)" }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView, let suffix = suffix(of: guide),
      let owner = names[ObjectIdentifier(view)]
    else { return nil }
    return "\(owner).\(suffix).\(attribute)"
  }

  private static let attributes: [Int: String] = {
    let names = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
      "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
      "leadingMargin",
      "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    return Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0 + 1, $1) })
  }()

  // MARK: Numbers

  private func number(_ value: CGFloat) -> Double { Double(value) }

  private func margins(of view: UIView) -> [String: Double] {
    // The margins without the safe area, which the program adds again.
    let (margins, safe) = (
      view.directionalLayoutMargins, view.insetsLayoutMarginsFromSafeArea ? view.safeAreaInsets : .zero
    )
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return [
      "top": number(margins.top - safe.top), "bottom": number(margins.bottom - safe.bottom),
      "leading": number(margins.leading - (isMirrored ? safe.right : safe.left)),
      "trailing": number(margins.trailing - (isMirrored ? safe.left : safe.right)),
    ]
  }

  private func insets(_ insets: UIEdgeInsets) -> [String: Double] {
    let isMirrored = root.traitCollection.layoutDirection == .rightToLeft
    return [
      "top": number(insets.top), "bottom": number(insets.bottom),
      "leading": number(isMirrored ? insets.right : insets.left),
      "trailing": number(isMirrored ? insets.left : insets.right),
    ]
  }
}
