import LayoutFiles

/// Scenarios with the keys that no sample has.
enum KeyScenarios {
  static var all: [JSONNode] { texts.compactMap { try? JSONNode(parsing: Array($0.utf8)) } }

  private static let texts: [String] = []
}
