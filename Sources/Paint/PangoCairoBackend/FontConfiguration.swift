import CPangoCairo

/// A Fontconfig configuration with the fonts it is given and nothing else: no `fonts.conf`, cache or folder
/// of the machine affects what is drawn.
///
/// Fontconfig does its own locking; once built, a configuration is only read, from any thread.
final class FontConfiguration: @unchecked Sendable {
  let pointer: OpaquePointer

  init() throws(FontError) {
    Self.isolateProcess()
    guard let pointer = FcConfigCreate() else { throw .outOfMemory }
    self.pointer = pointer
  }

  deinit { FcConfigDestroy(pointer) }

  /// - Parameter package: the Debian package that installs the file; nil for one of the user's files.
  func addFile(_ path: String, package: String?) throws(FontError) {
    guard FcConfigAppFontAddFile(pointer, path) != 0 else {
      throw .fileUnreadable(path: path, package: package)
    }
  }

  /// Adds the fonts that another Fontconfig configuration finds, but none of its rules, and no font that
  /// would replace one of `pinnedFamilies`.
  ///
  /// - Parameter file: the configuration; nil for the machine's own.
  func addSystemFonts(of file: String?, except pinnedFamilies: Set<String>) throws(FontError) {
    guard let system = FcConfigCreate() else { throw .outOfMemory }
    defer { FcConfigDestroy(system) }
    // Fontconfig's usual entry point, FcInitLoadConfigAndFonts, would ignore a file that it cannot read.
    guard FcConfigParseAndLoad(system, file, FcBool(FcTrue)) != 0 else {
      throw .configurationUnreadable(path: file ?? "/etc/fonts/fonts.conf")
    }
    guard FcConfigBuildFonts(system) != 0 else { throw .outOfMemory }
    guard let found = FcConfigGetFonts(system, FcSetSystem) else { return }
    for index in 0..<Int(found.pointee.nfont) {
      guard let pattern = found.pointee.fonts[index],
        let file = Self.string(pattern, FC_FILE), let family = Self.string(pattern, FC_FAMILY),
        !pinnedFamilies.contains(family)
      else { continue }
      // A file that has vanished or is broken is no reason to refuse the others.
      _ = FcConfigAppFontAddFile(pointer, file)
    }
  }

  /// The fonts' own family names, in lower case.
  func families() -> Set<String> {
    var names = Set<String>()
    guard let fonts = FcConfigGetFonts(pointer, FcSetApplication) else { return names }
    for index in 0..<Int(fonts.pointee.nfont) {
      guard let pattern = fonts.pointee.fonts[index] else { continue }
      var position: Int32 = 0
      while let name = Self.string(pattern, FC_FAMILY, at: position) {
        names.insert(name.lowercased())
        position += 1
      }
    }
    return names
  }

  private static func string(
    _ pattern: OpaquePointer, _ object: String, at position: Int32 = 0
  ) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, position, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  /// Gives the process an empty configuration before any font map exists. Without one Pango would read the
  /// machine's, which is slow and not needed.
  private static func isolateProcess() { _ = isIsolated }

  private static let isIsolated: Bool = {
    guard let empty = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(empty) }
    return FcConfigSetCurrent(empty) != 0
  }()
}
