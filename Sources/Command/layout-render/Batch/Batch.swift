import FileAccess
import Glibc

/// The inputs of a command, and how it works on them.
struct Batch {
  /// In the order in which they are worked on.
  let files: [InputFile]
  /// The inputs of all shards, as they were given.
  let named: [InputFile]
  let shard: Shard?
  /// The largest number of processes.
  let processes: Int
  let fonts: FontOptions
  /// Whether no progress is shown.
  let isQuiet: Bool
  /// Whether to print where the time went.
  let isTiming: Bool
  /// Whether to work again on every input that changes.
  let isWatching: Bool
  /// Whether a warning makes the status 1.
  var isStrict: Bool
  /// Whether warnings are not printed.
  let hidesWarnings: Bool
  /// nil: results are not kept.
  let cache: CacheFlags?

  /// - Parameters:
  ///   - operands: the inputs among the operands; nil: all are.
  ///   - joinsSource: whether several files of Swift source are one input, unless the name of outputs tells them apart.
  init(_ arguments: ParsedArguments, _ operands: [String]? = nil, joinsSource: Bool = true) throws(Failure) {
    named = InputFile.inputs(
      operands ?? arguments.operands, asOne: joinsSource && !OutputFlags(arguments).namesInputs)
    shard = arguments.value(of: .shard).flatMap(Shard.init)
    let byName = Dictionary(named.map { ($0.argument, $0) }) { first, _ in first }
    files = shard?.part(of: named.map(\.argument)).compactMap { byName[$0] } ?? named
    let jobs = arguments.count(of: .jobs) ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    // Standard input can be read by one process only.
    processes = files.contains(where: \.isStandardInput) ? 1 : min(jobs, files.count)
    fonts = FontOptions(arguments)
    isQuiet = arguments.has(.quiet)
    isTiming = arguments.has(.timings)
    isWatching = arguments.has(.watch)
    isStrict = arguments.has(.strict)
    hidesWarnings = arguments.has(.noWarnings)
    cache = CacheFlags(arguments)
    if isWatching, readsStandardInput { throw .exclusiveFlags(Flag.watch.long, "-") }
  }

  var readsStandardInput: Bool { files.contains(where: \.isStandardInput) }
}
