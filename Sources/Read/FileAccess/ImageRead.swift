import Diagnostics
import SafeText

/// An image file that was looked for.
package struct ImageRead: Hashable, Sendable {
  /// As the input names it.
  package var name: String
  /// The digest of its content, or why it could not be read.
  package var content: String

  package init(_ name: String, _ result: Result<[UInt8], InputError>) {
    self.name = name
    switch result {
    case .success(let bytes): content = SHA256.hexadecimal(of: bytes)
    case .failure(let error): content = Failure(error).messages.map(\.diagnostic.message).joined()
    }
  }

  package init(_ name: String, of input: InputFile) {
    self.init(name, Result { () throws(InputError) in try input.content(named: name) })
  }

  /// Each image once; nil if one has changed between two times.
  package static func settled(_ reads: [ImageRead]) -> [ImageRead]? {
    let settled = reads.unique
    return Set(settled.map(\.name)).count == settled.count ? settled : nil
  }
}
