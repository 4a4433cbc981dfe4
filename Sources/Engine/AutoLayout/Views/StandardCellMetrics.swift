/// The distances in points in a cell that arranges its texts and its image itself, as Interface Builder recorded them.
package enum StandardCellMetrics {
  /// From the image of a cell to its labels.
  package static let imagePadding = 15.0
  /// From the image to the texts of UIListContentConfiguration.
  package static let imageToTextPadding = 16.0
  /// Above and below a single text.
  package static let textMargin = 11.0
  /// Above the first of two texts.
  package static let topMargin = 10.0
  /// Between two texts.
  package static let textSpacing = 1.0
  /// Below the second of two texts.
  package static let bottomMargin = 9.5
  /// The least height, without the separator.
  package static let leastHeight = 43.5
  /// From the content to an accessory.
  package static let accessoryMargin = 8.0
}
