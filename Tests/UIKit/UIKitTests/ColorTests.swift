import Testing
import UIKit

@MainActor @Suite struct ColorTests {
  /// Catalogues are not read: a colour of one can be told from its ground as a text, and from texts as a ground.
  @Test func coloursOfCataloguesCanBeSeen() throws {
    let color = try #require(UIColor(named: "Brand"))
    #expect(color == .label)
    #expect(color.ground == .systemGray5)
    #expect(color.withAlphaComponent(0.5).ground == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.red.ground == .red)
    #expect(LeftOut.notes.contains { $0.hasPrefix("colours of asset catalogues are not read") })
  }

  @Test func imagesOfCataloguesAreReported() {
    #expect(UIImage(named: "photo")?.size == CGSize(width: 24, height: 24))
    #expect(LeftOut.notes.contains { $0.hasPrefix("images of asset catalogues are not read") })
  }

  private static let places: [(color: UIColor, place: [CGFloat])] = [
    (.red, [0, 1, 1]), (.green, [1 / 3, 1, 1]), (.magenta, [5 / 6, 1, 1]), (.gray, [0, 0, 128 / 255]),
    (.black, [0, 0, 0]),
  ]

  @Test func coloursHavePlacesOnTheWheel() {
    for (color, place) in Self.places {
      var (hue, saturation, brightness) = (CGFloat(-1), CGFloat(-1), CGFloat(-1))
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
      for (value, wanted) in zip([hue, saturation, brightness], place) { #expect(abs(value - wanted) < 1e-9) }
    }
  }
}
