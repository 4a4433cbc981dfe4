/// The arrangement of the texts in a cell or a header.
enum StandardArrangement {
  /// The title fills the height.
  case title
  /// The second text is below the title.
  case subtitle
  /// The second text is at the trailing edge.
  case value
  /// The second text follows the title, which has a column of its own.
  case column
  /// The title is at the bottom, as in headers.
  case header
}
