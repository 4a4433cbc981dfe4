import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension CollectionViewContent: KeyedContent {
  static let keys = own([
    Field(
      "scrollDirection", .choice(of: Axis.self), \.layout.scrollDirection,
      "The axis along which a collection view scrolls; vertical by default."),
    Field(
      "itemSize",
      .nullable(.structure([("width", .length), ("height", .length)], \.numbers) { Size($0) }),
      \.layout.itemSize,
      "The width and height of every cell in points; null, the default: each is as large as its content."),
    Field(
      "minimumLineSpacing", .number(.length), \.layout.minimumLineSpacing,
      "The least distance between lines of cells, in points; 10 by default."),
    Field(
      "minimumInteritemSpacing", .number(.length), \.layout.minimumInteritemSpacing,
      "The least distance between the cells of a line, in points; 10 by default."),
    Field(
      "sectionInset", .object(.edgeInsets, startingWith: .zero, shorthand: .allSides), \.layout.sectionInset,
      "The distances of the cells from the edges of a collection view, in points."),
  ])
}
