/// A view whose differences do not count, as the configuration says.
package struct IgnoredViewRule: Hashable, Sendable {
  /// Patterns for names.
  package var scenario: Glob
  package var option: Glob
  package var view: String
  package var reason: String

  package init(scenario: Glob, option: Glob, view: String, reason: String) {
    self.scenario = scenario
    self.option = option
    self.view = view
    self.reason = reason
  }

  package func covers(_ scenario: String, _ option: String) -> Bool {
    self.scenario.matches(scenario) && self.option.matches(option)
  }
}
