import AutoLayout
import LayoutDrawing

/// A picture with something of everything.
enum TestSheet {
  static let white = Color(hex: 0xFFFFFF)
  static let black = Color(hex: 0x000000)
  static let blue = Color(hex: 0x0A84FF)

  static func make() -> DisplayList {
    let size = Size(width: 420, height: 760)
    var items: [DisplayItem] = [.fill(.rect(Rect(x: 0, y: 0, width: 420, height: 760)), white)]
    var y = 10.0
    func add(_ text: Text, width: Double = 400, height: Double? = nil) {
      let height = height ?? text.font.size * 1.3
      let frame = Rect(x: 10, y: y, width: width, height: height)
      items.append(.stroke(.rect(frame), blue.withAlpha(0.4), StrokeStyle(width: 0.5)))
      items.append(.text(TextItem(text: text, frame: frame, color: black)))
      y += height + 4
    }
    for size in [9.0, 11, 13, 15, 17, 20, 24, 28, 34] {
      add(Text("Hamburgefonts illicit AVATAR -> 2x4 \(Int(size))", font: Font(size: size)))
    }
    for weight in FontWeight.allCases {
      add(Text("Leading Trailing \(weight.name)", font: Font(size: 13, weight: weight)))
    }
    let long = "A label that is much too long for its frame"
    for mode in LineBreakMode.allCases {
      add(Text(long, font: Font(size: 13), lineBreakMode: mode), width: 150)
    }
    let lines = Text(long + " and has lines", font: Font(size: 13), numberOfLines: 2)
    add(lines, width: 150, height: 34)
    add(Text("姓名标签 こんにちは 안녕 Label", font: Font(size: 17)))
    add(Text("مرحبا بالعالم Label", font: Font(size: 17), direction: .rightToLeft))
    add(Text("שלום ไทย हिन्दी", font: Font(size: 17, weight: .bold), alignment: .center))
    let group = DisplayGroup(
      id: "overlay-frames", className: "overlay", translation: Point(x: 250, y: 560), scale: 1.5,
      clip: .ellipse(in: Rect(x: 0, y: 0, width: 100, height: 60)), opacity: 0.5,
      items: [
        .fill(.rect(Rect(x: 0, y: 0, width: 60, height: 60)), Color(hex: 0xFF3B30)),
        .fill(.roundedRect(Rect(x: 40, y: 10, width: 60, height: 40), radius: 8), Color(hex: 0x34C759)),
        .stroke(
          .line(from: Point(x: 0, y: 30), to: Point(x: 100, y: 30)), black,
          StrokeStyle(width: 2, dashes: [6, 3], cap: .round)),
        .text(
          TextItem(
            text: Text("Group", alignment: .center), frame: Rect(x: 0, y: 0, width: 100, height: 60),
            color: black)),
      ])
    items.append(.group(group))
    return DisplayList(
      size: size, title: "Sheet of texts 姓名", description: "Sizes, weights & <scripts>", items: items)
  }
}
