@_exported import Foundation

/// A view that can be used; its actions are only called by `sendActions(for:)`.
open class UIControl: UIView {
  /// An event of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an instance from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The event “touch down”.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The event “touch down repeat”.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The event “touch drag inside”.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The event “touch drag outside”.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The event “touch drag enter”.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The event “touch drag exit”.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The event “touch up inside”.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The event “touch up outside”.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The event “touch cancel”.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The event “value changed”.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The event “primary action triggered”.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The event “menu action triggered”.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The event “editing did begin”.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The event “editing changed”.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The event “editing did end”.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The event “editing did end on exit”.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The event “all touch events”.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// The event “all editing events”.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// The event “all events”.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an instance from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The state without any of the others.
    public static let normal: State = []
    /// The control is being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control accepts no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for an app's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits for the system's own states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  /// The vertical alignment of the content.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  override public init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Creates a control as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the control accepts touches.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is being touched.
  open var isHighlighted = false
  /// The horizontal alignment of the content.
  @_Observed open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// The vertical alignment of the content.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press opens the menu.
  open var isContextMenuInteractionEnabled = false
  /// Whether the control is tracking a touch; never here.
  open var isTracking: Bool { false }
  /// Whether a tracked touch is inside the control; never here.
  open var isTouchInside: Bool { false }
  /// The state of the control.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  private var actions: [(action: UIAction, events: Event)] = []
  /// The targets of the control's messages: none here.
  open var allTargets: Set<AnyHashable> { [] }
  /// Adds a target for a message; does nothing, as there are no selectors.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Removes a target; does nothing.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Adds an action for some events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }
  /// Removes an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }
  /// Calls the actions for events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.sender = self
      entry.action.handler(entry.action)
    }
  }
  /// Sends a message; does nothing, as there are no selectors.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  /// Called when a touch begins, to decide whether to track it; not called here.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch moves, to decide whether to keep tracking it; not called here.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch has ended; not called here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system has cancelled a touch; not called here.
  open func cancelTracking(with event: UIEvent?) {}
}
