import Foundation
import Synchronization
import Testing

@testable import layout_render

@Suite struct OrderedWorkTests {
  @Test(arguments: [1, 2, 3, 8, 64])
  func deliversInOrder(_ jobs: Int) {
    var delivered = [Int]()
    OrderedWork.run(
      Array(0..<200), jobs: jobs, own: (), context: {},
      work: { item, _ in
        usleep(UInt32((item * 7919) % 13) * 50)
        return item * item
      },
      deliver: { delivered.append($0) })
    #expect(delivered == (0..<200).map { $0 * $0 })
  }

  @Test func givesEachThreadItsOwnContext() {
    final class Context { var uses = 0 }
    let made = Mutex(0)
    var sum = 0
    OrderedWork.run(
      Array(0..<100), jobs: 4, own: Context(),
      context: {
        made.withLock { $0 += 1 }
        return Context()
      },
      work: { _, context in
        context.uses += 1
        return 1
      },
      deliver: { sum += $0 })
    #expect(sum == 100)
    #expect(made.withLock { $0 } == 4)
  }

  /// What is made must not pile up in front of a slow reader.
  @Test func doesNotRunFarAhead() {
    let started = Mutex(0)
    var ahead = 0
    var delivered = 0
    OrderedWork.run(
      Array(0..<300), jobs: 2, own: (), context: {}, work: { item, _ in started.withLock { $0 += 1 } },
      deliver: { _ in
        usleep(200)
        ahead = max(ahead, started.withLock { $0 } - delivered)
        delivered += 1
      })
    #expect(delivered == 300)
    #expect(ahead <= 4 * 2 + 2)
  }

  @Test func worksOnNothing() {
    OrderedWork.run(
      [Int](), jobs: 4, own: (), context: {}, work: { item, _ in item }, deliver: { _ in Issue.record() })
  }
}
