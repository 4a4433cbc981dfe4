/// A position in lists of one kind. As a type of its own, it cannot be confused with another kind or a count.
package protocol ListIndex: Hashable, Strideable, Sendable where Stride == Int {
  /// From 0.
  var rawValue: Int { get }
  init(_ rawValue: Int)
}

extension ListIndex {
  @inlinable
  package func distance(to other: Self) -> Int { other.rawValue - rawValue }
  @inlinable
  package func advanced(by distance: Int) -> Self { Self(rawValue + distance) }

  // Strideable's defaults subtract, which overflows for positions far outside any list.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
  @inlinable
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The position of a view in an option's views, and in those of its solved layout.
package struct ViewIndex: ListIndex {
  package let rawValue: Int
  @inlinable
  package init(_ rawValue: Int) { self.rawValue = rawValue }

  package static let root = ViewIndex(0)
}

/// The position of a constraint in an option's constraints, or in a layout's, which also has generated ones.
package struct ConstraintIndex: ListIndex {
  package let rawValue: Int
  @inlinable
  package init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// An array indexed by positions of one kind.
package struct IndexedList<Index: ListIndex, Element> {
  package var elements: [Element]

  @inlinable
  package init() { elements = [] }
  @inlinable
  package init(_ elements: some Sequence<Element>) { self.elements = Array(elements) }
  @inlinable
  package init(repeating element: Element, count: Int) {
    elements = Array(repeating: element, count: count)
  }
}

/// A list with an element for each view.
package typealias ViewList<Element> = IndexedList<ViewIndex, Element>
/// A list with an element for each constraint.
package typealias ConstraintList<Element> = IndexedList<ConstraintIndex, Element>

// Not RangeReplaceableCollection: filtering would move elements to other positions.
extension IndexedList: RandomAccessCollection, MutableCollection {
  package typealias Indices = Range<Index>

  @inlinable
  package var startIndex: Index { Index(0) }
  @inlinable
  package var endIndex: Index { Index(elements.count) }

  // Elements are large: reading a part of one should not copy it all.
  @inlinable
  package subscript(index: Index) -> Element {
    _read { yield elements[index.rawValue] }
    _modify { yield &elements[index.rawValue] }
  }

  @inlinable
  package func index(after index: Index) -> Index { index.advanced(by: 1) }
  @inlinable
  package func index(before index: Index) -> Index { index.advanced(by: -1) }

  @inlinable
  package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension IndexedList {
  @inlinable
  package mutating func append(_ element: Element) { elements.append(element) }

  /// The elements with their positions.
  @inlinable
  package func indexed() -> Zip2Sequence<Range<Index>, [Element]> { zip(indices, elements) }

  /// The transformed elements, each at its own position.
  @inlinable
  package func mapped<Result>(_ transform: (Element) -> Result) -> IndexedList<Index, Result> {
    IndexedList<Index, Result>(elements.map(transform))
  }
}

extension IndexedList: ExpressibleByArrayLiteral {
  @inlinable
  package init(arrayLiteral elements: Element...) { self.elements = elements }
}

extension IndexedList: Equatable where Element: Equatable {}
extension IndexedList: Hashable where Element: Hashable {}
extension IndexedList: Sendable where Element: Sendable {}
