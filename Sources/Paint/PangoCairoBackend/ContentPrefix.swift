import SafeText

/// The prefix of a file's ids. It is different for every picture, so that one page can hold several, but always the
/// same for the same picture. It is derived from the file's content, so it is inserted last.
enum ContentPrefix {
  /// The character that stands for the prefix until then. XML does not allow it, so no text contains it.
  static let mark = "\u{1}"

  /// - Parameter file: the file with marks.
  static func inserted(into file: [UInt8]) -> [UInt8] {
    // A name begins with a letter.
    let prefix = Array("p\(SHA256.hexadecimal(of: file).prefix(8))-".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(file.count + file.count / 8)
    for (index, piece) in file.split(separator: 1, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { result += prefix }
      result += piece
    }
    return result
  }
}
