import SwiftInterpreter

/// The properties of views that decide their sizes, as scenarios name them.
enum ViewDescription {
  /// A class of views: its type in scenarios, whether its own subviews belong to the layout, and what else is said.
  private struct Kind {
    let name: String, type: String?
    var holdsViews = false
    var more: @Sendable (Instance) -> JSON.Object = { _ in [:] }
  }

  /// Classes that inherit from others of these come first.
  private static let kinds =
    [
      Kind(name: "UILabel", type: "label", more: label),
      Kind(name: "UIButton", type: "button", more: button),
      Kind(name: "UITextField", type: "textField", more: textField),
      Kind(name: "UITextView", type: "textView") {
        [
          "text": .string($0.text("text")), "isScrollEnabled": .bool($0.flag("isScrollEnabled")),
          "font": font($0["font"]?.object),
        ]
      },
      Kind(name: "UIImageView", type: "imageView", holdsViews: true) { ["image": image($0["image"])] },
      Kind(name: "UISegmentedControl", type: "segmentedControl") {
        ["segments": .array(($0["items"]?.elements ?? []).map { .string($0.string ?? "") })]
      },
      Kind(name: "UISwitch", type: "switch") { ["isOn": .bool($0.flag("isOn"))] },
      Kind(name: "UIPageControl", type: "pageControl") {
        ["numberOfPages": .number(min(1000, max(0, $0["numberOfPages"]?.number ?? 0)))]
      },
    ]
    + [
      "UISlider", "UIStepper", "UIProgressView", "UIActivityIndicatorView", "UISearchBar", "UIDatePicker",
      "UIPickerView", "UINavigationBar", "UIToolbar", "UITabBar", "UITableView",
    ].map { name in
      let type = name == "UIActivityIndicatorView" ? "activityIndicator" : String(name.dropFirst(2))
      return Kind(name: name, type: type.prefix(1).lowercased() + type.dropFirst())
    } + [
      Kind(name: "UICollectionView", type: nil) { ["placeholderName": .string($0.type.name)] },
      Kind(name: "UIScrollView", type: "scrollView", holdsViews: true),
      Kind(name: "UIStackView", type: "stackView", holdsViews: true, more: stack),
    ]

  /// Whether the view's own subviews belong to the layout, and whether nobody set the text that it shows.
  static func describe(_ view: Instance, in json: inout JSON.Object) -> (holdsViews: Bool, lacksText: Bool) {
    json.add([
      "hidden": JSON(flag: view.flag("isHidden")), "backgroundColor": color(view, "backgroundColor"),
      "cornerRadius": JSON(view["layer"]?["cornerRadius"]?.number.flatMap { $0 > 0 ? $0 : nil }),
      "alpha": JSON(view["alpha"]?.number.flatMap { $0 < 1 ? max(0, $0) : nil }),
    ])
    guard let kind = kinds.first(where: { view.isA($0.name) }) else { return (true, false) }
    json["type"] = JSON(kind.type)
    json.add(kind.more(view))
    return (kind.holdsViews, lacksText(view, kind, json))
  }

  private static func lacksText(_ view: Instance, _ kind: Kind, _ json: JSON.Object) -> Bool {
    switch kind.type {
    case "label": view["text"]?.string == nil && view["attributedText"]?.object == nil
    // Some types of buttons have a sign instead.
    case "button":
      json["title"] == nil && json["image"] == nil
        && ["custom", "system", "plain"].contains(view.caseName("buttonType") ?? "plain")
    default: false
    }
  }

  /// A colour as scenarios write it; nil for a clear one.
  private static func color(_ view: Instance, _ property: String) -> JSON? {
    guard let written = view[property]?["written"]?.string else { return nil }
    guard let alpha = view[property]?["alpha"]?.number, alpha < 1 else { return .string(written) }
    return .object([
      "light": .string(written), "dark": .string(written), "alpha": .number(max(0, alpha)),
    ])
  }

  @Sendable private static func label(_ view: Instance) -> JSON.Object {
    let attributed = view["attributedText"]?.object
    let text = view["text"]?.string
    let own = text == nil && !(attributed?.text("string").isEmpty ?? true) ? attributed?["font"]?.object : nil
    return [
      "textColor": color(view, "textColor").flatMap { $0.text == "label" ? nil : $0 },
      "text": .string(text ?? attributed?.text("string") ?? ""),
      "numberOfLines": .number(max(0, view["numberOfLines"]?.number ?? 1)),
      "font": font(own ?? view["font"]?.object),
      "adjustsFontSizeToFitWidth": JSON(flag: view.flag("adjustsFontSizeToFitWidth")),
      "preferredMaxLayoutWidth": JSON(view["preferredMaxLayoutWidth"]?.number.flatMap { $0 > 0 ? $0 : nil }),
    ]
  }

  @Sendable private static func button(_ view: Instance) -> JSON.Object {
    let configuration = view["configuration"]
    func normal(_ field: String) -> Value? {
      if case .dictionary(let table)? = view[field] { table[.int(0)] } else { nil }
    }
    let own = normal("titles")?.string
    let font = view["titleLabel"]?["font"]?.object
    let isPlain = font?["pointSize"]?.number == 18 && font.map(weight) == "regular"
    return [
      "title": JSON(
        own ?? configuration?["title"]?.string ?? configuration?["attributedTitle"]?["string"]?.string),
      "image": image(normal("images")) ?? image(configuration?["image"]),
      "style": JSON(configuration?["style"]?.string),
      "font": own == nil || isPlain ? nil : self.font(font),
      "contentInsets": insets(view["contentEdgeInsets"]),
    ]
  }

  /// UIEdgeInsets; nil if all are zero.
  static func insets(_ value: Value?) -> JSON? {
    let sides = ["top", "left", "bottom", "right"].map { ($0, value?[$0]?.number ?? 0) }
    guard sides.contains(where: { $0.1 != 0 }) else { return nil }
    return .object(JSON.Object(sides))
  }

  @Sendable private static func textField(_ view: Instance) -> JSON.Object {
    let font = view["font"]?.object
    let isPlain =
      font?["pointSize"]?.number == 17 && font?.caseName("textStyle") == nil && font.map(weight) == "regular"
    return [
      "text": JSON(view["text"]?.string),
      "placeholder": JSON(
        view["placeholder"]?.string ?? view["attributedPlaceholder"]?.object?.text("string")),
      "borderStyle": .string(view.caseName("borderStyle") ?? "none"),
      "font": isPlain ? nil : self.font(font),
    ]
  }

  @Sendable private static func stack(_ view: Instance) -> JSON.Object {
    let spacing = view["spacing"]?.number ?? 0
    return [
      "axis": .string(view.caseName("axis") ?? "horizontal"),
      "distribution": .string(view.caseName("distribution") ?? "fill"),
      "alignment": .string(view.caseName("alignment") ?? "fill"),
      "spacing": .number(spacing > 1e38 ? 8 : spacing),
      "isLayoutMarginsRelativeArrangement": JSON(flag: view.flag("isLayoutMarginsRelativeArrangement")),
      "isBaselineRelativeArrangement": JSON(flag: view.flag("isBaselineRelativeArrangement")),
    ]
  }

  private static func image(_ value: Value?) -> JSON? {
    guard let size = value?["size"] else { return nil }
    return .object(["size": .array(["width", "height"].map { .number(size[$0]?.number ?? 0) })])
  }

  private static let weights: [Double: String] = [
    -0.8: "ultraLight", -0.6: "thin", -0.4: "light", 0: "regular", 0.23: "medium", 0.3: "semibold",
    0.4: "bold",
    0.56: "heavy", 0.62: "black",
  ]

  private static func weight(_ font: Instance) -> String {
    font["weight"]?["rawValue"]?.number.flatMap { weights[$0] } ?? "regular"
  }

  private static func font(_ font: Instance?) -> JSON? {
    guard let font else { return nil }
    if let style = font.caseName("textStyle") { return .object(["textStyle": .string(style)]) }
    return .object([
      "size": .number(min(1000, max(1, font["pointSize"]?.number ?? 17))), "weight": .string(weight(font)),
    ])
  }

  static func margins(_ view: Instance, in json: inout JSON.Object) {
    if view.flag("marginsSet"), let margins = view["layoutMargins"], case .structure = margins {
      let sides = [("top", "top"), ("left", "leading"), ("bottom", "bottom"), ("right", "trailing")]
      json["layoutMargins"] = .object(JSON.Object(sides.map { ($1, margins[$0]?.number ?? 0) }))
    }
    json.add([
      "preservesSuperviewLayoutMargins": JSON(flag: view.flag("preservesSuperviewLayoutMargins")),
      "insetsLayoutMarginsFromSafeArea": view["insetsLayoutMarginsFromSafeArea"]?.bool == false
        ? .bool(false) : nil,
    ])
  }

  static func priorities(_ value: Value?) -> JSON? {
    guard case .dictionary(let table)? = value, table.count > 0 else { return nil }
    let all = table.pairs.compactMap { axis, priority -> (String, Double)? in
      guard let name = axis.caseName, let number = priority["rawValue"]?.number, number > 0 else {
        return nil
      }
      return (name, min(1000, number))
    }
    return .object(JSON.Object(all))
  }

  /// A view that keeps `translatesAutoresizingMaskIntoConstraints` is where its frame says.
  static func placeByFrame(_ view: Instance, in json: inout JSON.Object) {
    guard let frame = view["placed"], let origin = frame["origin"], let size = frame["size"],
      frame.innerUnknown == nil
    else { return }
    var numbers = [origin["x"], origin["y"], size["width"], size["height"]].map { $0?.number ?? 0 }
    if view.flag("fitsContent") {
      guard let own = view["contentRect"]?["size"], let width = own["width"]?.number,
        let height = own["height"]?.number
      else { return }
      if let center = view["fittedCenter"], let x = center["x"]?.number, let y = center["y"]?.number {
        numbers.replaceSubrange(..<2, with: [x - width / 2, y - height / 2])
      }
      numbers.replaceSubrange(2..., with: [width, height])
    }
    guard numbers[2] >= 0, numbers[3] >= 0 else { return }
    json["frame"] = .array(numbers.map { .number($0) })
    let bits = view["autoresizingMask"]?["rawValue"]?.integer ?? 0
    let names = ["LeftMargin", "Width", "RightMargin", "TopMargin", "Height", "BottomMargin"]
    json["autoresizingMask"] = .array(
      names.enumerated().filter { bits & (1 << $0.offset) != 0 }.map { .string("flexible" + $0.element) })
  }
}

extension JSON.Object {
  init(_ numbers: [(String, Double)]) { for (key, number) in numbers { self[key] = .number(number) } }
}
