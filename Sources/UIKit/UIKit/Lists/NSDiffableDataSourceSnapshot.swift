@_exported import Foundation

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []

  public init() {}

  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { itemIdentifiers.count }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    index(ofSection: identifier).map { sections[$0].items } ?? []
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { index(ofSection: identifier) }
  /// The index counts the items of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = index(ofSection: toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = index(ofSection: toIdentifier) else { return }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index + 1)
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// By default, the items are appended to the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let last = sections.indices.last
    guard let index = sectionIdentifier.map({ self.index(ofSection: $0) }) ?? last else {
      raise(
        "There are currently no sections in the data source. Please add a section first.",
        name: "NSInternalInconsistencyException")
    }
    sections[index].items += identifiers
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, 0)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, 1)
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for index in sections.indices { sections[index].items.removeAll(where: identifiers.contains) }
  }
  public mutating func deleteAllItems() { sections = [] }
  /// Does nothing, as all cells are made anew here.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Does nothing, as all cells are made anew here.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  /// Does nothing, as all cells are made anew here.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  private func index(ofSection identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, _ offset: Int
  ) {
    for section in sections.indices {
      guard let index = sections[section].items.firstIndex(of: item) else { continue }
      sections[section].items.insert(contentsOf: identifiers, at: index + offset)
    }
  }

  /// Returns the item at an index path; nil if there is none.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the index path of an item; nil if there is none.
  func place(of item: ItemIdentifierType) -> IndexPath? {
    for (section, one) in sections.enumerated() {
      if let index = one.items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }
}
