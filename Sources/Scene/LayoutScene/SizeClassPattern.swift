package import AutoLayout

/// A combination of size classes, as Interface Builder's variations name it: `compact-any` is every compact
/// width.
package struct SizeClassPattern: Hashable, Sendable {
  /// nil for any.
  package var width: SizeClass?
  package var height: SizeClass?

  package init(width: SizeClass?, height: SizeClass?) {
    self.width = width
    self.height = height
  }

  /// As files write it.
  package var name: String { "\(width?.rawValue ?? "any")-\(height?.rawValue ?? "any")" }

  package func matches(_ canvas: Canvas) -> Bool {
    (width ?? canvas.horizontalSizeClass) == canvas.horizontalSizeClass
      && (height ?? canvas.verticalSizeClass) == canvas.verticalSizeClass
  }

  /// From the least specific to the most: nothing given, the width alone, the height alone, both.
  package static let all: [SizeClassPattern] = {
    let given = SizeClass.allCases.map { Optional($0) }
    return [SizeClassPattern(width: nil, height: nil)]
      + given.map { SizeClassPattern(width: $0, height: nil) }
      + given.map { SizeClassPattern(width: nil, height: $0) }
      + given.flatMap { width in given.map { SizeClassPattern(width: width, height: $0) } }
  }()
}

extension [SizeClassPattern]? {
  /// Whether an item with these patterns is installed on the canvas; without patterns it always is.
  package func installs(on canvas: Canvas) -> Bool { self?.contains { $0.matches(canvas) } ?? true }
}

/// Changes to something in some size classes.
package struct Variations<Patch: Sendable>: Sendable {
  private var patches: [SizeClassPattern: Patch] = [:]

  package init() {}

  package subscript(pattern: SizeClassPattern) -> Patch? {
    get { patches[pattern] }
    set { patches[pattern] = newValue }
  }

  package var isEmpty: Bool { patches.isEmpty }

  /// From the least specific to the most, so that the most specific wins.
  package var all: [Patch] { SizeClassPattern.all.compactMap { patches[$0] } }

  /// The patches of the canvas's size classes, the most specific last.
  package func patches(on canvas: Canvas) -> [Patch] {
    isEmpty ? [] : SizeClassPattern.all.filter { $0.matches(canvas) }.compactMap { patches[$0] }
  }
}
