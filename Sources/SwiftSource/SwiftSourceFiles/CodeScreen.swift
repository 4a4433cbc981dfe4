import AutoLayout
package import Diagnostics
package import JSONText

/// The fonts that texts in code may name, apart from the usual ones.
package struct CodeFonts {
  package var directories: [String]
  package var usesSystemFonts: Bool

  package init(directories: [String] = [], usesSystemFonts: Bool = false) {
    (self.directories, self.usesSystemFonts) = (directories, usesSystemFonts)
  }
}

/// The screen that code is read for, as the command's request to the reader of Swift source describes it.
package struct CodeScreen {
  /// The settings on the command line.
  package var overrides: CanvasOverrides
  /// The canvas of a scenario; nil for that of a device.
  package var canvas: JSONNode?
  package var fonts: CodeFonts

  package init(_ overrides: CanvasOverrides, canvas: JSONNode? = nil, _ fonts: CodeFonts) {
    (self.overrides, self.canvas, self.fonts) = (overrides, canvas, fonts)
  }

  /// - Parameter node: an object as `node` writes it. Members that are missing or of another kind have no effect.
  package init(_ node: JSONNode?) {
    let size = node?["size"]?.elements?.compactMap(\.number) ?? []
    overrides = CanvasOverrides(
      device: node?["device"]?.string, size: size.count == 2 ? Size(width: size[0], height: size[1]) : nil,
      orientation: node?["orientation"]?.string.flatMap { DeviceOrientation(rawValue: $0) },
      rightToLeft: node?["rightToLeft"]?.boolean ?? false,
      contentSizeCategory: node?["contentSizeCategory"]?.string.flatMap { ContentSizeCategory(rawValue: $0) },
      appearance: node?["appearance"]?.string.flatMap { Appearance(rawValue: $0) },
      scale: node?["scale"]?.number)
    overrides.isSwept = node?["isSwept"]?.boolean ?? false
    canvas = node?["canvas"]
    fonts = CodeFonts(
      directories: node?["fontDirectories"]?.elements?.compactMap(\.string) ?? [],
      usesSystemFonts: node?["usesSystemFonts"]?.boolean ?? false)
  }

  package var node: JSONNode {
    func text(_ value: String?) -> JSONNode? { value.map { .string($0) } }
    let members: [(String, JSONNode?)] = [
      ("device", text(overrides.device)),
      ("size", overrides.size.map { .array([.number($0.width), .number($0.height)]) }),
      ("isSwept", overrides.isSwept ? .boolean(true) : nil),
      ("orientation", text(overrides.orientation?.rawValue)),
      ("rightToLeft", overrides.rightToLeft ? .boolean(true) : nil),
      ("contentSizeCategory", text(overrides.contentSizeCategory?.rawValue)),
      ("appearance", text(overrides.appearance?.rawValue)),
      ("scale", overrides.scale.map { .number($0) }), ("canvas", canvas),
      ("fontDirectories", .array(fonts.directories.map { .string($0) })),
      ("usesSystemFonts", fonts.usesSystemFonts ? .boolean(true) : nil),
    ]
    return .object(members.compactMap { name, value in value.map { (name, $0) } })
  }
}
