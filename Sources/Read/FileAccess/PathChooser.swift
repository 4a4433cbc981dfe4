import LayoutScene

/// The origin of a path that is read or written, which decides where the path may lead.
///
/// Every file of the program is read by `FileReading` and written by `OutputFile` or `Folder`. The article about the
/// architecture has a table of them.
package enum PathChooser: Hashable, Sendable {
  /// The person who typed the command line or set a variable of the environment, or the program itself, for its own
  /// parts. The path may lead anywhere.
  case person
  /// An input, which may come from anyone: a scenario, a page, a folder of source. The path must lead to a regular file
  /// of certain kinds inside a folder.
  case input(InputFolder)
}

/// The places of the files that an input may name, and their kinds.
package struct InputFolder: Hashable, Sendable {
  /// With a slash at the end; empty for the current folder.
  package var path: String
  /// Other folders, without links, in which the files may also be: for an input that is a link, the folder of its
  /// target. Build systems show all inputs to their programs as links.
  package var others: [String] = []
  /// The endings of the names, with their dots, in lower case.
  package var endings: [String]

  package init(path: String, endings: [String]) {
    self.path = path
    self.endings = endings
  }

  /// Whether a file is in one of the folders or below, and its name has one of the endings.
  ///
  /// - Parameter file: a path without links.
  package func contains(_ file: String) -> Bool {
    guard endings.contains(where: file.lowercased().hasSuffix) else { return false }
    let parts = FilePath.components(of: file)
    return ([FilePath.real(path)].compactMap(\.self) + others).contains { folder in
      parts.starts(with: FilePath.components(of: folder))
    }
  }
}

extension InputFile {
  /// The content of a file that a scenario names: an image, or Swift source.
  package func content(named name: String) throws(InputError) -> [UInt8] {
    let folder =
      Self.isSwift(name)
      ? folder(of: [".swift"])
      : self.folder(of: ImageFormat.allCases.map { "." + $0.rawValue }, isBeside: name.hasPrefix("../"))
    return try FileReading.content(of: imageFolder + name, chosenBy: .input(folder))
  }

  /// The place of the files that the input may name.
  ///
  /// - Parameters:
  ///   - endings: of their names, with their dots, in lower case.
  ///   - isBeside: whether they may also be in another folder beside the input's.
  package func folder(of endings: [String], isBeside: Bool = false) -> InputFolder {
    let up = isBeside ? "../" : ""
    var folder = InputFolder(path: imageFolder + up, endings: endings)
    if !isStandardInput, let target = FilePath.real(argument),
      let other = FilePath.real(FilePath.parts(of: target).folder + up)
    {
      folder.others = [other]
    }
    return folder
  }

  /// Whether it is a link that leads out of the folder that it is in. Its maker, not the person who named it, chose
  /// what is read, so messages do not quote it.
  var isLinkToElsewhere: Bool {
    guard !isStandardInput, let target = FilePath.real(argument),
      let folder = FilePath.real(imageFolder)
    else { return false }
    return !FilePath.components(of: target).starts(with: FilePath.components(of: folder))
  }
}
