import AutoLayout
package import LayoutFiles
import LayoutScene

/// A record of a solution that is no such record.
package struct SolutionError: Error, Hashable {
  /// Where in the JSON, such as `views[3].frame`.
  package var path: String

  package init(path: String) { self.path = path }
}

extension SolutionRecord {
  /// The options of a solution JSON that was written for a review.
  package static func all(in json: JSONNode) throws(SolutionError) -> [SolutionRecord] {
    guard json["version"]?.number == 1 else { throw SolutionError(path: "version") }
    guard let options = json["options"]?.elements else { throw SolutionError(path: "options") }
    var records: [SolutionRecord] = []
    for option in options { records.append(try SolutionRecord(option)) }
    return records
  }

  private init(_ json: JSONNode) throws(SolutionError) {
    guard let name = json["name"]?.string else { throw SolutionError(path: "name") }
    self.name = name
    title = json["title"]?.string
    canvas = try CanvasRecord(json["canvas"])
    canvasKeys = AuthoredKeys.words(of: json["canvas"]?["authored"])
    views = try Self.list(json, "views") { json throws(SolutionError) in try ViewRecord(json) }
    constraints = try Self.list(json, "constraints") { json throws(SolutionError) in
      try ConstraintRecord(json)
    }
    conflicts = try Self.list(json, "conflicts") { json throws(SolutionError) in try Self.conflict(json) }
    warnings = try Self.list(json, "warnings") { json throws(SolutionError) in
      guard let message = json["message"]?.string else { throw SolutionError(path: "message") }
      return message
    }
    let indices = constraints.indices
    guard views.allSatisfy({ $0.deciders.values.allSatisfy { $0.allSatisfy(indices.contains) } }) else {
      throw SolutionError(path: "deciders")
    }
  }

  private static func list<Element>(
    _ json: JSONNode, _ name: String, _ read: (JSONNode) throws(SolutionError) -> Element
  ) throws(SolutionError) -> [Element] {
    guard let elements = json[name]?.elements else { throw SolutionError(path: name) }
    var result: [Element] = []
    for (index, element) in elements.enumerated() {
      do throws(SolutionError) {
        result.append(try read(element))
      } catch {
        throw SolutionError(path: "\(name)[\(index)].\(error.path)")
      }
    }
    return result
  }

  private static func conflict(_ json: JSONNode) throws(SolutionError) -> String {
    guard let members = json["constraints"]?.elements else { throw SolutionError(path: "constraints") }
    let names = members.compactMap(\.string).map { "`\($0)`" }.joined(separator: ", ")
    return "\(names) cannot hold together" + (json["broken"]?.string.map { "; `\($0)` is left out" } ?? "")
  }
}

extension CanvasRecord {
  fileprivate init(_ json: JSONNode?) throws(SolutionError) {
    guard let width = json?["width"]?.number, let height = json?["height"]?.number,
      let scale = json?["scale"]?.number
    else { throw SolutionError(path: "canvas") }
    self.init(width: width, height: height, scale: scale, device: json?["device"]?.string)
  }
}

extension ViewRecord {
  fileprivate init(_ json: JSONNode) throws(SolutionError) {
    guard let id = json["id"]?.string else { throw SolutionError(path: "id") }
    guard let type = json["type"]?.string else { throw SolutionError(path: "type") }
    let numbers = json["frame"]?.elements?.compactMap(\.number) ?? []
    guard numbers.count == FrameComponent.allCases.count else { throw SolutionError(path: "frame") }
    guard let isHidden = json["hidden"]?.boolean else { throw SolutionError(path: "hidden") }
    self.init(
      id: id, type: type, superview: json["superview"]?.string,
      frame: Dictionary(uniqueKeysWithValues: zip(FrameComponent.allCases, numbers)),
      firstBaseline: json["firstBaseline"]?.number, lastBaseline: json["lastBaseline"]?.number,
      lines: json["lines"]?.number.flatMap { Int(exactly: $0) }, isTruncated: json["truncated"]?.boolean,
      isHidden: isHidden, ambiguity: [:], deciders: [:],
      keys: AuthoredKeys.words(of: json["authored"]))
    for component in FrameComponent.allCases {
      if let bounds = json["ambiguity"]?[component.rawValue]?.elements {
        guard bounds.count == 2 else { throw SolutionError(path: "ambiguity") }
        ambiguity[component] = ValueRange(lower: bounds[0].number, upper: bounds[1].number)
      }
      if let positions = json["deciders"]?[component.rawValue]?.elements {
        deciders[component] = positions.compactMap { $0.number.flatMap { Int(exactly: $0) } }
      }
    }
  }
}

extension ConstraintRecord {
  fileprivate init(_ json: JSONNode) throws(SolutionError) {
    func string(_ name: String) throws(SolutionError) -> String {
      guard let value = json[name]?.string else { throw SolutionError(path: name) }
      return value
    }
    func number(_ name: String) throws(SolutionError) -> Double {
      guard let value = json[name]?.number else { throw SolutionError(path: name) }
      return value
    }
    func boolean(_ name: String) throws(SolutionError) -> Bool {
      guard let value = json[name]?.boolean else { throw SolutionError(path: name) }
      return value
    }
    self.init(
      identifier: try string("identifier"), description: try string("description"),
      isNamed: try boolean("named"), priority: try number("priority"), origin: try string("origin"),
      isSatisfied: try boolean("satisfied"), error: try number("error"), isBroken: try boolean("broken"),
      left: try string("left"), right: try string("right"), relation: try string("relation"),
      multiplier: try number("multiplier"), constant: try number("constant"))
  }
}
