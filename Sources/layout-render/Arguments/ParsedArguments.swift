/// A command line, taken apart by the table and found to be in order.
struct ParsedArguments: Hashable, Sendable {
  var command: CommandName
  /// In the order in which they were given; a list in one value is still one string.
  var values: [Flag: [String]] = [:]
  var operands: [String] = []

  func has(_ flag: Flag) -> Bool { values[flag] != nil }
  func value(of flag: Flag) -> String? { values[flag]?.last }
  func all(of flag: Flag) -> [String] { values[flag] ?? [] }
  /// The words of a list such as `light,dark`.
  func list(of flag: Flag) -> [String] {
    all(of: flag).flatMap { $0.split(separator: ",").map(String.init) }
  }
}
