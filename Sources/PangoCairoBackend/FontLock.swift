import Glibc

/// Lets one thread at a time work with Cairo's fonts.
///
/// Cairo 1.16 keeps the faces of a font file in a list that all threads share, and changes it without a lock of
/// its own when faces come and go, which they do whenever text is set at a new size and when a font map ends.
/// Two threads that do so at once can crash. Whatever may make or drop a face is therefore done in here; the
/// rest, such as compressing a bitmap, is not.
enum FontLock {
  nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    // Painting asks for measures, so the lock has to be taken more than once.
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
