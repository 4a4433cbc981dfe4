import FileAccess

/// The command line's settings for the cache, and those on which results depend.
struct CacheFlags: Sendable {
  let folder: Folder
  /// The command and its flags, in a fixed order.
  let words: [String]

  /// Flags on which results do not depend: those about the run as a whole, those that other parts of the key stand
  /// for, and those about where results go.
  private static let others: Set<Flag> = [
    .cache, .jobs, .quiet, .shard, .timings, .watch, .dependencies, .configuration,
    .diagnostics,
    .fontDirectory, .baseline, .against, .record, .address,
  ]

  /// nil without `--cache`.
  init?(_ arguments: ParsedArguments) {
    guard let path = arguments.value(of: .cache) else { return nil }
    folder = Folder(path: path)
    var words = [arguments.command.rawValue]
    for flag in Flag.allCases where arguments.has(flag) && !Self.others.contains(flag) {
      words.append(flag.long)
      words += flag == .output ? [Self.name(arguments)] : arguments.all(of: flag)
    }
    for rule in arguments.ignoredViews { words.append("\(rule)") }
    self.words = words
  }

  /// The part of the output's name on which results depend: not its folder, except in what is written for pages.
  private static func name(_ arguments: ParsedArguments) -> String {
    let path = arguments.value(of: .output) ?? ""
    if arguments.command == .review { return "" }
    if [Flag.docc, .markdown, .embed].contains(where: arguments.has) { return path }
    return String(path.dropFirst(OutputTemplate.folder(of: path).count))
  }
}
