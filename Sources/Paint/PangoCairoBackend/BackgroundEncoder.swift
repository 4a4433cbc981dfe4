import Glibc

/// Compresses a picture on a thread of its own while the rest of it is still being painted.
///
/// The bytes do not depend on how far the thread has come in the meantime.
final class BackgroundEncoder {
  private let work: Work
  /// The thread; nil if the system has none to spare, in which case the work is done when its result is requested.
  private var thread: pthread_t?

  init(_ bitmap: Bitmap, pixelsPerPoint: Double, texts: [(keyword: String, text: String)]) {
    work = Work(bitmap, pixelsPerPoint, texts)
    var thread = pthread_t()
    let retained = Unmanaged.passRetained(work)
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
        work.outcome = work.encode()
        return nil
      }, retained.toOpaque())
    if status == 0 { self.thread = thread } else { retained.release() }
  }

  deinit {
    work.cancel()
    if let thread { pthread_join(thread, nil) }
  }

  /// Reports that nothing more will be painted above row `end`.
  func finish(rowsBefore end: Int) { work.finish(rowsBefore: end) }

  /// The file, once all rows are finished and compressed.
  func encoded() throws(PaintError) -> [UInt8] {
    if let thread {
      pthread_join(thread, nil)
      self.thread = nil
    }
    return try (work.outcome ?? work.encode()).get()
  }
}

/// The state that the painting and the compressing thread share.
private final class Work: @unchecked Sendable {
  private let bitmap: Bitmap
  private let pixelsPerPoint: Double
  private let texts: [(keyword: String, text: String)]
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let progress = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // Guarded by the mutex.
  private var finishedRows = 0
  private var isCancelled = false
  /// Written by the compressing thread, and read after it has ended.
  var outcome: Result<[UInt8], PaintError>?

  init(_ bitmap: Bitmap, _ pixelsPerPoint: Double, _ texts: [(keyword: String, text: String)]) {
    self.bitmap = bitmap
    self.pixelsPerPoint = pixelsPerPoint
    self.texts = texts
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(progress, nil)
  }

  deinit {
    pthread_cond_destroy(progress)
    pthread_mutex_destroy(mutex)
    progress.deallocate()
    mutex.deallocate()
  }

  func finish(rowsBefore end: Int) {
    pthread_mutex_lock(mutex)
    finishedRows = max(finishedRows, end)
    pthread_cond_signal(progress)
    pthread_mutex_unlock(mutex)
  }

  func cancel() {
    pthread_mutex_lock(mutex)
    isCancelled = true
    pthread_cond_signal(progress)
    pthread_mutex_unlock(mutex)
  }

  func encode() -> Result<[UInt8], PaintError> {
    var finished = 0
    return Result { () throws(PaintError) in
      try PNGEncoder.encode(bitmap, pixelsPerPoint: pixelsPerPoint, texts: texts) {
        row throws(PaintError) in
        if row >= finished { finished = try rows(after: row) }
      }
    }
  }

  /// Waits for a row, and returns how many are finished by then.
  private func rows(after row: Int) throws(PaintError) -> Int {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while finishedRows <= row, !isCancelled { pthread_cond_wait(progress, mutex) }
    if isCancelled { throw .png("cancelled") }
    return finishedRows
  }
}
