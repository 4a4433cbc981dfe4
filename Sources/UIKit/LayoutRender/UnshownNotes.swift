internal import Foundation
internal import UIKit

/// Reports on standard error, once each, the things that pictures do not show.
@MainActor enum UnshownNotes {
  private static var told: Set<String> = []

  static func tell(of root: UIView) {
    let unshown = UnshownProperty.names(in: root).map { "‘\($0)’ is set, and not shown" }
    for note in unshown + LeftOut.notes where told.insert(note).inserted {
      FileHandle.standardError.write(Data("layout-render: note: \(note)\n".utf8))
    }
  }
}
