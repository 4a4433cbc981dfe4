import AutoLayout
import LayoutDrawing
import LayoutRender
import LayoutScene
import PangoCairoBackend
import SolutionFiles
import UIKit

/// The result of a test's expression.
enum SnapshotSubject {
  case view(UIView)
  case controller(UIViewController)

  var object: AnyObject {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller
    }
  }
}

/// A view as it was laid out on a screen.
@MainActor struct Snapshot {
  /// The solution, including what decides each frame.
  let solution: Solution
  /// A PNG without constraints.
  let picture: [UInt8]
  private let layout: ViewLayout
  private let appearance: Appearance

  /// The pixels per point of pictures: sharp enough to read, and half the size of a phone's.
  private static let scale = 2.0

  /// - Parameter canvas: the screen, which is also `UIScreen.main` during the call.
  init(
    of subject: SnapshotSubject, on canvas: Canvas, extent: LayoutExtent, measurer: PangoTextMeasurer
  ) throws(SnapshotError) {
    let window = UIWindow(canvas: canvas)
    let view = try Self.show(subject, in: window, extent)
    defer { if extent != .screen { view.removeFromSuperview() } }
    appearance = canvas.appearance
    do throws(LayoutPictureError) {
      layout = try ViewLayout(of: view, isExplaining: true, measurer: measurer)
      solution = Solution(forReviewOf: layout.layouts, input: "\(type(of: view))")
      picture = try layout.picture(
        DrawingOptions(overlay: [], appearance: appearance), format: .png(scale: Self.scale))
    } catch {
      throw .unreadable("\(error)")
    }
  }

  /// An SVG file that shows the constraints.
  func explanation() throws(SnapshotError) -> [UInt8] {
    do throws(LayoutPictureError) {
      return try layout.picture(DrawingOptions(appearance: appearance), format: .svg)
    } catch {
      throw .unreadable("\(error)")
    }
  }

  /// Makes the subject appear in a window.
  ///
  /// - Returns: the view that is compared.
  private static func show(
    _ subject: SnapshotSubject, in window: UIWindow, _ extent: LayoutExtent
  ) throws(SnapshotError) -> UIView {
    let previous = UIApplication.shared.keyWindow
    defer { UIApplication.shared.keyWindow = previous }
    switch subject {
    case .controller(let controller):
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return controller.view
    case .view(let view):
      guard view.superview == nil else { throw .notARoot }
      let controller = UIViewController()
      window.rootViewController = controller
      let screen = window.bounds.size
      controller.view.addSubview(view)
      let size =
        switch extent {
        case .screen: screen
        case .width:
          view.systemLayoutSizeFitting(
            CGSize(width: screen.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        case .own where view.frame.size != .zero: view.frame.size
        case .own: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(origin: .zero, size: size)
      window.makeKeyAndVisible()
      return view
    }
  }
}
