// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  private var ownCollection: UICollectionView?
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
  open var collectionViewLayout: UICollectionViewLayout { layout }
  /// The view contains the collection view, as in UIKit.
  override open func loadView() {
    super.loadView()
    let list = ownCollection ?? UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.delegate = list.delegate ?? self
    list.dataSource = list.dataSource ?? self
    ownCollection = list
    fill(view)
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// This is not called here.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// This is not called here.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// This is not called here.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// This is not called here.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// This is not called here.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
