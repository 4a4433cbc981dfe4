/// Numbers in groups, each called by its least number.
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// The least number of a number's group.
  func top(_ start: Int) -> Int {
    var index = start
    while parents[index] != index { index = parents[index] }
    return index
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (low, high) = (min(top(first), top(second)), max(top(first), top(second)))
    parents[high] = low
    // The next to ask has a shorter way.
    for index in [first, second] { parents[index] = low }
  }
}
