/// Why no font library could be made.
package enum FontError: Error, Hashable, Sendable {
  /// A font that every picture needs is not there; installing the Debian package mends it.
  case fileMissing(path: String, package: String)
  /// A font file is there, and cannot be read as one; `package` is the Debian package that installs it, nil for a file
  /// of the user's.
  case fileUnreadable(path: String, package: String?)
  /// A directory named by the user cannot be opened.
  case directoryUnreadable(path: String)
  /// A directory named by the user has no font file in it.
  case directoryEmpty(path: String)
  /// The file that says where the machine's fonts are is missing or cannot be read as one.
  case configurationUnreadable(path: String)
  /// Fontconfig had no memory.
  case outOfMemory
}

extension FontError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fileMissing(let path, let package):
      "the font \(path) is missing; install the package \(package) (apt install \(package))"
    case .fileUnreadable(let path, let package?):
      "the font \(path) is broken; install the package \(package) again (apt install --reinstall \(package))"
    case .fileUnreadable(let path, nil):
      "the font \(path) is broken or may not be read; replace it, or take it out of the font directory"
    case .directoryUnreadable(let path): "the font directory \(path) cannot be read"
    case .directoryEmpty(let path):
      "the font directory \(path) has no fonts; their files end in \(FontDirectory.suffixes.joined(separator: ", "))"
    case .configurationUnreadable(let path):
      "the font configuration \(path) is missing or broken; install the package fontconfig-config again "
        + "(apt install --reinstall fontconfig-config), or do without the machine's fonts"
    case .outOfMemory: "out of memory while reading fonts"
    }
  }
}

/// What went wrong with the fonts while a text was measured; the text was laid out all the same.
package enum FontProblem: Hashable, Sendable {
  /// The font is one of iOS and not at hand: another stands in, with its line height and about its width.
  case familyReplaced(String)
  /// No font of this name is known: another stands in, as Interface Builder would have it.
  case familyNotFound(String)
  /// A script of the text needs a font that is not installed: boxes stand in.
  case packageMissing(package: String, text: String)
  /// No font at all has these characters: boxes stand in.
  case noGlyphs(text: String)
  /// Fonts that a text needs cannot be loaded: it is set in others, or boxes stand in.
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
      "the font family \"\(family)\" is not available; another is used, as high and about as wide"
    case .familyNotFound(let family):
      "no font family \"\(family)\"; another is used, with the metrics of Helvetica Neue"
    case .packageMissing(let package, let text):
      "the text \"\(text)\" needs a font that is not installed; "
        + "install the package \(package) (apt install \(package))"
    case .noGlyphs(let text):
      "no font has every character of \"\(text)\"; boxes are drawn instead"
    case .fontsUnavailable(let error): error.description
    }
  }
}
