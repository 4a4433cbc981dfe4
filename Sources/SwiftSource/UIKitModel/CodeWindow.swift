import AutoLayout
import JSONText
import LayoutSolving
import SwiftInterpreter
import SwiftSourceFiles

/// A window of the engine with the views of a program in it: the engine runs the passes, calls the overrides of the
/// program, and gives the views their frames.
final class CodeWindow {
  /// How often a view on its own is given another height because of what the passes have made of it.
  static let most = 8

  private unowned let model: Model
  private let place: Place
  /// Returns the tree as it is now, and the option that the engine is to lay out.
  private let draft: () throws -> (tree: ViewTree, option: JSONNode)
  private let shown: ProgramWindow
  /// The tree and the option that were written last, without their closing; and the option that is shown, with it.
  private var current: (tree: ViewTree, option: JSONNode)?, shownOption: JSONNode?
  private var shownKeys: [String: String] = [:]
  private var owners: [Int: CodeViewOwner] = [:]
  private var closing = Closing()
  private var isWriting = false
  /// Whether the option that was written last is still to be shown.
  private var isNew = false
  /// The count of the program's changes that the engine knows of.
  private var knownChanges: Int?
  /// Whether what the program shows depends on frames, too.
  private var dependsOnFrames = false
  /// Whether changes that the program makes in the pass that updates constraints wait for the end of that pass.
  private var gathersChanges = false

  init(_ model: Model, at place: Place, draft: @escaping () throws -> (tree: ViewTree, option: JSONNode)) {
    (self.model, self.place, self.draft) = (model, place, draft)
    shown = model.sizes.windows.makeWindow()
  }

  /// The engine's window; nil until there is something to lay out.
  var window: Window? { shown.window }

  /// The engine's view for one of the program; nil if that is not in the window, or is to be treated as if it were in
  /// none.
  func item(of view: Instance) -> View? { view === model.outOfWindow ? nil : shown.view(Self.key(of: view)) }

  /// Whether the layout pass has reached the view, including what its program's overrides do in the pass.
  func isLayingOut(_ view: Instance) -> Bool { owners[view.number]?.isInLayout == true }

  /// The engine's guide for one that the program makes.
  func item(of guide: Instance, in view: Instance) -> LayoutGuide? {
    current?.tree.id(of: guide).flatMap { item(of: view)?.layoutGuide(.custom($0)) }
  }

  private static func key(of view: Instance) -> String { "#\(view.number)" }

  // MARK: What is shown

  /// Informs the engine of what the program has changed.
  ///
  /// - Returns: whether anything has changed.
  @discardableResult func update() -> Bool {
    write()
    return show()
  }

  /// Writes what the program shows, if the program has changed anything since the last time.
  private func write() {
    guard !isWriting, dependsOnFrames || knownChanges != model.interpreter.changes.count else { return }
    isWriting = true
    let wasLayingOut = model.isLayingOut
    model.isLayingOut = false
    model.attempt(place) {
      try model.interpreter.spend(CodeSizes.steps)
      let draft = try quietly(draft)
      dependsOnFrames = draft.tree.views.contains(where: model.hasOpenSize)
      current = draft
      isNew = true
    }
    model.isLayingOut = wasLayingOut
    isWriting = false
    knownChanges = model.interpreter.changes.count
  }

  /// - Returns: whether it differs from before.
  private func show() -> Bool {
    guard !isWriting, isNew, let (tree, option) = current else { return false }
    isNew = false
    let closed = closing.applied(to: option)
    var keys: [String: String] = [:]
    for view in tree.views { keys[tree.id(of: view) ?? ""] = Self.key(of: view) }
    if let host = tree.host { keys["root"] = Self.key(of: host) }
    guard closed != shownOption || keys != shownKeys, let layout = model.sizes.windows.layout(of: closed)
    else { return false }
    (shownOption, shownKeys) = (closed, keys)
    shown.show(layout, keys: keys)
    for view in tree.views {
      guard let item = item(of: view), item.owner == nil, model.takesPart(view) else { continue }
      let owner = owners[view.number] ?? CodeViewOwner(view, in: self, model)
      owners[view.number] = owner
      item.owner = owner
    }
    return true
  }

  /// Gives a view on its own the height that it has no superview for.
  ///
  /// - Returns: whether anything is different from before.
  private func close() -> Bool {
    write()
    guard let option = current?.option else { return false }
    let closing = model.sizes.windows.closing(of: option)
    guard closing != self.closing else { return false }
    self.closing = closing
    isNew = true
    return show()
  }

  private func quietly<T>(_ write: () throws -> T) rethrows -> T {
    let (wasQuiet, writer) = (model.interpreter.isQuiet, model.writer)
    model.interpreter.isQuiet = true
    defer {
      model.interpreter.isQuiet = wasQuiet
      model.writer = writer
    }
    return try write()
  }

  // MARK: The passes

  /// Runs all passes, as those before a program is first seen.
  ///
  /// - Parameter appear: what the program does after the first layout.
  /// - Returns: whether the passes settle.
  func run(_ appear: () -> Void) -> Bool {
    _ = close()
    var isSettled = layOut()
    appear()
    var rounds = 0
    repeat {
      // The places of cells in lists depend on their contents.
      for list in model.lists { item(of: list)?.setNeedsLayout() }
      isSettled = layOut()
      rounds += 1
    } while close() && rounds < Self.most
    model.isLayingOut = true
    if model.drawsViews { window?.displayIfNeeded() }
    model.isLayingOut = false
    return isSettled && rounds < Self.most
  }

  /// Lays out a view with its contents, and the views around it as far as they are waiting for a layout.
  ///
  /// - Parameter view: the view; nil for everything that is shown.
  /// - Returns: whether the passes settle.
  @discardableResult func layOut(_ view: Instance? = nil) -> Bool {
    update()
    let wasLayingOut = model.isLayingOut
    model.isLayingOut = true
    defer { model.isLayingOut = wasLayingOut }
    var rounds = 0
    repeat {
      settleConstraints()
      if let view { item(of: view)?.layoutIfNeeded() } else { window?.layoutIfNeeded() }
      rounds += 1
    } while update() && rounds < Self.most
    return rounds < Self.most && window?.feedbackLoops.isEmpty != false
  }

  /// Runs the pass that updates constraints. At its end the engine is informed of everything that views have changed in
  /// it.
  private func settleConstraints() {
    guard let window else { return }
    gathersChanges = true
    defer { gathersChanges = false }
    for _ in 0..<Self.most {
      window.rootView.updateConstraintsIfNeeded()
      var isNew = false
      window.changeConstraints { isNew = update() }
      if !isNew { return }
    }
  }

  /// Passes on what an override of `updateConstraints` has changed.
  fileprivate func takeConstraints() {
    if !gathersChanges { window?.changeConstraints { update() } }
  }

  /// Updates the constraints of a view and of its contents.
  func updateConstraints(of view: Instance) {
    update()
    item(of: view)?.updateConstraintsIfNeeded()
    window?.changeConstraints { update() }
  }

  /// The frames in which the passes leave views that constraints place but code has moved, by the ids of the tree.
  var framesAfterLayout: Value.Table {
    var frames = Value.Table()
    for (id, frame) in shown.framesAfterLayout.sorted(by: { $0.key < $1.key }) {
      frames[.string(id)] = .array([frame.x, frame.y, frame.width, frame.height].map { .double($0) })
    }
    return frames
  }
}

/// Answers the engine for a view of the program, and calls its overrides.
final class CodeViewOwner: ViewOwner {
  private let view: Instance
  private unowned let window: CodeWindow
  private unowned let model: Model
  /// Whether the view's own layout is running, from within which it may ask for another.
  fileprivate(set) var isInLayout = false

  init(_ view: Instance, in window: CodeWindow, _ model: Model) {
    (self.view, self.window, self.model) = (view, window, model)
  }

  /// A size that the program gives its view is part of what is shown.
  func contentSize(of view: View) -> IntrinsicSize { view.intrinsicContentSize }

  func alignmentRectInsets(of view: View) -> EdgeInsets { view.alignmentRectInsets }

  func constraintsDidChange(in view: View) { self.view.keep("wantsUpdateConstraints", .bool(true)) }

  func updateConstraints(of item: View) {
    // A new view wants to update its constraints.
    guard view["wantsUpdateConstraints"]?.bool != false else { return }
    view.keep("wantsUpdateConstraints", .bool(false))
    _ = run("callUpdateConstraints")
    window.takeConstraints()
  }

  func layoutSubviews(of item: View) {
    guard !isInLayout else { return item.layoutSubviews() }
    isInLayout = true
    defer { isInLayout = false }
    // Subviews are placed even if the reader does not understand the override.
    if !run("callLayoutSubviews") { item.layoutSubviews() }
  }

  func draw(_ rect: Rect, in item: View) { _ = run("callDraw") }

  /// - Returns: whether nothing has stopped it.
  private func run(_ name: String) -> Bool {
    var isDone = false
    model.attempt(view.place) {
      try model.interpreter.send(name, to: .object(view))
      isDone = true
    }
    return isDone
  }
}
