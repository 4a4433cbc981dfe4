internal import Foundation
internal import Synchronization

/// Notes on what the program asked for and pictures do not show, each kept once.
package enum LeftOut {
  private static let all = Mutex<[String]>([])

  fileprivate static func add(_ what: String) {
    all.withLock { if !$0.contains(what) { $0.append(what) } }
  }

  /// In the order in which it was asked for.
  package static var notes: [String] { all.withLock { $0 } }
}

extension NSObject {
  /// Notes something that pictures leave out. The reader of Swift source reports it at the line that asked for it.
  package func leaveOut(_ what: String) { LeftOut.add(what) }
}
