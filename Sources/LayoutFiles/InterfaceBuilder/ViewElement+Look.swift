import AutoLayout

extension ViewElement {
  /// Colours, and what else changes no frame.
  func readLook(of view: inout SceneView) {
    view.backgroundColor = color("backgroundColor")
    view.alpha = min(max(element.number(.alpha) ?? 1, 0), 1)
    view.contentMode = element["contentMode"].flatMap(ContentMode.init(rawValue:)) ?? .scaleToFill
    view.clipsToBounds = element.flag("clipsSubviews") ?? false
    view.textColor = color("textColor") ?? titleColor ?? attributedColor
    view.tintColor = tint(of: view)
    view.placeholderName = placeholderName
    view.isContentView = element.name.hasSuffix("CellContentView") || element["key"] == "contentView"
    switch view.kind {
    case .button: readConfiguration(of: &view)
    case .cell: view.accessory = element["accessoryType"].flatMap(CellAccessory.init(rawValue:))
    case .tableView:
      view.table.isGrouped = element["style"] == "grouped" || element["style"] == "insetGrouped"
    case .toolbar: view.barButtons = NavigationItemElement.titles(of: element.list("items"))
    case .navigationBar:
      view.barButtons = []
      view.text = element.list("items").first { $0.name == "navigationItem" }?["title"] ?? ""
    default: break
    }
  }

  private var colors: ColorElements { ColorElements(document: context.document) }

  private func color(_ key: String, of owner: XMLElement? = nil) -> DynamicColor? {
    (owner ?? element).child("color", key: key).flatMap(colors.color)
  }

  private var titleColor: DynamicColor? {
    element.child("state", key: "normal").flatMap { color("titleColor", of: $0) }
  }

  /// An attributed text is drawn in the colour of its beginning.
  private var attributedColor: DynamicColor? {
    let string =
      element.child("attributedString", key: "attributedText")
      ?? element.child("state", key: "normal")?.child("attributedString", key: "attributedTitle")
    return string?.child("fragment")?.child("attributes").flatMap { color("NSColor", of: $0) }
  }

  /// A tint holds for all that is inside the view; a switch that is on has a colour of its own.
  private func tint(of view: SceneView) -> DynamicColor? {
    if view.kind == .switch { return color("onTintColor") }
    let special: DynamicColor? =
      switch view.kind {
      case .progressView: color("progressTintColor")
      case .slider: color("minimumTrackTintColor")
      default: nil
      }
    return special ?? color("tintColor") ?? context.superview?.inheritableTint
      ?? context.document.tint.flatMap(colors.color)
  }

  // MARK: Buttons

  /// The ground and the title of a button with a configuration, by its style.
  private func readConfiguration(of view: inout SceneView) {
    guard let configuration = element.child("buttonConfiguration", key: "configuration") else { return }
    let tint = view.tintColor ?? SystemColorTable.color(named: "tintColor")
    let ground = color("baseBackgroundColor", of: configuration)
    let title = color("baseForegroundColor", of: configuration)
    view.cornerRadius = 6
    switch configuration["style"] {
    case "filled":
      view.backgroundColor = ground ?? tint
      view.textColor = title ?? SystemColorTable.color(named: "whiteColor")
    case "tinted":
      view.backgroundColor = (ground ?? tint)?.withAlpha(0.18)
      view.textColor = title ?? tint
    case "gray":
      view.backgroundColor = ground ?? SystemColorTable.color(named: "secondarySystemFillColor")
      view.textColor = title
    default: view.textColor = title ?? view.textColor
    }
  }

  // MARK: Placeholders

  /// What views are labelled with whose content comes from another scene, the network or a camera.
  private var placeholderName: String? {
    switch element.name {
    case "containerView": return "Container"
    case "webView", "wkWebView": return "Web View"
    case "mapView": return "Map View"
    default:
      guard ViewClass(elementName: element.name) == nil, element.childViews.isEmpty else { return nil }
      return words(fromCamelCase: element.name)
    }
  }
}

extension SceneView {
  fileprivate var inheritableTint: DynamicColor? { kind == .switch ? nil : tintColor }
}

extension DynamicColor {
  fileprivate func withAlpha(_ alpha: Double) -> DynamicColor {
    DynamicColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
  }
}
