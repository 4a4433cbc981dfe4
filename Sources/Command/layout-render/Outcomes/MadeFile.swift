import FileAccess

/// A file that the work on an input has written, or will.
struct MadeFile: Hashable, Sendable {
  /// Below the folder for outputs.
  var name: String
  var bytes: [UInt8]

  /// Whether the name leads nowhere else.
  static func isInside(_ name: String) -> Bool {
    !name.isEmpty && !FilePath.isAbsolute(name) && !FilePath.components(of: name).contains("..")
  }
}
