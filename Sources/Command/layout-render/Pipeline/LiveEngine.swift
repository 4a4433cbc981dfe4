import FileAccess
import Glibc
import PangoCairoBackend

/// The engine of live pages, compiled to WebAssembly: a file separate from the command.
///
/// An installed command finds it in `../share/layout-render`. A command that was built in a package finds it
/// in that package's `.build/live`, where `make live` puts it.
enum LiveEngine {
  private static let fileName = "live.wasm.gz"

  /// The module, compressed with gzip.
  static func read() throws(Failure) -> [UInt8] {
    let places = places()
    for place in places {
      do throws(InputError) { return try FileReading.content(of: place, chosenBy: .person) } catch {
        guard error == .missing else { throw .engineUnreadable(place) }
      }
    }
    throw .engineMissing(places)
  }

  /// The path of the module; nil if it is missing.
  static var file: String? { places().first { access($0, R_OK) == 0 } }

  private static func places() -> [String] {
    let folders = FilePath.components(of: FilePath.program ?? "").dropLast()
    let built = folders.indices.filter { folders[$0] == ".build" }.map {
      "/" + (folders[...$0] + ["live"]).joined(separator: "/")
    }
    return ([Installation.folder].compactMap(\.self) + built).map { "\($0)/\(fileName)" }
  }
}
