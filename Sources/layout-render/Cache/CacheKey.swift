import Glibc
import PangoCairoBackend
import SafeText

/// What a result is made from, as a digest: equal keys, equal results.
struct CacheKey: Hashable, Sendable {
  /// 64 hexadecimal digits.
  let digest: String

  /// Takes the parts in order, each with its length, so that no two lists of parts are the same bytes.
  struct Builder: Sendable {
    private var bytes = ByteWriter()

    init() {}

    mutating func add(_ text: String) { bytes.write(Array(text.utf8)) }

    mutating func add(_ content: [UInt8]) { bytes.write(Array(SHA256.digest(of: content))) }

    var key: CacheKey { CacheKey(digest: SHA256.hexadecimal(of: bytes.bytes)) }
  }
}

extension CacheKey.Builder {
  /// Begins with what every result depends on: the program and its fonts. Both are known by their sizes and times of
  /// change, since reading all of them would take as long as what a cache saves.
  init(program fonts: FontOptions) {
    add(CommandTable.version)
    add(stamp: "/proc/self/exe")
    for font in fonts.files where font.isPresent {
      add(font.file)
      add(stamp: font.file)
    }
    for folder in fonts.directories {
      add(folder)
      for name in Folder(path: folder).names ?? [] {
        add(name)
        add(stamp: Folder(path: folder).path(of: name))
      }
    }
  }

  private mutating func add(stamp path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return add("missing") }
    add("\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
  }
}
