package import AutoLayout
import Synchronization

/// The fonts with which texts are measured and drawn. They only come from named files, so that a text has the same
/// measurements on every machine. Threads share one library.
package final class FontLibrary: Sendable {
  /// The user's fonts that cannot be read; the others are available.
  package let problems: [FontError]

  private let sources: Sources
  private let built: Mutex<[FontGroups: FontConfiguration]>
  private let extraFamilies: Set<String>

  /// - Parameters:
  ///   - extraDirectories: folders whose fonts the `family` of a text may name.
  ///   - usesSystemFonts: whether any font of the machine may be named as well, in which case pictures depend on it.
  /// - Throws: `FontError` if the system font is missing or broken, a directory is missing or has no fonts,
  ///   or the machine's own configuration is used and cannot be read.
  package convenience init(
    extraDirectories: [String] = [], usesSystemFonts: Bool = false
  ) throws(FontError) {
    try self.init(
      Sources(
        files: FontFile.all, extraDirectories: extraDirectories, usesSystemFonts: usesSystemFonts))
  }

  init(_ sources: Sources) throws(FontError) {
    var sources = sources
    try sources.check()
    let common = try sources.configuration(with: .common)
    var configurations: [FontGroups: FontConfiguration] = [.common: common]
    if sources.hasExtraFonts {
      let configuration = try sources.configuration(with: .common)
      problems = try sources.readDirectories(into: configuration)
      if sources.usesSystemFonts { try sources.addSystemFonts(to: configuration) }
      configurations[[.common, .extra]] = configuration
      extraFamilies = configuration.families().subtracting(common.families())
    } else {
      (problems, extraFamilies) = ([], [])
    }
    self.sources = sources
    built = Mutex(configurations)
  }

  /// The folders that were given, and whether fonts of the machine may be named.
  package var choice: (directories: [String], usesSystemFonts: Bool) {
    (sources.extraDirectories, sources.usesSystemFonts)
  }

  /// One row of the list of fonts.
  package struct Row: Hashable, Sendable {
    package var family: String
    package var weights: [FontWeight]
    package var file: String
    /// The Debian package that installs the file.
    package var package: String
    package var isPresent: Bool
  }

  /// The fonts that a picture may need, in the order in which they are tried.
  package static func describe(extraDirectories: [String] = []) -> [Row] {
    FontFile.all.map { font in
      let location = font.located(in: extraDirectories)
      return Row(
        family: font.family, weights: font.weights, file: location ?? font.path, package: font.package,
        isPresent: location != nil)
    }
  }

  /// The fonts in a folder and its subfolders, in the order in which they are tried; none if it cannot be read.
  package static func files(inDirectory path: String) -> [String] {
    do throws(FontError) { return try FontDirectory(path).files() } catch { return [] }
  }

  /// Whether the user added a family with this name.
  func hasFamily(_ name: String) -> Bool { extraFamilies.contains(name.lowercased()) }

  /// All fonts, for finding a glyph.
  var everything: FontGroups { sources.hasExtraFonts ? .everything : .everything.subtracting(.extra) }

  /// The packages of fonts in the groups that are not installed, in order, each once.
  func missingPackages(in groups: FontGroups) -> [String] {
    var packages: [String] = []
    for font in sources.files where groups.contains(font.group) && !packages.contains(font.package) {
      if font.located(in: sources.extraDirectories) == nil { packages.append(font.package) }
    }
    return packages
  }

  /// The configuration with the fonts of `groups`, created on first use. Its contents depend on `groups`
  /// alone, never on earlier requests.
  func configuration(for groups: FontGroups) throws(FontError) -> FontConfiguration {
    let result = built.withLock { built -> Result<FontConfiguration, FontError> in
      if let configuration = built[groups] { return .success(configuration) }
      do throws(FontError) {
        let configuration = try sources.configuration(with: groups)
        built[groups] = configuration
        return .success(configuration)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

extension FontLibrary {
  /// The places from which fonts may come.
  struct Sources: Sendable {
    var files: [FontFile]
    var extraDirectories: [String] = []
    var usesSystemFonts = false
    /// Fontconfig's configuration file for the machine's fonts; nil for its default.
    var systemConfiguration: String?
    /// The fonts in the directories, once these are read.
    private(set) var extraFiles: [String] = []

    var hasExtraFonts: Bool { usesSystemFonts || !extraDirectories.isEmpty }

    /// - Throws: `FontError.fileMissing` if a file of the system font is missing.
    func check() throws(FontError) {
      for font in files where FontGroups.system.contains(font.group) {
        if font.located(in: extraDirectories) == nil {
          throw .fileMissing(path: font.path, package: font.package)
        }
      }
    }

    func configuration(with groups: FontGroups) throws(FontError) -> FontConfiguration {
      let configuration = try FontConfiguration()
      for font in files where groups.contains(font.group) {
        // If a font for other scripts is missing, texts that need it are reported when they are set.
        if let path = font.located(in: extraDirectories) {
          try configuration.addFile(path, package: font.package)
        }
      }
      guard groups.contains(.extra) else { return configuration }
      for file in extraFiles { try configuration.addFile(file, package: nil) }
      if usesSystemFonts { try addSystemFonts(to: configuration) }
      return configuration
    }

    /// Searches the directories once and adds their fonts.
    ///
    /// - Returns: the errors of files that cannot be read; the others are added anyway.
    mutating func readDirectories(into configuration: FontConfiguration) throws(FontError) -> [FontError] {
      var problems: [FontError] = []
      for directory in extraDirectories {
        for file in try FontDirectory(directory).files() {
          do throws(FontError) {
            try FontDirectory.check(file)
            try configuration.addFile(file, package: nil)
            extraFiles.append(file)
          } catch {
            problems.append(error)
          }
        }
      }
      return problems
    }

    func addSystemFonts(to configuration: FontConfiguration) throws(FontError) {
      try configuration.addSystemFonts(of: systemConfiguration, except: Set(files.map(\.family)))
    }
  }
}
