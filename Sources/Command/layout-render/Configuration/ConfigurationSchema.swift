import JSONText

/// The configuration format as a JSON Schema.
package enum ConfigurationSchema {
  /// A schema of draft 2020-12; the text is always the same.
  package static func json(flags: [ConfigurableFlag]) -> String {
    var seen = Set<String>()
    let names = flags.filter { seen.insert($0.name).inserted }.map(\.name)
    let commands = flags.flatMap(\.commands).reduce(into: [String]()) { list, name in
      if !list.contains(name) { list.append(name) }
    }
    let own = commands.map { command -> JSONNode.Member in
      var members = flags.filter { $0.commands.contains(command) }.map { ($0.name, schema(of: $0)) }
      if command == ConfigurationReader.reviewCommand {
        members.append(
          (
            ConfigurationReader.ignoredKey,
            .object([("type", .string("array")), ("items", .reference("ignoredView"))])
          ))
      }
      return (command, object(members, doc: "Defaults for the flags of \(command)."))
    }
    let common = names.compactMap { name -> JSONNode.Member? in
      // A flag may take other values with another command.
      let forms = flags.filter { $0.name == name }.map(schema)
      return (name, forms.count == 1 ? forms[0] : .any(of: forms))
    }
    return JSONNode.schema(
      "configuration", version: 1,
      of: object(
        [("$schema", .type("string"))] + common + own,
        doc: "Defaults for flags, without their hyphens, for all commands or for one."),
      definitions: [("ignoredView", FlagDefaults.ignoredFormat.schema)]
    ).text
  }

  private static func object(_ members: [JSONNode.Member], doc: String) -> JSONNode {
    .object([
      ("type", .string("object")), ("description", .string(doc)), ("properties", .object(members)),
      ("additionalProperties", .boolean(false)),
    ])
  }

  private static func schema(of flag: ConfigurableFlag) -> JSONNode {
    let value: JSONNode =
      flag.words.isEmpty
      ? .object([("type", .array([.string("string"), .string("number")]))])
      : .object([("enum", .array(flag.words.map { .string($0) }))])
    let schema: JSONNode =
      switch flag.kind {
      case .presence: .type("boolean")
      case .value: value
      case .list: .any(of: [value, .object([("type", .string("array")), ("items", value)])])
      }
    return schema.described(
      flag.summary + (flag.isPath ? "; inside the folder of this file" : ""))
  }
}
