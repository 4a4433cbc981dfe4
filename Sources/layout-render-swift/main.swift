import Foundation

#if canImport(SwiftParser)
  import SwiftInterpreter
  import UIKitModel

  /// One request as JSON on standard input, one reply on standard output.
  final class Session: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var reply = ""

    func run() throws {
      let request = try RequestReader.request(from: FileHandle.standardInput.readDataToEndOfFile())
      // Source may be nested deeply: the interpreter limits the depth, and needs that much stack.
      let thread = Thread { [self] in
        Reader.reply(to: request.value).write(to: &reply)
        done.signal()
      }
      thread.stackSize = 1 << 30
      thread.start()
      // The parser cannot be told to stop.
      guard done.wait(timeout: .now() + 120) == .success else {
        throw RequestError(message: "the files take longer than two minutes")
      }
      FileHandle.standardOutput.write(Data((reply + "\n").utf8))
    }
  }

  do {
    try Session().run()
  } catch let error as RequestError {
    FileHandle.standardError.write(Data("layout-render-swift: error: \(error.message)\n".utf8))
    exit(64)
  }
#else
  FileHandle.standardError.write(
    Data(
      """
      layout-render-swift: error: this build cannot read Swift source: the compiler that built it came without its \
      parser. Take a toolchain from https://www.swift.org/install, and build with make reader.

      """.utf8))
  exit(69)
#endif
