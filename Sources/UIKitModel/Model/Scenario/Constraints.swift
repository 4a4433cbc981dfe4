extension NSLayoutConstraint {
  package var visualFormat: [String: Any]? {
    let named = views.mapValues { known($0.scenarioID()) }, bits = options.rawValue
    let used = format.components(separatedBy: "[").dropFirst().map {
      $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let numbers = metrics.mapValues {
      known($0 is NSNumber && !($0 is Int) && !($0 is CGFloat) ? $0.doubleValue : $0)
    }
    guard used.allSatisfy({ named[$0] != nil }), numbers.allSatisfy({ $0.value != nil }) else { return nil }
    let sides = [
      "Left": 2, "Right": 4, "Top": 8, "Bottom": 16, "Leading": 32, "Trailing": 64, "CenterX": 512,
      "CenterY": 1024, "LastBaseline": 2048, "FirstBaseline": 4096,
    ]
    let isLeft = bits & 65536 != 0, isRight = bits & 131072 != 0,
      direction = isLeft == isRight ? [] : [isLeft ? "directionLeftToRight" : "directionRightToLeft"]
    let aligned = sides.filter { bits & $0.value != 0 }.map { "alignAll" + $0.key } + direction
    return [
      "visualFormat": format, "views": named, "options": aligned.isEmpty ? nil : aligned,
      "metrics": numbers.isEmpty ? nil : numbers,
    ]
  }
}
