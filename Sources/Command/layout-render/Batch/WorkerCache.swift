/// The cache of a process that works on inputs, if there is one that can be used.
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

  /// Why the cache cannot be used; empty if it can.
  var problem: String { cache?.problem?.reason ?? reason }
}
