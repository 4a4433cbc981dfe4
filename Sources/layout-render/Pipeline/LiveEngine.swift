import Glibc
import LayoutFiles

/// The engine of live pages, compiled to WebAssembly: a file beside the command.
///
/// An installed command finds it in `../share/layout-render`, one that was built in a package in that package's
/// `.build/live`, where `make live` puts it.
enum LiveEngine {
  private static let fileName = "live.wasm.gz"

  /// The module, compressed with gzip.
  static func read() throws(LiveEngineError) -> [UInt8] {
    let places = places()
    for place in places {
      let descriptor = open(place, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      do throws(InputError) { return try Descriptor.read(descriptor) } catch {
        throw LiveEngineError(places: [place], isUnreadable: true)
      }
    }
    throw LiveEngineError(places: places, isUnreadable: false)
  }

  private static func places() -> [String] {
    guard let link = realpath("/proc/self/exe", nil) else { return [] }
    defer { free(link) }
    let folders = FilePath.components(of: String(cString: link)).dropLast()
    func place(_ folders: some Sequence<String>, _ rest: String) -> String {
      "/" + (folders + [rest, fileName]).joined(separator: "/")
    }
    return [place(folders.dropLast(), "share/layout-render")]
      + folders.indices.filter { folders[$0] == ".build" }.map { place(folders[...$0], "live") }
  }
}

/// Why there is no engine for a live page.
struct LiveEngineError: Error, Hashable {
  /// Where it was looked for.
  var places: [String]
  /// Whether a file is there, but cannot be read.
  var isUnreadable: Bool

  var diagnostic: Diagnostic {
    Diagnostic(
      .error, code: "engine-missing",
      isUnreadable
        ? "the engine of live pages cannot be read: \(places.joined())"
        : "the engine of live pages is missing: there is no \(places.joined(separator: " or "))",
      help: "run `make live` where layout-render was built, or install it again")
  }
}
