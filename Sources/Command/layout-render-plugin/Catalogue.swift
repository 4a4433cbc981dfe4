import Foundation

/// A documentation catalogue: a folder `NAME.docc`.
struct Catalogue {
  /// Scenarios whose pictures go to one folder.
  struct Job {
    var folder: URL
    var scenarios: [URL]
  }

  var folder: URL

  /// The catalogues in a folder, in order. Hidden folders, such as that of builds, are skipped.
  static func all(below folder: URL) throws -> [Catalogue] {
    if folder.pathExtension == "docc" { return [Catalogue(folder: folder)] }
    return try contents(of: folder).filter(\.isFolder).flatMap { try all(below: $0) }
  }

  /// The scenarios to draw. Pictures go to the catalogue's folder `Resources` if it has one, otherwise beside
  /// their scenarios.
  func jobs() throws -> [Job] {
    let resources = folder.appending(path: "Resources")
    let scenarios = try Self.files(below: folder).filter(Self.isScenario)
    if resources.isFolder { return scenarios.isEmpty ? [] : [Job(folder: resources, scenarios: scenarios)] }
    var jobs: [Job] = []
    for scenario in scenarios {
      let folder = scenario.deletingLastPathComponent()
      if let index = jobs.firstIndex(where: { $0.folder == folder }) {
        jobs[index].scenarios.append(scenario)
      } else {
        jobs.append(Job(folder: folder, scenarios: [scenario]))
      }
    }
    return jobs
  }

  /// A catalogue may hold other JSON, such as DocC's theme-settings.json; a scenario has views. The file is
  /// not parsed, so that a broken scenario is reported rather than skipped.
  private static func isScenario(_ file: URL) -> Bool {
    switch file.pathExtension {
    case "storyboard", "xib": true
    case "json":
      file.lastPathComponent != "theme-settings.json" && !file.lastPathComponent.hasSuffix(".symbols.json")
        && (try? Data(contentsOf: file))?.range(of: Data("\"views\"".utf8)) != nil
    default: false
    }
  }

  private static func files(below folder: URL) throws -> [URL] {
    try contents(of: folder).flatMap { $0.isFolder ? try files(below: $0) : [$0] }
  }

  private static func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path < $1.path }
  }
}

extension URL {
  /// Symbolic links are not followed.
  var isFolder: Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }

  func path(below folder: URL) -> String {
    path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
  }
}
