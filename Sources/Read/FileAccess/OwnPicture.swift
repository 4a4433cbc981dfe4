/// Pictures that this program has made.
package enum OwnPicture {
  /// Checks a name that an input chose for a picture: a file that is already there must be a picture made by this
  /// program.
  package static func check(_ path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try FileReading.content(of: path, chosenBy: .person)
    } catch {
      if error == .missing { return }
      throw .foreignPicture(path)
    }
    guard isOne(bytes) else { throw .foreignPicture(path) }
  }

  /// Whether the bytes are an SVG file whose root has an identifier like those of the painter, or a PNG file with the
  /// texts of the encoder.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(4096)
    if start.starts(with: "<svg ".utf8) {
      let root = String(decoding: start.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
      return root.firstMatch(of: /\bid="p[0-9a-f]{8}-picture"/) != nil
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
    return start.starts(with: signature) && start.firstRange(of: Array("iTXtDescription".utf8)) != nil
  }
}
