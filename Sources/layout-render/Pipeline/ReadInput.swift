import AutoLayout
import LayoutFiles
import LayoutScene
import LayoutWords

/// An input after the phase read.
struct ReadInput {
  var input: InputFile
  var bytes: [UInt8] = []
  /// nil if there was an error.
  var scene: Scene?
  /// The positions of the options that the command line names; nil: all of them.
  var options: Set<Int>?
  /// The positions of the options that are animated, in their order; nil for other commands.
  var stops: [Int]?
  var diagnostics: [Diagnostic] = []
  var status = ExitStatus.success

  private(set) var kind = InputKind.scenario

  init(_ input: InputFile, _ request: RenderRequest) {
    self.input = input
    do throws(InputError) {
      bytes = try input.read()
    } catch {
      fail(error.diagnostic(for: input), error.status)
      return
    }
    do throws(MisnamedInput) {
      kind = try InputKind(of: input, bytes, explains: request.command == .explain)
    } catch {
      fail(error.diagnostic, .badInput)
      return
    }
    let result =
      switch kind {
      case .scenario: ScenarioReader.read(bytes, input: input.name, overrides: request.overrides)
      case .interfaceBuilder:
        InterfaceBuilderReader.read(bytes, input: input.name, overrides: request.overrides)
      case .conflictLog:
        ConflictLogReader.read(bytes, input: input.name, overrides: request.overrides)
      }
    diagnostics = result.diagnostics
    scene = result.scene
    if scene == nil { status = .badInput }
    if let way = request.way { chooseStops(way) } else { chooseOptions(request.options) }
  }

  private mutating func chooseStops(_ way: OptionWay) {
    guard let scene else { return }
    do throws(WayError) {
      let stops = try way.stops(among: scene.options.map(\.name))
      self.stops = stops
      options = Set(stops)
    } catch {
      fail(error.diagnostic, error.status)
    }
  }

  /// Unknown names are failures.
  private mutating func chooseOptions(_ names: [String]) {
    guard let scene, !names.isEmpty else { return }
    let known = scene.options.map(\.name)
    for name in names where !known.contains(name) {
      fail(.unknown("option", name, flag: .option, known: known), .usage)
    }
    options = Set(known.indices.filter { names.contains(known[$0]) })
  }

  private mutating func fail(_ diagnostic: Diagnostic, _ status: ExitStatus) {
    scene = nil
    diagnostics.append(diagnostic)
    self.status.worsen(to: status)
  }
}
