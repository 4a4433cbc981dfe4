/// How findings are reported.
enum CheckFormat: String, CaseIterable, Sendable {
  case messages
  case xcode
}
