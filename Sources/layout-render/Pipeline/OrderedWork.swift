import Glibc

/// Works on items with several threads and hands over what they make in the order of the items.
final class OrderedWork<Item: Sendable, Output: Sendable>: @unchecked Sendable {
  // Everything below is touched under the mutex alone.
  private let items: [Item]
  private var next = 0
  private var delivered = 0
  private var outputs: [Int: Output] = [:]

  private let threads: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  private init(_ items: [Item], threads: Int) {
    self.items = items
    self.threads = threads
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// - Parameters:
  ///   - jobs: threads at most; with one, or a single item, all happens on the calling thread.
  ///   - context: what a thread keeps from item to item; `own` is the calling thread's.
  ///   - deliver: called on the calling thread, in order, as soon as an output and all before it are there.
  static func run<Context>(
    _ items: [Item], jobs: Int, own: Context, context: @escaping @Sendable () -> Context,
    work: @escaping @Sendable (Item, Context) -> Output, deliver: (Output) -> Void
  ) {
    let threads = min(jobs, items.count)
    guard threads > 1 else {
      for item in items { deliver(work(item, own)) }
      return
    }
    let shared = OrderedWork(items, threads: threads)
    let body: @Sendable () -> Void = {
      let context = context()
      while let (index, item) = shared.take() { shared.put(work(item, context), at: index) }
    }
    // Signals are the main thread's: it knows when a file is half written.
    let mask = SignalMask.blockAll()
    let started = (0..<threads).compactMap { _ in Thread.start(body) }
    mask.restore()
    // A system that gives no threads still gets its pictures.
    if started.isEmpty {
      for item in items { deliver(work(item, own)) }
      return
    }
    for index in items.indices { deliver(shared.output(at: index)) }
    started.forEach { $0.join() }
  }

  /// The next item; waits while too much that was made is not delivered yet.
  private func take() -> (Int, Item)? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while next < items.count, next >= delivered + 4 * threads { pthread_cond_wait(changed, mutex) }
    guard next < items.count else { return nil }
    defer { next += 1 }
    return (next, items[next])
  }

  private func put(_ output: Output, at index: Int) {
    pthread_mutex_lock(mutex)
    outputs[index] = output
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }

  private func output(at index: Int) -> Output {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let output = outputs.removeValue(forKey: index) {
        delivered = index + 1
        pthread_cond_broadcast(changed)
        return output
      }
      pthread_cond_wait(changed, mutex)
    }
  }
}

/// A POSIX thread: the concurrency runtime would cost the command a millisecond at its start.
private struct Thread {
  private var handle: pthread_t

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// As much as the main thread has by default; deep view trees are walked by recursion.
  private static let stackSize = 8 << 20

  static func start(_ run: @escaping @Sendable () -> Void) -> Thread? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let body = Unmanaged.passRetained(Body(run))
    var handle = pthread_t()
    let failure = pthread_create(
      &handle, &attributes,
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    guard failure == 0 else {
      body.release()
      return nil
    }
    return Thread(handle: handle)
  }

  func join() { pthread_join(handle, nil) }
}
