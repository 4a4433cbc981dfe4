import Diagnostics
import FileAccess
import Glibc

/// Parses a command line according to the command table.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var given = [(flag: Flag, value: String)]()
  private var operands = [String]()
  private var command: CommandName?
  /// The first word, if it is not the name of a command.
  private var possibleCommand: String?

  /// - Parameter arguments: without the program's own name.
  static func parse(_ arguments: [String]) throws(Failure) -> ParsedArguments {
    var parser = ArgumentParser(rest: arguments[...])
    return try parser.run()
  }

  /// The form of messages that a command line asks for, even if other parts of it are wrong.
  static func messageForm(in arguments: [String]) -> MessageForm {
    let flag = "--\(Flag.diagnostics.rawValue)"
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { break }
      let value =
        argument == flag ? arguments.dropFirst(index + 1).first : argument.suffix(after: "\(flag)=")
      if let form = value.flatMap(MessageForm.init(rawValue:)) { return form }
    }
    return .human
  }

  private init(rest: ArraySlice<String>) { self.rest = rest }

  private mutating func run() throws(Failure) -> ParsedArguments {
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        try readLongFlag(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShortFlag(argument)
      } else if command == nil, operands.isEmpty, let name = CommandName(rawValue: argument) {
        command = name
      } else {
        if command == nil, operands.isEmpty { possibleCommand = argument }
        operands.append(argument)
      }
    }
    var parsed = ParsedArguments(command: command ?? .render, operands: operands)
    for (flag, value) in given { parsed.values[flag, default: []].append(value) }
    // A request for help takes precedence over mistakes.
    if parsed.has(.help) || parsed.has(.version) { return parsed }
    if let word = possibleCommand { try checkCommandName(word) }
    try checkFlags(of: parsed)
    try checkOperands(of: parsed)
    return parsed
  }

  private mutating func readLongFlag(_ argument: String) throws(Failure) {
    let (name, value) = Self.divided(argument)
    guard let syntax = CommandTable.flags.first(where: { $0.long == name }) else {
      let suggestion = Suggestion.nearest(to: name, in: CommandTable.flags.map(\.long))
      throw .unknownFlag(name, suggestion: suggestion)
    }
    try take(syntax, attached: value)
  }

  /// Splits `--output=x`, by scalars: a combining mark after the sign would form one character with it.
  private static func divided(_ argument: String) -> (flag: String, value: String?) {
    let scalars = argument.unicodeScalars
    guard let sign = scalars.firstIndex(of: "=") else { return (argument, nil) }
    return (String(scalars[..<sign]), String(scalars[scalars.index(after: sign)...]))
  }

  private mutating func readShortFlag(_ argument: String) throws(Failure) {
    let letter = argument.dropFirst().first
    guard let syntax = CommandTable.flags.first(where: { $0.short != nil && $0.short == letter }) else {
      let suggestion = Suggestion.nearest(to: "-\(argument)", in: CommandTable.flags.map(\.long))
      throw .unknownFlag(argument, suggestion: suggestion)
    }
    var attached = argument.dropFirst(2)
    if attached.first == "=" { attached = attached.dropFirst() }
    try take(syntax, attached: argument.count > 2 ? String(attached) : nil)
  }

  /// Checks only that there is a value. Which ones are allowed depends on the command, which may come later.
  private mutating func take(_ syntax: FlagSyntax, attached: String?) throws(Failure) {
    guard let placeholder = syntax.value.placeholder else {
      if attached != nil { throw .unexpectedValue(flag: syntax.long) }
      given.append((syntax.flag, ""))
      return
    }
    guard let value = attached ?? popValue(), !value.isEmpty else {
      throw .missingValue(flag: syntax.long, placeholder: placeholder)
    }
    given.append((syntax.flag, value))
  }

  /// The next argument, unless it is itself a known flag: then the value was forgotten.
  private mutating func popValue() -> String? {
    guard let next = rest.first, next != "--" else { return nil }
    let name = Self.divided(next).flag
    if CommandTable.flags.contains(where: { $0.long == name }) { return nil }
    return rest.popFirst()
  }

  /// Rejects a misspelt command: a word without a dot or a slash that resembles one and is not a file.
  private func checkCommandName(_ word: String) throws(Failure) {
    guard !word.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }), word != "-",
      access(word, F_OK) != 0
    else { return }
    let flags = CommandTable.flags.filter { $0.value == .none && $0.commands == CommandName.allCases }
    let names =
      CommandName.allCases.map { ($0.rawValue, $0.rawValue) } + flags.map { ($0.flag.rawValue, $0.long) }
    // A flag without its hyphens is the word itself.
    let known = names.map(\.0)
    guard let name = known.contains(word) ? word : Suggestion.nearest(to: word, in: known),
      let suggestion = names.first(where: { $0.0 == name })?.1
    else { return }
    throw .unknownCommand(word, suggestion: suggestion)
  }

  private func checkFlags(of parsed: ParsedArguments) throws(Failure) {
    var seen = Set<Flag>()
    for (flag, value) in given {
      guard let syntax = CommandTable.syntax(of: flag, for: parsed.command) else {
        throw .flagOfOtherCommand(
          flag: flag.long, command: parsed.command, commands: CommandTable.commands(taking: flag))
      }
      if !seen.insert(flag).inserted, !syntax.isRepeatable, syntax.value != .none {
        throw .repeatedFlag(flag, for: parsed.command)
      }
      try syntax.value.check(value, of: flag.long)
      if let other = syntax.excluded.first(where: parsed.has) { throw .exclusiveFlags(flag.long, other.long) }
      if let needed = syntax.needed, !parsed.has(needed) {
        throw .neededFlag(flag: flag.long, needed: needed.long)
      }
    }
  }

  private func checkOperands(of parsed: ParsedArguments) throws(Failure) {
    guard let syntax = CommandTable.syntax(of: parsed.command) else { return }
    let operands = parsed.operands
    switch syntax.operands {
    case .none:
      if let extra = operands.first { throw .unexpectedOperand(parsed.command, extra) }
    case .files:
      if operands.isEmpty { throw .missingFile(parsed.command) }
      if operands.filter({ $0 == "-" }).count > 1 { throw .standardInputTwice }
    case .fileAndView:
      if operands.isEmpty { throw .missingFile(parsed.command) }
      if operands.count > 2 { throw .unexpectedOperand(parsed.command, operands[2]) }
    case .oneOf(let words, let placeholder), .optional(let words, let placeholder):
      if operands.count > 1 { throw .unexpectedOperand(parsed.command, operands[1]) }
      if let word = operands.first, !words.contains(word) {
        throw .badOperand(
          parsed.command, word, expected: words.joined(separator: ", "),
          suggestion: Suggestion.nearest(to: word, in: words))
      }
      if operands.isEmpty, case .oneOf = syntax.operands {
        throw .missingOperand(parsed.command, placeholder: placeholder)
      }
    }
  }
}

extension String {
  /// The part after `prefix`; nil if the string does not begin with it.
  func suffix(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
