import FileAccess
import LayoutReview
import SafeText
import SwiftSourceFiles

/// A revision of the repository that the current folder is in.
final class GitRevision {
  /// As on the command line.
  let name: String
  /// The hash of the commit.
  let commit: String
  /// The folder of the working tree, without links.
  private let top: String
  private let objects: GitObjects

  /// - Throws: `Failure` if there is no git, no repository or no such revision.
  init(_ name: String) throws(Failure) {
    self.name = name
    guard let folder = GitProcess.run(["rev-parse", "--show-toplevel"]) else { throw .noGit }
    guard folder.status == 0, let top = Self.line(of: folder).flatMap({ FilePath.real($0) }) else {
      throw .noRepository
    }
    // Nothing that begins with a hyphen is a revision.
    let parsed = GitProcess.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
    guard let parsed, parsed.status == 0, let commit = Self.line(of: parsed) else { throw .noRevision(name) }
    guard let objects = GitObjects() else { throw .noGit }
    (self.top, self.commit, self.objects) = (top, commit, objects)
  }

  private static func line(of result: GitProcess.Result) -> String? {
    let line = String(decoding: result.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.isEmpty ? nil : line
  }

  /// A key that is equal for equal earlier contents of a file and its images: a commit is a digest of all of
  /// its files.
  func identity(of file: InputFile) throws(Failure) -> String {
    "\(commit):\(try folder(of: file))\(file.name)"
  }

  /// The file as it was; nil if it was not there.
  func input(_ file: InputFile) throws(Failure) -> EarlierInput? {
    if file.isSwiftSource { return try source(file) }
    let folder = try folder(of: file)
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try objects.content(of: "\(commit):\(folder)\(file.name)")
    } catch {
      if error == .missing { return nil }
      throw Failure(error).about(file)
    }
    return EarlierInput(
      name: file.name, bytes: bytes, identity: "\(folder)\(file.name)"
    ) { [objects, commit] image throws(InputError) in
      try objects.content(of: "\(commit):\(Self.normal(folder + image))")
    }
  }

  /// Swift source with all files that belong to it: a folder is what was in it.
  private func source(_ file: InputFile) throws(Failure) -> EarlierInput? {
    let own = try texts(of: file)
    guard let first = own.first else { return nil }
    var earlier = EarlierInput(name: file.name, bytes: first.bytes, identity: file.argument) {
      _ throws(InputError) in throw .missing
    }
    earlier.sources = own
    for other in file.companions { earlier.sources += try texts(of: InputFile(argument: other)) }
    earlier.isWhole = file.isWhole || !InputFile.isSwift(file.argument)
    return earlier
  }

  private func texts(of file: InputFile) throws(Failure) -> [SwiftReader.Text] {
    var (start, names) = (FilePath.parts(of: file.argument).folder, [file.name])
    if !InputFile.isSwift(file.argument) {
      start = file.argument.hasSuffix("/") ? file.argument : file.argument + "/"
      names = try files(below: start)
    }
    let place = try folder(of: InputFile(argument: start, isSwiftSource: true))
    return names.compactMap { name in
      let bytes = try? objects.content(of: "\(commit):\(place)\(name)")
      return bytes.map { SwiftReader.Text(path: start + name, bytes: $0) }
    }
  }

  /// The files of Swift source that were below a folder, by their paths in it.
  private func files(below path: String) throws(Failure) -> [String] {
    let place = try folder(of: InputFile(argument: path, isSwiftSource: true))
    let listed = GitProcess.run(["ls-tree", "--full-tree", "-r", "-z", "--name-only", "\(commit):\(place)"])
    let names = (listed?.output ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return names.filter { InputFile.isSwift($0) && !"/\($0)".contains("/.") }.sorted()
  }

  /// The files that were beside the given ones, with the same endings, and are no longer there.
  func deleted(beside files: [InputFile]) throws(Failure) -> [InputFile] {
    var seen = Set<String>()
    var deleted: [InputFile] = []
    for file in files {
      let ending = PathText.divided(file.name).extension ?? ""
      let place = FilePath.parts(of: file.argument).folder
      guard seen.insert("\(place) \(ending)").inserted else { continue }
      let listed = GitProcess.run([
        "ls-tree", "--full-tree", "-z", "--name-only", "\(commit):\(try folder(of: file))",
      ])
      guard let listed, listed.status == 0 else { continue }
      for name in listed.output.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) })
      where (PathText.divided(name).extension ?? "") == ending && !Folder(path: place).has(name) {
        let others = files.map(\.argument).filter(InputFile.isSwift)
        deleted += InputFile.inputs([place + name] + others, asOne: false).prefix(1)
      }
    }
    return deleted
  }

  /// The folder of a file below the top of the repository, with a slash at its end; empty for the top.
  private func folder(of file: InputFile) throws(Failure) -> String {
    let parts = FilePath.components(of: FilePath.real(FilePath.parts(of: file.argument).folder) ?? "")
    let outer = FilePath.components(of: top)
    guard parts.starts(with: outer) else { throw .outsideRepository(file.argument, top) }
    return parts.dropFirst(outer.count).map { $0 + "/" }.joined()
  }

  /// The path without `.` and `..`.
  private static func normal(_ path: String) -> String {
    var parts: [String] = []
    for part in FilePath.components(of: path) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
