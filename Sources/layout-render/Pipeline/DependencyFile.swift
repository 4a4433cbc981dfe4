import LayoutFiles
import SafeText

/// What was made from what, in the language of Make, which Ninja reads as well.
struct DependencyFile {
  private var rules: [(outputs: [String], input: String)] = []

  mutating func add(outputs: [String], input: String) {
    if !outputs.isEmpty { rules.append((outputs, input)) }
  }

  /// A rule for each input, in order.
  ///
  /// - Parameter fonts: files that every picture depends on.
  func text(fonts: [String]) throws(UnwritableRule) -> String {
    var text = ""
    for rule in rules {
      text += try Self.list(rule.outputs) + ": " + Self.list([rule.input] + fonts) + "\n"
    }
    return text
  }

  private static func list(_ paths: [String]) throws(UnwritableRule) -> String {
    var words: [String] = []
    for path in paths {
      guard let word = BuildText.rulePath(path) else { throw UnwritableRule(path: path) }
      words.append(word)
    }
    return words.joined(separator: " ")
  }
}

/// A path that cannot be written so that both Make and Ninja read it.
struct UnwritableRule: Error, Hashable {
  var path: String

  var diagnostic: Diagnostic {
    Diagnostic(
      .error, code: "cannot-write", "Make and Ninja have no common way to write the path \"\(path)\"",
      help:
        "rename it: letters and digits do, and within a name blanks and # $ + , - . : @ _ ( ) { }")
  }
}
