import Diagnostics
import FileAccess
import Glibc
import LayoutReview
import PangoCairoBackend
import SwiftSourceFiles

/// The dependencies of every result besides its input and the flags, by content: the program with the libraries that
/// are loaded, the fonts, and the engine of pages.
struct CacheSurroundings {
  private var digests: FileDigests
  /// The beginning of all keys.
  let key: CacheKey.Builder

  /// - Parameter fonts: other than the system's.
  /// - Throws: if the program's own files cannot be read.
  init(_ fonts: FontOptions) throws(ContentCache.Problem) {
    // Libraries that are loaded later must be known now.
    Installation.loadLibraries()
    guard let code = Self.code() else {
      throw ContentCache.Problem(reason: "this program cannot be identified: there is no /proc/self/maps")
    }
    var (digests, builder) = (FileDigests(), CacheKey.Builder())
    builder.add("\(CommandTable.program) 1")
    var program: [String] = []
    for path in code {
      guard let digest = digests.digest(of: path) else {
        throw ContentCache.Problem(reason: "\(path), a part of the program, cannot be read")
      }
      program.append(digest)
    }
    // Where they are does not matter, nor in which order they were loaded.
    builder.add(program.sorted())
    for font in fonts.files {
      builder.add(font.isPresent ? digests.digest(of: font.file) ?? "unreadable" : "missing")
    }
    for folder in fonts.directories {
      builder.add(FontLibrary.files(inDirectory: folder).map { digests.digest(of: $0) ?? "unreadable" })
    }
    builder.add(LiveEngine.file.flatMap { digests.digest(of: $0) } ?? "missing")
    digests.keep()
    (key, self.digests) = (builder, digests)
  }

  /// Whether nothing has been installed or changed since.
  var isUnchanged: Bool { digests.areTrue }

  /// The digests of the reader of Swift source and the libraries that it loads; nil if it cannot be asked.
  private(set) lazy var swiftReader: [String]? = {
    guard let maps = SwiftReader.maps() else { return nil }
    let found = Self.code(in: maps).map { digests.digest(of: $0) }
    digests.keep()
    return found.contains(nil) || found.isEmpty ? nil : found.compactMap(\.self).sorted()
  }()

  /// The files whose code this process runs.
  private static func code() -> [String]? {
    guard let maps = try? FileReading.content(of: "/proc/self/maps", chosenBy: .person) else { return nil }
    let own = "/proc/self/exe"
    // A program that was replaced while it runs has no other path.
    let program =
      FilePath.program.flatMap { FileStatus(path: $0) == FileStatus(path: own) ? $0 : nil } ?? own
    return [program] + code(in: maps).filter { $0 != FilePath.program }
  }

  /// The files whose code a process runs, as `/proc` lists them.
  private static func code(in maps: [UInt8]) -> [String] {
    String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
      // Address, permissions, offset, device, inode, path.
      let parts = line.split(separator: " ", maxSplits: 5)
      guard parts.count == 6, parts[1].contains("x") else { return nil }
      let path = String(parts[5].drop { $0 == " " })
      // Code that the kernel itself provides has no file.
      return FilePath.isAbsolute(path) ? path : nil
    }.unique
  }
}
