/// Ranges of system versions with the same looks and sizes of controls.
public enum InterfaceEra: String, CaseIterable, Sendable, Comparable {
  /// iOS 7 to 10, Xcode 5 to 8.
  case iOS7
  /// iOS 11 and 12, Xcode 9 and 10: taller search bars.
  case iOS11
  /// iOS 13, Xcode 11: taller text fields, different segmented controls and steppers.
  case iOS13
  /// iOS 14 to 18.3, Xcode 12 to 16.2: taller progress views, different page controls.
  case iOS14
  /// iOS 18.4 to 18.6, Xcode 16.3 and 16.4: taller sliders, and labels of one line in whole points.
  case iOS18
  /// iOS 26.
  case iOS26

  /// The default era: `iOS14`.
  public static let current = InterfaceEra.iOS14

  /// Whether the left era is earlier.
  public static func < (left: InterfaceEra, right: InterfaceEra) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
