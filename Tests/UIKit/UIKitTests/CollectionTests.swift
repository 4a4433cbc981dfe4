import Testing
import UIKit

/// Sections of collections.
@MainActor @Suite struct CollectionTests {
  private final class Items: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var counts = [3, 2]
    var sizes: [CGSize] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      counts[section]
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      sizes.isEmpty ? CGSize(width: 50, height: 50) : sizes[indexPath.item]
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(10 * section), left: 0, bottom: 5, right: 0) }
  }

  private func frames(_ items: Items, width: CGFloat = 200) -> [CGRect] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    window.rootViewController = items
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return items.collectionView.visibleCells.map(\.frame)
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func sectionsFlowOneAfterTheOther() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let items = Items(collectionViewLayout: layout)
    items.sizes = [
      CGSize(width: 90, height: 30), CGSize(width: 90, height: 40), CGSize(width: 200, height: 10),
    ]
    let frames = frames(items)
    // The header, a line of 40 points, one of 10, the inset of 5; then the header and the inset of 10.
    #expect(frames.map(\.minY) == [25, 20, 70, 120, 115])
    #expect(frames.map(\.minX) == [0, 110, 0, 0, 100])
    let header = items.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 85, width: 200, height: 20))
  }

  @Test func groupsOfSectionsAreOfTheirOwn() {
    let grid = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [grid])
    let line = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(25)))
    line.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 3)
    let list = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(25)), subitems: [line])
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection(group: index == 0 ? row : list)
      section.interGroupSpacing = 6
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 8, trailing: 10)
      if index == 1 {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(15)), elementKind: "header", alignment: .top)
        ]
      }
      return section
    }
    let items = Items(collectionViewLayout: layout)
    let frames = frames(items)
    #expect(
      frames == [
        CGRect(x: 10, y: 4, width: 90, height: 40), CGRect(x: 100, y: 4, width: 90, height: 40),
        CGRect(x: 10, y: 50, width: 90, height: 40),
        // 98 is the end of the first section; the header has 15 points, and the inset 4.
        CGRect(x: 13, y: 119, width: 174, height: 21), CGRect(x: 13, y: 150, width: 174, height: 21),
      ])
    let header = items.collectionView.supplementaryView(
      forElementKind: "header", at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 10, y: 98, width: 180, height: 15))
  }

  @Test func countsNestedGroupsAndSectionsThatScroll() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: item, count: 2)
    pair.interItemSpacing = .fixed(4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(44)), subitems: [pair, pair])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let items = Items(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    items.counts = [5]
    let frames = frames(items)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 24, width: 50, height: 20),
        CGRect(x: 50, y: 0, width: 50, height: 20), CGRect(x: 50, y: 24, width: 50, height: 20),
        CGRect(x: 110, y: 0, width: 50, height: 20),
      ])
  }

  @Test func estimatedHeightsAreMeasured() {
    final class Cell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
          bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
          bar.heightAnchor.constraint(equalToConstant: 30),
        ])
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let own = size(.fractionalWidth(1), .estimated(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: own, subitems: [NSCollectionLayoutItem(layoutSize: own)])
    let items = Items(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    items.counts = [2]
    items.loadViewIfNeeded()
    items.collectionView.register(Cell.self, forCellWithReuseIdentifier: "item")
    #expect(frames(items).map { [$0.minY, $0.width, $0.height] } == [[0, 200, 37], [37, 200, 37]])
  }

  @Test func attributesOfALayoutOfItsOwn() {
    final class Stairs: UICollectionViewLayout {
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let step = CGFloat(10 * indexPath.item + 100 * indexPath.section)
        attributes.frame = CGRect(x: step, y: step, width: 20, height: 10)
        return attributes
      }
    }
    #expect(frames(Items(collectionViewLayout: Stairs())).map(\.minX) == [0, 10, 20, 100, 110])
  }

  /// A layout may move what the class above it has placed.
  @Test func subclassesOfFlowLayoutsMoveItems() {
    final class Stepped: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect) ?? []
        for one in all where one.representedElementKind == nil {
          one.frame.origin.y += CGFloat(one.indexPath.item)
        }
        return all
      }
    }
    let layout = Stepped()
    let items = Items(collectionViewLayout: layout)
    items.counts = [4]
    items.sizes = Array(repeating: CGSize(width: 60, height: 20), count: 4)
    #expect(frames(items).map(\.minY) == [0, 1, 2, 33])
    #expect(layout.collectionViewContentSize.height == 50)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 30)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0)) == nil)
  }

  @Test func programsPlaceTheItemsOfGroups() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(40))) {
      place in
      let half = place.container.contentSize.width / 2
      return (0..<2).map {
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat($0) * half, y: 5, width: half, height: 30))
      }
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
    let items = Items(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    items.counts = [3]
    #expect(
      frames(items) == [
        CGRect(x: 20, y: 5, width: 90, height: 30), CGRect(x: 110, y: 5, width: 90, height: 30),
        CGRect(x: 20, y: 45, width: 90, height: 30),
      ])
  }

  /// A list's rows are as wide as the collection, below a header without room for its content.
  @Test func rowsOfListsFillTheWidth() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    let items = Items(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    items.counts = [2]
    #expect(frames(items).allSatisfy { $0.minX == 0 && $0.width == 200 })
  }

  /// Equal items share the room of a group; those that repeat keep their size.
  @Test func countedItemsShareTheirRoom() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(30), .absolute(20)))
    let row = size(.fractionalWidth(1), .absolute(20))
    let sharing = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item, count: 4)
    let repeating = NSCollectionLayoutGroup.horizontal(layoutSize: row, repeatingSubitem: item, count: 4)
    func widths(_ group: NSCollectionLayoutGroup) -> [CGFloat] {
      let section = NSCollectionLayoutSection(group: group)
      let items = Items(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      items.counts = [4]
      return frames(items).map(\.width)
    }
    #expect(widths(sharing) == [50, 50, 50, 50] && widths(repeating) == [30, 30, 30, 30])
  }
}
