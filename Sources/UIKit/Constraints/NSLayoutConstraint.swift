@_exported import Foundation

package import AutoLayout

/// A linear relation between two attributes of views or guides:
/// first = multiplier × second + constant, or ≤, or ≥.
///
/// What UIKit answers with an exception ends the program with UIKit's words.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  package let engine: LayoutConstraint
  private weak var first: AnyObject?
  private weak var second: AnyObject?

  package init(_ engine: LayoutConstraint, first: AnyObject?, second: AnyObject?) {
    self.engine = engine
    self.first = first
    self.second = second
    super.init()
  }

  /// Creates a constraint between nothing, as a placeholder for another one. It cannot be activated.
  override public convenience init() {
    self.init(LayoutConstraint.placeholder, first: nil, second: nil)
  }

  /// Creates a constraint that is required, and not active yet.
  ///
  /// - Parameters:
  ///   - view1: a view or a layout guide.
  ///   - attr1: an attribute of it.
  ///   - relation: how the sides compare.
  ///   - view2: another view or guide; nil for a constant.
  ///   - attr2: an attribute of that.
  ///   - multiplier: its factor.
  ///   - constant: in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    guard let first = Self.item(view1), view2 == nil || Self.item(view2) != nil else {
      raise(
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
          + "Constraint items must each be a view or layout guide.")
    }
    let second = Self.item(view2)
    do throws(ConstraintError) {
      let made = try LayoutConstraint(
        item: first.engine, attribute: attr1.engine, relatedBy: relation.engine, toItem: second?.engine,
        attribute: attr2.engine, multiplier: Double(multiplier), constant: Double(constant))
      self.init(made, first: first.object, second: second?.object)
    } catch {
      raise(error.reason("<NSLayoutConstraint \(type(of: first.object)).\(attr1)>"))
    }
  }

  /// A view or a guide, and what it is to the engine; nil for anything else.
  static func item(_ thing: Any?) -> (object: AnyObject, engine: LayoutItem)? {
    switch thing {
    case let view as UIView: (view, view.item)
    case let guide as UILayoutGuide: (guide, guide.item)
    default: nil
    }
  }

  /// The view or guide of the first side.
  open var firstItem: AnyObject? { first }
  /// The view or guide of the second side; nil if there is none.
  open var secondItem: AnyObject? { second }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { Attribute(engine.firstAttribute) }
  /// The attribute of the second side.
  open var secondAttribute: Attribute { Attribute(engine.secondAttribute) }
  /// How the sides compare.
  open var relation: Relation { Relation(rawValue: engine.relation.rawValue) ?? .equal }
  /// The factor of the second attribute.
  open var multiplier: CGFloat { CGFloat(engine.multiplier) }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, engine.firstAttribute) }
  /// The second side as an anchor; nil if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, engine.secondAttribute) }
  }

  /// In points; can be changed at any time.
  open var constant: CGFloat {
    get { CGFloat(engine.constant) }
    set {
      guard newValue.isFinite else {
        raise(ConstraintError.constantNotFinite(Double(newValue)).reason(description))
      }
      engine.constant = Double(newValue)
    }
  }

  /// How important it is. While it is active it can change between optional priorities only.
  open var priority: UILayoutPriority {
    get { UILayoutPriority(engine.priority) }
    set {
      do throws(PriorityError) {
        try engine.setPriority(newValue.engine)
      } catch {
        switch error {
        case .illegal(let priority):
          raise(ConstraintError.illegalPriority(priority.rawValue).reason(description))
        case .mutatesRequirement:
          raise(
            """
            Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  \
            You passed priority \(newValue.rawValue) and the existing priority was \(priority.rawValue).
            """, name: "NSInternalInconsistencyException")
        }
      }
    }
  }

  /// Its name in messages.
  open var identifier: String? {
    get { engine.identifier }
    set { engine.identifier = newValue }
  }

  /// Whether it is archived with its view.
  open var shouldBeArchived: Bool {
    get { engine.shouldBeArchived }
    set { engine.shouldBeArchived = newValue }
  }

  /// Whether the layout honours it. Activating needs a common ancestor of both items.
  open var isActive: Bool {
    get { engine.isActive }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints, in order. They take effect together, with the next layout.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates constraints together.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.holder?.release(constraint) }
    LayoutConstraint.deactivate(constraints.map(\.engine))
  }

  /// The view whose list of constraints has it while it is active.
  private var holder: UIView? { engine.holdingView?.owner as? UIView }

  private func activate() {
    guard !engine.isActive else { return }
    guard first != nil else { raise("Constraint items must each be a view or layout guide.") }
    do throws(ActivationError) {
      try engine.activate()
    } catch {
      raise(
        """
        Unable to activate constraint with anchors \(anchorText(first, firstAttribute)) and \
        \(anchorText(second, secondAttribute)) because they have no common ancestor.  Does the constraint or its \
        anchors reference items in different view hierarchies?  That's illegal.
        """, name: "NSGenericException")
    }
    holder?.retain(self)
  }

  private func deactivate() {
    let holder = holder
    engine.deactivate()
    holder?.release(self)
  }

  private func anchorText(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "(null)" }
    return "<NSLayoutAnchor \"\(describe(item)).\(attribute)\">"
  }

  /// The relation in UIKit's form, with the identifier if there is one.
  override open nonisolated var description: String {
    MainActor.assumeIsolated {
      let name = identifier.map { " '\($0)'" } ?? ""
      return "<NSLayoutConstraint:\(address(of: self))\(name) \(equation)\(isActive ? "   (active)" : "")>"
    }
  }

  private var equation: String {
    var text = "\(describe(first)).\(firstAttribute) \(engine.relation.symbol) "
    if let second {
      if multiplier != 1 { text += "\(plain(multiplier))*" }
      text += "\(describe(second)).\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - \(plain(-constant))" : " + \(plain(constant))" }
    } else {
      text += plain(constant)
    }
    return priority == .required ? text : "\(text) @\(plain(CGFloat(priority.rawValue)))"
  }

  private func plain(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private func describe(_ item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    let name = (item as? UILayoutGuide).map(\.identifier).flatMap { $0.isEmpty ? nil : "'\($0)'" }
    return "\(type(of: item)):\(address(of: item))\(name ?? "")"
  }
}

extension LayoutConstraint {
  /// The view of constraints between nothing.
  nonisolated(unsafe) private static let nowhere = AutoLayout.View(identifier: "nowhere")

  fileprivate static var placeholder: LayoutConstraint {
    do throws(ConstraintError) {
      return try LayoutConstraint(item: nowhere, attribute: .width, relatedBy: .equal)
    } catch {
      fatalError("a constant width is legal: \(error)")
    }
  }
}

/// The address of an object, as in messages of UIKit.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
}
