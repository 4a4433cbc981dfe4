package import JSONText
import SwiftInterpreter
package import SwiftSourceFiles

/// A request for what is to be read, as the article “Swift source” describes it.
package struct Request {
  package let files: [String]
  /// Sources of files, instead of those on disk.
  package let texts: [String: String]
  /// Files, or folders of files, whose classes are wanted; nil for all of them.
  let from: [String]?
  /// Names of classes, or `file.swift#Class`; nil for all of them.
  let options: [String]?
  /// The screen as code sees it, see `Canvas` in the model.
  var canvas: [String: Value]
  /// The description of the screen; nil if nothing is solved, and only names are wanted.
  package let screen: CodeScreen?
  /// The expressions that make objects of classes.
  let make: [String: String]
  /// Expressions that each object evaluates.
  let calls: [String]
  /// Values of properties, by their paths.
  let set: [String: Value]
  let madeUpTexts: Bool
  /// Whether there is an option for each method that makes other constraints when it is called with stand-ins.
  let callsMethods: Bool
  /// The things at which the reader crashed before, and which it is to leave out, as it announces them:
  /// `file.swift#Class`.
  let crashed: Set<String>

  /// - Throws: `RequestError` if this is not a request.
  package init(_ node: JSONNode) throws(RequestError) {
    guard node.members != nil else { throw RequestError(message: "the request is not a JSON object") }
    let read = MemberReader(node: node)
    let version: Double? = try read.optional("version") { $0.number }
    guard let version else { throw RequestError(message: "the request has no version") }
    guard version == 1 else { throw RequestError(message: "the request's version is not 1") }
    guard let files = try read.texts("files") else { throw RequestError(message: "the request has no files") }
    guard !files.isEmpty else { throw RequestError(message: "the request names no files") }
    self.files = files
    texts = try read.table("texts") { $0.string } ?? [:]
    from = try read.texts("from")
    options = try read.texts("options")
    canvas = try read.table("canvas") { Value($0) } ?? [:]
    screen = node["screen"].map { CodeScreen($0) }
    make = try read.table("make") { $0.string } ?? [:]
    calls = try read.texts("calls") ?? []
    set = try read.table("set") { Value($0) } ?? [:]
    madeUpTexts = try read.optional("madeUpTexts") { $0.boolean } ?? true
    callsMethods = try read.optional("callsMethods") { $0.boolean } ?? false
    crashed = Set(try read.texts("crashed") ?? [])
  }
}

/// The reason why a request cannot be answered.
package struct RequestError: Error {
  package let message: String

  package init(message: String) { self.message = message }
}

/// Reads members that may be missing, or null, and must be of one kind if they are there.
private struct MemberReader {
  let node: JSONNode

  func optional<Content>(
    _ name: String, _ read: (JSONNode) -> Content?
  ) throws(RequestError) -> Content? {
    guard let member = node[name], member != .null else { return nil }
    guard let content = read(member) else {
      throw RequestError(message: "the request's \(name) is of the wrong kind")
    }
    return content
  }

  func texts(_ name: String) throws(RequestError) -> [String]? {
    guard let elements = try optional(name, { $0.elements }) else { return nil }
    var texts: [String] = []
    for (number, element) in elements.enumerated() {
      guard let text = element.string else {
        throw RequestError(message: "the request's \(name).\(number) is of the wrong kind")
      }
      texts.append(text)
    }
    return texts
  }

  func table<Content>(
    _ name: String, _ read: (JSONNode) -> Content?
  ) throws(RequestError) -> [String: Content]? {
    guard let members = try optional(name, { $0.members }) else { return nil }
    var table: [String: Content] = [:]
    for (key, member) in members {
      guard let content = read(member) else {
        throw RequestError(message: "the request's \(name).\(key) is of the wrong kind")
      }
      table[key] = content
    }
    return table
  }
}
