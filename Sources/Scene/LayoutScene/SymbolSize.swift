/// The sizes of images that cannot be measured.
package enum SymbolSize {
  /// The size of a system symbol beside text of 17 points; symbols vary by a few points.
  package static let usual = 20.0
  /// How much smaller and larger symbols of the scales small and large are, as Interface Builder recorded them.
  package static let smallScale = 0.78, largeScale = 1.28

  /// The side of a symbol beside text of a font, in half points, as Interface Builder records symbols.
  ///
  /// - Parameters:
  ///   - pointSize: the font size in points; nil for 17.
  ///   - scale: `smallScale`, `largeScale`, or 1.
  package static func side(pointSize: Double?, scale: Double = 1) -> Double {
    (usual / 17 * (pointSize ?? 17) * scale * 2).rounded() / 2
  }

  /// The side of an image for which code gives only the name: that of a symbol in a bar.
  package static let ofCode = 24.0
}
