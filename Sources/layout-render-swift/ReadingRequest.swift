import FoundationEssentials
import SwiftInterpreter
import UIKitModel

struct RequestError: Error { let message: String }

/// A request, as the article “Swift source” describes it.
struct ReadingRequest: Decodable {
  let version: Int
  let files: [String]
  let from: [String]?
  let texts: [String: String]?
  let canvas: RequestedCanvas?
  let options: [String]?
  let make: [String: String]?
  let calls: [String]?
  let set: [String: RequestedValue]?
  let frames: [String: [String: [Double]]]?
  let madeUpTexts, callsMethods: Bool?

  /// - Parameter bytes: JSON.
  init(_ bytes: [UInt8]) throws(RequestError) {
    do {
      self = try JSONDecoder().decode(ReadingRequest.self, from: Data(bytes))
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

  /// The request with the sources that it names.
  func resolved() throws(RequestError) -> Reader.Request {
    var request = Reader.Request()
    for path in files {
      if let text = texts?[path] {
        request.units.append(SourceUnit(path: path, text: text, isModel: false))
      } else {
        request.units += try SourceFiles.units(at: path)
      }
    }
    request.declaring = from
    if let canvas { request.canvas = canvas.value }
    request.options = options
    request.make = make ?? [:]
    request.calls = calls ?? []
    request.set = (set ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value.value) }
    request.frames = (frames ?? [:]).mapValues { frames in frames.filter { $0.value.count == 4 } }
    request.makesUpTexts = madeUpTexts ?? true
    request.callsMethods = callsMethods ?? false
    return request
  }
}

/// What the code sees of the screen.
struct RequestedCanvas: Decodable {
  let size: [Double]?
  let scale: Double?
  let horizontalSizeClass, verticalSizeClass, appearance, layoutDirection, contentSizeCategory: String?

  var value: Canvas {
    var canvas = Canvas()
    if let size, size.count == 2 { (canvas.width, canvas.height) = (size[0], size[1]) }
    if let scale { canvas.scale = scale }
    canvas.isWide = horizontalSizeClass == "regular"
    canvas.isTall = verticalSizeClass != "compact"
    canvas.isDark = appearance == "dark"
    canvas.isRightToLeft = layoutDirection == "rightToLeft"
    if let contentSizeCategory { canvas.contentSizeCategory = contentSizeCategory }
    return canvas
  }
}

/// A text, a number or a Boolean for a property.
struct RequestedValue: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = .bool(flag)
    } else if let number = try? container.decode(Int.self) {
      value = .int(number)
    } else if let number = try? container.decode(Double.self) {
      value = .double(number)
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else {
      value = .null
    }
  }
}
