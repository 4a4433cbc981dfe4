import Diagnostics
import FileAccess
import JSONText
import LayoutReview
import SafeText
import SwiftSourceFiles

/// The results of work on inputs, in a folder that runs and machines share. An input that was worked on before, with
/// the same images, flags, fonts and program, need not be worked on again.
final class ResultCache {
  private let cache: ContentCache
  private var surroundings: CacheSurroundings
  private let start: CacheKey.Builder
  /// Why nothing more is kept.
  private(set) var problem: ContentCache.Problem?

  /// The kind of an entry: a whole result, or the names of the images on which it depends.
  private enum Maker {
    static let result = "\(CommandTable.program) result"
    static let images = "\(CommandTable.program) images"
  }

  init(_ flags: CacheFlags, _ fonts: FontOptions) throws(ContentCache.Problem) {
    cache = ContentCache(folder: flags.folder)
    surroundings = try CacheSurroundings(fonts)
    var builder = surroundings.key
    builder.add(flags.words)
    start = builder
  }

  /// A key for everything that the work on an input depends on, except for its images.
  ///
  /// - Parameter bytes: the content.
  /// - Returns: nil for Swift source that cannot be read.
  func key(of file: InputFile, _ bytes: [UInt8], _ others: [String]) -> CacheKey? {
    var builder = start
    if file.isSwiftSource || SourceScenario.isLikely(bytes) {
      guard let reader = surroundings.swiftReader else { return nil }
      builder.add(reader)
    }
    builder.add(file.argument)
    builder.add(bytes)
    builder.add(others)
    return builder.key
  }

  /// A result as it was kept. Nothing in it can be trusted: others may write into the folder.
  struct Found {
    var status: ExitStatus
    var messages: [Message]
    var files: [MadeFile]
    var output: [UInt8]
    /// The names of the images that the input names.
    var images: [String]
  }

  /// - Returns: nil if there is none, or not all of it.
  func find(_ key: CacheKey, for input: InputFile, printsText: Bool, makes: (String) -> Bool) -> Found? {
    do throws(ContentCache.Problem) {
      var images: [String] = []
      guard var entry = try cache.entry(for: key) else { return nil }
      if entry.maker == Maker.images {
        guard let names = Self.names(entry.messages) else { return nil }
        images = names
        let reads = images.map { ImageRead($0, of: input) }
        guard let other = try cache.entry(for: Self.key(key, reads)) else { return nil }
        entry = other
      }
      guard entry.maker == Maker.result, let status = ExitStatus(rawValue: entry.exitCode),
        let messages = KeptMessages.messages(in: entry.messages)
      else { return nil }
      var found = Found(status: status, messages: messages, files: [], output: [], images: images)
      for file in entry.files {
        guard makes(file.path), let bytes = try cache.content(file.digest) else {
          return nil
        }
        found.files.append(MadeFile(name: file.path, bytes: bytes))
      }
      if let output = entry.output {
        guard let bytes = try cache.content(output), !printsText || Printable.isPlain(bytes) else {
          return nil
        }
        found.output = bytes
      }
      return found
    } catch {
      problem = problem ?? error
      return nil
    }
  }

  /// Keeps a result, unless its sources may have changed in the meantime.
  ///
  /// - Parameters:
  ///   - files: the files that were written.
  ///   - reads: the images that were read, in order.
  ///   - messages: the messages that were reported.
  func keep(
    _ outcome: Outcome, _ messages: [Message], _ files: [MadeFile], _ reads: [ImageRead], for key: CacheKey
  ) {
    guard problem == nil, outcome.isKeepable, files.allSatisfy({ MadeFile.isInside($0.name) }),
      let reads = ImageRead.settled(reads), surroundings.isUnchanged
    else { return }
    do throws(ContentCache.Problem) {
      var result = ActionResult(maker: Maker.result)
      for file in files { result.files.append(.init(path: file.name, digest: try cache.keep(file.bytes))) }
      if !outcome.output.isEmpty { result.output = try cache.keep(outcome.output) }
      (result.exitCode, result.messages) = (outcome.status.rawValue, KeptMessages.bytes(messages))
      guard !reads.isEmpty else { return try cache.keep(result, for: key) }
      try cache.keep(result, for: Self.key(key, reads))
      var images = ActionResult(maker: Maker.images)
      images.messages = Array(JSONNode.array(reads.map { .string($0.name) }).line.utf8)
      try cache.keep(images, for: key)
    } catch {
      problem = error
    }
  }

  private static func key(_ key: CacheKey, _ reads: [ImageRead]) -> CacheKey {
    var builder = CacheKey.Builder()
    builder.add(key.digest)
    for read in reads {
      builder.add(read.name)
      builder.add(read.content)
    }
    return builder.key
  }

  private static func names(_ list: [UInt8]) -> [String]? {
    do throws(Diagnostic) { return try JSONNode(parsing: list).elements?.compactMap(\.string) } catch {
      return nil
    }
  }
}

extension Outcome {
  /// Whether the result would be the same again. A file that is missing or cannot be written may be there next time.
  fileprivate var isKeepable: Bool {
    switch status {
    case .success, .findings, .badInput: true
    case .usage, .noInput, .unavailable, .bug, .cannotWrite: false
    }
  }
}
