import LayoutFiles
import SwiftInterpreter
import SwiftSourceFiles

/// The passes over what is shown, in UIKit's order: constraints from the innermost view, layout from the outermost, then
/// drawing. Frames are solved once code asks for one. What a pass changes is laid out again, in the same objects, until
/// nothing changes any more.
final class Passes {
  /// In UIKit code that never settles is a loop.
  static let most = 8

  private static let steps = ["updateConstraintsIfNeeded", "updateAllProperties", "layoutTree"]

  private let model: Model
  private let view: Instance
  private let place: Place
  /// The tree as it is now, and what the solver makes of it.
  private let draft: () throws -> (tree: ViewTree, option: JSONNode)
  /// The frames that the views were given last, and what they were solved from.
  private var frames: [String: [Double]] = [:]
  private var solvedOption: JSONNode?
  /// The views whose subviews have their frames, and the subviews that wait until the view around them is laid out, with
  /// the frames that code had given them.
  private var laidOut: Set<Int> = [], waiting: [Int: [(view: Instance, placed: [Double]?)]] = [:]
  /// The tree that was solved last.
  private var tree: ViewTree?
  /// Whether the next question for a frame is to be answered by what the layout is then.
  private var isDue = false
  private var isWriting = false
  private var wasAsked = false

  /// - Parameter draft: writes the layout, quietly.
  init(
    _ model: Model, of view: Instance, at place: Place,
    draft: @escaping () throws -> (tree: ViewTree, option: JSONNode)
  ) {
    (self.model, self.view, self.place, self.draft) = (model, view, place, draft)
  }

  /// - Returns: whether the passes settle.
  func run() -> Bool {
    model.forgetEarlyFrames()
    model.passes = self
    defer {
      model.isLayingOut = false
      model.passes = nil
    }
    model.isLayingOut = true
    // What has been laid out before it was shown is laid out once more.
    for one in model.interpreter.objects(named: "UIView") where isShown(one) {
      one.fields["needsLayout"] = .bool(true)
    }
    var count = 0, isSettled = false
    repeat {
      pass(isFirst: count == 0)
      count += 1
      isSettled = !framesHaveChanged()
    } while (!isSettled || isDirty) && count < Self.most
    if model.drawsViews { model.send("displayTree", to: view, at: place) }
    return isSettled
  }

  private func pass(isFirst: Bool) {
    (wasAsked, model.needsFrames) = (false, false)
    if isFirst { isDue = true }
    // Where lists place their cells depends on what is in those.
    for list in model.lists where isShown(list) { list.fields["needsLayout"] = .bool(true) }
    for step in Self.steps { model.send(step, to: view, at: place) }
    // What code lays out in a way of its own, such as rows.
    let outer = waiting.values.compactMap { $0.first?.view["ownSuperview"]?.object }
    for one in outer where !one.flag("needsLayout") { layoutSubviews(of: one) }
    if isFirst, let controller = view["controller"]?.object {
      model.send("didAppear", to: controller, at: place)
    }
  }

  /// Whether views have other frames now than those that the pass has asked for.
  private func framesHaveChanged() -> Bool {
    let old = frames
    takeAddedViews()
    if wasAsked || model.needsFrames { solve(again: true) }
    return frames != old
  }

  /// Whether the code has asked for another pass.
  private var isDirty: Bool {
    var isDirty = false
    model.attempt(place) { isDirty = try model.interpreter.get("isDirty", of: .object(view)).bool == true }
    return isDirty
  }

  /// Gives the views their frames, if something may have changed them since they were asked for.
  func solveIfDue() {
    guard !isWriting else { return }
    wasAsked = true
    if isDue { solve(again: !frames.isEmpty) }
  }

  /// What has changed counts at the next question.
  func invalidate() {
    takeAddedViews()
    isDue = true
  }

  /// The views that this pass has added have their frames from now on.
  private func takeAddedViews() {
    for view in model.interpreter.objects(named: "UIView") where view.flag("isAddedInPass") {
      view.fields["isAddedInPass"] = .bool(false)
    }
  }

  /// Whether a view that has no frame yet gets one from the next pass: until then it is empty.
  func awaits(_ view: Instance) -> Bool { !isWriting && !frames.isEmpty && isShown(view) }

  private func isShown(_ one: Instance) -> Bool { one.superviews.last === view.superviews.last }

  /// - Parameter again: whether what has another frame than before is to be laid out again.
  private func solve(again: Bool) {
    guard let solver = model.sizes.solver else { return }
    isDue = false
    isWriting = true
    model.isLayingOut = false
    defer {
      isWriting = false
      model.isLayingOut = true
    }
    model.attempt(place) {
      try model.interpreter.spend(CodeSizes.steps)
      let (tree, option) = try quietly(draft)
      if option != solvedOption {
        solvedOption = option
        frames = solver.frames(of: solver.closed(option))
      }
      (self.tree, waiting) = (tree, [:])
      for one in tree.views where !one.superviews.contains(where: { $0.flag("isAddedInPass") }) {
        if again, let outer = model.markChange(of: one, in: tree, frames) { laidOut.remove(outer.number) }
        if let outer = one["ownSuperview"]?.object, one !== view, !laidOut.contains(outer.number) {
          waiting[outer.number, default: []].append((one, model.rectangle(one["placed"])))
        } else {
          model.measure(one, in: tree, frames)
        }
      }
    }
  }

  /// Gives the views in a view the frames that were solved for them, as UIKit does in `layoutSubviews`; but those that code
  /// has placed since then stay where they are.
  func layoutSubviews(of outer: Instance) {
    laidOut.insert(outer.number)
    for view in outer["ownSubviews"]?.objects ?? [] { view.fields["frameAfterLayout"] = .null }
    guard let tree else { return }
    for (one, placed) in waiting.removeValue(forKey: outer.number) ?? []
    where model.rectangle(one["placed"]) == placed { model.measure(one, in: tree, frames) }
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
}
