import AutoLayout
import LayoutFiles
import LayoutScene

/// A view of code that is shown on its own, and whose height nothing but its superview would decide: it is as high as a
/// row of a table then, and no constraint of its class is to blame.
struct OpenHeight {
  static let hosted = "hosted", key = "openHeight"

  private static let usual = 44.0

  private let option: JSONNode
  private let id: String

  /// - Returns: nil for what fills the screen.
  init?(of option: JSONNode) {
    guard let id = option[Self.hosted]?.string else { return nil }
    (self.option, self.id) = (option, id)
  }

  /// The option with a height that gives way to everything else; nil if it needs none.
  func closed(in layout: SolvedLayout) -> JSONNode? {
    guard let range = layout.views.first(where: { $0.scene.id == id })?.ambiguity[.height] else { return nil }
    let constant = min(range.upper ?? .infinity, max(range.lower ?? 0, Self.usual))
    let height: [JSONNode.Member] = [
      ("firstItem", .string(id)), ("firstAttribute", .string("height")), ("constant", .number(constant)),
      ("priority", .number(1)),
    ]
    let constraints = (option["scenario"]?["constraints"]?.elements ?? []) + [.object(height)]
    let scenario = replacing("constraints", of: option["scenario"], with: .array(constraints))
    return replacing(Self.key, of: replacing("scenario", of: option, with: scenario), with: .string(id))
  }

  private func replacing(_ key: String, of node: JSONNode?, with value: JSONNode) -> JSONNode {
    .object((node?.members ?? []).filter { $0.0 != key } + [(key, value)])
  }
}
