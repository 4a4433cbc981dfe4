@_exported import Foundation

/// Index paths of rows and items.
extension IndexPath {
  /// Creates the index path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the index path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The index of the row.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The index of the item.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
