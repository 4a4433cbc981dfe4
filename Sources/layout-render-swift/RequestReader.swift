#if canImport(SwiftParser)
  import Foundation
  import SwiftInterpreter
  import UIKitModel

  struct RequestError: Error { let message: String }

  /// Hands a request to the thread that works on it.
  struct Handed: @unchecked Sendable { let value: Reader.Request }

  /// Reads the request.
  enum RequestReader {
    static func request(from data: Data) throws -> Handed {
      guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw RequestError(message: "the request is no JSON object")
      }
      guard json["version"] as? Int == 1 else {
        throw RequestError(message: "the request's version is not 1")
      }
      guard let files = json["files"] as? [String], !files.isEmpty else {
        throw RequestError(message: "the request names no files")
      }
      var request = Reader.Request()
      let texts = json["texts"] as? [String: String] ?? [:]
      for path in files {
        request.units +=
          try texts[path].map { [SourceUnit(path: path, text: $0, isModel: false)] } ?? units(at: path)
      }
      request.declaring = json["from"] as? [String]
      if let canvas = json["canvas"] as? [String: Any] { request.canvas = Self.canvas(canvas) }
      request.options = json["options"] as? [String]
      request.make = json["make"] as? [String: String] ?? [:]
      request.calls = json["calls"] as? [String] ?? []
      for (path, value) in (json["set"] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
        request.set.append((path, self.value(value)))
      }
      request.makesUpTexts = json["madeUpTexts"] as? Bool ?? true
      return Handed(value: request)
    }

    private static func value(_ value: Any) -> Value {
      switch value {
      case let text as String: .string(text)
      case let number as NSNumber:
        CFNumberIsBoolean(number)
          ? .bool(number.boolValue)
          : number.doubleValue == number.doubleValue.rounded()
            ? .int(number.intValue) : .double(number.doubleValue)
      default: .null
      }
    }

    private static func CFNumberIsBoolean(_ number: NSNumber) -> Bool {
      String(cString: number.objCType) == "c"
    }

    private static func canvas(_ json: [String: Any]) -> Canvas {
      var canvas = Canvas()
      if let size = json["size"] as? [Double], size.count == 2 {
        (canvas.width, canvas.height) = (size[0], size[1])
      }
      if let scale = json["scale"] as? Double { canvas.scale = scale }
      canvas.isWide = json["horizontalSizeClass"] as? String == "regular"
      canvas.isTall = json["verticalSizeClass"] as? String != "compact"
      canvas.isDark = json["appearance"] as? String == "dark"
      canvas.isRightToLeft = json["layoutDirection"] as? String == "rightToLeft"
      if let category = json["contentSizeCategory"] as? String { canvas.contentSizeCategory = category }
      return canvas
    }

    /// A file, or all Swift files below a folder, in the order of their paths.
    private static func units(at path: String) throws -> [SourceUnit] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw RequestError(message: "there is no \(path)")
      }
      guard isFolder.boolValue else { return [try unit(path)] }
      let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      let hidden = all.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
      return try hidden.sorted().map { try unit(path.hasSuffix("/") ? path + $0 : path + "/" + $0) }
    }

    private static func unit(_ path: String) throws -> SourceUnit {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw RequestError(message: "\(path) cannot be read")
      }
      guard data.count < 16 << 20 else { throw RequestError(message: "\(path) is larger than 16 MB") }
      return SourceUnit(path: path, text: String(decoding: data, as: UTF8.self), isModel: false)
    }
  }
#endif
