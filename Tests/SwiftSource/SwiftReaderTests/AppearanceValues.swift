// Force unwrapping is a part of what is read here.
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// What code asks colours, fonts, images and paragraphs for: compiled with the tests, and read.
@MainActor func appearanceValues() -> [String] {
  colorValues() + fontValues() + imageValues() + paragraphValues() + listedValues()
}

private func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }

@MainActor private func parts(_ color: UIColor) -> String {
  var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  let isKnown = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  return "\(isKnown) \([red, green, blue, alpha].map(rounded))"
}

@MainActor private func shade(_ color: UIColor) -> String {
  var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  var white: CGFloat = 0
  color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
  color.getWhite(&white, alpha: nil)
  return "\([hue, saturation, brightness, alpha, white].map(rounded))"
}

@MainActor private func colorValues() -> [String] {
  let mixed = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
  let followed = UIColor { $0.userInterfaceStyle == .dark ? .white : mixed }
  let dark = UITraitCollection(userInterfaceStyle: .dark)
  let colors: [UIColor] = [
    mixed, followed, .systemTeal, .secondaryLabel, .clear, .orange, UIColor(white: 0.3, alpha: 1),
    UIColor(hue: 0.7, saturation: 0.5, brightness: 0.9, alpha: 1), .systemFill.withAlphaComponent(0.5),
    followed.resolvedColor(with: dark), UIColor(cgColor: mixed.cgColor), .separator,
  ]
  return colors.map { "\(parts($0)) \(shade($0))" } + [
    "\(UIColor.red == UIColor.red) \(UIColor.red == .blue) \(mixed == UIColor(cgColor: mixed.cgColor))",
    "\(rounded(mixed.cgColor.alpha)) \(mixed.cgColor.components!.map(rounded))",
    "\([UIColor.red, .green].firstIndex(of: .green) ?? -1)",
  ]
}

@MainActor private func described(_ font: UIFont) -> String {
  let lengths = [
    font.pointSize, font.lineHeight, font.ascender, font.descender, font.capHeight, font.xHeight,
  ]
  let traits = font.fontDescriptor.symbolicTraits
  return "\(font.familyName) \(font.fontName) \(lengths.map(rounded)) \(traits.contains(.traitBold)) "
    + "\(traits.contains(.traitItalic))"
}

@MainActor private func fontValues() -> [String] {
  let bold = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits([
    .traitBold, .traitItalic,
  ])!
  let semibold = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2).addingAttributes([
    .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]
  ])
  let fonts: [UIFont] = [
    .systemFont(ofSize: 13), .systemFont(ofSize: 20, weight: .heavy), .boldSystemFont(ofSize: 17),
    .italicSystemFont(ofSize: 12), .monospacedDigitSystemFont(ofSize: 15, weight: .medium),
    .preferredFont(forTextStyle: .largeTitle), .preferredFont(forTextStyle: .headline),
    .preferredFont(forTextStyle: .extraLargeTitle), UIFont(descriptor: bold, size: 0),
    UIFont(descriptor: bold, size: 30), UIFont(descriptor: semibold, size: 0),
    UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 11)),
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 40), maximumPointSize: 36),
    UIFont.systemFont(ofSize: 19).withSize(9),
  ]
  return fonts.map(described) + [
    "\(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12)) \(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 13))",
    "\(UIFont.labelFontSize) \(UIFont.systemFontSize) \(UIFontMetrics.default.scaledValue(for: 10))",
    "\(bold.pointSize) \(bold.withSize(8).pointSize) \(semibold.object(forKey: .size) as! CGFloat)",
  ]
}

@MainActor private func imageValues() -> [String] {
  let star = UIImage(systemName: "star")!
  let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
  let drawn = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 34)).image { _ in UIColor.red.setFill()
  }
  let images: [UIImage] = [
    star, star.withConfiguration(large), star.withTintColor(.red, renderingMode: .alwaysOriginal),
    UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(scale: .small))!,
    star.applyingSymbolConfiguration(large.applying(UIImage.SymbolConfiguration(scale: .large)))!, drawn,
    drawn.withRenderingMode(.alwaysTemplate), UIImage(),
  ]
  return images.map {
    "\($0.size.width) \($0.size.height) \($0.scale) \($0.isSymbolImage) \($0.renderingMode == .alwaysTemplate)"
  }
}

@MainActor private func paragraphValues() -> [String] {
  let style = NSMutableParagraphStyle()
  style.lineSpacing = 4
  style.alignment = .center
  let copy = style.mutableCopy() as! NSMutableParagraphStyle
  copy.lineSpacing += 2
  let attachment = NSTextAttachment(image: UIImage(systemName: "star")!)
  attachment.bounds = CGRect(x: 0, y: -3, width: 14, height: 15)
  return [
    "\(style.lineSpacing) \(copy.lineSpacing) \(copy.alignment == .center) \(copy.minimumLineHeight)",
    "\(NSParagraphStyle.default.lineSpacing) \(attachment.bounds.height) \(NSShadow().shadowBlurRadius)",
  ]
}

/// What stands in a list without a type of its own has that of the others.
@MainActor private func listedValues() -> [String] {
  let colors = [UIColor.red, .blue, .green.withAlphaComponent(0.5)]
  let sizes = [CGSize(width: 1, height: 2), .zero], axes = [NSLayoutConstraint.Axis.horizontal, .vertical]
  var titles: [String] = []
  for var configuration in [UIButton.Configuration.plain(), .filled(), .gray()] {
    configuration.title = "\(titles.count)"
    titles.append(configuration.title ?? "")
  }
  return [
    "\(colors.map { $0.cgColor.alpha }) \(colors[1] == UIColor.blue) \(sizes[1].width) \(axes.map(\.rawValue))",
    titles.joined(separator: " "),
  ]
}
