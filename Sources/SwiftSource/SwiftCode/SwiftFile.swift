package import Diagnostics
import InterfaceBuilderFiles
package import LayoutScene

/// A file of Swift source: the UIKit code that makes the layouts of a scene, one class for each option.
package struct SwiftFile {
  package let text: String
  /// In the order of the text.
  package let classes: [CodeClass]
  /// What the code lacks of the scene.
  package let diagnostics: [Diagnostic]

  /// The widest line, in characters.
  static let width = 120

  /// Writes the code of some options.
  ///
  /// - Parameters:
  ///   - scene: what a front end made.
  ///   - options: their positions; nil for all.
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

  /// What the author calls the class; otherwise the name of the layout, with what it is.
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

/// A class of the code, and what it makes.
package struct CodeClass {
  package let name: String
  /// The position of the option that it belongs to.
  package let option: Int
  /// The view of the option that the class is, or is the controller of.
  package let root: ViewIndex
  /// The properties that hold the views in it.
  package let properties: [ViewIndex: String]
  /// What the reader of Swift source calls the cells that the class makes as a data source, and the views in them.
  package let readNames: [ViewIndex: String]
  /// Whether texts of its views are those of rows, which a data source sets.
  package let takesTexts: Bool
  let lines: [String]
}

/// Collects what code cannot say.
struct CodeNotice {
  private let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  private var told: Set<String> = []

  init(source: SourceText) { self.source = source }

  /// Tells what holds for many views only of the first.
  mutating func tellOnce(_ message: String, about subject: String, at range: SourceRange?) {
    if told.insert(subject).inserted { tell(message, at: range) }
  }

  mutating func tell(_ message: String, at range: SourceRange?, help: String? = nil) {
    diagnostics.append(
      Diagnostic(
        .warning, code: "not-in-code", message, at: range.map { source.place(of: $0) }, help: help))
  }
}
