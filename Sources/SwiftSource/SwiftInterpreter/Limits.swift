/// Limits on what a program may do. They count its actions, and never the time that it takes: what is read must not
/// depend on how busy a machine is.
enum Limits {
  /// Some seconds' work.
  static let steps = 2_000_000
  static let depth = 1500, objects = 100_000, notes = 2000
  /// The number of elements of a list, or of bytes of a text, including those of its contents.
  static let size = 1_000_000
}

/// The work that a program has done so far.
struct Spent {
  var steps = 0, depth = 0
  /// The steps before the limits were renewed.
  var earlierSteps = 0
}

extension Interpreter {
  package var steps: Int { spent.earlierSteps + spent.steps }
  /// Whether the program was ended because it takes too many steps.
  package var isExhausted: Bool { steps > Limits.steps }

  func enter() throws {
    if spent.depth == Limits.depth {
      throw Interruption.limit("it calls itself, or is nested, too deeply", place)
    }
    try count(1)
    spent.depth += 1
  }
  func leave() { spent.depth -= 1 }

  /// Counts an action of a model as a number of steps.
  package func spend(_ steps: Int) throws { try count(steps) }

  private func count(_ steps: Int) throws {
    spent.steps += steps
    if spent.steps > Limits.steps {
      throw Interruption.limit("it takes more than \(Limits.steps) steps", nil)
    }
  }

  /// Renews the limits for what objects are asked in the end, so that a program that never ends is shown, too.
  package func renewLimits() { spent = Spent(earlierSteps: steps) }

  /// Counts the steps for going through lists or texts, in proportion to their lengths.
  func passThrough(_ values: Value...) throws { try passThrough(values) }
  func passThrough(_ values: [Value]) throws {
    let size = values.reduce(0) { $0 + $1.size }
    if size > 0 { try count((size + 7) / 8) }
  }

  /// Counts the steps for comparing or writing values, which goes through all of their contents. A value that doubles
  /// in a loop has no end.
  func passThroughAll(_ values: Value...) throws {
    for value in values where value.isNested {
      let size = value.wholeSize(upTo: Limits.size)
      try limitSize(size)
      try count(size / 8)
    }
  }

  /// Limits the size of a value, since one that doubles in a loop fills the memory in few steps.
  func limitSize(_ count: Int) throws {
    if count > Limits.size {
      throw Interruption.limit("a value becomes larger than a million elements", place)
    }
    try self.count(count / 8)
  }
}

extension Value {
  /// The number of elements of a list, or of bytes of a text.
  fileprivate var size: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .array(let values): values.count
    // Each element is found by a text of its own.
    case .set(let table), .dictionary(let table): 8 * table.count
    case .void, .null, .bool, .int, .double, .tuple, .range, .closure, .structure, .enumeration, .object,
      .type,
      .symbol, .unknown:
      0
    }
  }

  fileprivate var isNested: Bool {
    switch self {
    case .string, .array, .set, .dictionary, .tuple, .structure, .enumeration: true
    case .void, .null, .bool, .int, .double, .range, .closure, .object, .type, .symbol, .unknown: false
    }
  }

  /// The values in it.
  private var parts: [Value] {
    switch self {
    case .array(let values): values
    case .set(let table): table.values
    case .dictionary(let table): table.pairs.flatMap { [$0.key, $0.value] }
    case .tuple(let fields): fields.map(\.value)
    case .structure(let one): Array(one.fields.values)
    case .enumeration(let one): one.payload.map(\.value)
    case .void, .null, .bool, .int, .double, .string, .range, .closure, .object, .type, .symbol, .unknown: []
    }
  }

  /// The size of the value with all of its contents; more than the limit if that is exceeded, or if the value is nested
  /// more deeply than code may be.
  fileprivate func wholeSize(upTo limit: Int) -> Int {
    var (size, level, depth) = (0, [self], 0)
    while !level.isEmpty {
      size += level.reduce(level.count) { $0 + $1.size }
      depth += 1
      if size > limit || depth > Limits.depth { return limit + 1 }
      level = level.filter(\.isNested).flatMap(\.parts)
    }
    return size
  }
}
