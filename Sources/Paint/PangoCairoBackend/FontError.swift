/// A reason why a font library could not be created.
package enum FontError: Error, Hashable, Sendable {
  /// A font that every picture needs is missing; installing the Debian package fixes it.
  case fileMissing(path: String, package: String)
  /// A font file exists but cannot be read as one; `package` is the Debian package that installs it, or nil for one of
  /// the user's files.
  case fileUnreadable(path: String, package: String?)
  /// One of the user's files is not one that Fontconfig can be asked to read, such as a pipe, whose other end it would
  /// wait for.
  case fileRefused(path: String, reason: String)
  /// A directory named by the user cannot be opened.
  case directoryUnreadable(path: String)
  /// A directory named by the user contains no font files.
  case directoryEmpty(path: String)
  /// Fontconfig's configuration file for the machine's fonts is missing or invalid.
  case configurationUnreadable(path: String)
  /// Fontconfig ran out of memory.
  case outOfMemory
}

extension FontError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fileMissing(let path, let package):
      "the font \(path) is missing; install the package \(package) (apt install \(package))"
    case .fileUnreadable(let path, let package?):
      "the font \(path) is broken; reinstall the package \(package) (apt install --reinstall \(package))"
    case .fileUnreadable(let path, nil):
      "the font \(path) is broken or cannot be read; replace it, or remove it from the font directory"
    case .fileRefused(let path, let reason):
      "the font \(path) is passed over: \(reason); remove it from the font directory"
    case .directoryUnreadable(let path): "the font directory \(path) cannot be read"
    case .directoryEmpty(let path):
      "the font directory \(path) has no font files, which end in \(FontDirectory.suffixes.joined(separator: ", "))"
    case .configurationUnreadable(let path):
      "the font configuration \(path) is missing or broken; reinstall the package fontconfig-config "
        + "(apt install --reinstall fontconfig-config), or do without the machine's fonts"
    case .outOfMemory: "out of memory while reading fonts"
    }
  }
}

/// A problem with fonts while a text was measured; the text was laid out anyway.
package enum FontProblem: Hashable, Sendable {
  /// An iOS font is not available: another is used, with its line height and about the same width.
  case familyReplaced(String)
  /// No font has this name: another is used, as in Interface Builder.
  case familyNotFound(String)
  /// A script of the text needs a font that is not installed: boxes are drawn instead.
  case packageMissing(package: String, text: String)
  /// No font has these characters: boxes are drawn instead.
  case noGlyphs(text: String)
  /// Fonts that a text needs cannot be loaded: others are used, or boxes are drawn.
  case fontsUnavailable(FontError)

  /// Whether the picture shows something other than the text.
  package var isError: Bool {
    switch self {
    case .familyReplaced, .familyNotFound: false
    case .packageMissing, .noGlyphs, .fontsUnavailable: true
    }
  }
}

extension FontProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .familyReplaced(let family):
      "the font family \"\(family)\" is not available; another one, as high and about as wide, is used"
    case .familyNotFound(let family):
      "no font family \"\(family)\"; another one is used, with the metrics of Helvetica Neue"
    case .packageMissing(let package, let text):
      "the text \"\(text)\" needs a font that is not installed; "
        + "install the package \(package) (apt install \(package))"
    case .noGlyphs(let text):
      "no font has every character of \"\(text)\"; boxes are drawn instead"
    case .fontsUnavailable(let error): error.description
    }
  }
}
