import AutoLayout
import Diagnostics
import XMLText

/// The attributes whose value is read as a number, each with its valid range, that of the same number in a
/// scenario.
enum NumberAttribute: String, CaseIterable {
  case x, y, width, height
  case top, bottom, left, right, leading, trailing
  case minX, minY, maxX, maxY
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
  case pointSize, size
  case preferredMaxLayoutWidth, numberOfLines, minimumScaleFactor
  case spacing, value, minValue, maxValue, progress, numberOfPages, currentPage
  case alpha, white, red, green, blue
  case rowHeight, sectionHeaderHeight, sectionFooterHeight, selectedSegmentIndex
  case imagePadding, titlePadding
  case lineSpacing, lineHeightMultiple, minimumLineHeight, maximumLineHeight, paragraphSpacing

  var range: NumberRange {
    switch self {
    // Interface Builder writes 0 for a font of the standard size.
    case .pointSize, .size: NumberRange(minimum: 0, maximum: NumberRange.fontSize.maximum)
    case .numberOfPages, .currentPage, .selectedSegmentIndex: NumberRange(minimum: -1, maximum: 1000)
    case .lineSpacing, .minimumLineHeight, .maximumLineHeight, .paragraphSpacing: .length
    case .lineHeightMultiple: .multiple
    case .x, .y, .width, .height, .top, .bottom, .left, .right, .leading, .trailing, .minX, .minY, .maxX,
      .maxY,
      .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
      .verticalCompressionResistancePriority, .preferredMaxLayoutWidth, .numberOfLines, .minimumScaleFactor,
      .spacing, .value, .minValue, .maxValue, .progress, .alpha, .white, .red, .green, .blue, .rowHeight,
      .sectionHeaderHeight, .sectionFooterHeight, .imagePadding, .titlePadding:
      .coordinate
    }
  }

  fileprivate static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension XMLElement {
  /// The number that an attribute gives; nil if it is missing or not a number.
  func number(_ attribute: NumberAttribute) -> Double? { self[attribute.rawValue].flatMap(Double.init) }

  /// Removes numbers out of range and names that are too long, here and in all elements inside; reports each.
  mutating func confine(_ findings: inout Findings) {
    // Their values can be anything that the app's own code understands.
    if name == "userDefinedRuntimeAttributes" || name == "connections" { return }
    let range = range
    attributes.removeAll { attribute in
      guard let problem = Self.problem(attribute) else { return false }
      findings.warning(problem.code, at: range, "\(problem.text); it is left out")
      return true
    }
    for index in children.indices { children[index].confine(&findings) }
  }

  private static func problem(
    _ attribute: (name: String, value: String)
  ) -> (code: FindingCode, text: String)? {
    if let number = NumberAttribute.byName[attribute.name], let value = Double(attribute.value),
      !number.range.contains(value)
    {
      return (.outOfRange, "\(attribute.name) \(plainNumber(value)) is out of range: \(number.range.inWords)")
    }
    if names.contains(attribute.name), attribute.value.unicodeScalars.count > SceneLimits.nameLength {
      return (.invalidIdentifier, "\(attribute.name) is longer than \(SceneLimits.nameLength) characters")
    }
    return nil
  }

  /// The attributes that name views, constraints and scenes.
  private static let names: Set<String> = ["id", "sceneID", "identifier", "userLabel", "customClass"]
}
