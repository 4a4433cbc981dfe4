import LayoutScene
package import SwiftInterpreter

/// Stand-ins for views whose classes the files do not declare: a class of UIKit, by the end of the name.
enum StandIns {
  /// The endings of the names, the longest first: all kinds of views, and classes that no scenario knows.
  private static let suffixes: [String] = {
    let kinds = ViewKind.allCases.map { String($0.className.trimmingPrefix("UI")) }
    let others = [
      "TableViewHeaderFooterView", "CollectionReusableView", "VisualEffectView", "ActivityIndicator", "Cell",
      "Control", "CollectionViewController", "TableViewController", "NavigationController",
      "TabBarController", "ViewController",
    ]
    return (kinds + others).sorted { ($1.count, $0) < ($0.count, $1) }
  }()

  /// - Parameters:
  ///   - isMember: whether the name is that of a property, which may consist of the kind alone: `label`.
  ///   - besideSwiftUI: whether `Label` alone is more likely SwiftUI's; `View` and `Cell` say nothing by themselves.
  static func className(of name: String, isMember: Bool = false, besideSwiftUI: Bool = true) -> String? {
    let capitalized = isMember ? name.prefix(1).uppercased() + name.dropFirst() : name
    guard let suffix = suffixes.first(where: capitalized.hasSuffix) else { return nil }
    let saysKind = suffix != name || !besideSwiftUI && !["View", "Cell", "Control"].contains(name)
    guard isMember || saysKind && name.first?.isUppercase == true else { return nil }
    return ["Cell": "UITableViewCell", "ActivityIndicator": "UIActivityIndicatorView"][suffix] ?? "UI"
      + suffix
  }

  /// Whether source contains a word from calls that make constraints.
  static func mayMakeConstraints(_ text: String) -> Bool {
    ["onstraint", ".snp."].contains { text.contains($0) }
  }

  /// The stand-in for a number: lines are one point thick.
  static func number(_ number: Double, for name: String?) -> Double {
    let last = name?.split(separator: ".").last?.lowercased() ?? ""
    let isOfLine = ["hairline", "separator", "divider", "border"].contains { last.contains($0) }
    return number == 44 && isOfLine ? 1 : number
  }

  static func usesSwiftUI(_ text: String) -> Bool {
    ["import SwiftUI", "PreviewProvider", "Representable"].contains { text.contains($0) }
  }

  static func mayLayOut(_ text: String) -> Bool {
    mayMakeConstraints(text) || ["addSubview", "addArrangedSubview"].contains { text.contains($0) }
  }

  /// Whether source uses a name in a way that is only possible for views.
  static func laysOut(_ name: String, in text: String) -> Bool {
    ["addSubview(\(name))", "addArrangedSubview(\(name))"].contains { text.contains($0) }
      || ["translatesAutoresizing", "snp.", "topAnchor", "leadingAnchor", "centerXAnchor"].contains {
        member in
        text.ranges(of: "\(name).\(member)").contains { range in
          text[..<range.lowerBound].last.map { !$0.isLetter && !$0.isNumber && !"._".contains($0) } ?? true
        }
      }
  }

  /// Whether a function is named like those that set views up.
  static func isNamedForLayout(_ name: String) -> Bool {
    [
      "setup", "setUp", "config", "build", "add", "make", "create", "layout", "style", "init", "constrain",
      "apply",
    ]
    .contains { name.hasPrefix($0) }
  }

  /// The declaration of a class that the files only name.
  static func source(_ name: String, besideSwiftUI: Bool) -> String? {
    guard let parent = className(of: name, besideSwiftUI: besideSwiftUI),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return "@standIn class \(name): \(parent) {}"
  }
}

extension Interpreter {
  @discardableResult func tellOfStandIn(
    _ standIn: String, for name: String, at place: Place?,
    because reason: String = "is not declared in these files"
  ) -> Place? { tell("‘\(name)’ \(reason); \(standIn) stands in for it", at: place, standIn: name) }
}

extension Model {
  package func tellOfStandIn(_ type: TypeDeclaration, at place: Place?) {
    guard let standIn = type.standIn, !standIn.isEnclosing, let parent = standIn.superclass,
      let place = type.isStandIn ? place : type.place,
      toldStandIns.insert(ObjectIdentifier(standIn)).inserted
    else { return }
    interpreter.tellOfStandIn(parent.name, for: standIn.name, at: place)
  }

  package func standIn(for name: String, of object: Instance, at place: Place) throws -> Instance? {
    let isView = object.type.classChain.contains {
      !$0.unit.isModel && StandIns.laysOut(name, in: $0.unit.text)
    }
    guard let kind = StandIns.className(of: name, isMember: true) ?? (isView ? "UIView" : nil),
      let type = interpreter.index.type(kind),
      let view = try standIn(type, for: name, of: object)
    else { return nil }
    (view.variable, view.place) = (name, place)
    interpreter.tellOfStandIn(type.name, for: name, at: place)
    return view
  }

  /// A stand-in for what Interface Builder connects to an outlet.
  package func standIn(for member: Member, of object: Instance) throws -> Value? {
    guard member.attributes.contains(where: { $0.name == "IBOutlet" }),
      let type = member.type.flatMap({ object.type.resolve($0.unwrapped) }),
      let made = try standIn(type, for: member.name, of: object)
    else { return nil }
    if made.isA("UIView") { made.place = member.place }
    interpreter.tellOfStandIn(
      type.name, for: member.name, at: member.place, because: "is connected in Interface Builder")
    // Now that it is there, observers see it.
    try interpreter.set(member, Box(.object(object)), .object(made))
    return .object(made)
  }

  private func standIn(_ type: TypeDeclaration, for name: String, of object: Instance) throws -> Instance? {
    guard type.kind == .class, let code = Maker(index: interpreter.index).value(of: type) else { return nil }
    let made = try interpreter.run(code)
    made.object?.place = nil
    // Kept before the view of a controller is asked for: loading it may ask for the same name.
    object.set(name, to: made)
    if let view = made.object, view.isA("UIView") {
      try interpreter.send("takeStandIn", to: .object(object), made)
      standIns.append((view, view["ownSuperview"]?.object))
    }
    return made.object
  }

  /// Removes the stand-ins for views about which the code decides nothing, since it is not known at all where they are.
  func dropIdleStandIns() throws {
    // Views that a file that is not given has added, and that constraints place, were made ready for them by that file.
    for view in addedElsewhere
    where active.all.contains(where: { ActiveConstraints.view(of: $0["firstItem"]?.object) === view }) {
      try interpreter.set("translatesAutoresizingMaskIntoConstraints", of: .object(view), to: .bool(false))
    }
    var holders: [Instance] = []
    for (view, superview) in standIns where view["ownSuperview"]?.object === superview {
      let others = active.all.compactMap { one in
        let items = [one["firstItem"], one["secondItem"]].map { ActiveConstraints.view(of: $0?.object) }
        return items.firstIndex { $0 === view }.map { items[1 - $0] ?? view }
      }
      if view["ownSubviews"]?.elements?.isEmpty == true {
        if others.isEmpty { try interpreter.send("removeFromSuperview", to: .object(view)) }
      } else if others.allSatisfy({ $0 !== view && $0.superviews.contains { $0 === view } }) {
        holders.append(view)
      }
    }
    // The code that declares the view decides where it is; this code decides only what is in it.
    if holders.count == 1 { try interpreter.send("coverSuperview", to: .object(holders[0])) }
  }
}

extension TypeDeclaration {
  /// Whether it stands in for the class that code was cut out of.
  var isEnclosing: Bool { attributes.contains("enclosing") }
}
