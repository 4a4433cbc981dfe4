import AutoLayout

/// A combination of size classes, as Interface Builder's variations name it: `compact-any` is every compact
/// width.
struct SizeClassPattern: Hashable, Sendable {
  /// nil for any.
  var width: SizeClass?
  var height: SizeClass?

  /// As files write it.
  var name: String { "\(width?.rawValue ?? "any")-\(height?.rawValue ?? "any")" }

  func matches(_ canvas: Canvas) -> Bool {
    (width ?? canvas.horizontalSizeClass) == canvas.horizontalSizeClass
      && (height ?? canvas.verticalSizeClass) == canvas.verticalSizeClass
  }

  /// From the least specific to the most: nothing given, the width alone, the height alone, both.
  static let all: [SizeClassPattern] = {
    let given = SizeClass.allCases.map { Optional($0) }
    return [SizeClassPattern(width: nil, height: nil)]
      + given.map { SizeClassPattern(width: $0, height: nil) }
      + given.map { SizeClassPattern(width: nil, height: $0) }
      + given.flatMap { width in given.map { SizeClassPattern(width: width, height: $0) } }
  }()
}

extension [SizeClassPattern]? {
  /// Whether what has these patterns is installed on the canvas; without patterns it always is.
  func installs(on canvas: Canvas) -> Bool { self?.contains { $0.matches(canvas) } ?? true }
}

/// Changes to something in some size classes.
struct Variations<Patch: Sendable>: Sendable {
  private var patches: [SizeClassPattern: Patch] = [:]

  subscript(pattern: SizeClassPattern) -> Patch? {
    get { patches[pattern] }
    set { patches[pattern] = newValue }
  }

  var isEmpty: Bool { patches.isEmpty }

  /// From the least specific to the most, so that the most specific wins.
  var all: [Patch] { SizeClassPattern.all.compactMap { patches[$0] } }

  /// Those of the canvas's size classes, the most specific last.
  func patches(on canvas: Canvas) -> [Patch] {
    isEmpty ? [] : SizeClassPattern.all.filter { $0.matches(canvas) }.compactMap { patches[$0] }
  }

  /// - Parameter patch: the value for a combination of size classes.
  static func format(_ patch: ValueFormat<Patch>) -> ObjectFormat<Variations> {
    ObjectFormat(
      "variations", "What differs in some size classes; of those that apply, the most specific wins.",
      SizeClassPattern.all.map { pattern in
        Field(
          pattern.name, patch, \.[pattern],
          "Where the width is \(pattern.width?.rawValue ?? "any") and the height \(pattern.height?.rawValue ?? "any")."
        )
      })
  }
}

extension ValueFormat where Value == [SizeClassPattern] {
  static let sizeClasses = array(of: .choice(SizeClassPattern.all.map { ($0.name, $0) }))
}
