import AutoLayout
import LayoutScene
import SwiftSourceFiles
package import SwiftInterpreter

/// UIKit as far as layouts need it. It is written in Swift, in `Model`, and interpreted like the program itself; what
/// Swift cannot express there is here.
package final class Model: Natives {
  let interpreter: Interpreter
  private let request: Request
  let active = ActiveConstraints()
  /// The window of what is shown, with its outermost view, once the passes run.
  var window: CodeWindow?, shownRoot: Instance?
  /// The windows of trees that are laid out before they are shown, by the numbers of their outermost views.
  var earlyWindows: [Int: CodeWindow] = [:]
  /// A view that is treated as if it were in no window.
  var outOfWindow: Instance?
  /// Whether the engine calls something for the views of a class.
  var takingPart: [ObjectIdentifier: Bool] = [:]
  /// Whether code that the engine calls in a pass is running.
  var isLayingOut = false {
    didSet { interpreter.setStatic("isLayingOut", of: "UIView", to: .bool(isLayingOut)) }
  }
  let sizes: CodeSizes
  /// The views with texts that no code gives them.
  var madeUp: Set<Int> = []
  weak var writer: ScenarioWriter?
  /// The stand-ins for views that are declared, or placed, elsewhere, and the views that took them.
  var standIns: [(view: Instance, superview: Instance?)] = []
  /// The views that functions that no file declares have added, if the code that calls them does not turn masks off.
  var addedElsewhere: [Instance] = []
  /// The functions that were run as if something undeclared had called them.
  var calledLayout: Set<String> = []
  /// The kinds of views in scenarios, by their classes.
  var kinds: [ObjectIdentifier: String?] = [:]
  /// The stand-ins for classes that were reported.
  var toldStandIns: Set<ObjectIdentifier> = []
  /// All constraints that were made, active or not.
  var constraints: [Instance] { interpreter.objects(named: "NSLayoutConstraint") }

  /// The types of points, sizes and rectangles.
  private(set) lazy var geometry = ["CGPoint", "CGSize", "CGRect"].compactMap { interpreter.index.type($0) }

  static func models(withSwiftUI: Bool) -> [ModelIndex] {
    [.uikit, .engine] + (withSwiftUI ? [.swiftUI] : [])
  }

  init(_ index: SourceIndex, _ request: Request, _ sizes: CodeSizes) {
    interpreter = Interpreter(index)
    (self.request, self.sizes) = (request, sizes)
    interpreter.natives = self
  }

  package func call(_ name: String, _ me: Value, _ values: [Value]) throws -> Value? {
    switch name {
    case "Canvas.given(_:)": return request.canvas[values[0].string ?? ""] ?? .null
    case "Measurer.measured(_:)": return try lengths(values[0])
    case "Host.measures()": return .bool(sizes.solver != nil)
    case "Measurer.lengths(_:)": return lengths(ofFont: values[0])
    case "SystemColorTable.parts(_:)":
      return SystemColorTable.color(ofProperty: values[0].string ?? "")?.parts ?? .null
    case "DynamicColor.written()": return DynamicColor(me)?.scenario ?? .null
    case "UIView.looks()": return try me.object.map { .dictionary(try looks(of: $0)) }
    case "UIView.ownLayout()": return try me.object.flatMap { try ownLayout(of: $0) }
    case "UICollectionViewListCell.ownRow(_:)":
      return try me.object.flatMap { try ownRow(of: $0, width: values[0].number) }
    case "NSLayoutConstraint.active()": return .array(active.all.map { .object($0) })
    case "NSLayoutConstraint.install()":
      guard let one = me.object else { break }
      active.install(one)
      changeConstraints(of: one)
    case "NSLayoutConstraint.uninstall()":
      guard let one = me.object else { break }
      active.uninstall(one)
      changeConstraints(of: one)
    case "NSLayoutConstraint.checkLegality(_:_:)": me.object.map(checkLegality)
    case "NSLayoutConstraint.constraintsOfFormat()":
      return me.object.flatMap(constraints(ofFormat:)) ?? .null
    case "NSLayoutConstraint.hasChanged()": me.object.map(changeConstraints)
    case "NSLayoutConstraint.raise(_:)":
      tellOfException(values[0].string ?? "", at: me.object?.settings["priority"] ?? interpreter.place)
    case "raise(_:name:)":
      throw Interruption.trap("UIKit raises an exception here: \(values[0].string ?? "")", interpreter.place)
    case "NSObject.overrides(_:)": return .bool(override(values[0].string ?? "", me) != nil)
    case "NSObject.leaveOutOverride(_:_:)":
      let member = override(values[0].string ?? "", me)
      interpreter.tell(values[1].string ?? "", at: member?.place, .notShown)
    case "UITableViewCell.pastContent()":
      return .array((me.object.map(active.pastContent) ?? []).map { .object($0) })
    case "NSObject.placeHere()": me.object?.place = interpreter.place
    case "NSObject.placeLike(_:)": me.object?.place = values[0].object?.place
    case "NSObject.leaveOut(_:)":
      interpreter.tell(values[0].string ?? "", at: me.object?.place ?? writer?.tree.place, .notShown)
    case "NSObject.matters(_:_:)":
      interpreter.use(values[0], for: values[1].string ?? "", at: me.object?.place ?? interpreter.place)
    case "NSObject.held(_:)": return me.object?.fields[values[0].string ?? ""] ?? .null
    case "NSObject.scenarioID()":
      return me.object.flatMap { writer?.tree.id(of: $0) }.map { .string($0) } ?? .null
    case "UIView.described()":
      guard let view = me.object, let said = try writer?.describe(view) else { return .null }
      return .dictionary(said)
    case "known(_:)": return values[0].innerUnknown == nil ? values[0] : .null
    case "undeclared(_:)": return .unknown(Unknown(undeclared: values[0].string ?? ""))
    case "unknown(_:)": return .unknown(Unknown(values[0].string ?? ""))
    case "NSObject.standIn(_:_:)":
      return standInNumber(values[1].number ?? 0, for: values[0], of: me).map { .double($0) } ?? .null
    case "tellOfNow(_:_:)":
      interpreter.tellOfStandIn(
        values[0].string ?? "", for: values[1].string ?? "", at: interpreter.place,
        because: "is another moment each time")
    case "taken(_:_:)":
      guard case .type(let written, let type) = values[1],
        let type = type ?? interpreter.index.type(written.name)
      else { return .null }
      return try taken(values[0], type) ?? .null
    case "isUnknown(_:)": return .bool(values[0].unknown != nil)
    case "Measurer.unsolved(_:)":
      return .unknown(Unknown(values[0].string ?? "", isOfLayout: true))
    case "NotificationCenter.send(_:to:_:)":
      let selector = values[0].string ?? values[0]["name"]?.string ?? ""
      let name = selector.prefix { !"(:".contains($0) }.split(separator: ".").last.map { String($0) } ?? ""
      let takesValue =
        interpreter.members(values[1], name).first(where: \.isCallable)?.parameters.isEmpty == false
      if takesValue { return try interpreter.send(name, to: values[1], values[2]) }
      return try interpreter.send(name, to: values[1])
    case "UIResponder.callOverrides()":
      guard let object = me.object, let standIn = object.type.standIn, object.type !== standIn else { break }
      let isEnclosing = standIn.isEnclosing
      try callLayout(of: object, as: isEnclosing ? nil : standIn.name, onlyOverrides: !isEnclosing)
    case "runQuietly(_:)":
      let wasQuiet = interpreter.isQuiet
      interpreter.isQuiet = true
      defer { interpreter.isQuiet = wasQuiet }
      for one in values[0].elements ?? [] { _ = try interpreter.call(one, []) }
    case "UIView.cutConstraints()": me.object.map(active.cut(around:))
    case "UILayoutGuide.cutConstraints()": me.object.map(active.cut(of:))
    case "UIView.heldConstraints()":
      return .array((me.object.map(active.held) ?? []).map { .object($0) })
    default: return try askEngine(name, me, values) ?? LibraryFunctions.call(name, me, values)
    }
    return .void
  }

  /// A number that stands in for a value declared in files that are not given, 1 for a factor, which is reported; nil
  /// if there is none.
  func standInNumber(_ usual: Double, for value: Value, of me: Value) -> Double? {
    let number = StandIns.number(usual, for: value.unknown?.name ?? value.caseName)
    let words = "\(Int(abs(number))) \(abs(number) == 1 ? "stands" : "points stand") in"
    guard let unknown = value.unknown ?? value.caseName.map(Unknown.init(undeclared:)),
      let told = interpreter.tellOfStandIn(words, for: unknown, at: me.object?.place)
    else { return nil }
    me.object?.set("standIn", to: .string(told))
    return number
  }

  /// Ascender, descender and line height of a font of a family.
  private func lengths(ofFont font: Value) -> Value {
    guard let solver = sizes.solver, let size = font["size"]?.number, let family = font["family"]?.string
    else { return .unknown(Unknown("a font is known only once it is measured", isOfLayout: true)) }
    let metrics = solver.metrics(of: Font(size: size, family: family))
    return .array([metrics.ascender, metrics.descender, metrics.lineHeight].map { .double($0) })
  }

  /// The width and the height of the first thing in a scenario.
  private func lengths(_ measured: Value) throws -> Value {
    try interpreter.spend(CodeSizes.steps)
    guard let size = sizes.size(of: measured.json) else {
      return .unknown(Unknown("a size is known only once it is measured", isOfLayout: true))
    }
    return .array([.double(size.width), .double(size.height)])
  }

  /// The stored properties of a structure that differ from those of another, as scenarios write them.
  func contentFields(of value: Value, besides usual: Value) throws -> Value.Table {
    guard case .structure(let own) = value else { return [:] }
    var table: Value.Table = [:]
    for (name, field) in own.fields.sorted(by: { $0.key < $1.key }) {
      guard try field.unknown == nil && !interpreter.equal(field, usual[name] ?? .null) else { continue }
      switch field {
      case .structure: table[.string(name)] = try interpreter.get("scenario", of: field)
      // Unknown elements of a list become empty, and keep their places.
      case .array(let all):
        table[.string(name)] = .array(all.map { $0.innerUnknown == nil ? $0 : .string("") })
      default: table[.string(name)] = field
      }
    }
    return table
  }

  /// A view with its contents and the constraints in it, as a scenario that leaves its size to them.
  private func ownLayout(of view: Instance) throws -> Value? {
    guard let place = interpreter.place ?? view.place else { return nil }
    let outer = writer
    defer { writer = outer }
    let tree = try ViewTree(self, owner: view, root: view, at: place)
    return Value(try ScenarioWriter(tree).part())
  }

  /// A table whose only row looks like a cell.
  private func ownRow(of cell: Instance, width: Double?) throws -> Value? {
    guard let width, let place = interpreter.place ?? cell.place else { return nil }
    let (outer, wasQuiet) = (writer, interpreter.isQuiet)
    defer { (writer, interpreter.isQuiet) = (outer, wasQuiet) }
    interpreter.isQuiet = true
    let tree = try ViewTree(self, owner: cell, root: cell, at: place)
    let own = ScenarioWriter(tree)
    let row = try withExtendedLifetime(own) {
      try interpreter.send("describedRow", to: .object(cell), .int(-1))
    }
    return Value([
      "type": .string("tableView"), "frame": .array([.int(0), .int(0), .double(width), .int(5000)]),
      "autoresizingMask": .array([]), "sections": .array([Value(["rows": .array([row])])]),
    ])
  }

  /// Asks the view that holds a constraint to update its constraints once one of them changes. In the window that is
  /// laid out, the engine does so itself.
  private func changeConstraints(of one: Instance) {
    if window == nil, let holder = ActiveConstraints.holder(of: one),
      override("updateConstraints", .object(holder)) != nil
    {
      holder.set("wantsUpdateConstraints", to: .bool(true))
    }
  }

  /// Reports a constraint that UIKit does not make.
  private func checkLegality(of one: Instance) {
    guard let fault = active.fault(of: one) else { return }
    tellOfException("\(fault.message); \(fault.help)", at: interpreter.place)
  }

  private func tellOfException(_ reason: String, at place: Place?) {
    interpreter.tell("UIKit raises an exception here: \(reason)", at: place, .crash)
  }

  /// The outermost view of all constraints; nil if they have none, or several.
  var commonRoot: Instance? {
    let roots = constrainedViews.compactMap { $0.superviews.last { !$0.flag("isHost") } }
    return roots.allSatisfy { $0 === roots[0] } ? roots.first : nil
  }
  /// Whether constraints are only between views that were made elsewhere.
  var onlyRelatesGiven: Bool {
    !constrainedViews.contains { $0.place != nil && $0["ownSuperview"]?.object != nil }
  }
  private var constrainedViews: [Instance] {
    active.all.flatMap { ActiveConstraints.items(of: $0).compactMap(ActiveConstraints.view) }
  }

  /// The method with a name that the program, not UIKit, defines for the class of an object.
  func override(_ name: String, _ me: Value) -> Member? {
    me.object?.type.lookup(name).first { !$0.isVariable }.flatMap { $0.unit.isModel ? nil : $0 }
  }

  /// Takes the view into which the code put a view that is shown by itself as the host of that view.
  func takeHost(of view: Instance) {
    guard let outer = view["ownSuperview"]?.object, !outer.flag("isHost"),
      outer["ownSuperview"]?.object == nil, outer.type.unit.isModel
    else { return }
    outer.set("isHost", to: .bool(true))
    send("fillScreen", to: outer, at: view.place)
    interpreter.setStatic("shown", of: "UIView", to: .object(outer))
  }

  /// Reports outlets that nothing has used, since what Interface Builder connects to them is not available.
  func tellOfIdleOutlets(of object: Instance) {
    let outlets = object.type.classChain.filter { !$0.unit.isModel }.flatMap(\.members).filter { member in
      member.attributes.contains { $0.name == "IBOutlet" }
    }
    let idle = outlets.filter { object.fields[$0.field]?.object == nil }
    guard let first = idle.first, idle.count == outlets.count else { return }
    interpreter.tell(
      "the views of \(object.type.name) are in Interface Builder, which code does not show: see its storyboard or xib",
      at: first.place, .notShown)
  }

  /// The tables and collections.
  var lists: [Instance] { ["UITableView", "UICollectionView"].flatMap(interpreter.objects) }

  /// Whether a class of the program draws its views.
  var drawsViews: Bool {
    interpreter.objects(named: "UIView").contains { override("draw", .object($0)) != nil }
  }

  /// Runs a step; what stops it is reported, and the next one still runs.
  func attempt(_ place: Place?, _ step: () throws -> Void) {
    do { try step() } catch Interruption.trap(let reason, let spot) {
      interpreter.tell(reason, at: spot ?? place, .crash)
    } catch Interruption.limit(let reason, let spot) {
      interpreter.tell(reason, at: spot ?? interpreter.place ?? place)
    } catch {
      interpreter.tell("an error is thrown here, and nothing catches it", at: interpreter.place ?? place)
    }
  }

  func send(_ name: String, to one: Instance, at place: Place?) {
    attempt(place) { try interpreter.send(name, to: .object(one)) }
  }

  /// Runs the life of an object until it is on the screen, without a layout pass, and returns the view that is shown.
  func show(_ object: Instance, at place: Place?) -> Instance? {
    var view: Instance? = object
    if object.isA("UIViewController") {
      send("appear", to: object, at: place)
      var shown = object
      attempt(place) { shown = try interpreter.get("shownController", of: .object(object)).object ?? shown }
      send("dockInputAccessory", to: shown, at: place)
      attempt(place) { view = try interpreter.get("view", of: .object(shown)).object }
    }
    guard let view, view.isA("UIView") else { return nil }
    interpreter.setStatic("shown", of: "UIView", to: .object(view))
    send(object === view ? "showByItself" : "show", to: view, at: place)
    if !lists.isEmpty { send("fillLists", to: view, at: place) }
    if object !== view { send("fillScreen", to: view, at: place) }
    return view
  }
}
