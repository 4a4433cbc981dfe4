// A static build of the whole package has no module Testing.
#if canImport(Testing)
  package import Testing

  extension Trait where Self == ConditionTrait {
    /// The test is skipped where the tool is missing; in continuous integration it fails.
    package static func needs(_ tool: Tool) -> Self {
      .enabled(if: tool.isExpected, Comment(rawValue: tool.advice))
    }
  }
#endif
