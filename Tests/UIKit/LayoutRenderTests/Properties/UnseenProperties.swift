/// The settable properties without an example in `PropertyExamples`, and why.
enum UnseenProperties {
  /// Types of which nothing is seen by themselves.
  static let types: Set<String> = [
    // Movement, and what happens at a touch.
    "CAAnimation", "CAPropertyAnimation", "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation",
    "CADisplayLink", "UIViewPropertyAnimator", "UIGestureRecognizer", "UITapGestureRecognizer",
    "UIPanGestureRecognizer", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer",
    "UIPinchGestureRecognizer", "UISwipeActionsConfiguration", "UIContextualAction",
    // Layers that code adds: that they are there is reported.
    "CAShapeLayer", "CAGradientLayer",
    // What is presented over a screen, and the program around it.
    "UIApplication", "UIPasteboard", "UIScreen", "UIWindow", "UIAlertAction", "UIAlertController",
    "UIActivityViewController", "UIImagePickerController", "UIPresentationController",
    "UISheetPresentationController", "UIPopoverPresentationController", "UISearchController",
    // Values, which are seen in what has them, if at all.
    "CATransform3D", "CGAffineTransform", "CGVector", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset",
    "IndexPath", "NSShadow", "UIBezierPath", "UIGraphicsImageRendererFormat", "UIAction",
    "UIContentSizeCategory",
    "UICollectionLayoutListConfiguration", "UIListSeparatorConfiguration",
    "UICollectionViewLayoutAttributes", "NSTextAttachment", "UICellAccessory.DisclosureIndicatorOptions",
    "UICellAccessory.ReorderOptions", "UICellAccessory.OutlineDisclosureOptions", "UICellConfigurationState",
    "_Observed",
    // Reported with the bar that has them.
    "UIBarAppearance", "UINavigationBarAppearance",
    // For those who cannot see the screen.
    "UIResponder", "UIAccessibilityCustomAction",
    // Names.
    "UIApplication.OpenExternalURLOptionsKey", "UIApplication.LaunchOptionsKey", "UIWindow.Level",
    "UIPageViewController.OptionsKey", "UITransitionContextViewControllerKey", "UITransitionContextViewKey",
    "UIAction.Identifier", "UIMenu.Identifier", "UIFont.Weight", "UIFont.Width",
    "UIFont.TextStyle", "UIFontDescriptor.SystemDesign", "UIFontDescriptor.AttributeName",
    "UIFontDescriptor.TraitKey", "UITextContentType", "UILayoutPriority", "UIScrollView.DecelerationRate",
  ]

  /// The types of values that properties have, by owner and name.
  static let values = [
    "UIButton.configuration": "UIButton.Configuration",
    "UIButton.Configuration.background": "UIBackgroundConfiguration",
    "UITableViewCell.backgroundConfiguration": "UIBackgroundConfiguration",
    "UITableViewCell.textLabel": "UILabel", "UITableViewHeaderFooterView.textLabel": "UILabel",
    "UITextView.textContainer": "NSTextContainer",
    "UILabel.attributedText": "NSParagraphStyle",
    "UICollectionView.collectionViewLayout": "UICollectionViewCompositionalLayout",
    "UICollectionViewCompositionalLayout.configuration": "UICollectionViewCompositionalLayoutConfiguration",
    "UIListContentView.configuration": "UIListContentConfiguration",
    "UIListContentConfiguration.textProperties": "UIListContentConfiguration.TextProperties",
    "UIListContentConfiguration.secondaryTextProperties": "UIListContentConfiguration.TextProperties",
    "UIListContentConfiguration.imageProperties": "UIListContentConfiguration.ImageProperties",
  ]

  static func names(of type: String) -> Set<String> {
    Set(
      [behavior, besideAnother, elsewhere].flatMap { ($0[type] ?? "").split(separator: " ").map(String.init) }
    )
  }

  /// What happens later, or at a touch: touches, keyboards, selection, scrolling, reuse.
  private static let behavior = [
    "CALayer": """
    delegate isOpaque contentsScale rasterizationScale shouldRasterize allowsEdgeAntialiasing \
    needsDisplayOnBoundsChange name speed timeOffset beginTime
    """,
    "NSCollectionLayoutBoundarySupplementaryItem": "pinToVisibleBounds",
    "NSCollectionLayoutDecorationItem": "zIndex", "NSCollectionLayoutSupplementaryItem": "zIndex",
    "NSLayoutConstraint": "shouldBeArchived",
    "NSTextContainer": "size widthTracksTextView heightTracksTextView",
    "UIBarButtonItem": "menu target action",
    "UIBarItem": "tag accessibilityIdentifier accessibilityLabel",
    "UIButton": """
    menu automaticallyUpdatesConfiguration adjustsImageWhenHighlighted adjustsImageWhenDisabled role \
    showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted isPointerInteractionEnabled
    """,
    "UIButton.Configuration": "automaticallyUpdateForSelection",
    "UICollectionView": """
    dataSource prefetchDataSource isPrefetchingEnabled allowsSelection allowsMultipleSelection \
    dragInteractionEnabled
    """,
    "UICollectionViewFlowLayout": "sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds",
    "UIColorWell": "title supportsAlpha",
    "UIControl": "showsMenuAsPrimaryAction isContextMenuInteractionEnabled",
    "UIInputView": "allowsSelfSizing",
    "UIKeyboardLayoutGuide": "followsUndockedKeyboard usesBottomSafeArea",
    "UILabel": "adjustsFontForContentSizeCategory",
    "UIListContentConfiguration.TextProperties": "adjustsFontForContentSizeCategory minimumScaleFactor",
    "UINavigationController": "delegate hidesBarsOnSwipe",
    "UIPageViewController": "dataSource delegate",
    "UIPickerView": "dataSource delegate",
    "UIRefreshControl": "attributedTitle",
    "UIScrollView": """
    contentSize delegate isScrollEnabled bounces bouncesZoom isDirectionalLockEnabled isPagingEnabled \
    automaticallyAdjustsScrollIndicatorInsets scrollIndicatorInsets verticalScrollIndicatorInsets \
    horizontalScrollIndicatorInsets showsVerticalScrollIndicator showsHorizontalScrollIndicator \
    indicatorStyle decelerationRate keyboardDismissMode delaysContentTouches canCancelContentTouches \
    scrollsToTop minimumZoomScale maximumZoomScale refreshControl
    """,
    "UISearchBar": """
    delegate keyboardType returnKeyType autocapitalizationType autocorrectionType enablesReturnKeyAutomatically
    """,
    "UISlider": "isContinuous",
    "UIStepper": "value minimumValue maximumValue stepValue wraps isContinuous autorepeat",
    "UITabBarController": "delegate",
    "UITableView": """
    dataSource prefetchDataSource allowsSelection allowsMultipleSelection allowsSelectionDuringEditing \
    allowsMultipleSelectionDuringEditing dragInteractionEnabled remembersLastFocusedIndexPath \
    estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight sectionIndexColor
    """,
    "UITableViewCell": "focusStyle",
    "UITableViewDiffableDataSource": "defaultRowAnimation",
    "UITableViewController": "clearsSelectionOnViewWillAppear refreshControl",
    "UITextField": """
    delegate keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically \
    autocapitalizationType autocorrectionType spellCheckingType smartQuotesType smartDashesType \
    smartInsertDeleteType textContentType clearsOnBeginEditing clearsOnInsertion typingAttributes \
    selectedTextRange allowsEditingTextAttributes inputView inputAccessoryView \
    adjustsFontForContentSizeCategory
    """,
    "UITextView": """
    isEditable isSelectable typingAttributes selectedRange selectedTextRange keyboardType keyboardAppearance \
    returnKeyType enablesReturnKeyAutomatically autocapitalizationType autocorrectionType spellCheckingType \
    smartQuotesType smartDashesType textContentType clearsOnInsertion usesStandardTextScaling inputView \
    inputAccessoryView adjustsFontForContentSizeCategory
    """,
    "UIView": """
    isOpaque tag isUserInteractionEnabled isExclusiveTouch isMultipleTouchEnabled contentScaleFactor \
    clearsContextBeforeDrawing restorationIdentifier gestureRecognizers interactions
    """,
    "UIViewController": """
    modalPresentationStyle modalTransitionStyle modalPresentationCapturesStatusBarAppearance \
    isModalInPresentation definesPresentationContext providesPresentationContextTransitionStyle \
    transitioningDelegate preferredContentSize restorationIdentifier isEditing
    """,
  ]

  /// What is seen only beside another property, of which it is said that it is not shown.
  private static let besideAnother = [
    "CALayer": "shadowColor shadowOffset shadowRadius shadowPath contentsGravity",
    "UICollectionViewCell": "selectedBackgroundView isHighlighted",
    "UIImageView": "highlightedImage animationDuration animationRepeatCount",
    "UILabel": "highlightedTextColor shadowOffset",
    "UINavigationBar": "backIndicatorTransitionMaskImage",
    "UINavigationItem": "hidesBackButton leftItemsSupplementBackButton hidesSearchBarWhenScrolling",
    "UISearchBar": "selectedScopeButtonIndex",
    "UITabBarItem": "badgeColor",
    "UITableViewCell": """
    selectedBackgroundView multipleSelectionBackgroundView selectionStyle indentationWidth \
    editingAccessoryType editingAccessoryView showsReorderControl shouldIndentWhileEditing
    """,
    "UITextField": "leftViewMode rightViewMode minimumFontSize",
    "UITextView": "linkTextAttributes",
    "UIViewController": "extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets",
  ]

  /// What has tests of its own, as what these are set on here belongs to another object.
  private static let elsewhere = [
    "UINavigationBar": "items", "UITabBar": "items", "UITableViewController": "tableView",
    "UICollectionViewController": "collectionView",
    "UICollectionViewDiffableDataSource": "supplementaryViewProvider",
  ]
}
