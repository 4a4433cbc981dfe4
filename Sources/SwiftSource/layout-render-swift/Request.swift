import Diagnostics
import JSONText
import SwiftInterpreter
import UIKitModel

extension Request {
  /// - Parameter bytes: JSON.
  init(_ bytes: [UInt8]) throws(RequestError) {
    let node: JSONNode
    do throws(Diagnostic) { node = try JSONNode(parsing: bytes) } catch {
      throw RequestError(message: "the request is not a JSON object")
    }
    try self.init(node)
  }

  /// The sources that it names.
  func units() throws(RequestError) -> [SourceUnit] {
    var units: [SourceUnit] = []
    for path in files {
      if let text = texts[path] {
        units.append(SourceUnit(path: path, text: text, isModel: false))
      } else {
        units += try SourceFiles.units(at: path)
      }
    }
    return units
  }
}
