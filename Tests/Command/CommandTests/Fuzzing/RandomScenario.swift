import TestSupport

/// Scenarios that can be read and that nobody would write: any tree of views with any constraints between them.
struct RandomScenario {
  private var random: RandomSource
  private var ids: [String] = []

  /// - Parameter hostile: whether texts and names are of the kind that breaks programs.
  static func text(_ random: inout RandomSource, hostile: Bool = false) -> String {
    var maker = RandomScenario(random: random)
    let text = maker.scenario(hostile)
    random = maker.random
    return text
  }

  private init(random: RandomSource) { self.random = random }

  private static let kinds = [
    "view", "view", "view", "label", "label", "textField", "button", "imageView", "switch", "slider",
    "stepper",
    "segmentedControl", "progressView", "activityIndicator", "pageControl", "textView", "searchBar",
    "datePicker",
    "pickerView", "stackView", "scrollView", "tableView", "collectionView", "colorWell", "navigationBar",
    "toolbar", "tabBar",
  ]
  private static let absolute = ["left", "right", "centerX", "leftMargin"]
  private static let directional = ["leading", "trailing", "centerX", "trailingMargin"]
  private static let vertical = ["top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin"]
  private static let numbers = [
    "0", "1", "7.7", "10", "-20", "100", "320", "0.333", "1e-7", "65536", "1e6", "-1e6",
  ]
  private static let factors = ["1", "1", "2", "0.5", "-0.5", "1e-6", "1e6", "65536", "2.00000001", "100000"]

  /// A dollar sign would begin a variable.
  private static func escaped(_ text: String) -> String {
    Mutator.jsonEscaped(text.replacing("$", with: "$$"))
  }

  private mutating func text(_ hostile: Bool) -> String {
    let text =
      hostile
      ? HostileText.random(&random, longest: 5)
      : random.pick(["", "Name", "A text of several words", "名前", "שם"])
    return "\"\(Self.escaped(text))\""
  }

  /// Now and then in parts.
  private mutating func textOrRuns(_ hostile: Bool) -> String {
    guard random.chance(40) else { return text(hostile) }
    let runs = (0..<random.int(0...4)).map { _ -> String in
      guard random.chance(70) else { return text(hostile) }
      var run = "{\"text\": \(text(hostile))"
      let font = random.pick(["\"title1\"", "9", "{\"weight\": \"bold\"}", "200"])
      if random.chance(50) { run += ", \"font\": \(font)" }
      if random.chance(30) { run += ", \"textColor\": \"systemRed\"" }
      if random.chance(30) { run += ", \"kern\": \(random.pick(["-20", "-0.5", "3", "1000"]))" }
      if random.chance(30) { run += ", \"baselineOffset\": \(random.pick(["-1000", "-3", "8"]))" }
      if random.chance(30) { run += ", \"underline\": true, \"strikethrough\": true" }
      if random.chance(30) {
        let key = random.pick(["lineSpacing", "minimumLineHeight", "maximumLineHeight", "paragraphSpacing"])
        run += ", \"paragraphStyle\": {\"alignment\": \"\(random.pick(["justified", "right", "center"]))\", "
        run += "\"lineHeightMultiple\": \(random.pick(["0", "0.01", "1.5", "100"])), "
        run += "\"\(key)\": \(random.pick(["0", "0.001", "30", "1e6"]))}"
      }
      return run + "}"
    }
    return "[\(runs.joined(separator: ", "))]"
  }

  private mutating func scenario(_ hostile: Bool) -> String {
    var text = "{"
    if hostile { text += "\"title\": \(self.text(true)), \"description\": \(self.text(true)), " }
    if random.chance(30) { text += "\"ignore\": [\"off-screen\", \"truncated-text\"], // remarks\n" }
    let canvas = random.pick([
      "\"device\": \"iphone se 3\"", "\"device\": \"iPhone 8\"", "\"size\": [320, 480]",
      "\"size\": [100, 100]",
    ])
    text += "\"canvas\": {\(canvas), \"keyboard\": \(random.chance(20))}, "
    text += "\"variables\": {\"gap\": \(random.pick(Self.numbers)), \"word\": \(self.text(hostile))}, "
    text += "\"templates\": {\"badge\": {\"type\": \"label\", \"text\": \"$word ${gap}\", "
    text += "\"constraints\": [\"self.width >= $gap\", \"self.width <= 200 @999\"]}}, \"views\": ["
    text += (0..<random.int(1...3)).map { _ in view(hostile, depth: 0) }.joined(separator: ", ")
    text += "], \"constraints\": ["
    text += (0..<random.int(0...12)).map { constraint($0, hostile) }.joined(separator: ", ") + "]"
    if random.chance(30) || hostile { text += ", \"options\": [\(options(hostile))]" }
    return text + "}"
  }

  private mutating func view(_ hostile: Bool, depth: Int) -> String {
    let id = "v\(ids.count)"
    ids.append(id)
    let kind = random.pick(Self.kinds)
    let className = kind == "cell" ? kind : "UI\(kind.prefix(1).uppercased())\(kind.dropFirst())"
    var text = "{\"id\": \"\(id)\", \"type\": \"\(random.chance(80) ? kind : className)\""
    switch kind {
    case "label", "textView": text += ", \"text\": \(textOrRuns(hostile))"
    case "button": text += ", \"title\": \(textOrRuns(hostile))\(buttonKeys(hostile))"
    case "textField": text += ", \"placeholder\": \(self.text(hostile))"
    case "imageView": text += ", \"image\": {\"size\": [\(random.int(0...300)), \(random.int(0...300))]}"
    case "slider": text += ", \"minimumValue\": -1e6, \"value\": \(random.pick(["0", "-7.5", "1"]))"
    case "datePicker":
      text += ", \"preferredDatePickerStyle\": \"\(random.pick(["wheels", "compact", "inline"]))\""
      text += ", \"datePickerMode\": \"\(random.pick(["date", "time", "dateAndTime"]))\""
    case "stackView": text += ", \"axis\": \"\(random.pick(["horizontal", "vertical"]))\""
    default: break
    }
    if hostile { text += ", \"name\": \(self.text(true))" }
    if random.chance(10) { text += ", \"alpha\": 0.5" }
    if random.chance(10) { text += ", \"hidden\": true" }
    let cells = ["tableView": "cell", "collectionView": "collectionCell"]
    if let cell = cells[kind], random.chance(70) {
      let accessory = kind == "tableView" ? ", \"accessory\": \"disclosureIndicator\"" : ""
      let label = "{\"template\": \"badge\", \"constraints\": [\"self.edges = superview.margins @999\"]}"
      let row = "{\"type\": \"\(cell)\"\(accessory), \"subviews\": [\(label)]}"
      text += ", \"subviews\": [\(Array(repeating: row, count: random.int(1...3)).joined(separator: ", "))]"
    }
    if random.chance(10) { text += ", \"constraints\": [\"self.height = $gap @\(random.int(1...1000))\"]" }
    let takesSubviews = kind == "view" || kind == "stackView" || kind == "scrollView"
    if takesSubviews, depth < 5, random.chance(50) {
      let subviews = (0..<random.int(1...3)).map { _ in view(hostile, depth: depth + 1) }
      text += ", \"subviews\": [\(subviews.joined(separator: ", "))]"
    }
    return text + "}"
  }

  /// Keys of a configuration.
  private mutating func buttonKeys(_ hostile: Bool) -> String {
    guard random.chance(60) else { return "" }
    let style = random.pick([
      "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedProminent",
    ])
    var keys = ", \"style\": \"\(style)\", \"buttonSize\": \"\(random.pick(["mini", "small", "large"]))\""
    if random.chance(50) { keys += ", \"subtitle\": \(text(hostile))" }
    if random.chance(50) {
      keys += ", \"image\": \"star\", \"imagePadding\": \(random.pick(["0", "6", "1e6"])), "
      keys += "\"imagePlacement\": \"\(random.pick(["leading", "trailing", "top", "bottom"]))\""
    }
    if random.chance(20) { keys += ", \"contentInsets\": {\"leading\": 1e6, \"top\": -9}" }
    return keys + ", \"cornerStyle\": \"\(random.pick(["fixed", "capsule"]))\""
  }

  /// A constraint in the words of UIKit, of SnapKit, or for several attributes at once.
  private mutating func pasted(_ first: String, _ second: String) -> String {
    switch random.int(0...4) {
    case 0: "\"\(first).\(random.pick(["center", "size"])) = \(second) @\(random.pick(["high", "250"]))\""
    case 1: "\"\(first).edges = superview inset \(random.pick(Self.numbers)) @999\""
    case 2:
      "\"\(first).topAnchor.constraint(equalTo: view.topAnchor, constant: \(random.pick(Self.numbers)))\""
    case 3: "\"\(first).snp.makeConstraints { $$0.width.lessThanOrEqualTo(\(random.int(0...99))) }\""
    default: "\"1. \(first).top = keyboardLayoutGuide.top - 8 @750\" /* pasted */"
    }
  }

  private mutating func constraint(_ index: Int, _ hostile: Bool) -> String {
    let (first, second) = (random.pick(ids), random.pick(ids + ["root", "superview"]))
    if random.chance(20) { return pasted(first, random.pick(ids)) }
    let relation = random.pick(["==", "==", "<=", ">="])
    let size = random.chance(40)
    let places = [Self.absolute, Self.directional, Self.vertical]
    let attributes = size ? ["width", "height"] : random.pick(places)
    var equation = "\(first).\(random.pick(attributes)) \(relation) "
    if size && random.chance(40) {
      equation += random.pick(Self.numbers)
    } else {
      equation +=
        "\(random.pick(Self.factors)) * \(second).\(random.pick(attributes)) + \(random.pick(Self.numbers))"
    }
    if random.chance(40) { equation += " @\(random.pick(["1", "250", "500", "750", "999", "999.5"]))" }
    let identifier =
      hostile
      ? ", \"identifier\": \"\(Self.escaped("\(index)\(HostileText.random(&random, longest: 5))"))\""
      : ""
    return "{\"equation\": \"\(equation)\"\(identifier)}"
  }

  private mutating func options(_ hostile: Bool) -> String {
    (0..<random.int(1...3)).map { index in
      let name = "\(index)" + (hostile ? HostileText.random(&random, longest: 5) : "")
      let after = index == 0 || hostile || random.chance(50) ? "" : ", \"after\": \"0\""
      let patch = "{\"hidden\": \(random.chance(50)), \"frame\": [\(random.int(0...99)), 3, 40, 50]}"
      return """
        {"name": "\(Self.escaped(name))", \
        "addedViews": [{"id": "added \(index)", "template": "badge"}], \
        "addedConstraints": ["added \(index).leading = \(random.pick(ids)).trailing + $gap"], \
        "variables": {"gap": \(random.pick(Self.numbers))}, "views": {"\(random.pick(ids))": \(patch)}, \
        "canvas": {"layoutDirection": "\(random.pick(["leftToRight", "rightToLeft"]))"}\(after)}
        """
    }.joined(separator: ", ")
  }
}
