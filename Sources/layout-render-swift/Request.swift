import FoundationEssentials
import SwiftInterpreter
import UIKitModel

struct RequestError: Error { let message: String }

extension Request {
  /// - Parameter bytes: JSON.
  init(_ bytes: [UInt8]) throws(RequestError) {
    do {
      self = try JSONDecoder().decode(Request.self, from: Data(bytes))
    } catch {
      throw RequestError(message: Self.reason(error))
    }
    guard version == 1 else { throw RequestError(message: "the request's version is not 1") }
    guard !files.isEmpty else { throw RequestError(message: "the request names no files") }
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      return path.isEmpty
        ? "the request is no JSON object"
        : "the request's \(path.joined(separator: ".")) is of the wrong kind"
    case .keyNotFound(let key, _): return "the request has no \(key.stringValue)"
    default: return "the request is no JSON object"
    }
  }

  /// The sources that it names.
  func units() throws(RequestError) -> [SourceUnit] {
    var units: [SourceUnit] = []
    for path in files {
      if let text = texts?[path] {
        units.append(SourceUnit(path: path, text: text, isModel: false))
      } else {
        units += try SourceFiles.units(at: path)
      }
    }
    return units
  }
}
