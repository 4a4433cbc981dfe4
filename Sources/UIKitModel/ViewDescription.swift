#if canImport(SwiftParser)
  import SwiftInterpreter

  /// The properties of views that decide their sizes, as scenarios name them.
  enum ViewDescription {
    private static let plainKinds: [(String, String)] = [
      ("UISlider", "slider"), ("UIStepper", "stepper"), ("UIProgressView", "progressView"),
      ("UIActivityIndicatorView", "activityIndicator"),
      ("UISearchBar", "searchBar"), ("UIDatePicker", "datePicker"), ("UIPickerView", "pickerView"),
      ("UINavigationBar", "navigationBar"),
      ("UIToolbar", "toolbar"), ("UITabBar", "tabBar"), ("UITableView", "tableView"),
    ]

    /// Whether the view's own subviews belong to the layout, and whether nobody set the text that it shows.
    static func describe(_ view: Instance, in json: inout JSON.Object) -> (holdsViews: Bool, lacksText: Bool)
    {
      func isA(_ name: String) -> Bool { view.type.inherits(named: name) }
      if view.flag("isHidden") { json["hidden"] = .bool(true) }
      json["backgroundColor"] = color(view, "backgroundColor")
      if let radius = view.fields["layer"]?.object?.fields["cornerRadius"]?.number, radius > 0 {
        json["cornerRadius"] = .number(radius)
      }
      if isA("UILabel") { return (false, label(view, &json)) }
      if isA("UIButton") { return (false, button(view, &json)) }
      if isA("UITextField") {
        textField(view, &json)
      } else if isA("UITextView") {
        json["type"] = .string("textView")
        json["text"] = .string(view.text("text"))
        json["isScrollEnabled"] = .bool(view.flag("isScrollEnabled"))
        if let font = font(view.fields["font"]?.object) { json["font"] = font }
      } else if isA("UIImageView") {
        json["type"] = .string("imageView")
        if let image = image(view.fields["image"]) { json["image"] = image }
        return (true, false)
      } else if isA("UISegmentedControl") {
        json["type"] = .string("segmentedControl")
        json["segments"] = .array((view.fields["items"]?.elements ?? []).map { .string($0.string ?? "") })
      } else if isA("UISwitch") {
        json["type"] = .string("switch")
        json["isOn"] = .bool(view.flag("isOn"))
      } else if isA("UIPageControl") {
        json["type"] = .string("pageControl")
        json["numberOfPages"] = .number(min(1000, max(0, view.fields["numberOfPages"]?.number ?? 0)))
      } else if let (_, kind) = plainKinds.first(where: { isA($0.0) }) {
        json["type"] = .string(kind)
      } else if isA("UICollectionView") {
        json["placeholderName"] = .string(view.type.name)
      } else if isA("UIScrollView") {
        json["type"] = .string("scrollView")
        return (true, false)
      } else if isA("UIStackView") {
        stack(view, &json)
        return (true, false)
      } else {
        return (true, false)
      }
      return (false, false)
    }

    /// A colour as scenarios write it; nil for a clear one.
    private static func color(_ view: Instance, _ property: String) -> JSON? {
      view.fields[property]?.object?.fields["written"]?.string.map { .string($0) }
    }

    private static func label(_ view: Instance, _ json: inout JSON.Object) -> Bool {
      json["type"] = .string("label")
      json["textColor"] = color(view, "textColor").flatMap { $0.text == "label" ? nil : $0 }
      let attributed = view.fields["attributedText"]?.object
      let text = view.fields["text"]?.string
      json["text"] = .string(text ?? attributed?.text("string") ?? "")
      json["numberOfLines"] = .number(max(0, view.fields["numberOfLines"]?.number ?? 1))
      let own =
        text == nil && !(attributed?.text("string").isEmpty ?? true)
        ? attributed?.fields["font"]?.object : nil
      if let font = font(own ?? view.fields["font"]?.object) { json["font"] = font }
      if view.flag("adjustsFontSizeToFitWidth") { json["adjustsFontSizeToFitWidth"] = .bool(true) }
      if let width = view.fields["preferredMaxLayoutWidth"]?.number, width > 0 {
        json["preferredMaxLayoutWidth"] = .number(width)
      }
      return text == nil && attributed == nil
    }

    private static func button(_ view: Instance, _ json: inout JSON.Object) -> Bool {
      json["type"] = .string("button")
      var configuration: Value.Structure?
      if case .structure(let one)? = view.fields["configuration"] { configuration = one }
      let own = state(view.fields["titles"])?.string
      var attributed: String?
      if case .structure(let text)? = configuration?.fields["attributedTitle"] {
        attributed = text.fields["string"]?.string
      }
      let title = own ?? configuration?.fields["title"]?.string ?? attributed
      if let title { json["title"] = .string(title) }
      let picture = image(state(view.fields["images"])) ?? image(configuration?.fields["image"])
      if let picture { json["image"] = picture }
      if let style = configuration?.fields["style"]?.string { json["style"] = .string(style) }
      if own != nil, let one = view.fields["titleLabel"]?.object?.fields["font"]?.object,
        one.fields["pointSize"]?.number != 18 || weight(one) != "regular", let font = font(one)
      {
        json["font"] = font
      }
      json["contentInsets"] = insets(view.fields["contentEdgeInsets"])
      // The others have a sign instead.
      guard case .enumeration(let type)? = view.fields["buttonType"] else {
        return title == nil && picture == nil
      }
      return title == nil && picture == nil && ["custom", "system", "plain"].contains(type.name)
    }

    /// UIEdgeInsets; nil if all are zero.
    static func insets(_ value: Value?) -> JSON? {
      guard case .structure(let insets)? = value,
        insets.fields.values.contains(where: { ($0.number ?? 0) != 0 })
      else { return nil }
      var all = JSON.Object()
      for side in ["top", "left", "bottom", "right"] { all[side] = .number(insets.fields[side]?.number ?? 0) }
      return .object(all)
    }

    private static func state(_ value: Value?) -> Value? {
      if case .dictionary(let table)? = value { table[.int(0)] } else { nil }
    }

    private static func textField(_ view: Instance, _ json: inout JSON.Object) {
      json["type"] = .string("textField")
      if let text = view.fields["text"]?.string { json["text"] = .string(text) }
      let placeholder =
        view.fields["placeholder"]?.string ?? view.fields["attributedPlaceholder"]?.object?.text("string")
      if let placeholder { json["placeholder"] = .string(placeholder) }
      json["borderStyle"] = .string(view.caseName("borderStyle") ?? "none")
      if let one = view.fields["font"]?.object,
        one.fields["pointSize"]?.number != 17 || one.caseName("textStyle") != nil || weight(one) != "regular",
        let font = font(one)
      {
        json["font"] = font
      }
    }

    private static func stack(_ view: Instance, _ json: inout JSON.Object) {
      json["type"] = .string("stackView")
      json["axis"] = .string(view.caseName("axis") ?? "horizontal")
      json["distribution"] = .string(view.caseName("distribution") ?? "fill")
      json["alignment"] = .string(view.caseName("alignment") ?? "fill")
      let spacing = view.fields["spacing"]?.number ?? 0
      json["spacing"] = .number(spacing > 1e38 ? 8 : spacing)
      for flag in ["isLayoutMarginsRelativeArrangement", "isBaselineRelativeArrangement"]
      where view.flag(flag) { json[flag] = .bool(true) }
    }

    private static func image(_ value: Value?) -> JSON? {
      guard case .structure(let size)? = value?.object?.fields["size"] else { return nil }
      var json = JSON.Object()
      json["size"] = .array([
        .number(size.fields["width"]?.number ?? 0), .number(size.fields["height"]?.number ?? 0),
      ])
      return .object(json)
    }

    private static let weights: [(Double, String)] = [
      (-0.8, "ultraLight"), (-0.6, "thin"), (-0.4, "light"), (0, "regular"), (0.23, "medium"),
      (0.3, "semibold"), (0.4, "bold"), (0.56, "heavy"), (0.62, "black"),
    ]

    private static func weight(_ font: Instance) -> String {
      guard case .structure(let weight)? = font.fields["weight"], let raw = weight.fields["rawValue"]?.number
      else { return "regular" }
      return weights.first { $0.0 == raw }?.1 ?? "regular"
    }

    private static func font(_ font: Instance?) -> JSON? {
      guard let font else { return nil }
      var json = JSON.Object()
      if let style = font.caseName("textStyle") {
        json["textStyle"] = .string(style)
      } else {
        json["size"] = .number(min(1000, max(1, font.fields["pointSize"]?.number ?? 17)))
        json["weight"] = .string(weight(font))
      }
      return .object(json)
    }

    static func margins(_ view: Instance, in json: inout JSON.Object) {
      if view.flag("marginsSet"), case .structure(let margins)? = view.fields["layoutMargins"] {
        var all = JSON.Object()
        for (side, key) in [("top", "top"), ("left", "leading"), ("bottom", "bottom"), ("right", "trailing")]
        {
          all[key] = .number(margins.fields[side]?.number ?? 0)
        }
        json["layoutMargins"] = .object(all)
      }
      if view.flag("preservesSuperviewLayoutMargins") {
        json["preservesSuperviewLayoutMargins"] = .bool(true)
      }
      if view.fields["insetsLayoutMarginsFromSafeArea"]?.bool == false {
        json["insetsLayoutMarginsFromSafeArea"] = .bool(false)
      }
    }

    static func priorities(_ value: Value?) -> JSON? {
      guard case .dictionary(let table)? = value, table.count > 0 else { return nil }
      var json = JSON.Object()
      for (axis, priority) in table.pairs {
        guard case .enumeration(let one) = axis, case .structure(let structure) = priority else { continue }
        let number = structure.fields["rawValue"]?.number ?? 0
        if number > 0 { json[one.name] = .number(min(1000, number)) }
      }
      return .object(json)
    }

    /// A view that keeps `translatesAutoresizingMaskIntoConstraints` is where its frame says.
    static func placeByFrame(_ view: Instance, in json: inout JSON.Object) {
      guard case .structure(let frame)? = view.fields["placed"],
        case .structure(let origin)? = frame.fields["origin"],
        case .structure(let size)? = frame.fields["size"], view.fields["placed"]?.innerUnknown == nil
      else { return }
      let numbers = [origin.fields["x"], origin.fields["y"], size.fields["width"], size.fields["height"]].map
      { $0?.number ?? 0 }
      guard numbers[2] >= 0, numbers[3] >= 0 else { return }
      json["frame"] = .array(numbers.map { .number($0) })
      var bits = 0
      if case .structure(let mask)? = view.fields["autoresizingMask"] {
        bits = mask.fields["rawValue"]?.integer ?? 0
      }
      let names = [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
        "flexibleBottomMargin",
      ]
      json["autoresizingMask"] = .array(
        names.enumerated().filter { bits & (1 << $0.offset) != 0 }.map { .string($0.element) })
    }
  }
#endif
