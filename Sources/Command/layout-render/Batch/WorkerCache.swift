/// The cache of a process that works on inputs, if there is one and it is of use.
struct WorkerCache {
  let cache: ResultCache?
  private let reason: String

  init(_ batch: Batch) {
    do throws(ContentCache.Problem) {
      cache = try batch.cache.map { flags throws(ContentCache.Problem) in
        try ResultCache(flags, batch.fonts)
      }
      reason = ""
    } catch {
      (cache, reason) = (nil, error.reason)
    }
  }

  /// Why the cache is of no use; empty if it is.
  var problem: String { cache?.problem?.reason ?? reason }
}
