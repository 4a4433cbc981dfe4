import AutoLayout
import Diagnostics
import LayoutScene
import ScenarioFiles
import TestSupport
import Testing

/// The keys of a UIButton.Configuration.
@Suite struct ButtonKeyTests {
  private func button(_ members: String, option: Int = 0) throws -> ButtonContent {
    let scene = try scene("{\"views\": [{\"id\": \"a\", \"type\": \"button\", \(members)}]}")
    return try #require(scene.options[option].views[1].content[ButtonContent.self])
  }

  @Test(arguments: [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
  ])
  func readsEveryStyle(_ name: String) throws {
    for key in ["style", "configuration"] {
      let button = try button("\"\(key)\": \".\(name)\"")
      #expect(button.style?.rawValue == name && button.settings.hasConfiguration)
      #expect(button.text.font.size == 17)
    }
  }

  @Test func readsSwiftsWords() throws {
    for name in [".filled()", "UIButton.Configuration.filled()", ".filled"] {
      #expect(try button("\"configuration\": \"\(name)\"").style == .filled)
    }
    let button = try button(
      #"""
      "configuration": {"style": "tinted", "title": "Buy", "subtitle": "Once", "image": "cart", "imagePadding": 8,
        "baseForegroundColor": "white", "cornerStyle": ".capsule"}
      """#)
    #expect(button.style == .tinted && button.text.string == "Buy" && button.subtitle == "Once")
    #expect(button.settings.imagePadding == 8 && button.text.color == DynamicColor(Color(hex: 0xFFFFFF)))
    #expect(try self.button(#""configuration": {"title": "Buy"}"#).style == .plain)
    // The title of any configuration has UIKit's 17 points, unless it says another size.
    #expect(try self.button(#""hasConfiguration": true"#).text.font.size == 17)
    #expect(try self.button(#""font": {"size": 20}, "hasConfiguration": true"#).text.font.size == 20)
    let unknown = try finding(
      #"{"views": [{"id": "a", "type": "button", "configuration": {"stile": "gray"}}]}"#)
    #expect(unknown.message == "unknown key \"stile\" in the configuration")
  }

  /// A custom button has a larger title, unless a style or a font of its own decides, whatever the order of the keys.
  @Test(arguments: [
    (#""buttonType": "system""#, 15.0), (#""buttonType": ".custom""#, 18),
    (#""font": 20, "buttonType": "custom""#, 20), (#""style": "gray", "buttonType": "custom""#, 17),
    (#""buttonType": "custom", "style": "gray""#, 17),
  ])
  func readsTheTypeAndTitleOfUIButton(_ members: String, size: Double) throws {
    let button = try button("\(members), \"setTitle\": \"Go\"")
    #expect(button.text.font.size == size && button.text.string == "Go")
  }

  @Test func readsEveryPart() throws {
    let button = try button(
      #"""
      "title": "Buy", "subtitle": "Once", "image": "cart", "imagePlacement": "top", "imagePadding": 6,
      "titlePadding": 3, "cornerStyle": "capsule", "buttonSize": "small", "font": {"weight": "bold"},
      "contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}
      """#)
    #expect(button.style == .plain && button.settings.hasConfiguration)
    #expect(button.subtitle == "Once" && button.cornerStyle == .capsule)
    #expect(button.settings.imagePlacement == .top && button.settings.imagePadding == 6)
    #expect(button.settings.titlePadding == 3 && button.settings.size == .small)
    #expect(button.settings.contentInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(button.text.font == Font(size: 15, weight: .bold))
  }

  /// An option may have another style, or none, whatever the order of the keys.
  @Test func optionsChangeTheStyle() throws {
    let text = #"""
      {"views": [{"id": "a", "type": "button", "style": "gray", "buttonSize": "small"}],
       "options": [{"name": "one"}, {"name": "two", "views": {"a": {"style": "filled", "buttonSize": "large"}}},
         {"name": "three", "views": {"a": {"style": null, "hasConfiguration": false}}}]}
      """#
    for text in [text, try ScenarioWriter.json(scene(text))] {
      let buttons = try scene(text).options.compactMap { $0.views[1].content[ButtonContent.self] }
      #expect(buttons.map(\.style) == [.gray, .filled, nil])
      #expect(buttons.map(\.text.font.size) == [15, 17, 15])
      #expect(buttons.map(\.settings.hasConfiguration) == [true, true, false])
    }
  }

  @Test(arguments: [
    (#""style": "fileld""#, "did you mean \"filled\"?"),
    (#""imagePlacement": "left""#, "use one of \"leading\", \"trailing\", \"top\", \"bottom\""),
    (#""buttonSize": "larg""#, "did you mean \"large\"?"), (#""imagePadding": -1"#, nil),
    (#""cornerStyle": 3"#, "write \"3\""), (#""subtitle": ["x"]"#, nil), (#""titlePadding": "wide""#, nil),
  ])
  func reports(_ member: String, _ help: String?) throws {
    let finding = try finding("{\"views\": [{\"id\": \"a\", \"type\": \"button\", \(member)}]}")
    #expect(finding.place != nil && finding.help == help, "\(finding)")
  }
}
