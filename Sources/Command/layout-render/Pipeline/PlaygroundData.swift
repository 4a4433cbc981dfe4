import AutoLayout
import JSONText
import LayoutScene
import LivePage
import PangoCairoBackend
import ScenarioFiles

/// The data of the playground: texts to begin with, the schema for completion, and fonts for whatever is typed.
enum PlaygroundData {
  private static let title = "Auto Layout playground"

  /// The weights that texts on a page usually have.
  private static let weights: [FontWeight] = [.regular, .medium, .semibold, .bold]
  /// Points; the system font has one cut for small and one for large letters.
  private static let sizes = [17.0, 24]

  static func html(_ measurer: PangoTextMeasurer, module: LiveModuleFile) -> [UInt8] {
    LivePage.playground(title: title, data: json(measurer).line).html(module: module)
  }

  private static func json(_ measurer: PangoTextMeasurer) -> JSONNode {
    let texts = weights.flatMap { weight in
      sizes.map { (string: letters, font: Font(size: $0, weight: weight)) }
    }
    let starters: [JSONNode] = Starter.all.map {
      .object([("name", .string($0.name)), ("text", .string($0.text))])
    }
    return .object(
      [
        ("name", .string(title)), ("file", .string("scenario")), ("starters", .array(starters)),
        ("schema", ScenarioSchema.node), ("options", .array([])), ("canvas", .object([])), ("size", .null),
        ("rightToLeft", .boolean(false)), ("layers", .number(Double(OverlayLayers.all.rawValue))),
        ("boxes", .boolean(false)), ("axis", .number(0)),
      ] + PageFonts.members(for: texts, measurer) + PageChoices.members)
  }

  /// The letters of Latin, Greek and Cyrillic alphabets, besides those that all pages have.
  private static let letters = String(
    String.UnicodeScalarView(
      [0x100...0x17F, 0x384...0x3CE, 0x400...0x45F].flatMap { $0.compactMap(Unicode.Scalar.init) }
        .filter(\.properties.isAlphabetic)))
}
