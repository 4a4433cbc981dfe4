package import Foundation

/// The folder of this package.
package enum PackageFolder {
  /// The folder that has Package.swift.
  package static let url: URL = {
    var folder = URL(filePath: #filePath)
    repeat { folder.deleteLastPathComponent() } while !isThere("Package.swift", in: folder)
    return folder
  }()

  /// The folder of a target, in the room that it belongs to.
  package static func sources(of target: String) throws -> URL {
    let rooms = try FileManager.default.contentsOfDirectory(
      at: url.appending(path: "Sources"), includingPropertiesForKeys: nil)
    guard let room = rooms.first(where: { isThere(target, in: $0) }) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: target])
    }
    return room.appending(path: target)
  }

  /// The bytes of a file in `samples`.
  package static func sample(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: "samples/\(name)")))
  }

  private static func isThere(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }
}
