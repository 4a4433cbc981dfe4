internal import Foundation
internal import UIKit

/// Says on standard error which properties that are set pictures do not show, each of them once.
@MainActor enum UnshownNotes {
  private static var told: Set<String> = []

  static func tell(of root: UIView) {
    for name in UnshownProperty.names(in: root) where told.insert(name).inserted {
      FileHandle.standardError.write(Data("layout-render: note: ‘\(name)’ is set, and not shown\n".utf8))
    }
  }
}
