import AutoLayout

/// The width of a one-line label in the system font, as Interface Builder wrote it into a storyboard.
struct RecordedWidth {
  var text: String
  var size: Double
  var weight: FontWeight
  /// In points, rounded up to a pixel.
  var width: Double
  /// Pixels per point.
  var scale: Double

  static let all: [RecordedWidth] = [
    .init(text: "Label", size: 12, weight: .regular, width: 31, scale: 2),
    .init(
      text: "More than 230 000 products available offline", size: 13, weight: .regular, width: 272.5, scale: 2
    ),
    .init(text: "saved at 12h13", size: 13, weight: .regular, width: 89.5, scale: 2),
    .init(text: "Label", size: 15, weight: .regular, width: 37.5, scale: 2),
    .init(text: "Fade Duration: 0.25 sec", size: 15, weight: .regular, width: 162.5, scale: 2),
    .init(text: "Messages", size: 15, weight: .regular, width: 69.5, scale: 2),
    .init(text: "Label", size: 16, weight: .regular, width: 39.5, scale: 2),
    .init(text: "Label", size: 17, weight: .regular, width: 42, scale: 2),
    .init(text: "Description", size: 17, weight: .regular, width: 87.33, scale: 3),
    .init(text: "Custom", size: 17, weight: .regular, width: 59.5, scale: 2),
    .init(text: "Expiration Message", size: 17, weight: .regular, width: 148.5, scale: 2),
    .init(text: "Description", size: 17, weight: .semibold, width: 91.67, scale: 3),
    .init(text: "Address", size: 17, weight: .semibold, width: 66, scale: 3),
    .init(text: "Label", size: 17, weight: .semibold, width: 43.5, scale: 2),
    .init(text: "Label", size: 14, weight: .bold, width: 37, scale: 2),
    .init(text: "Add", size: 14, weight: .bold, width: 28, scale: 2),
    .init(text: "Label", size: 18, weight: .black, width: 50, scale: 2),
    .init(text: "Settings", size: 20, weight: .regular, width: 72, scale: 2),
    .init(text: "Label", size: 20, weight: .regular, width: 48, scale: 2),
    .init(text: "Label", size: 20, weight: .semibold, width: 50, scale: 2),
    .init(text: "UINavigationBar", size: 22, weight: .regular, width: 154.5, scale: 2),
    .init(text: "MacBook Pro", size: 22, weight: .medium, width: 130, scale: 2),
    .init(text: "HeroDebugPlugin", size: 22, weight: .semibold, width: 178, scale: 2),
    .init(text: "Label", size: 25, weight: .regular, width: 59, scale: 1),
    .init(text: "STOCKS", size: 27, weight: .heavy, width: 111, scale: 2),
    .init(text: "Label", size: 30, weight: .regular, width: 71, scale: 2),
    .init(text: "Label", size: 35, weight: .regular, width: 82.67, scale: 3),
    .init(text: "Blue", size: 36, weight: .black, width: 81, scale: 2),
    .init(text: "Green", size: 36, weight: .black, width: 110.5, scale: 2),
    .init(text: "Label", size: 50, weight: .regular, width: 117, scale: 2),
  ]
}
