import AutoLayout
import LayoutScene
import SwiftInterpreter

extension DynamicColor {
  /// The colour of a value of the interpreter; nil if a part of it is not known.
  init?(_ value: Value) {
    guard let light = Color(value["light"]), let dark = Color(value["dark"]) else { return nil }
    self.init(light: light, dark: dark)
  }

  /// The colour as scenarios write it.
  var scenario: Value {
    if let name = SystemColorTable.property(of: self) { return .string(name) }
    guard light.alpha == dark.alpha, light.alpha < 1 else {
      return light == dark ? light.scenario : Value(["light": light.scenario, "dark": dark.scenario])
    }
    // Opacities stay as they are: they are not rounded to 255ths.
    let opaque = DynamicColor(light: light.withAlpha(1), dark: dark.withAlpha(1))
    let name = SystemColorTable.property(of: opaque).map { Value.string($0) }
    return Value([
      "light": name ?? opaque.light.scenario, "dark": name ?? opaque.dark.scenario,
      "alpha": .double(max(0, light.alpha)),
    ])
  }

  /// Red, green, blue and opacity in the light and in the dark, as code takes them.
  var parts: Value {
    .array([light, dark].flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }.map { .double($0) })
  }
}

extension Color {
  fileprivate var scenario: Value {
    .string(SystemColorTable.property(of: DynamicColor(self)) ?? hexString)
  }

  fileprivate init?(_ value: Value?) {
    guard let red = value?["red"]?.number, let green = value?["green"]?.number,
      let blue = value?["blue"]?.number, let alpha = value?["alpha"]?.number
    else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
