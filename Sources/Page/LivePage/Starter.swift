/// A text that a reader of the playground can start from.
package struct Starter: Sendable {
  package let name: String
  package let text: String

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The first is shown when the page is opened.
  package static let all = [
    Starter("Label and field", PackageResources.labels_json),
    Starter("A card that wraps", PackageResources.card_json),
    Starter("Stack views", PackageResources.stack_json),
    Starter("A conflict", PackageResources.conflict_json),
    Starter("Visual formats", PackageResources.formats_txt),
    Starter("A log of Xcode's", PackageResources.log_txt),
  ]
}
