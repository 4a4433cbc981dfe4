package import SwiftInterpreter

/// The screen that a layout asks for.
package struct Canvas {
  package var width = 375.0, height = 667.0, scale = 2.0
  package var isWide = false, isTall = true, isDark = false, isRightToLeft = false
  package var contentSizeCategory = "large"
  package init() {}

  func number(_ name: String) -> Double {
    switch name {
    case "width": width
    case "height": height
    case "scale": scale
    case "isWide": isWide ? 1 : 0
    case "isTall": isTall ? 1 : 0
    case "isDark": isDark ? 1 : 0
    default: isRightToLeft ? 1 : 0
    }
  }
}

/// UIKit as far as layouts ask for it: written in Swift, in `Model`, and interpreted like the program itself. What Swift
/// cannot say there is here.
package final class Model: Natives {
  let interpreter: Interpreter
  private let canvas: Canvas
  /// The constraints that hold, in the order of their activation.
  private(set) var active: [Instance] = []
  /// Whether a pass of layout asked for a frame that is not known.
  private(set) var needsFrames = false
  /// What stands in for views that are declared, or placed, elsewhere, and the view that took it.
  var standIns: [(view: Instance, superview: Instance?)] = []
  /// The functions that were run as if something did that is not declared.
  var calledLayout: Set<String> = []
  /// All that were made, in force or not.
  var constraints: [Instance] { interpreter.objects(named: "NSLayoutConstraint") }

  package static func units() -> [SourceUnit] {
    let all: [(String, [UInt8])] = [
      ("Foundation", PackageResources.Foundation_model), ("Geometry", PackageResources.Geometry_model),
      ("Appearance", PackageResources.Appearance_model), ("Constraints", PackageResources.Constraints_model),
      ("Views", PackageResources.Views_model), ("Controls", PackageResources.Controls_model),
      ("Lists", PackageResources.Lists_model),
      ("CollectionLayouts", PackageResources.CollectionLayouts_model),
      ("Controllers", PackageResources.Controllers_model),
      ("SnapKit", PackageResources.SnapKit_model), ("Libraries", PackageResources.Libraries_model),
    ]
    return all.flatMap { SourceUnit.model($0, $1) }
  }

  init(_ index: SourceIndex, canvas: Canvas) {
    interpreter = Interpreter(index)
    self.canvas = canvas
    interpreter.natives = self
  }

  package func call(_ name: String, _ me: Value, _ values: [Value]) throws -> Value? {
    switch name {
    case "ModelCanvas.number(_:)": return .double(canvas.number(values[0].string ?? ""))
    case "ModelCanvas.category()": return .string(canvas.contentSizeCategory)
    case "UIColor.hexadecimal(_:_:_:)": return .string(Self.hexadecimal(values))
    case "NSLayoutConstraint.install()": if let one = me.object { active.append(one) }
    case "NSLayoutConstraint.uninstall()": active.removeAll { $0 === me.object }
    case "NSLayoutAnchor.make(_:_:_:_:)": return try constraint(me, values)
    case "NSObject.placeHere()": me.object?.place = interpreter.place
    case "NSObject.placeLike(_:)": me.object?.place = values[0].object?.place
    case "NSObject.leaveOut(_:)": interpreter.tell(values[0].string ?? "", at: me.object?.place)
    case "undeclared(_:)":
      return .unknown(Unknown(undeclared: values[0].string ?? ""))
    case "isUnknown(_:)": return .bool(values[0].unknown != nil)
    case "ModelCanvas.unmeasured()":
      return .unknown(Unknown("texts and layouts are not measured for code"))
    case "UIView.unsizedContent()":
      needsFrames = true
      return .unknown(
        Unknown("the size of a content is known only once the layout is solved", isOfLayout: true))
    case "UIView.unsized()", "UIView.unsizedInsets()":
      needsFrames = true
      return .unknown(Unknown("the size of a view is known only once the layout is solved", isOfLayout: true))
    case "UIResponder.callOverrides()":
      guard let object = me.object, let standIn = object.type.standIn, object.type !== standIn else { break }
      try callLayout(of: object, as: standIn.name, onlyOverrides: true)
    case "UIView.cutConstraints()": cutConstraints(of: me.object)
    case "UIView.ownConstraints()":
      return .array(
        active.filter { one in ["firstItem", "secondItem"].contains { one.fields[$0]?.object === me.object } }
          .map { .object($0) })
    default: return nil
    }
    return .void
  }

  private static func hexadecimal(_ values: [Value]) -> String {
    "#"
      + values.prefix(3).map { value in
        let part = Int(max(0, min(1, value.number ?? 0)) * 255 + 0.5)
        return (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }

  /// A constraint between two anchors.
  private func constraint(_ me: Value, _ values: [Value]) throws -> Value {
    guard let anchor = me.object, let type = interpreter.type("NSLayoutConstraint"), values.count == 4
    else { return .null }
    for value in values { interpreter.use(value, for: "a constraint depends on it", at: interpreter.place) }
    let other = values[1].object
    let made = try interpreter.construct(type, [])
    guard let one = made.object else { return .null }
    one.fields["firstItem"] = anchor.fields["item"]
    one.fields["firstAttribute"] = anchor.fields["attribute"]
    one.fields["relation"] = values[0]
    if let other {
      one.fields["secondItem"] = other.fields["item"]
      one.fields["secondAttribute"] = other.fields["attribute"]
    }
    (one.fields["multiplier"], one.fields["constant"]) = (values[2], values[3])
    // Without knowing to what it relates nothing can be said of what the constraint does: it is left out.
    if values[1].unknown != nil { one.fields["firstItem"] = Value.null }
    return made
  }

  /// The outermost view of all constraints; nil if they have none, or several, or if they are only between views that
  /// were made elsewhere.
  var commonRoot: Instance? {
    var found: Instance?
    var isMadeHere = false
    for one in active {
      for item in [one.fields["firstItem"], one.fields["secondItem"]] {
        guard var root = view(of: item) else { continue }
        if root.place != nil, root["superview"]?.object != nil { isMadeHere = true }
        for _ in 0..<1000 {
          guard let next = root["superview"]?.object else { break }
          root = next
        }
        if let found, found !== root { return nil }
        found = root
      }
    }
    return isMadeHere ? found : nil
  }

  func view(of item: Value?) -> Instance? {
    guard let object = item?.object else { return nil }
    return object.type.inherits(named: "UILayoutGuide") ? object.fields["owningView"]?.object : object
  }

  /// Constraints between what is taken out and what stays are gone.
  private func cutConstraints(of view: Instance?) {
    guard let view else { return }
    func isInside(_ one: Instance) -> Bool {
      var next: Instance? = one
      for _ in 0..<1000 {
        if next === view { return true }
        next = next?.fields["superview"]?.object
        if next == nil { return false }
      }
      return false
    }
    active.removeAll { one in
      guard let a = self.view(of: one.fields["firstItem"]), let b = self.view(of: one.fields["secondItem"])
      else { return false }
      guard isInside(a) != isInside(b) else { return false }
      one.fields["isActive"] = .bool(false)
      return true
    }
  }

  /// Runs a step; what stops it is told, and the next one still runs.
  func attempt(_ place: Place?, _ step: () throws -> Void) {
    do { try step() } catch Interruption.trap(let reason), Interruption.limit(let reason) {
      interpreter.tell(reason, at: interpreter.place ?? place)
    } catch {
      interpreter.tell("an error is thrown here, and nothing catches it", at: interpreter.place ?? place)
    }
  }

  /// The life of what was made until it is on the screen, without a layout pass. The view that is shown.
  func show(_ value: Value, at place: Place?) -> Instance? {
    guard let object = value.object else { return nil }
    var view: Instance? = object
    if object.type.inherits(named: "UIViewController") {
      attempt(place) { view = try interpreter.get("view", of: value).object }
      attempt(place) { try interpreter.send("appear", to: value) }
    }
    guard let view, view.type.inherits(named: "UIView") else { return nil }
    interpreter.setStatic("shown", of: "UIView", to: .object(view))
    attempt(place) { try interpreter.send("show", to: .object(view)) }
    attempt(place) { try interpreter.send("fillLists", to: .object(view)) }
    // The view of a controller is as large as the screen; other sizes are known only once the layout is solved.
    if object !== view { measure(view, ["solved": [0, 0, canvas.width, canvas.height]]) }
    return view
  }

  /// Gives a view or a guide the rectangles that it has for who asks for them in a pass of layout.
  ///
  /// - Parameter frames: x, y, width and height by property.
  func measure(_ item: Instance, _ frames: KeyValuePairs<String, [Double]?>) {
    let code = frames.compactMap { name, frame in
      frame.map { "self.\(name) = CGRect(x: \($0[0]), y: \($0[1]), width: \($0[2]), height: \($0[3]))" }
    }
    guard !code.isEmpty else { return }
    attempt(item.place) {
      _ = try interpreter.run(code.joined(separator: "\n"), named: "measure", in: nil, me: .object(item))
    }
  }

  /// A pass of layout, from the view that is shown to the innermost; then lists place what they show.
  ///
  /// - Parameter measureHeaders: gives views the frames that are known, once lists have made their headers.
  func layOut(_ view: Instance, at place: Place?, measureHeaders: (() -> Void)?) {
    func send(_ name: String) {
      attempt(place) { try interpreter.send(name, to: .object(view)) }
    }
    interpreter.setStatic("isLayingOut", of: "UIView", to: .bool(true))
    send("layoutTree")
    let neededFrames = needsFrames
    send("arrangeLists")
    if let measureHeaders {
      measureHeaders()
      needsFrames = neededFrames
      send("arrangeLists")
    }
    send("layoutLists")
    interpreter.setStatic("isLayingOut", of: "UIView", to: .bool(false))
  }
}
