import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// Reads a configuration file: keys are flags without their hyphens, or commands with flags of their own.
struct ConfigurationReader {
  private let flags: [ConfigurableFlag]
  private let commands: Set<String>
  /// Flags that only a command line has.
  private let others: [String]
  private(set) var configuration = FlagDefaults()

  static let ignoredKey = "ignored"
  static let reviewCommand = "review"

  init(flags: [ConfigurableFlag], others: [String]) {
    (self.flags, self.others) = (flags, others)
    commands = Set(flags.flatMap(\.commands))
  }

  mutating func read(_ root: JSONValue, _ findings: inout Findings) {
    guard case .object(let members) = root.content else {
      findings.wrongType(root, expected: "an object")
      return
    }
    // A command's own defaults override those for all.
    for member in members where !commands.contains(member.key) && member.key != "$schema" {
      read(member, command: nil, &findings)
    }
    for member in members where commands.contains(member.key) {
      guard case .object(let flags) = member.value.content else {
        findings.wrongType(member.value, expected: "an object with flags")
        continue
      }
      for flag in flags {
        if member.key == Self.reviewCommand, flag.key == Self.ignoredKey {
          readIgnored(flag.value, &findings)
        } else {
          read(flag, command: member.key, &findings)
        }
      }
    }
  }

  private mutating func read(_ member: JSONMember, command: String?, _ findings: inout Findings) {
    let known = flags.filter { flag in command.map(flag.commands.contains) ?? true }
    guard let flag = known.first(where: { $0.name == member.key }) else {
      if others.contains(member.key) {
        findings.error(
          .unknownKey, at: member.keyRange, "--\(member.key) has no default",
          help: "leave it out, and give it on the command line, since it is about a single run")
        return
      }
      let others = flags.filter { $0.name == member.key }.flatMap(\.commands)
      findings.error(
        .unknownKey, at: member.keyRange,
        others.isEmpty
          ? "no flag or command named \"\(member.key)\"" : "\(command ?? "") does not take --\(member.key)",
        help: others.isEmpty
          ? Suggestion.question(
            for: member.key, in: known.map(\.name) + (command == nil ? Array(commands).sorted() : []))
          : "it belongs to \(others.joined(separator: ", "))")
      return
    }
    var setting = FlagDefaults.Setting(
      flag: flag.name, command: command, values: [], place: findings.source.place(of: member.value.range))
    switch (flag.kind, member.value.content) {
    case (.presence, .boolean(let isOn)): setting.isOn = isOn
    case (.presence, _):
      findings.wrongType(member.value, expected: "true or false")
      return
    case (.list, .array(let elements)):
      setting.values = elements.compactMap { text(of: $0, flag, &findings) }
      if elements.isEmpty { return }
    case (.value, _), (.list, _):
      guard let text = text(of: member.value, flag, &findings) else { return }
      setting.values = [text]
    }
    configuration.settings.append(setting)
  }

  private func text(of value: JSONValue, _ flag: ConfigurableFlag, _ findings: inout Findings) -> String? {
    switch value.content {
    case .string(let text) where !text.isEmpty: return text
    case .number(let number): return plainNumber(number)
    case .invalid: return nil
    case .null, .boolean, .array, .object, .string:
      findings.wrongType(
        value, expected: flag.kind == .list ? "a text, a number, or a list of them" : "a text or a number")
      return nil
    }
  }

  private mutating func readIgnored(_ value: JSONValue, _ findings: inout Findings) {
    guard case .array(let elements) = value.content else {
      findings.wrongType(value, expected: "a list of views")
      return
    }
    for element in elements {
      var ignored = FlagDefaults.Ignored()
      FlagDefaults.ignoredFormat.read(element, into: &ignored, &findings)
      configuration.ignored.append(ignored)
    }
  }
}
