internal import Foundation
internal import UIKit

/// Says on standard error what of the program pictures do not show, each of it once.
@MainActor enum UnshownNotes {
  private static var told: Set<String> = []

  static func tell(of root: UIView) {
    let unshown = UnshownProperty.names(in: root).map { "‘\($0)’ is set, and not shown" }
    for note in unshown + LeftOut.notes where told.insert(note).inserted {
      FileHandle.standardError.write(Data("layout-render: note: \(note)\n".utf8))
    }
  }
}
