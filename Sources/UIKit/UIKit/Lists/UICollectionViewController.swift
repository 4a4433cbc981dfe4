// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

/// A controller whose view is a collection.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout
  /// Creates a controller whose list has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  private var ownCollection: UICollectionView?
  /// Its list, which is its view.
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
  /// The layout that it was created with.
  open var collectionViewLayout: UICollectionViewLayout { layout }
  /// UIKit's view contains the collection.
  override open func loadView() {
    super.loadView()
    let list = ownCollection ?? UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.delegate = list.delegate ?? self
    list.dataSource = list.dataSource ?? self
    ownCollection = list
    fill(view)
  }
  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// How many items a section has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// A header or footer.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// The user has selected an item; not called here.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
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
