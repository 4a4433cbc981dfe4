import Glibc
import JSONText
import PangoCairoBackend
import SwiftSourceFiles
import UIKitModel

/// One request on standard input, one reply on standard output.
enum Session {
  /// Answers the request, and ends the program with the status 64 if it is wrong.
  static func run() {
    // Source may be nested deeply: the interpreter limits the depth, and needs that much stack.
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 1 << 30)
    var thread = pthread_t()
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
      Session.answer()
      return nil
    }
    guard pthread_create(&thread, &attributes, start, nil) == 0 else {
      fail("no thread can be started", status: 71)
    }
    pthread_join(thread, nil)
  }

  /// Prints the files that this program's code comes from, as the kernel lists them. A kept reply depends on them.
  static func printMaps() {
    let descriptor = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0, let maps = SourceFiles.read(descriptor) else {
      fail("/proc/self/maps cannot be read", status: 71)
    }
    print(String(decoding: maps, as: UTF8.self), terminator: "")
  }

  /// The solver for a request; nil if nothing is to be solved, or if texts cannot be measured, which the command
  /// reports.
  private static func solver(for request: Request) -> CodeSolver? {
    request.screen.flatMap { screen in
      do throws(FontError) {
        let library = try FontLibrary(
          extraDirectories: screen.fonts.directories, usesSystemFonts: screen.fonts.usesSystemFonts)
        return CodeSolver(screen, measurer: PangoTextMeasurer(library))
      } catch {
        return nil
      }
    }
  }

  private static func answer() {
    do throws(RequestError) {
      let request = try Request(SourceFiles.read(STDIN_FILENO) ?? [])
      CrashReport.begin()
      let reply = Reader.reply(
        to: request, with: try request.units(), solver: solver(for: request), announcing: CrashReport.note)
      print(reply.line)
    } catch {
      fail(error.message, status: 64)
    }
  }

  static func fail(_ message: String, status: Int32) -> Never {
    let line = Array("layout-render-swift: error: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    _exit(status)
  }
}
