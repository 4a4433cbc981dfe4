import SwiftInterpreter

/// Constraints as scenarios name them.
extension ScenarioWriter {
  func item(_ value: Value?) -> String? {
    guard let object = value?.object else { return nil }
    guard object.type.inherits(named: "UILayoutGuide") else { return ids[object.number] }
    guard let owner = object.fields["owningView"]?.object.flatMap({ ids[$0.number] }) else { return nil }
    let kind = object.text("kind")
    return kind.isEmpty ? ids[object.number] : "\(owner).\(kind)"
  }

  /// Guides have no margins and no baselines.
  private func lacks(_ value: Value?, _ attribute: String) -> Bool {
    guard value?.object?.type.inherits(named: "UILayoutGuide") == true else { return false }
    return attribute.contains("Margin") || attribute.hasSuffix("Baseline")
  }

  func json(constraint one: Instance) -> JSON? {
    var json = JSON.Object()
    if let place = one.place { json["source"] = .string(Self.text(place)) }
    if let format = one.fields["format"]?.string { return visual(one, format, json) }
    guard let first = item(one.fields["firstItem"]), let attribute = one.caseName("firstAttribute"),
      attribute != "notAnAttribute", !lacks(one.fields["firstItem"], attribute)
    else { return nil }
    json["firstItem"] = .string(first)
    json["firstAttribute"] = .string(attribute)
    guard let constant = number("constant", of: one, standIn: distance(of: one)), abs(constant) <= 1_000_000
    else { return nil }
    json["constant"] = .number(constant)
    let relations = ["lessThanOrEqual": "<=", "equal": "==", "greaterThanOrEqual": ">="]
    json["relation"] = .string(relations[one.caseName("relation") ?? "equal"] ?? "==")
    if let second = one.fields["secondItem"], !second.isNone,
      let attribute = one.caseName("secondAttribute"), attribute != "notAnAttribute"
    {
      guard let item = item(second), !lacks(second, attribute) else { return nil }
      json["secondItem"] = .string(item)
      json["secondAttribute"] = .string(attribute)
      guard let multiplier = number("multiplier", of: one, standIn: 1) else { return nil }
      if multiplier != 1 { json["multiplier"] = .number(multiplier) }
    } else if attribute != "width", attribute != "height" {
      // What it is relative to is nil.
      return nil
    }
    if let priority = model.interpreter.rawValue(one.fields["priority"] ?? .null)?.number, priority != 1000 {
      guard priority > 0, priority < 1000 else { return nil }
      json["priority"] = .number(priority)
    }
    return .object(json)
  }

  /// A number, or what stands in for one that a file declares that is not here.
  func number(_ field: String, of one: Instance, standIn: Double) -> Double? {
    let value = one.fields[field]
    guard let unknown = value?.unknown ?? value?.caseName.map(Unknown.init(undeclared:)) else {
      return value?.number
    }
    let standsIn = "\(Int(abs(standIn))) \(field == "multiplier" ? "stands" : "points stand") in"
    return model.interpreter.tellOfStandIn(standsIn, for: unknown, at: one.place) ? standIn : nil
  }

  /// What stands in for a distance is UIKit's own, inwards; what does for a size can be tapped.
  private func distance(of one: Instance) -> Double {
    let attribute = one.caseName("firstAttribute") ?? ""
    let isRelated = one.fields["secondItem"]?.isNone == false
    if attribute == "width" || attribute == "height" { return isRelated ? 0 : 44 }
    if attribute.hasPrefix("center") { return 0 }
    let isEnd = ["right", "trailing", "bottom"].contains { attribute.hasPrefix($0) }
    var view = self.model.view(of: one.fields["secondItem"])
    let first = self.model.view(of: one.fields["firstItem"])
    while let next = view?["superview"]?.object, next !== first { view = next }
    let isOutside = view?["superview"]?.object === first
    return isEnd != isOutside ? -8 : 8
  }

  private func visual(_ one: Instance, _ format: String, _ start: JSON.Object) -> JSON? {
    var json = start
    var views = JSON.Object()
    if case .dictionary(let named)? = one.fields["views"] {
      for (key, view) in named.pairs {
        if let name = key.string { views[name] = item(view).map { .string($0) } }
      }
    }
    let bracketed = format.split(separator: "[", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
    guard bracketed.allSatisfy({ views[$0] != nil }) else { return nil }
    json["visualFormat"] = .string(format)
    json["views"] = .object(views)
    let bits = model.interpreter.rawValue(one.fields["options"] ?? .null)?.integer ?? 0
    let alignments = [
      "Left": 2, "Right": 4, "Top": 8, "Bottom": 16, "Leading": 32, "Trailing": 64, "CenterX": 512,
      "CenterY": 1024, "LastBaseline": 2048, "FirstBaseline": 4096,
    ]
    let options = alignments.filter { bits & $0.value != 0 }.sorted { $0.value < $1.value }
    if !options.isEmpty { json["options"] = .array(options.map { .string("alignAll" + $0.key) }) }
    if case .dictionary(let metrics)? = one.fields["metrics"], metrics.count > 0 {
      var numbers = JSON.Object()
      for (key, value) in metrics.pairs {
        let number = value.number ?? value.object?["doubleValue"]?.number
        guard let name = key.string, let number else { return nil }
        numbers[name] = .number(number)
      }
      json["metrics"] = .object(numbers)
    }
    return .object(json)
  }
}

extension Value {
  /// The name of a case.
  var caseName: String? {
    switch self {
    case .enumeration(let one): one.name
    case .symbol(let name, nil): name
    default: nil
    }
  }
  /// The objects in a list.
  var objects: [Instance] { elements?.compactMap(\.object) ?? [] }
}

extension Instance {
  /// Whether a view is the one into which this view's content goes.
  func holdsContent(_ child: Instance) -> Bool {
    let kinds = [
      "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UIVisualEffectView",
    ]
    return fields["contentView"]?.object === child && kinds.contains(where: type.inherits(named:))
  }
  subscript(name: String) -> Value? { fields[name] }
  func isA(_ name: String) -> Bool { type.inherits(named: name) }
  func text(_ field: String) -> String { fields[field]?.string ?? "" }
  func flag(_ field: String) -> Bool { fields[field]?.bool ?? false }
  /// The name of a case that a field holds.
  func caseName(_ field: String) -> String? { fields[field]?.caseName }
}
