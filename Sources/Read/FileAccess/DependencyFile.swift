import SafeText

/// The dependencies of outputs on inputs, in the language of Make, which Ninja reads as well.
package struct DependencyFile {
  private var rules: [(outputs: [String], inputs: [String])] = []

  package init() {}

  /// - Parameter inputs: an input and the other files that it is made from.
  package mutating func add(outputs: [String], inputs: [String]) {
    if !outputs.isEmpty { rules.append((outputs, inputs)) }
  }

  /// A rule for each input, in order.
  ///
  /// - Parameter fonts: files that every picture depends on.
  package func text(fonts: [String]) throws(Failure) -> String {
    var text = ""
    for rule in rules {
      text += try Self.list(rule.outputs) + ": " + Self.list(rule.inputs + fonts) + "\n"
    }
    return text
  }

  private static func list(_ paths: [String]) throws(Failure) -> String {
    try paths.map { path throws(Failure) in
      guard let word = BuildText.rulePath(path) else { throw .unwritableRule(path) }
      return word
    }.joined(separator: " ")
  }
}
