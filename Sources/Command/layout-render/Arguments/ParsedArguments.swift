import LayoutReview
import FileAccess

/// A command line, parsed and checked according to the table.
struct ParsedArguments: Hashable, Sendable {
  var command: CommandName
  /// In the order in which they were given; a list in one value is still one string.
  var values: [Flag: [String]] = [:]
  var operands: [String] = []
  /// The flags that a configuration file has set, not the command line.
  var defaulted: Set<Flag> = []
  /// The rules of a configuration file for views that reviews ignore.
  var ignoredViews: [IgnoredViewRule] = []

  func has(_ flag: Flag) -> Bool { values[flag] != nil }
  func value(of flag: Flag) -> String? { values[flag]?.last }
  func count(of flag: Flag) -> Int? { value(of: flag).flatMap { Int($0) } }
  func all(of flag: Flag) -> [String] { values[flag] ?? [] }
  /// The words of a list such as `light,dark`.
  func list(of flag: Flag) -> [String] {
    all(of: flag).flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The flag's value as a case of an enumeration.
  func choice<Value: RawRepresentable<String>>(of flag: Flag) -> Value? {
    value(of: flag).flatMap(Value.init)
  }

  /// Rejects flags that have no effect on outputs of the format. Defaults apply wherever they have an effect.
  ///
  /// - Parameter template: the outputs' name; nil: standard output.
  func checkEffects(on format: OutputFormat, _ template: OutputTemplate?) throws(Failure) {
    for syntax in CommandTable.flags(of: command) where has(syntax.flag) && !defaulted.contains(syntax.flag) {
      let effects =
        [(value: nil, effect: syntax.effect)]
        + list(of: syntax.flag).map { (value: $0, effect: syntax.valueEffects[$0]) }
      for case (let value, let effect?) in effects where !effect.formats.contains(format) {
        let hasField = effect.field.map { template?.has($0) == true } == true
        guard !hasField, effect.flag.map(has) != true else { continue }
        throw .noEffect(syntax.flag, value: value, format, on: effect.formats)
      }
    }
    if has(.dependencies), !defaulted.contains(.dependencies), template == nil {
      throw .noFiles(.dependencies)
    }
  }
}
