import Foundation
import LayoutRender
import Testing
import UIKit

@MainActor @Suite struct LayoutPictureTests {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))

  init() {
    let title = UILabel()
    title.text = "Platform nine"
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 24),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 37),
    ])
  }

  @Test func showsTextsAndDistances() throws {
    let picture = String(decoding: try card.layoutPicture(title: "A card"), as: UTF8.self)
    #expect(picture.hasPrefix("<svg") || picture.hasPrefix("<?xml"))
    for word in ["Platform nine", "A card", ">37<", ">24<"] { #expect(picture.contains(word), "\(word)") }
    let plain = String(decoding: try card.layoutPicture(overlay: false), as: UTF8.self)
    #expect(plain.contains("Platform nine") && !plain.contains(">37<"))
  }

  @Test func repeatsItself() throws {
    #expect(try card.layoutPicture() == card.layoutPicture())
    #expect(try card.layoutPicture() != card.layoutPicture(isDark: true))
  }

  @Test func pixelsAndDevices() throws {
    let png = try card.layoutPicture(format: .png(scale: 2))
    #expect(Array(png.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    let phone = String(decoding: try card.layoutPicture(device: "iPhone 8"), as: UTF8.self)
    #expect(phone.contains("375 × 667"))
    #expect(throws: LayoutPictureError.unknownDevice("iPhone 8000")) {
      try card.layoutPicture(device: "iPhone 8000")
    }
    #expect(throws: LayoutPictureError.self) { try card.layoutPicture(format: .png(scale: 0)) }
  }
}
