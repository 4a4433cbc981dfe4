import LayoutFiles
import LayoutReview
import SafeText

/// The part of a review that is the same for the same inputs, from a cache.
struct CachedReview {
  let cache: ContentCache
  let plan: ReviewPlan

  private static let report = "report"
  private static let images = "images"

  /// Reviews an input, or takes what an earlier review of the same input found.
  ///
  /// The images that an input names are known only after it was read: the first result says which these are, the
  /// second is found with their contents.
  func review(_ job: inout InputJob) throws(Failure) {
    guard let key = try key(job.file), let images = imageNames(for: key) else { return try fill(&job) }
    let folder = FilePath.parts(of: job.file.argument).folder
    guard let result = cache.result(for: full(key, images, in: folder)) else { return try fill(&job) }
    job.outcome.images = images.map { folder + $0 }
    for (name, bytes) in result.files {
      if name == Self.report {
        job.outcome.output = bytes
      } else {
        try plan.report.write(bytes, to: name, isFlushed: false)
      }
    }
  }

  /// Reviews the input and keeps the result. What was reported about it is not kept, so an input with messages is
  /// reviewed again.
  private func fill(_ job: inout InputJob) throws(Failure) {
    let scenario = job.review(against: plan)
    job.outcome.output = Array(scenario.json.text(width: 110).utf8)
    guard scenario.failure == nil, job.outcome.messages.isEmpty, let key = try key(job.file) else { return }
    let folder = FilePath.parts(of: job.file.argument).folder
    let images = job.outcome.images.map { String($0.dropFirst(folder.count)) }.unique.sorted()
    let list = JSONNode.array(images.map { .string($0) }).line
    cache.keep(ContentCache.Result(files: [(Self.images, Array(list.utf8))]), for: key)
    var seen = Set<String>()
    var files = [(name: Self.report, bytes: job.outcome.output)]
    for file in scenario.options.flatMap(\.files) where seen.insert(file.path).inserted {
      files.append((file.path, try plan.report.read(file)))
    }
    cache.keep(ContentCache.Result(files: files), for: full(key, images, in: folder))
  }

  private func imageNames(for key: CacheKey) -> [String]? {
    guard let bytes = cache.result(for: key)?.files.first(where: { $0.name == Self.images })?.bytes else {
      return nil
    }
    do throws(Diagnostic) {
      return try JSONNode(parsing: bytes).elements?.compactMap(\.string)
    } catch {
      return nil
    }
  }

  private func full(_ key: CacheKey, _ images: [String], in folder: String) -> CacheKey {
    var builder = CacheKey.Builder()
    builder.add(key.digest)
    for image in images {
      builder.add(image)
      do throws(InputError) {
        builder.add(try InputFile(argument: folder + image).readRegular())
      } catch {
        builder.add("missing")
      }
    }
    return builder.key
  }

  /// All but the input's images. nil for an input that cannot be read.
  private func key(_ file: InputFile) throws(Failure) -> CacheKey? {
    let bytes: [UInt8]
    do throws(InputError) { bytes = try file.readRegular() } catch { return nil }
    var builder = plan.cacheStart
    builder.add(file.argument)
    builder.add(bytes)
    builder.add(plan.basis.identity(of: file))
    return builder.key
  }
}

extension ReviewRequest {
  /// The key of everything that all inputs of a review have in common.
  func cacheStart(_ appearances: [String], _ variants: [ReviewVariant]) -> CacheKey.Builder {
    var builder = CacheKey.Builder(program: batch.fonts)
    builder.add(batch.fonts.usesSystemFonts ? "system fonts" : "")
    builder.add(appearances.joined(separator: ","))
    for variant in variants { builder.add(variant.words.joined(separator: ",")) }
    builder.add("\(tolerance)")
    for rule in ignoredViews { builder.add("\(rule)") }
    return builder
  }
}

extension ReviewBasis {
  /// The same for the same earlier options of a file.
  fileprivate func identity(of file: InputFile) -> String {
    switch self {
    case .baseline(_, let manifest):
      guard let scenario = manifest?.scenario(named: file.scenario) else { return "new" }
      var only = BaselineManifest()
      only.scenarios = [scenario]
      return only.json.line
    // A commit is a digest of all of its files.
    case .revision(let revision): return revision.commit
    }
  }
}
