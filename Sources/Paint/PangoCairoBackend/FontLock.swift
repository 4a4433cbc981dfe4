import Glibc

/// A lock that lets only one thread at a time work with Cairo's fonts.
///
/// Cairo 1.16 keeps the faces of a font file in a list that all threads share, and changes it without locking
/// when faces are created or destroyed, which happens whenever text is set at a new size and when a font map
/// is destroyed. Two threads doing this at once can crash. Anything that may create or destroy a face
/// therefore runs in here; the rest, such as compressing a bitmap, does not.
enum FontLock {
  nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    // Painting measures text, so the lock must be recursive.
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
    return mutex
  }()

  static func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}
