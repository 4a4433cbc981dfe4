import FileAccess
import JSONText
import LayoutReview
import ScenarioFiles
import SolutionFiles

/// schema: prints the JSON Schema of a format.
struct SchemaRequest: Request {
  let name: SchemaName

  init(_ arguments: ParsedArguments) {
    name = arguments.operands.first.flatMap(SchemaName.init) ?? .scenario
  }

  func run(in session: Session) -> ExitStatus { session.console.printOutput(name.text) }
}

extension SchemaName {
  /// The schema; its text is always the same.
  var text: String {
    switch self {
    case .scenario: ScenarioSchema.json()
    case .configuration: ConfigurationSchema.json(flags: ConfigurationFile.flags)
    case .solution: SolutionSchema.json()
    case .sweep: SolutionSchema.sweepJSON()
    case .message: MessageSchema.node.schemaText
    case .report: ReviewSchema.report.schemaText
    case .decisions: ReviewSchema.decisions.schemaText
    case .baseline: ReviewSchema.baseline.schemaText
    case .devices: DeviceList.schema.schemaText
    case .fonts: FontList.schema.schemaText
    case .options: OptionList.schema.schemaText
    }
  }
}
