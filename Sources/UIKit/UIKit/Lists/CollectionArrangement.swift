@_exported import Foundation

internal import AutoLayout

/// The result of a collection layout: the frames of the items, and of the views above and below sections.
struct CollectionArrangement {
  /// A view that is not an item.
  struct Extra {
    var kind: String
    var section: Int
    var frame: CGRect
  }

  /// The frames of the items, in order through all sections.
  var items: [CGRect] = []
  /// The range of each section's items among all items.
  var sections: [Range<Int>] = []
  var extras: [Extra] = []
  /// The set properties of the layout that have no effect.
  var leftOut: Set<String> = []

  func path(_ index: Int) -> IndexPath {
    let section = sections.firstIndex { $0.contains(index) } ?? 0
    return IndexPath(item: index - sections[section].lowerBound, section: section)
  }
}

/// The input of a collection layout, whose measuring closures are only valid during the layout.
@MainActor struct CollectionContents {
  /// The range of each section's items among all items.
  var sections: [Range<Int>]
  /// The size of the collection.
  var size: CGSize
  /// Measures an item, at a given width or at the width that its content requires.
  var measured: (Int, CGFloat?) -> CGSize
  /// The height that a view of a kind above or below a section requires at a given width.
  var extraHeight: (String, Int, CGFloat) -> CGFloat?
}

extension UICollectionViewFlowLayout {
  /// Places sections one after another, each in lines of its own between a header and a footer.
  func flowArrangement(of contents: CollectionContents) -> CollectionArrangement {
    var arrangement = CollectionArrangement(sections: contents.sections)
    let isVertical = scrollDirection == .vertical
    var position: CGFloat = 0
    func extra(_ kind: String, _ section: Int, _ size: CGSize) {
      let length = isVertical ? size.height : size.width
      guard length > 0 else { return }
      let frame =
        isVertical
        ? CGRect(x: 0, y: position, width: contents.size.width, height: length)
        : CGRect(x: position, y: 0, width: length, height: contents.size.height)
      arrangement.extras.append(.init(kind: kind, section: section, frame: frame))
      position += length
    }
    for (section, items) in contents.sections.enumerated() {
      extra(UICollectionView.elementKindSectionHeader, section, headerSize(of: section))
      let flow = sectionFlow(section)
      let sizes = items.map { Size(size(of: arrangement.path($0)) ?? contents.measured($0, nil)) }
      let frames = flow.frames(of: sizes, in: Size(contents.size)).map { CGRect($0) }
      arrangement.items += frames.map {
        $0.offsetBy(dx: isVertical ? 0 : position, dy: isVertical ? position : 0)
      }
      let inset = isVertical ? flow.sectionInset.bottom : flow.sectionInset.right
      let start = isVertical ? flow.sectionInset.top : flow.sectionInset.left
      position += (frames.map { isVertical ? $0.maxY : $0.maxX }.max() ?? CGFloat(start)) + CGFloat(inset)
      extra(UICollectionView.elementKindSectionFooter, section, footerSize(of: section))
    }
    return arrangement
  }
}
