import Glibc
import LayoutScene
package import ScenarioFiles

/// Reads the files that a scenario names: images and Swift source.
package final class ImageFolder {
  /// The bytes of a file, by its name in the scenario.
  private let bytes: (String) throws(InputError) -> [UInt8]
  /// The folder of the files, with a slash at the end; empty for the current folder, in which standard input
  /// is.
  private let folder: String
  private var reader: ImageFileReader
  /// The files that were looked for, whether or not they are there.
  package private(set) var paths: [String] = []
  /// The contents found in them, if these are recorded.
  package private(set) var reads: [ImageRead] = []
  private let isRecording: Bool

  /// - Parameters:
  ///   - reader: interprets the bytes of a file.
  ///   - isRecording: whether to record what is read.
  package init(of scenario: InputFile, _ reader: ImageFileReader, isRecording: Bool = false) {
    folder = scenario.imageFolder
    self.reader = reader
    self.isRecording = isRecording
    bytes = { name throws(InputError) in try scenario.content(named: name) }
  }

  /// Files that are not beside their scenario.
  package init(_ reader: ImageFileReader, reading bytes: @escaping (String) throws(InputError) -> [UInt8]) {
    (folder, isRecording) = ("", false)
    self.reader = reader
    self.bytes = bytes
  }

  package var source: ImageSource {
    ImageSource { name, carried in carried.map { self.reader.checked($0) } ?? self.read(name) }
  }

  /// The bytes of a file.
  package func content(of name: String) throws(InputError) -> [UInt8] {
    paths.append(folder + name)
    let found = Result { () throws(InputError) in try bytes(name) }
    if isRecording { reads.append(ImageRead(name, found)) }
    return try found.get()
  }

  private func read(_ name: String) -> Result<ImageData, ImageProblem> {
    do throws(InputError) { return reader.content(of: try content(of: name), name: name) } catch {
      return .failure(ImageProblem(error))
    }
  }
}

extension ImageProblem {
  fileprivate init(_ error: InputError) {
    switch error {
    case .missing: self = .missing
    case .folder: self = .folder
    case .unreadable(let reason): self = .unreadable(reason: reason)
    case .outside: self = .outside
    case .tooLarge: self = .tooLarge(limit: "\(InputFile.sizeLimit >> 20) MiB")
    }
  }
}
