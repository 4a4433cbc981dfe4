import Glibc

/// The files that an installed program brings along.
package enum Installation {
  /// The folder `../share/layout-render`, relative to the program's own, whether or not it exists; nil if the system
  /// does not report where the program is.
  package static let folder: String? = program.map { folder(of: $0) }

  /// The path of the program without links.
  private static let program: String? = {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }()

  static func folder(of program: String) -> String {
    "/" + (program.split(separator: "/").dropLast(2) + ["share", "layout-render"]).joined(separator: "/")
  }
}
