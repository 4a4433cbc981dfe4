package import AutoLayout

/// The metrics of an iOS font that is not available on Linux. Inter stands in for its letters, scaled to its
/// width, on lines of its height.
///
/// Ascender and descender are those of the fonts' hhea tables as commonly documented, in ems; Helvetica's
/// ascender includes the 15 % that Apple adds. Checked against heights that Interface Builder recorded:
/// Avenir Next, Avenir, Helvetica, Helvetica Neue, Arial, Menlo, Hoefler Text, Bradley Hand. A line gap
/// separates lines, but does not count for a single one: Arial at 14 points is recorded 16 high.
///
/// Widths are relative to Inter's, without kerning. They are fitted to recorded widths for Avenir Next (12
/// labels), Helvetica Neue (10) and Bradley Hand; Helvetica, Times and Courier are from Adobe's AFM tables
/// for English interface texts, Menlo and Verdana from the DejaVu fonts with the same design. Chinese letters
/// are an em wide in PingFang as in what stands in for them. The others are estimates from the fonts' average
/// character widths, accurate to about 5 %.
package struct StandInFont: Hashable {
  /// In ems; `descender` is negative.
  package var ascender: Double
  package var descender: Double
  package var lineGap: Double
  /// Inter's size for the same width, relative to the font size: for mixed text, for capitals and for digits,
  /// since Inter has wide small letters.
  package var width: Double
  package var capitals: Double
  package var digits: Double

  /// - Parameter size: in points.
  package func metrics(size: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, lineHeight: (ascender - descender) * size)
  }

  /// The size at which Inter has the same width for `string`, relative to the font size.
  package func width(of string: String) -> Double {
    var (sum, count) = (0.0, 0.0)
    for scalar in string.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter: sum += capitals
      case .decimalNumber: sum += digits
      case .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: sum += width
      default: continue
      }
      count += 1
    }
    return count > 0 ? sum / count : width
  }

  /// - Parameter family: a family's name or the start of a PostScript name; case and spaces are ignored.
  /// - Returns: nil for a family that iOS does not have.
  package static func named(_ family: String, weight: FontWeight) -> StandInFont? {
    let key = key(family)
    if key == "helveticaneue" { return helveticaNeue(weight) }
    guard let row = families.first(where: { $0.key == key }) else { return nil }
    return StandInFont(
      ascender: row.ascender, descender: -row.descender, lineGap: row.lineGap,
      width: row.width + (weight.isBold ? row.bold : 0), capitals: row.capitals,
      digits: monospaced.contains(key) ? 0.93 : row.width * digitShare)
  }

  /// The weight of Helvetica Neue that Interface Builder shows for a font that is not installed.
  ///
  /// Open Sans, Rubik and Nanum Gothic are recorded with its line heights and widths: those of regular up to
  /// semibold; Rubik Bold has the height of bold.
  package static func unknownFamily(weight: FontWeight) -> (font: StandInFont, weight: FontWeight) {
    let shown: FontWeight = weight.rawValue >= FontWeight.bold.rawValue ? .bold : .regular
    return (helveticaNeue(shown), shown)
  }

  /// The only family for which the recorded heights differ by weight.
  private static func helveticaNeue(_ weight: FontWeight) -> StandInFont {
    let (ascender, descender) =
      switch weight {
      case .ultraLight, .thin, .light: (0.967, 0.213)
      case .regular: (0.952, 0.213)
      case .medium: (0.965, 0.213)
      case .semibold, .bold, .heavy, .black: (0.975, 0.217)
      }
    // The light fonts are narrower: fitted to seven labels.
    let isLight = weight.rawValue < FontWeight.regular.rawValue
    return StandInFont(
      ascender: ascender, descender: -descender, lineGap: 0.028,
      width: weight.isBold ? 0.975 : isLight ? 0.9 : 0.94, capitals: isLight ? 0.97 : 1.01,
      digits: 0.94 * digitShare)
  }

  private static func key(_ family: String) -> String {
    var key = family.lowercased().filter { $0.isLetter || $0.isNumber }
    for suffix in ["psmt", "mt", "itctt"] where key.hasSuffix(suffix) { key.removeLast(suffix.count) }
    return key
  }

  /// From Helvetica, Times and Verdana: the factor on `width` for digits, since Inter's are tabular.
  private static let digitShare = 0.913

  private static let monospaced = ["courier", "couriernew", "menlo"]

  /// `width` is for regular weights; `bold` is added for semibold and heavier ones.
  private typealias Row = (
    key: String, ascender: Double, descender: Double, lineGap: Double, width: Double, capitals: Double,
    bold: Double
  )

  // swift-format-ignore
  private static let families: [Row] = [
    ("academyengravedlet",    0.756, 0.242, 0.000, 0.950, 1.00, 0.00),
    ("americantypewriter",    0.910, 0.243, 0.000, 1.020, 1.06, 0.03),
    ("arial",                 0.905, 0.212, 0.033, 0.940, 1.01, 0.03),
    ("arialroundedmtbold",    0.946, 0.211, 0.000, 1.020, 1.06, 0.00),
    ("avenir",                1.000, 0.366, 0.000, 0.960, 0.99, 0.00),
    ("avenirnext",            1.000, 0.366, 0.000, 0.975, 1.00, 0.00),
    ("avenirnextcondensed",   1.000, 0.366, 0.000, 0.800, 0.81, 0.00),
    ("baskerville",           0.898, 0.246, 0.000, 0.860, 0.97, 0.04),
    ("bodoni72",              0.930, 0.270, 0.000, 0.850, 0.96, 0.04),
    ("bradleyhand",           0.850, 0.400, 0.000, 0.890, 0.92, 0.00),
    ("chalkboardse",          1.130, 0.286, 0.000, 0.980, 0.98, 0.03),
    ("chalkduster",           0.951, 0.285, 0.000, 1.180, 1.18, 0.00),
    ("charter",               0.980, 0.238, 0.000, 0.920, 1.03, 0.04),
    ("cochin",                0.897, 0.250, 0.000, 0.850, 0.96, 0.04),
    ("copperplate",           0.763, 0.248, 0.017, 1.120, 1.15, 0.04),
    ("courier",               0.754, 0.246, 0.000, 1.240, 1.00, -0.04),
    ("couriernew",            0.833, 0.300, 0.000, 1.240, 1.00, -0.04),
    ("didot",                 0.942, 0.328, 0.030, 0.880, 0.99, 0.04),
    ("dinalternate",          0.942, 0.222, 0.000, 0.900, 0.90, -0.03),
    ("dincondensed",          0.712, 0.288, 0.200, 0.680, 0.66, -0.03),
    ("futura",                1.039, 0.260, 0.030, 0.950, 0.98, 0.00),
    ("georgia",               0.917, 0.219, 0.000, 0.950, 1.03, 0.06),
    ("gillsans",              0.918, 0.230, 0.000, 0.860, 0.96, 0.05),
    ("helvetica",             0.920, 0.230, 0.000, 0.940, 1.01, 0.03),
    ("hoeflertext",           0.721, 0.279, 0.000, 0.840, 0.95, 0.04),
    ("markerfelt",            0.829, 0.258, 0.000, 0.850, 0.86, 0.00),
    ("menlo",                 0.928, 0.236, 0.000, 1.240, 1.00, -0.04),
    ("noteworthy",            1.290, 0.310, 0.000, 0.880, 0.90, 0.03),
    ("optima",                0.919, 0.268, 0.028, 0.920, 1.00, 0.03),
    ("palatino",              0.732, 0.283, 0.334, 0.930, 1.03, 0.03),
    ("papyrus",               0.940, 0.602, 0.000, 0.920, 1.00, 0.00),
    ("pingfanghk",            1.060, 0.340, 0.000, 1.000, 1.00, 0.00),
    ("pingfangsc",            1.060, 0.340, 0.000, 1.000, 1.00, 0.00),
    ("pingfangtc",            1.060, 0.340, 0.000, 1.000, 1.00, 0.00),
    ("snellroundhand",        0.938, 0.325, 0.000, 0.780, 1.10, 0.04),
    ("times",                 0.900, 0.250, 0.000, 0.850, 0.98, 0.02),
    ("timesnewroman",         0.891, 0.216, 0.042, 0.850, 0.98, 0.02),
    ("trebuchetms",           0.939, 0.222, 0.000, 0.960, 0.95, 0.02),
    ("verdana",               1.005, 0.210, 0.000, 1.060, 1.02, 0.08),
    ("zapfino",               1.875, 1.500, 0.000, 0.950, 1.20, 0.00),
  ]
}

extension FontWeight {
  fileprivate var isBold: Bool { rawValue >= FontWeight.semibold.rawValue }
}
