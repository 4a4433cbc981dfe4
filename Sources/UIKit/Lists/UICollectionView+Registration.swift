@_exported import Foundation

extension UICollectionView {
  /// How a cell class shows an item.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    fileprivate let handler: Handler

    /// Registers a class.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How a class of headers or footers shows a section.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>
  {
    /// Sets a view up.
    public typealias Handler =
      (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Registers a class.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A new cell, set up for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = made(Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A new header or footer, set up for its place.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = made(Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  private func made<View: UICollectionReusableView>(_ type: View.Type) -> View {
    guard let view = type.dequeue("\(type)") as? View else { fatalError("\(type) made another class") }
    return view
  }
}
