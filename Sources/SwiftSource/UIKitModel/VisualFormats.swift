import AutoLayout
import SwiftInterpreter

extension Model {
  /// The arguments with which `NSLayoutConstraint.init` makes each constraint of a visual format, in the order of its
  /// text.
  ///
  /// - Parameter format: the object of the model that holds the format and its options, metrics and views.
  /// - Returns: a list of tables; nil if a name, a number or a superview is not known, or the format is not valid.
  func constraints(ofFormat format: Instance) -> Value? {
    guard let text = format["format"]?.string, let options = format["options"]?["rawValue"]?.integer,
      case .dictionary(let views)? = format["views"], case .dictionary(let numbers)? = format["metrics"]
    else { return nil }
    var metrics: [String: Double] = [:]
    for (name, value) in numbers.pairs {
      guard let name = name.string, let number = Self.metric(value) else { return nil }
      metrics[name] = number
    }
    let items = Dictionary(
      views.pairs.compactMap { name, value in name.string.map { ($0, value) } }, uniquingKeysWith: { $1 })
    guard
      let all = try? VisualFormatConstraint.constraints(
        text, options: VisualFormatOptions(rawValue: options), metrics: metrics,
        hasView: { items[$0] != nil })
    else { return nil }
    var made: [Value] = []
    for one in all {
      guard let first = item(one.firstItem, items) else { return nil }
      var second = Value.null
      if let other = one.secondItem {
        guard let known = item(other, items) else { return nil }
        second = known
      }
      made.append(
        Value([
          "first": first, "firstAttribute": .int(one.firstAttribute.rawValue),
          "relation": .int(one.relation.rawValue), "second": second,
          "secondAttribute": .int(one.secondAttribute.rawValue), "constant": .double(one.constant),
          "priority": .double(Double(one.priority.rawValue)),
        ]))
    }
    return .array(made)
  }

  /// A number, a priority or an NSNumber.
  static func metric(_ value: Value) -> Double? {
    value.number ?? value["rawValue"]?.number ?? value["doubleValue"]?.number
  }

  private func item(_ item: VisualFormatConstraint.Item, _ items: [String: Value]) -> Value? {
    switch item {
    case .view(let name): return items[name]?.object.map { .object($0) }
    case .superview(of: let name):
      let inner = items[name]?.object
      let outer = inner?["owningView"]?.object ?? inner?["ownSuperview"]?.object
      return outer.map { .object($0) }
    }
  }

  /// The visual format that made a constraint, if all constraints that it made are active and unchanged.
  func wholeFormat(of one: Instance) -> Instance? {
    guard let format = one["formatOfAll"]?.object, let all = format["members"]?.objects else { return nil }
    let isWhole = all.allSatisfy { member in
      member.flag("isInstalled") && member["identifier"]?.isNone != false
        && member["constant"]?.number == member["madeConstant"]?.number
        && member["priority"]?["rawValue"]?.number == member["madePriority"]?.number
    }
    return isWhole ? format : nil
  }
}
