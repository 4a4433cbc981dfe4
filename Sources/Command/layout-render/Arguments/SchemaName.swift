/// The formats that are read or written as JSON, as the command line calls them.
enum SchemaName: String, CaseIterable, Sendable {
  case scenario
  case configuration
  case solution
  case sweep
  case message
  case report
  case decisions
  case baseline
  case devices
  case fonts
  case options
}
