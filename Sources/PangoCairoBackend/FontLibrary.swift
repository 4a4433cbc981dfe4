public import AutoLayout
import Synchronization

/// The fonts texts are measured and drawn with: named files alone, so that the same text measures the same
/// on every machine. Threads share one library.
public final class FontLibrary: Sendable {
  private let extraDirectories: [String]
  private let usesSystemFonts: Bool
  private let built: Mutex<[FontGroups: FontConfiguration]>
  private let extraFamilies: Set<String>

  /// - Parameters:
  ///   - extraDirectories: folders whose fonts may be named by a text's `family`.
  ///   - usesSystemFonts: whether any font of the machine may be named too; pictures then depend on the machine.
  /// - Throws: `FontError` if the system font or a directory is missing.
  public init(extraDirectories: [String] = [], usesSystemFonts: Bool = false) throws(FontError) {
    self.extraDirectories = extraDirectories
    self.usesSystemFonts = usesSystemFonts
    for font in FontFile.all where FontGroups.system.contains(font.group) {
      if font.located(in: extraDirectories) == nil {
        throw .fileMissing(path: font.path, package: font.package)
      }
    }
    let common = try Self.build(.common, extraDirectories, usesSystemFonts)
    var configurations: [FontGroups: FontConfiguration] = [.common: common]
    if extraDirectories.isEmpty && !usesSystemFonts {
      extraFamilies = []
    } else {
      let extra: FontGroups = [.common, .extra]
      let configuration = try Self.build(extra, extraDirectories, usesSystemFonts)
      configurations[extra] = configuration
      extraFamilies = configuration.families().subtracting(common.families())
    }
    built = Mutex(configurations)
  }

  /// One row of the list of fonts.
  public struct Row: Hashable, Sendable {
    public var family: String
    public var weights: [FontWeight]
    public var file: String
    /// The Debian package that installs the file.
    public var package: String
    public var isPresent: Bool
  }

  /// The fonts a picture may need, in the order in which they are tried.
  public static func describe(extraDirectories: [String] = []) -> [Row] {
    FontFile.all.map { font in
      let location = font.located(in: extraDirectories)
      return Row(
        family: font.family, weights: font.weights, file: location ?? font.path, package: font.package,
        isPresent: location != nil)
    }
  }

  /// Whether a text may ask for this family; false for the families that nobody asks for by name.
  func hasFamily(_ name: String) -> Bool { extraFamilies.contains(name.lowercased()) }

  var hasExtraFonts: Bool { !extraFamilies.isEmpty }

  /// The packages of the group's fonts that are not installed, in order, each once.
  func missingPackages(in groups: FontGroups) -> [String] {
    var packages: [String] = []
    for font in FontFile.all where groups.contains(font.group) && !packages.contains(font.package) {
      if font.located(in: extraDirectories) == nil { packages.append(font.package) }
    }
    return packages
  }

  /// The configuration with the fonts of `groups`, made when first asked for. What it holds depends on
  /// `groups` alone, never on what was asked for before.
  func configuration(for groups: FontGroups) throws(FontError) -> FontConfiguration {
    let result = built.withLock { built -> Result<FontConfiguration, FontError> in
      if let configuration = built[groups] { return .success(configuration) }
      do throws(FontError) {
        let configuration = try Self.build(groups, extraDirectories, usesSystemFonts)
        built[groups] = configuration
        return .success(configuration)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func build(
    _ groups: FontGroups, _ extraDirectories: [String], _ usesSystemFonts: Bool
  ) throws(FontError) -> FontConfiguration {
    let configuration = try FontConfiguration()
    for font in FontFile.all where groups.contains(font.group) {
      // Without a font for other scripts, texts in them are reported when they are met.
      if let path = font.located(in: extraDirectories) { try configuration.addFile(path) }
    }
    if groups.contains(.extra) {
      for directory in extraDirectories { try configuration.addDirectory(directory) }
      if usesSystemFonts {
        try configuration.addSystemFonts(except: Set(FontFile.all.map(\.family)))
      }
    }
    return configuration
  }
}
