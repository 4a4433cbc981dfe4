internal import Foundation
internal import Synchronization

/// Notes on things that the program asked for and pictures do not show, each kept once.
package enum LeftOut {
  private static let all = Mutex<[String]>([])

  fileprivate static func add(_ what: String) {
    all.withLock { if !$0.contains(what) { $0.append(what) } }
  }

  /// The notes in the order of the requests.
  package static var notes: [String] { all.withLock { $0 } }
}

extension NSObject {
  /// Notes something that pictures leave out. The reader of Swift source reports it at the line of the request.
  package func leaveOut(_ what: String) { LeftOut.add(what) }
}
