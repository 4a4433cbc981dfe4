/// Finds options that only have another name.
extension ReviewReport {
  /// Makes one renamed option of each new option and one with the same content that is gone. Options with equal names
  /// belong together first, those of a renamed scenario.
  package mutating func tellRenames() {
    var deleted: [String: [OptionName]] = [:]
    for scenario in scenarios {
      for option in scenario.options where option.state == .deleted || option.state == .notGiven {
        guard let fingerprint = option.fingerprint else { continue }
        deleted[fingerprint, default: []].append(OptionName(scenario: scenario.name, option: option.name))
      }
    }
    guard !deleted.isEmpty else { return }
    var old: Set<OptionName> = []
    for wantsEqualName in [true, false] {
      for scenario in scenarios.indices {
        for index in scenarios[scenario].options.indices {
          let option = scenarios[scenario].options[index]
          guard option.state == .new, let fingerprint = option.fingerprint,
            let place = deleted[fingerprint]?.firstIndex(where: {
              !wantsEqualName || $0.option == option.name
            }),
            let name = deleted[fingerprint]?.remove(at: place)
          else { continue }
          rename(name, to: option, at: index, of: scenario)
          old.insert(name)
        }
      }
    }
    for scenario in scenarios.indices {
      let name = scenarios[scenario].name
      scenarios[scenario].options.removeAll {
        ($0.state == .deleted || $0.state == .notGiven)
          && old.contains(OptionName(scenario: name, option: $0.name))
      }
    }
    scenarios.removeAll { $0.options.isEmpty && $0.input == nil && $0.failure == nil }
  }

  private mutating func rename(
    _ name: OptionName, to option: ReviewedOption, at index: Int, of scenario: Int
  ) {
    var option = option
    (option.state, option.oldName) = (.renamed, name)
    let before = scenarios.first { $0.name == name.scenario }?.options.first { $0.name == name.option }
    for picture in option.pictures.indices {
      option.pictures[picture].before =
        before?.pictures.first { $0.appearance == option.pictures[picture].appearance }?.before
    }
    option.frames = option.frames.map { FrameChange(view: $0.view, before: $0.after, after: $0.after) }
    scenarios[scenario].options[index] = option
  }
}
