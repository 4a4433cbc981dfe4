package import AutoLayout

/// A text with the room that it is set in.
package struct TextInRoom: Hashable {
  package var text: Text
  /// In points; nil for no limit.
  package var maximumWidth: Double?
  package var maximumHeight: Double?

  package init(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) {
    self.text = text
    self.maximumWidth = maximumWidth
    self.maximumHeight = maximumHeight
  }
}

extension Text {
  /// The memory that a cache entry about the text takes, in units of about eight bytes: a large fixed part, and a part
  /// that grows with the text.
  package var cacheWeight: Int { 64 + runs.count * 32 + string.utf8.count }
}
