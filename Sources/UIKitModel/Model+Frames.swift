import SwiftInterpreter

/// The frames that views have for the code that is read.
extension Model {
  /// Gives a view and its guides the rectangles that code gets when it asks for them.
  ///
  /// - Parameter frames: x, y, width and height by the ids of the tree.
  func measure(_ view: Instance, in tree: ViewTree, _ frames: [String: [Double]]) {
    guard let id = tree.id(of: view), let frame = frames[id] else { return }
    let (safeArea, margins) = (frames[id + ".safeArea"], frames[id + ".layoutMargins"])
    measure(view, ["solved": frame, "solvedSafeArea": safeArea, "solvedMargins": margins])
    for guide in view["ownGuides"]?.objects ?? [] {
      measure(guide, ["solved": tree.id(of: guide).flatMap { frames[$0] }])
    }
  }

  /// Has a view with another size laid out again, and the view around one with another frame.
  ///
  /// - Returns: that view, if the frame is another one.
  func markChange(of view: Instance, in tree: ViewTree, _ frames: [String: [Double]]) -> Instance? {
    guard let frame = tree.id(of: view).flatMap({ frames[$0] }) else { return nil }
    let (old, outer) = (rectangle(view["solved"]), view["ownSuperview"]?.object)
    if old.map({ $0[2...] != frame[2...] }) ?? true { view.fields["needsLayout"] = .bool(true) }
    guard old != frame else { return nil }
    outer?.fields["needsLayout"] = .bool(true)
    return outer
  }

  /// Where the passes leave the views that constraints place, but that code has moved, by the ids of a tree.
  func framesAfterLayout(in tree: ViewTree) -> Value.Table {
    var frames = Value.Table()
    for view in tree.views {
      guard let id = tree.id(of: view), let sides = rectangle(view["frameAfterLayout"]) else { continue }
      frames[.string(id)] = .array(sides.map { .double($0) })
    }
    return frames
  }

  /// The x, y, width and height of a CGRect; nil if one is not known.
  func rectangle(_ value: Value?) -> [Double]? {
    let sides = [("origin", "x"), ("origin", "y"), ("size", "width"), ("size", "height")]
    let numbers = sides.compactMap { value?[$0]?[$1]?.number }
    return numbers.count == 4 ? numbers : nil
  }

  /// Forgets the frames from before a view was shown: what is shown is laid out anew.
  func forgetEarlyFrames() {
    for view in solvedEarly {
      view.fields["needsLayout"] = .bool(true)
      for one in [view] + (view["ownGuides"]?.objects ?? []) {
        for name in ["solved", "solvedSafeArea", "solvedMargins"] { one.fields[name] = .null }
      }
    }
    solvedEarly = []
    interpreter.setStatic("wasSolved", of: "UIView", to: .bool(false))
  }

  /// Gives a view or a guide the rectangles that code gets when it asks for them.
  ///
  /// - Parameter frames: x, y, width and height by property.
  private func measure(_ item: Instance, _ frames: KeyValuePairs<String, [Double]?>) {
    for case (let name, let sides?) in frames { item.fields[name] = rectangle(sides) }
  }

  /// A CGRect of x, y, width and height. There are so many of them that no initialiser is run for one.
  private func rectangle(_ sides: [Double]) -> Value {
    guard geometry.count == 3 else { return .null }
    func structure(_ type: Int, _ fields: [String: Value]) -> Value {
      .structure(.init(type: geometry[type], fields: fields))
    }
    let origin = structure(0, ["x": .double(sides[0]), "y": .double(sides[1])])
    let size = structure(1, ["width": .double(sides[2]), "height": .double(sides[3])])
    return structure(2, ["origin": origin, "size": size])
  }
}
