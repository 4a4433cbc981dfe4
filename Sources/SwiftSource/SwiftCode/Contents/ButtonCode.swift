import AutoLayout
import LayoutScene

extension ButtonContent: CodedContent {
  /// Whether the button is a custom one. A button without a configuration has one of two types, which differ only in
  /// the font of the title.
  private var isCustom: Bool { text.font == Font(size: 18) }

  func creation(_ code: Settings) -> String {
    if settings.hasConfiguration { return "UIButton(configuration: .\((style ?? .plain).rawValue)())" }
    return isCustom ? "UIButton()" : "UIButton(type: .system)"
  }

  func describe(_ code: inout Settings) {
    guard !settings.hasConfiguration else { return describeConfiguration(&code) }
    if text.font != Font(size: isCustom ? 18 : 15) { code.call("titleLabel?.font = \(code.code(text.font))") }
    if text.lineBreakMode != .byTruncatingMiddle {
      code.set("titleLabel?.lineBreakMode", text.lineBreakMode)
    }
    if let insets = settings.contentInsets {
      // UIKit replaces zero with insets of its own.
      let none = "UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .leastNonzeroMagnitude)"
      code.call("contentEdgeInsets = \(insets == .zero ? none : insets.code)")
    }
    if let image { code.call("setImage(\(image.code(named: code.property)), for: .normal)") }
    if let color = text.color { code.call("setTitleColor(\(color.code), for: .normal)") }
    if !text.runs.isEmpty {
      code.call("setAttributedTitle(\(text.attributedCode(code)), for: .normal)")
    } else if !text.string.isEmpty {
      code.call("setTitle(\(text.string.code), for: .normal)")
    }
  }

  private func describeConfiguration(_ code: inout Settings) {
    func set<Value: CodeValue & Equatable>(_ name: String, _ value: Value, unless usual: Value) {
      code.set("configuration?.\(name)", value, unless: usual)
    }
    if text.font != usualFont || !text.runs.isEmpty {
      // The font of a configuration belongs to its title.
      let title = text.runs.isEmpty ? [StyledRun(text.string)] : text.runs
      let parts = title.map { run -> String in
        let own = run.font ?? text.font
        let font = code.code(own)
        let container = "AttributeContainer([.font: \(font.first == "." ? "UIFont" : "")\(font)])"
        return "AttributedString(\(run.string.code), attributes: \(container))"
      }
      code.call("configuration?.attributedTitle = \(parts.joined(separator: " + "))")
    } else {
      set("title", text.string, unless: "")
    }
    set("subtitle", subtitle, unless: "")
    if let image { code.call("configuration?.image = \(image.code(named: code.property))") }
    set("imagePlacement", settings.imagePlacement, unless: .leading)
    set("imagePadding", settings.imagePadding, unless: 0)
    set("titlePadding", settings.titlePadding, unless: ButtonSettings.usualTitlePadding)
    set("buttonSize", settings.size, unless: .medium)
    set("cornerStyle", cornerStyle, unless: .dynamic)
    if let color = text.color { code.set("configuration?.baseForegroundColor", color) }
    if let insets = settings.contentInsets {
      code.set(
        "configuration?.contentInsets",
        DirectionalEdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    }
  }
}
