public import UIKit

/// Compares the layout of a view with its baseline, frames first and pixels second.
///
/// Baselines lie beside the test's file, in `__Layouts__/NAME-OF-THE-FILE/`: the solution as JSON and a picture. A
/// layout without a baseline is recorded, unless the variable `CI` is set, as in continuous integration: there it
/// fails. A layout that differs fails with its cause in words, and the new picture and one of the differences are
/// written to `.build/layouts/` of the package.
///
/// One call checks every combination of the given devices, orientations, text sizes, directions and appearances; the
/// given values become part of the file's name. Code that makes a view reads the traits while it runs, so the
/// expression is evaluated once for each combination, with `UIScreen.main` and `UITraitCollection.current` set
/// accordingly.
///
///     assertLayout(of: Card(title: "Departures"), named: "card", devices: ["iPhone SE (3rd generation)"],
///       textSizes: [.large, .accessibilityLarge], appearances: [.light, .dark])
///
/// Failures are issues of Swift Testing or failures of XCTest, depending on which runs the test. XCTest for Linux
/// cannot call a method of the main actor unless it is also `async`.
///
/// - Parameters:
///   - view: an expression that makes the view.
///   - name: the name of the baseline, unique in a file; nil for the name of the test's function.
///   - devices: names such as `iPhone 8`; none for the default device.
///   - orientations: how the device is held; none for portrait.
///   - textSizes: the user's text sizes; none for `large`. A view made before the call has the fonts of one size, so
///     several sizes need an expression that makes it.
///   - directions: the directions of the interface; none for left to right.
///   - appearances: light or dark; none for light.
///   - extent: how much of the screen the view fills; nil for all of it if devices or orientations are given, otherwise
///     its own size.
///   - record: which layouts are recorded; nil for the value of the variable `LAYOUT_RECORD` (`missing`, `failed`,
///     `all` or `never`), or `missing` without it.
@MainActor public func assertLayout(
  of view: @autoclosure () throws -> UIView, named name: String? = nil, devices: [String] = [],
  orientations: [LayoutOrientation] = [], textSizes: [UIContentSizeCategory] = [],
  directions: [UIUserInterfaceLayoutDirection] = [], appearances: [UIUserInterfaceStyle] = [],
  extent: LayoutExtent? = nil, record: LayoutRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let matrix = LayoutMatrix(
    devices: devices, orientations: orientations, textSizes: textSizes, directions: directions,
    appearances: appearances)
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  place.check(name, in: function, matrix, extent ?? matrix.usualExtent, record) { .view(try view()) }
}

/// Compares the layout of a controller's view, which appears on the whole screen, with its baseline.
///
/// The parameters are those for views, except for the extent; see
/// `assertLayout(of:named:devices:orientations:textSizes:directions:appearances:extent:record:)`.
///
/// - Parameter controller: an expression that makes the controller.
@MainActor public func assertLayout(
  of controller: @autoclosure () throws -> UIViewController, named name: String? = nil,
  devices: [String] = [], orientations: [LayoutOrientation] = [], textSizes: [UIContentSizeCategory] = [],
  directions: [UIUserInterfaceLayoutDirection] = [], appearances: [UIUserInterfaceStyle] = [],
  record: LayoutRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let matrix = LayoutMatrix(
    devices: devices, orientations: orientations, textSizes: textSizes, directions: directions,
    appearances: appearances)
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  place.check(name, in: function, matrix, .screen, record) { .controller(try controller()) }
}

extension TestPlace {
  /// Checks a layout and reports the findings.
  ///
  /// - Parameters:
  ///   - name: the name of the baseline; nil for that of the function.
  ///   - function: the name of the function, such as `card()`.
  @MainActor fileprivate func check(
    _ name: String?, in function: String, _ matrix: LayoutMatrix, _ extent: LayoutExtent,
    _ record: LayoutRecording?, _ make: () throws -> SnapshotSubject
  ) {
    let check = LayoutCheck(
      name: name ?? String(function.prefix { $0 != "(" }), matrix: matrix, record: record, testFile: path,
      line: line, extent: extent)
    for finding in check.run(make) { report(finding) }
  }
}

extension LayoutMatrix {
  /// The extent of a view for which none is given.
  fileprivate var usualExtent: LayoutExtent { devices.isEmpty && orientations.isEmpty ? .own : .screen }
}

/// The orientation of a device.
public enum LayoutOrientation: String, Sendable {
  /// Upright.
  case portrait
  /// On its side, with the sensor housing on the left.
  case landscape
}

/// The part of the screen that a view fills.
public enum LayoutExtent: Sendable {
  /// The whole screen.
  case screen
  /// The width of the screen at its top edge; the height is the least that the constraints allow.
  case width
  /// The size of the view's frame or, if that is zero, the least size that the constraints allow.
  case own
}
