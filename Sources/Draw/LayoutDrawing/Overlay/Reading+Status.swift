import AutoLayout
import LayoutScene
import LayoutWords

extension Reading {
  /// The actual value in words; nil if the sign or the picture already shows it.
  func actualText(status: ConstraintStatus) -> String? {
    let isNumber = scene.secondItem == nil || (scene.multiplier == 1 && !isSize)
    // The picture shows the values that an inequality leaves open.
    guard status != .satisfied else { return nil }
    if isNumber {
      return (actual - wanted).magnitude < 0.005 ? nil : "is " + numberText(actual)
    }
    // A reader cannot see at a glance what a multiple of another size would be.
    let isMultiple = isSize && scene.multiplier != 1 && relation == .equal
    let multiple = second.map { scene.multiplier * $0 + scene.constant }
    return "is " + numberText(first) + (isMultiple ? multiple.map { ", not " + numberText($0) } ?? "" : "")
  }
}
