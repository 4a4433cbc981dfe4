import SwiftInterpreter

/// What is to be read, as the article “Swift source” describes it.
package struct Request: Decodable {
  package let version: Int
  package let files: [String]
  /// Sources of files, instead of those on disk.
  package let texts: [String: String]?
  /// Files, or folders of files, whose classes are wanted; nil is all of them.
  let from: [String]?
  /// Names of classes, or `file.swift#Class`; nil is all of them.
  let options: [String]?
  /// What code sees of the screen, see `ModelCanvas`.
  var canvas: [String: Value]?
  /// The expressions that make objects of classes.
  let make: [String: String]?
  /// Expressions that each object evaluates.
  let calls: [String]?
  /// Values of properties, by their paths.
  let set: [String: Value]?
  /// The frames of views by their ids, for each option, or `file#option`: what its constraints were solved to
  /// before. X, y, width and height in the superview.
  let frames: [String: [String: [Double]]]?
  /// How large what a reply asked for in `measures` is, by its text: width and height.
  let sizes: [String: [Double]]?
  let madeUpTexts: Bool?
  /// Whether there is an option for each method that makes other constraints when it is called with stand-ins.
  let callsMethods: Bool?
  /// What the reader crashed at before and is to leave out, as it announces it: `file.swift#Class`.
  let crashed: [String]?
}
