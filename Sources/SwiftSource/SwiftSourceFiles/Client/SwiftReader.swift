package import AutoLayout
package import FileAccess
import Glibc
package import JSONText
import LayoutScene

/// The program that interprets Swift source, separate from the command because it is linked with the compiler's own
/// parser. It takes a request on standard input, and prints a reading: a scenario for each view class.
///
/// An installed command finds it in `../libexec/layout-render`, one that is tested beside itself, and any other that was
/// built in a package in that package's `.build/reader`, where `make reader` puts it.
package enum SwiftReader {
  private static let name = "layout-render-swift"

  /// Shows that the program is still at work; nil to show nothing.
  @TaskLocal package static var waitingLine: WaitingLine?

  /// The text of a file, in place of its text on disk.
  package struct Text {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The reading of a file or a folder, as JSON.
  ///
  /// - Parameters:
  ///   - texts: the texts of files that differ from those on disk.
  ///   - names: the names of the only options that are wanted, if the code has all of these; nil for all options.
  ///   - canvas: the canvas that determines the screen and its traits for the code.
  ///   - screen: the description of the canvas; nil if only names are wanted, and nothing is solved.
  package static func read(
    _ file: InputFile, texts: [Text] = [], only names: [String]? = nil, on canvas: Canvas,
    _ screen: CodeScreen?
  ) throws(Failure) -> [UInt8] {
    if texts.isEmpty {
      for path in [file.argument] + file.companions {
        try Failure.from({ Failure($0).about(InputFile(argument: path)) }) { () throws(InputError) in
          try FileReading.checkReadable(path)
        }
      }
    }
    let files = [file.path] + file.companions
    let members = texts.map { ($0.path, JSONNode.string(String(decoding: $0.bytes, as: UTF8.self))) }
    let reading = try read(
      files, from: file.isWhole ? files : [file.path], names,
      [("callsMethods", .boolean(true)), ("texts", .object(members))], on: canvas, screen)
    // A name may be a title, or may have a number only if all other options are read, too.
    if let names, !SwiftReading.hasOptions(names, in: reading) {
      return try read(file, texts: texts, on: canvas, screen)
    }
    return reading
  }

  /// The reading of classes, as JSON.
  ///
  /// - Parameters:
  ///   - files: the files and folders that are read.
  ///   - declaring: the files among them whose classes are wanted.
  ///   - names: the names of the only options that are wanted; nil for all options.
  ///   - others: further members of the request.
  ///   - screen: the description of the canvas; nil if only names are wanted, and nothing is solved.
  package static func read(
    _ files: [String], from declaring: [String], _ names: [String]?, _ others: [JSONNode.Member],
    on canvas: Canvas, _ screen: CodeScreen?
  ) throws(Failure) -> [UInt8] {
    guard let program = places.first(where: { access($0, X_OK) == 0 }) else {
      throw .swiftReaderMissing(places)
    }
    let members: [JSONNode.Member] =
      [
        ("version", .number(1)), ("files", .array(files.map { .string($0) })),
        ("from", .array(declaring.map { .string($0) })), ("canvas", node(canvas)),
      ] + (names.map { [("options", .array($0.map { .string($0) }))] } ?? [])
      + (screen.map { [("screen", $0.node)] } ?? []) + others
    // A class that crashes the reader does not take others with it.
    var crashed: [String] = []
    while crashed.count < mostCrashes {
      let left: [JSONNode.Member] =
        crashed.isEmpty ? [] : [("crashed", .array(crashed.map { .string($0) }))]
      let request = JSONNode.object(members + left).line + "\n"
      guard let result = run(program, [], Array(request.utf8), about: files.first) else { break }
      if result.status == 0, !result.output.isEmpty { return result.output }
      if result.status == refusal << 8, let reason = message("error", in: result.errors) {
        throw .swiftReaderRefused(reason)
      }
      guard let subject = message("crash", in: result.errors), !crashed.contains(subject) else { break }
      crashed.append(subject)
    }
    throw .swiftReaderFailed
  }

  /// The reader's exit status for something that it cannot read.
  private static let refusal: Int32 = 64
  /// The number of crashes after which the reader is not started again.
  private static let mostCrashes = 20

  /// The content of a line that the reader wrote to standard error; nil if there is none of this kind.
  private static func message(_ kind: String, in errors: [UInt8]) -> String? {
    let start = "\(name): \(kind): "
    let line = String(decoding: errors, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(start) }
    return line.map { String($0.dropFirst(start.count)) }
  }

  /// The kernel's description of the reader's memory, with the files of its code; nil if the reader does not run.
  package static func maps() -> [UInt8]? {
    guard let program = places.first(where: { access($0, X_OK) == 0 }),
      let result = run(program, ["--maps"], []), result.status == 0
    else { return nil }
    return result.output
  }

  private static var places: [String] {
    let folders = FilePath.components(of: FilePath.program ?? "").dropLast()
    let installed = folders.dropLast() + ["libexec", "layout-render"]
    let built = folders.indices.filter { folders[$0] == ".build" }.map {
      folders[...$0] + ["reader", "release"]
    }
    return ([folders, installed] + built).map { "/" + ($0 + [name]).joined(separator: "/") }
  }

  /// The properties of the screen and its traits that the code may ask for.
  private static func node(_ canvas: Canvas) -> JSONNode {
    let safe = canvas.safeArea
    let (left, right) =
      canvas.layoutDirection == .leftToRight ? (safe.leading, safe.trailing) : (safe.trailing, safe.leading)
    return .object([
      ("size", .array([.number(canvas.size.width), .number(canvas.size.height)])),
      ("scale", .number(canvas.scale)),
      ("safeArea", .array([safe.top, left, safe.bottom, right].map { .number($0) })),
      ("statusBarHeight", .number(canvas.barHeights.status)),
      ("horizontalSizeClass", .string(canvas.horizontalSizeClass.rawValue)),
      ("verticalSizeClass", .string(canvas.verticalSizeClass.rawValue)),
      ("era", .string(canvas.era.rawValue)),
      ("layoutDirection", .string(canvas.layoutDirection.rawValue)),
      ("appearance", .string(canvas.appearance.rawValue)),
      ("contentSizeCategory", .string(canvas.contentSizeCategory.rawValue)),
    ])
  }

  private static func run(
    _ program: String, _ arguments: [String], _ request: [UInt8], about file: String? = nil
  ) -> (status: Int32, output: [UInt8], errors: [UInt8])? {
    let pipes = (0..<3).compactMap { _ in Pipe() }
    guard pipes.count == 3 else {
      for pipe in pipes {
        close(pipe.reading)
        close(pipe.writing)
      }
      return nil
    }
    let (input, output, errors) = (pipes[0], pipes[1], pipes[2])
    // Read last. Whatever does not fit is left out, so that the reader does not wait.
    _ = fcntl(errors.writing, F_SETFL, O_NONBLOCK)
    let process = ChildProcess.start(
      program, arguments, input: input.reading, output: output.writing, errors: errors.writing)
    close(input.reading)
    close(output.writing)
    close(errors.writing)
    defer {
      close(output.reading)
      close(errors.reading)
    }
    // It reads everything before it prints anything.
    if process != nil { _ = Descriptor.write(request, to: input.writing) }
    close(input.writing)
    guard let process else { return nil }
    if let waitingLine, let file { wait(for: output.reading, waitingLine, file) }
    let bytes = try? Descriptor.read(output.reading)
    let told = try? Descriptor.read(errors.reading)
    let status = ChildProcess.wait(for: process)
    return bytes.map { (status, $0, told ?? []) }
  }

  /// Waits until there is something to read, and shows each second that this takes.
  private static func wait(for descriptor: Int32, _ line: WaitingLine, _ file: String) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var seconds = 0
    while poll(&request, 1, 1000) == 0 {
      seconds += 1
      line.show("reading \(file), \(seconds) s")
    }
    if seconds > 0 { line.clear() }
  }
}
