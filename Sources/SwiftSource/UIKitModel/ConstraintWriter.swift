import AutoLayout
import SwiftInterpreter

/// A constraint as it is written in a scenario.
enum WrittenConstraint {
  case said(Value.Table)
  /// The reason why no scenario can express it; nil if what it relates is not known, or not shown.
  case refused(String?)

  var refusal: String? { if case .refused(let reason) = self { reason } else { nil } }
}

extension ScenarioWriter {
  /// - Parameter one: an active constraint.
  func write(_ one: Instance) throws -> WrittenConstraint {
    if let format = one["format"]?.string { return writeFormat(format, of: one) }
    guard !tree.model.active.isIllegal(one), one["secondItem"]?.unknown == nil,
      let item = one["firstItem"]?.object, let id = tree.id(of: item),
      let attribute = one["firstAttribute"]?.caseName
    else { return .refused(nil) }
    if let reason = missing(attribute, of: item) { return .refused(reason) }
    guard let constant = number(of: one, "constant", or: distance(of: one, attribute)) else {
      return .refused("its constant is not known")
    }
    if let fault = Self.fault(of: constant) { return .refused("its constant \(fault)") }
    var all: Value.Table = [
      "firstItem": .string(id), "firstAttribute": .string(attribute), "constant": .double(constant),
      "relation": .string(Self.relations[one["relation"]?.caseName ?? ""] ?? "=="),
    ]
    if let refusal = try writeSecondItem(of: one, attribute, to: &all) { return refusal }
    let priority = one["priority"]?["rawValue"]?.number ?? 1000
    guard priority != 1000 else { return .said(all) }
    guard priority > 0, priority < 1000 else {
      return .refused("its priority is \(Value.double(priority).text); it must be from 1 to 1000")
    }
    all["priority"] = .double(priority)
    return .said(all)
  }

  /// - Parameter format: a visual format, of which not every part may be known.
  private func writeFormat(_ format: String, of one: Instance) -> WrittenConstraint {
    guard let bits = one["options"]?["rawValue"]?.integer else { return .refused(nil) }
    let names = VisualFormatNames(in: format)
    var views = Value.Table(), metrics = Value.Table()
    for (key, value) in table(one["views"]) where names.all.contains(key.string ?? "") {
      views[key] = value.object.flatMap(tree.id).map { .string($0) }
    }
    guard names.views.allSatisfy({ views[$0] != nil }) else { return .refused(nil) }
    for (key, value) in table(one["metrics"]) {
      guard let name = key.string, names.all.contains(name) else { continue }
      guard let number = Model.metric(value) ?? tree.model.standInNumber(8, for: value, of: .object(one))
      else { return .refused("its metric ‘\(name)’ is not known") }
      if let fault = Self.fault(of: number) { return .refused("its metric ‘\(name)’ \(fault)") }
      metrics[key] = .double(number)
    }
    let options = VisualFormatOptions(rawValue: bits).namesOfScenarios
    return .said([
      "visualFormat": .string(format), "views": .dictionary(views),
      "options": options.isEmpty ? nil : .array(options.map { .string($0) }),
      "metrics": metrics.count > 0 ? .dictionary(metrics) : nil,
    ])
  }

  private func table(_ value: Value?) -> [(key: Value, value: Value)] {
    if case .dictionary(let table)? = value { table.pairs } else { [] }
  }

  /// The reason why a scenario does not accept a number, if there is one.
  private static func fault(of number: Double) -> String? {
    number.isNaN
      ? "is not a number"
      : number.isInfinite ? "is infinite" : abs(number) > 1_000_000 ? "is too large" : nil
  }

  private static let relations = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]

  /// - Returns: the reason why the constraint cannot be written, if there is one.
  private func writeSecondItem(
    of one: Instance, _ attribute: String, to all: inout Value.Table
  ) throws -> WrittenConstraint? {
    guard one["secondItem"]?.isNone == false, let second = one["secondAttribute"]?.caseName,
      second != "notAnAttribute"
    else {
      let isLength = attribute == "width" || attribute == "height"
      return isLength ? nil : .refused("only a width or a height can do without a second item")
    }
    guard let item = one["secondItem"]?.object, let id = tree.id(of: item) else { return .refused(nil) }
    if let reason = missing(second, of: item) { return .refused(reason) }
    all["secondItem"] = .string(id)
    all["secondAttribute"] = .string(second)
    guard let factor = number(of: one, "multiplier", or: 1) else {
      return .refused("its multiplier is not known")
    }
    if let fault = Self.fault(of: factor) { return .refused("its multiplier \(fault)") }
    if factor != 1 { all["multiplier"] = .double(factor) }
    return nil
  }

  /// The reason why an item does not have an attribute, if there is one. Guides have no margins and no baselines.
  private func missing(_ attribute: String, of item: Instance) -> String? {
    let isOfViews = attribute.contains("Margin") || attribute.hasSuffix("Baseline")
    let isMissing =
      attribute == "notAnAttribute" || attribute.isEmpty || item.isA("UILayoutGuide") && isOfViews
    return isMissing ? "a \(item.type.name) has no ‘\(attribute)’" : nil
  }

  /// A number that code gives, or a stand-in for one that is declared elsewhere.
  private func number(of one: Instance, _ name: String, or standIn: Double) -> Double? {
    let value = one[name] ?? .null
    return value.number ?? tree.model.standInNumber(standIn, for: value, of: .object(one))
  }

  /// The stand-in for a distance is UIKit's own distance, inwards; the stand-in for a size is large enough to tap.
  private func distance(of one: Instance, _ attribute: String) -> Double {
    let (outer, inner) = (
      ActiveConstraints.view(of: one["firstItem"]?.object),
      ActiveConstraints.view(of: one["secondItem"]?.object)
    )
    if attribute == "width" || attribute == "height" {
      return one["secondItem"]?.isNone == false ? 0 : 44
    }
    if attribute.hasPrefix("center") { return 0 }
    let isEnd = ["right", "trailing", "bottom"].contains(where: attribute.hasPrefix)
    let isOutside = inner !== outer && inner?.superviews.contains { $0 === outer } == true
    return isEnd != isOutside ? -8 : 8
  }
}

/// The names in a visual format.
private struct VisualFormatNames {
  /// The names of views, metrics and orientations.
  private(set) var all: Set<String> = []
  /// The names of the views that the format places.
  private(set) var views: Set<String> = []

  init(in format: String) {
    var name = "", isPlaced = false
    for character in format + " " {
      if character.isLetter || character.isNumber || character == "_" {
        name.append(character)
        continue
      }
      all.insert(name)
      if isPlaced { views.insert(name) }
      (name, isPlaced) = ("", character == "[")
    }
  }
}

extension VisualFormatOptions {
  /// The names in scenarios of the options that differ from the defaults.
  fileprivate var namesOfScenarios: [String] {
    var rest = self
    return Self.names.filter { _, option in
      guard !option.isEmpty, rest.isSuperset(of: option) else { return false }
      rest.subtract(option)
      return true
    }.map(\.name)
  }
}
