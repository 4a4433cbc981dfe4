// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

/// A controller whose view is a table.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableStyle: UITableView.Style
  /// Creates a controller whose table has a style.
  public init(style: UITableView.Style) {
    tableStyle = style
    super.init(nibName: nil, bundle: nil)
  }
  override public init(nibName: String?, bundle: Bundle?) {
    tableStyle = .plain
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
  }
  /// Its table, which is its view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// The wheel that appears when it is pulled down.
  open var refreshControl: UIRefreshControl?
  /// Whether nothing is selected when it appears.
  open var clearsSelectionOnViewWillAppear = true
  override open func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: tableStyle)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.delegate = self
    table.dataSource = self
    view = table
  }
  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// The cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The title above a section; nil for none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The text below a section; nil for none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Whether a row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// The user deletes or inserts a row; not called here.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// The height of a row, in points.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// The height of a header, in points.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// The header of a section; nil for none.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// The height of a footer, in points.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// The footer of a section; nil for none.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// The height of a row until it is laid out, in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// Whether a row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// The user moves a row; not called here.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// A cell is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// The user has deselected a row; not called here.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The user has selected a row; not called here.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The list has scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The user begins to drag; not called here.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The user is about to stop dragging; not called here.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The user has stopped dragging; not called here.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The list has come to rest; not called here.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
