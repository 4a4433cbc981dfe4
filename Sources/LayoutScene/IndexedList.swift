/// A position in lists of one kind, as a type of its own: a view's is never taken for a constraint's, or for a count.
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

  // Strideable's own would subtract, which traps for positions that no list has.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
  @inlinable
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The position of a view in an option's views, and in those of the layout that is made of the option.
package struct ViewIndex: ListIndex {
  package let rawValue: Int
  @inlinable
  package init(_ rawValue: Int) { self.rawValue = rawValue }

  package static let root = ViewIndex(0)
}

/// The position of a constraint in an option's constraints, or in a layout's, which has more than its option.
package struct ConstraintIndex: ListIndex {
  package let rawValue: Int
  @inlinable
  package init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// An array that is indexed by positions of one kind.
package struct IndexedList<Index: ListIndex, Element> {
  package var elements: [Element]

  package init() { elements = [] }
  package init(_ elements: some Sequence<Element>) { self.elements = Array(elements) }
  package init(repeating element: Element, count: Int) {
    elements = Array(repeating: element, count: count)
  }
}

/// Something for each view.
package typealias ViewList<Element> = IndexedList<ViewIndex, Element>
/// Something for each constraint.
package typealias ConstraintList<Element> = IndexedList<ConstraintIndex, Element>

// Not RangeReplaceableCollection: what a filter leaves stands no longer where it stood.
extension IndexedList: RandomAccessCollection, MutableCollection {
  package typealias Indices = Range<Index>

  package var startIndex: Index { Index(0) }
  package var endIndex: Index { Index(elements.count) }

  package subscript(index: Index) -> Element {
    get { elements[index.rawValue] }
    _modify { yield &elements[index.rawValue] }
  }

  package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}

extension IndexedList {
  package mutating func append(_ element: Element) { elements.append(element) }

  /// The elements with their positions.
  package func indexed() -> Zip2Sequence<Range<Index>, [Element]> { zip(indices, elements) }

  /// What the elements become, each at its position.
  package func mapped<Result>(_ transform: (Element) -> Result) -> IndexedList<Index, Result> {
    IndexedList<Index, Result>(elements.map(transform))
  }
}

extension IndexedList: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Element...) { self.elements = elements }
}

extension IndexedList: Equatable where Element: Equatable {}
extension IndexedList: Hashable where Element: Hashable {}
extension IndexedList: Sendable where Element: Sendable {}
