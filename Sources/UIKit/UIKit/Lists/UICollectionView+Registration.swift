@_exported import Foundation

extension UICollectionView {
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    private let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }

    func cell(at indexPath: IndexPath, for item: Item?) -> Cell {
      let cell = Cell.made()
      if let item { handler(cell, indexPath, item) }
      return cell
    }
  }

  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>
  {
    public typealias Handler =
      (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    private let kind: String
    private let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }

    func view(at indexPath: IndexPath) -> Supplementary {
      let view = Supplementary.made()
      handler(view, kind, indexPath)
      return view
    }
  }

  /// Returns a new cell that is configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { registration.cell(at: indexPath, for: item) }

  /// Returns a new header or footer that is configured for its section.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { registration.view(at: indexPath) }
}
