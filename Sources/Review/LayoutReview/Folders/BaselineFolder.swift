import Diagnostics
package import FileAccess
import SafeText
package import SolutionFiles

/// A baseline on disk.
package enum BaselineFolder {
  /// Reads the manifest, and checks that every file is as the manifest says.
  ///
  /// - Returns: nil if there is no such folder, or it is empty.
  package static func load(_ folder: Folder) throws(Failure) -> BaselineManifest? {
    guard let manifest = try manifest(of: folder) else { return nil }
    for file in manifest.files { _ = try folder.read(file) }
    return manifest
  }

  package static func manifest(of folder: Folder) throws(Failure) -> BaselineManifest? {
    guard folder.has(BaselineManifest.fileName) else {
      guard folder.names?.isEmpty ?? true else { throw .foreignBaseline(folder.path) }
      return nil
    }
    let bytes = try folder.read(BaselineManifest.fileName)
    let path = folder.path(of: BaselineManifest.fileName)
    return try Failure.from({ .document(path, what: "baseline", $0) }) { () throws(DocumentError) in
      try BaselineManifest(parsing: bytes)
    }
  }

  /// A baseline whose path differs from this one in the name of one folder, preferably a similar name.
  package static func near(_ path: String) -> String? {
    let parts = FilePath.components(of: path)
    let start = FilePath.isAbsolute(path) ? "/" : ""
    for index in parts.indices.reversed() {
      let outer = start + parts[..<index].map { $0 + "/" }.joined()
      let inner = parts[(index + 1)...].map { "/" + $0 }.joined()
      let others = Folder(path: outer).names?.filter {
        $0 != parts[index] && Folder(path: outer + $0 + inner).has(BaselineManifest.fileName)
      }
      if let others, let name = Suggestion.nearest(to: parts[index], in: others) ?? others.first {
        return outer + name + inner
      }
    }
    return nil
  }
}

extension Folder {
  /// The solution of a baseline's option.
  package func solution(of option: BaselineOption) throws(Failure) -> SolutionOption {
    let bytes = try read(option.solution)
    let path = path(of: option.solution.path)
    return try Failure.from({ .document(path, what: "solution", $0) }) { () throws(DocumentError) in
      try SolutionOption.recorded(bytes, path: path)
    }
  }
}

extension SolutionOption {
  /// The only option of a solution that was written for a review.
  package static func only(in bytes: [UInt8], path: String) throws(Failure) -> SolutionOption {
    try Failure.from({ .document(path, what: "solution", $0) }) { () throws(DocumentError) in
      try only(in: bytes)
    }
  }
}
