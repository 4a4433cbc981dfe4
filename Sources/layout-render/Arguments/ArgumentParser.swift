import LayoutFiles

/// Takes a command line apart by the command table.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var flags = [FlagSyntax]()
  private var values = [Flag: [String]]()
  private var operands = [String]()
  private var command: CommandName?

  /// - Parameter arguments: without the program's own name.
  static func parse(_ arguments: [String]) throws(ArgumentError) -> ParsedArguments {
    var parser = ArgumentParser(rest: arguments[...])
    return try parser.run()
  }

  /// The form of messages that a command line asks for, even if it is wrong elsewhere.
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

  private mutating func run() throws(ArgumentError) -> ParsedArguments {
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
        operands.append(argument)
      }
    }
    let parsed = ParsedArguments(command: command ?? .render, values: values, operands: operands)
    // A wish to be told comes before every mistake.
    if parsed.has(.help) || parsed.has(.version) { return parsed }
    try checkCommands(of: parsed.command)
    try checkOperands(of: parsed)
    return parsed
  }

  private mutating func readLongFlag(_ argument: String) throws(ArgumentError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let syntax = flag(where: { $0.long == name }) else {
      let suggestion = Suggestion.nearest(to: name, in: CommandTable.flags.map(\.long))
      throw .unknownFlag(name, suggestion: suggestion)
    }
    try take(syntax, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// A flag may take other values with another command: that of the command at hand goes first.
  private func flag(where matches: (FlagSyntax) -> Bool) -> FlagSyntax? {
    let found = CommandTable.flags.filter(matches)
    return found.first { $0.commands.contains(command ?? .render) } ?? found.first
  }

  private mutating func readShortFlag(_ argument: String) throws(ArgumentError) {
    let letter = argument.dropFirst().first
    guard let syntax = flag(where: { $0.short != nil && $0.short == letter }) else {
      let suggestion = Suggestion.nearest(to: "-\(argument)", in: CommandTable.flags.map(\.long))
      throw .unknownFlag(argument, suggestion: suggestion)
    }
    var attached = argument.dropFirst(2)
    if attached.first == "=" { attached = attached.dropFirst() }
    try take(syntax, attached: argument.count > 2 ? String(attached) : nil)
  }

  private mutating func take(_ syntax: FlagSyntax, attached: String?) throws(ArgumentError) {
    guard let placeholder = syntax.value.placeholder else {
      if attached != nil { throw .unexpectedValue(flag: syntax.long) }
      values[syntax.flag] = [""]
      flags.append(syntax)
      return
    }
    guard let value = attached ?? popValue(), !value.isEmpty else {
      throw .missingValue(flag: syntax.long, placeholder: placeholder)
    }
    if values[syntax.flag] != nil, !syntax.isRepeatable { throw .repeatedFlag(syntax.long) }
    try syntax.value.check(value, of: syntax.long)
    values[syntax.flag, default: []].append(value)
    flags.append(syntax)
  }

  /// The next argument, unless it is itself a flag of the table: then a value has been forgotten.
  private mutating func popValue() -> String? {
    guard let next = rest.first, next != "--" else { return nil }
    let name = next.split(separator: "=", maxSplits: 1).first.map(String.init)
    if CommandTable.flags.contains(where: { $0.long == name }) { return nil }
    return rest.popFirst()
  }

  private func checkCommands(of command: CommandName) throws(ArgumentError) {
    for syntax in flags where !syntax.commands.contains(command) {
      throw .flagOfOtherCommand(flag: syntax.long, command: command, commands: syntax.commands)
    }
  }

  private func checkOperands(of parsed: ParsedArguments) throws(ArgumentError) {
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
  /// What follows `prefix`; nil if the string does not begin with it.
  func suffix(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
