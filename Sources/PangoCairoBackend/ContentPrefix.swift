import SafeText

/// What the ids of a file begin with: different for every picture, so that several can stand in one page, and the same
/// for the same picture. It is made from the file's content, and so put in when that is known.
enum ContentPrefix {
  /// Stands for the prefix until then. XML knows no such character, and no text has it.
  static let mark = "\u{1}"

  /// - Parameter file: with marks.
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
