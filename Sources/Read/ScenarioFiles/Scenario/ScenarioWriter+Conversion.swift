import AutoLayout
package import LayoutScene

extension ScenarioWriter {
  /// The scenario of one scene of an Interface Builder file; it solves to the same frames.
  ///
  /// Views other than the root keep their identifiers, and unnamed constraints are named by their equations.
  /// The file's recorded frames remain as initial frames, but not as another engine's solution, and findings
  /// about the file are left out.
  ///
  /// - Parameters:
  ///   - index: the scene's position among the file's options.
  ///   - file: a scene of `InterfaceBuilderReader`.
  package static func json(ofScene index: Int, in file: Scene) throws(ScenarioWriteError) -> String {
    guard file.options.indices.contains(index) else { throw .noOptions }
    var scene = file
    scene.options = [file.options[index].withoutFindings]
    scene.options[0].nameConstraints(by: try ScenarioWriting(scene).writer)
    return try json(scene)
  }

  /// The scenario with only some of its options.
  ///
  /// - Parameter options: their positions; nil for all.
  package static func json(
    _ scene: Scene, options: Set<Int>?
  ) throws(ScenarioWriteError) -> String {
    guard let options else { return try json(scene) }
    let kept = scene.options.indices.filter(options.contains)
    var part = scene
    part.options = kept.map { scene.options[$0] }
    for index in part.options.indices {
      guard let after = part.options[index].after else { continue }
      guard let position = kept.firstIndex(of: after) else {
        throw .missingPredecessor(option: part.options[index].name)
      }
      part.options[index].after = position
    }
    return try json(part)
  }
}

extension SceneOption {
  /// The option without data that serve only findings about its file, or sheets of it. The root's frame is
  /// removed too, because the canvas places it.
  fileprivate var withoutFindings: SceneOption {
    var option = self
    option.omissions = []
    option.recordedCanvas = nil
    option.codeNotes = CodeNotes()
    option.absence = nil
    option.otherNames = []
    for index in option.views.indices {
      option.views[index].recordedFrame = nil
      option.views[index].standsBeside = false
    }
    if !option.views.isEmpty { option.views[.root].frame = .zero }
    return option
  }

  /// Keeps chosen identifiers, makes them unique, and names the other constraints by their equations.
  fileprivate mutating func nameConstraints(by writer: EquationWriter) {
    var names = UniqueNames()
    for index in constraints.indices where constraints[index].hasGivenIdentifier {
      constraints[index].hasGivenIdentifier = !constraints[index].identifier.isEmpty
      guard constraints[index].hasGivenIdentifier else { continue }
      constraints[index].identifier = names.take(constraints[index].identifier)
    }
    for index in constraints.indices where !constraints[index].hasGivenIdentifier {
      constraints[index].identifier = names.take(writer.text(of: constraints[index]))
    }
  }
}

/// Names that are each used once.
private struct UniqueNames {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The name, with a number after it if it is taken.
  mutating func take(_ wanted: String) -> String {
    var name = wanted
    while !taken.insert(name).inserted {
      let count = counts[wanted, default: 1] + 1
      counts[wanted] = count
      name = "\(wanted) #\(count)"
    }
    return name
  }
}
