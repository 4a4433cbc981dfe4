package import Diagnostics
import InterfaceBuilderFiles
package import LayoutScene

/// A file of Swift source: the UIKit code that makes the layouts of a scene, one class for each option.
package struct SwiftFile {
  package let text: String
  /// The classes, in the order of the text.
  package let classes: [CodeClass]
  /// Reports of the parts of the scene that the code lacks.
  package let diagnostics: [Diagnostic]

  /// The widest line, in characters.
  static let width = 120

  /// Writes the code of some options.
  ///
  /// - Parameters:
  ///   - scene: the scene that a front end made.
  ///   - options: the positions of the options; nil for all.
  ///   - source: the input, for the places of what cannot be written.
  package init(_ scene: Scene, options: Set<Int>? = nil, source: SourceText) {
    var classNames = CodeNames()
    var notes = CodeNotice(source: source)
    var classes: [CodeClass] = []
    for (position, option) in scene.options.enumerated() where options?.contains(position) ?? true {
      if let absence = option.absence {
        notes.tell("\(option.title ?? option.name) is left out. \(absence)", at: option.views.first?.source)
        continue
      }
      let name = Self.className(of: option, in: scene)
      classes += ClassWriter.classes(of: option, named: classNames.take(name), &classNames, &notes).map {
        CodeClass(
          name: $0.name, option: position, root: $0.root, properties: $0.properties, readNames: $0.readNames,
          takesTexts: $0.takesTexts,
          lines: $0.lines)
      }
    }
    text = (["import UIKit"] + classes.flatMap { [""] + $0.lines }).joined(separator: "\n") + "\n"
    self.classes = classes
    diagnostics = notes.diagnostics
  }

  /// The author's name for the class, or else the name of the layout followed by its kind.
  private static func className(of option: SceneOption, in scene: Scene) -> String {
    if let known = option.controller?.customClass ?? option.views.first?.customClass,
      CodeNames.isIdentifier(known)
    {
      return known
    }
    let ending =
      option.controller != nil
      ? "ViewController" : [.cell, .collectionCell].contains(option.views.first?.kind) ? "Cell" : "View"
    let stem = scene.input.split(separator: ".").first.map(String.init) ?? ""
    let name =
      InterfaceBuilderReader.reads(scene.input)
      ? option.title ?? "" : scene.options.count > 1 ? "\(stem) \(option.name)" : stem
    let words = CodeNames.upperCamelCase(name)
    return words.hasSuffix(ending) ? words : words + ending
  }
}

/// A class of the code, with the part of the layout that it makes.
package struct CodeClass {
  package let name: String
  /// The position of the option that it belongs to.
  package let option: Int
  /// The view of the option that the class implements or controls.
  package let root: ViewIndex
  /// The properties that hold the views in it.
  package let properties: [ViewIndex: String]
  /// The names that the reader of Swift source gives the cells that the class makes as a data source, and the views in
  /// them.
  package let readNames: [ViewIndex: String]
  /// Whether the class leaves texts of its views to a data source, which sets them for each row.
  package let takesTexts: Bool
  let lines: [String]
}

/// Collects reports of what code cannot express.
struct CodeNotice {
  private let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  private var told: Set<String> = []

  init(source: SourceText) { self.source = source }

  /// Reports something that applies to many views only for the first of them.
  mutating func tellOnce(_ message: String, about subject: String, at range: SourceRange?) {
    if told.insert(subject).inserted { tell(message, at: range) }
  }

  mutating func tell(_ message: String, at range: SourceRange?, help: String? = nil) {
    diagnostics.append(
      Diagnostic(
        .warning, code: "not-in-code", message, at: range.map { source.place(of: $0) }, help: help))
  }
}
