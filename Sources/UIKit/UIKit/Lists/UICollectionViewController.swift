// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

/// A controller that shows a collection view.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout
  /// Creates a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  private var ownCollection: UICollectionView?
  /// The collection view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollection
    }
    set {
      ownCollection?.removeFromSuperview()
      ownCollection = newValue
      if let viewIfLoaded { fill(viewIfLoaded) }
    }
  }
  private func fill(_ container: UIView) {
    guard let list = ownCollection else { return }
    list.frame = container.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(list)
  }
  /// The layout with which the controller was created.
  open var collectionViewLayout: UICollectionViewLayout { layout }
  /// Creates the view, which contains the collection view as in UIKit.
  override open func loadView() {
    super.loadView()
    let list = ownCollection ?? UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.delegate = list.delegate ?? self
    list.dataSource = list.dataSource ?? self
    ownCollection = list
    fill(view)
  }
  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns the number of items in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// Returns the cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// Returns a header or footer.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Called when the user has selected an item; not called here.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Called when the list has scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when the user starts to drag; not called here.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the user is about to stop dragging; not called here.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the user has stopped dragging; not called here.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the list has come to rest; not called here.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
