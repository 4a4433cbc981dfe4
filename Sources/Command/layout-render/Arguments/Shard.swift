import Diagnostics
import FileAccess

/// One of several parts of the inputs, for work that is spread across machines.
struct Shard: Hashable, Sendable {
  /// From 1.
  var index: Int
  var count: Int

  /// Reads `2/3`; nil for anything else.
  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }),
      let index = Int(parts[0]), let count = Int(parts[1]), count >= 1, count <= 1_000_000, index >= 1,
      index <= count
    else { return nil }
    self.index = index
    self.count = count
  }

  /// The part's inputs, in the order of their bytes, from which the parts take turns. So the parts do not depend on the
  /// order in which the inputs were given.
  func part(of inputs: [String]) -> [String] {
    Self.sorted(inputs).enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }

  /// In the order of their bytes.
  static func sorted(_ inputs: [String]) -> [String] {
    inputs.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The note about a part without inputs. This is not a failure: there may be more machines than files.
  var emptiness: Message {
    Message(
      Diagnostic(
        .note, code: "empty-shard", "part \(index) of \(count) has nothing to do: there are fewer files"))
  }
}
