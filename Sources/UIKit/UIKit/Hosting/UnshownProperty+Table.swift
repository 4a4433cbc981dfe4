internal import Foundation

/// The properties that have no visible effect in pictures, grouped by the types that have them.
extension UnshownProperty {
  static let all =
    ofViews + ofControls + ofConfigurations + ofLists + ofBars + [
      Self(UIViewController.self, "overrideUserInterfaceStyle") {
        $0.overrideUserInterfaceStyle != .unspecified
      },
      Self(UIViewController.self, "edgesForExtendedLayout") { $0.edgesForExtendedLayout != .all },
      Self(UISplitViewController.self, "viewControllers") { !$0.viewControllers.isEmpty },
      Self(UIViewController.self, "hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed },
      Self(UIViewController.self, "toolbarItems") { $0.toolbarItems != nil },
      Self(UINavigationController.self, "isToolbarHidden") { !$0.isToolbarHidden },
    ]

  private static let ofViews = [
    Self(UIView.self, "transform") { !$0.transform.isIdentity },
    Self(UIView.self, "transform3D") { $0.transform3D != CATransform3DIdentity },
    Self(UIView.self, "mask") { $0.mask != nil },
    Self(UIView.self, "overrideUserInterfaceStyle") { $0.overrideUserInterfaceStyle != .unspecified },
    Self(UIView.self, "tintAdjustmentMode") { $0.tintAdjustmentMode == .dimmed },
    Self(UIView.self, "autoresizesSubviews") { !$0.autoresizesSubviews },
    Self(UIView.self, "maximumContentSizeCategory") { $0.maximumContentSizeCategory != nil },
    Self(UIView.self, "minimumContentSizeCategory") { $0.minimumContentSizeCategory != nil },
    Self(CALayer.self, "cornerCurve") { $0.cornerRadius > 0 && $0.cornerCurve != .circular },
    Self(CALayer.self, "maskedCorners") { $0.maskedCorners.rawValue != 15 },
    Self(CALayer.self, "shadowOpacity") { $0.shadowOpacity != 0 },
    Self(CALayer.self, "mask") { $0.mask != nil },
    Self(CALayer.self, "transform") { $0.transform != CATransform3DIdentity },
    Self(CALayer.self, "sublayerTransform") { $0.sublayerTransform != CATransform3DIdentity },
    Self(CALayer.self, "zPosition") { $0.zPosition != 0 },
    Self(CALayer.self, "contents") { $0.contents != nil },
    Self(CALayer.self, "anchorPoint") { $0.anchorPoint != CGPoint(x: 0.5, y: 0.5) },
    Self(CALayer.self, "compositingFilter") { $0.compositingFilter != nil },
    Self(UILabel.self, "isEnabled") { !$0.isEnabled },
    Self(UILabel.self, "isHighlighted") { $0.isHighlighted && $0.highlightedTextColor != nil },
    Self(UILabel.self, "shadowColor") { $0.shadowColor != nil },
    Self(UILabel.self, "baselineAdjustment") { $0.baselineAdjustment != .alignBaselines },
    Self(UILabel.self, "allowsDefaultTighteningForTruncation") { $0.allowsDefaultTighteningForTruncation },
    Self(UILabel.self, "attributedText.shadow") { $0.attributedText?.has(.shadow) ?? false },
    paragraph("hyphenationFactor") { $0.hyphenationFactor != 0 },
    paragraph("allowsDefaultTighteningForTruncation") { $0.allowsDefaultTighteningForTruncation },
    paragraph("paragraphSpacingBefore") { $0.paragraphSpacingBefore != 0 },
    paragraph("firstLineHeadIndent") { $0.firstLineHeadIndent != 0 },
    paragraph("headIndent") { $0.headIndent != 0 },
    paragraph("tailIndent") { $0.tailIndent != 0 },
    paragraph("lineBreakStrategy") { !$0.lineBreakStrategy.isEmpty },
    paragraph("tabStops") { !$0.tabStops.isEmpty },
    Self(UIImageView.self, "isHighlighted") { $0.isHighlighted && $0.highlightedImage != nil },
    Self(UIImageView.self, "preferredSymbolConfiguration") { $0.preferredSymbolConfiguration != nil },
    Self(UIImageView.self, "animationImages") { $0.animationImages != nil },
    Self(UIImageView.self, "adjustsImageSizeForAccessibilityContentSizeCategory") {
      $0.adjustsImageSizeForAccessibilityContentSizeCategory
    },
    Self(UITableView.self, "separatorColor") { $0.separatorColor != nil },
    Self(UITableView.self, "separatorInset") {
      $0.separatorInset != UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    },
    Self(UITableView.self, "backgroundView") { $0.backgroundView != nil },
    Self(UITableView.self, "isEditing") { $0.isEditing },
    Self(UITableView.self, "cellLayoutMarginsFollowReadableWidth") {
      $0.cellLayoutMarginsFollowReadableWidth
    },
    Self(UITableViewCell.self, "backgroundView") { $0.backgroundView != nil },
    Self(UITableViewCell.self, "separatorInset") { $0.separatorInset != .zero },
    Self(UITableViewCell.self, "indentationLevel") { $0.indentationLevel != 0 },
    Self(UITableViewCell.self, "isSelected") { $0.isSelected },
    Self(UITableViewCell.self, "isHighlighted") { $0.isHighlighted },
    Self(UITableViewCell.self, "isEditing") { $0.isEditing },
    Self(UITableViewCell.self, "backgroundConfiguration") {
      $0.backgroundConfiguration?.hasMoreThanColor == true
    },
    Self(UICollectionView.self, "backgroundView") { $0.backgroundView != nil },
    arranged("UICollectionViewFlowLayout.sectionInsetReference"),
    arranged("NSCollectionLayoutItem.edgeSpacing"), arranged("NSCollectionLayoutItem.supplementaryItems"),
    arranged("NSCollectionLayoutSection.decorationItems"),
    arranged("NSCollectionLayoutBoundarySupplementaryItem.alignment"),
    arranged("NSCollectionLayoutSection.contentInsetsReference"),
    arranged("NSCollectionLayoutSection.supplementaryContentInsetsReference"),
    arranged("UICollectionLayoutListConfiguration.appearance"),
    arranged("UICollectionLayoutListConfiguration.headerTopPadding"),
    arranged("UICollectionLayoutListConfiguration.showsSeparators"),
    arranged("UICollectionLayoutListConfiguration.backgroundColor"),
    arranged("UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems"),
    arranged("UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference"),
    Self(UIScrollView.self, "contentOffset") { $0.contentOffset != .zero },
    Self(UIScrollView.self, "contentInset") { $0.contentInset != .zero },
    Self(UIScrollView.self, "zoomScale") { $0.zoomScale != 1 },
    Self(UIVisualEffectView.self, "effect") { $0.effect != nil },
    Self(UITextView.self, "dataDetectorTypes") { !$0.dataDetectorTypes.isEmpty },
    Self(UITextView.self, "isSecureTextEntry") { $0.isSecureTextEntry },
    Self(UITextView.self, "textContainer.maximumNumberOfLines") {
      $0.textContainer.maximumNumberOfLines != 0
    },
    Self(UITextView.self, "textContainer.lineBreakMode") {
      $0.textContainer.lineBreakMode != .byWordWrapping
    },
    Self(UITextView.self, "textContainer.exclusionPaths") { !$0.textContainer.exclusionPaths.isEmpty },
    Self(UITableViewHeaderFooterView.self, "backgroundView") { $0.backgroundView != nil },
    Self(UITableViewHeaderFooterView.self, "backgroundConfiguration") {
      $0.backgroundConfiguration?.hasMoreThanColor == true
    },
    Self(UICollectionViewCell.self, "backgroundView") { $0.backgroundView != nil },
    Self(UICollectionViewCell.self, "isSelected") { $0.isSelected && $0.selectedBackgroundView != nil },
    Self(UICollectionViewCell.self, "backgroundConfiguration") {
      $0.backgroundConfiguration?.hasMoreThanColor == true
    },
    Self(UICollectionViewListCell.self, "accessories") { !$0.accessories.isEmpty },
  ]

  /// A property of the elements that a collection layout arranges.
  private static func arranged(_ name: String) -> Self {
    Self(UICollectionView.self, "collectionViewLayout", called: name) { $0.leftOutOfLayout.contains(name) }
  }

  /// A property of a paragraph in a label.
  private static func paragraph(
    _ name: String, _ isSet: @escaping @MainActor (NSParagraphStyle) -> Bool
  ) -> Self {
    Self(UILabel.self, "attributedText.\(name)") {
      $0.attributedText?.paragraphs.contains(where: isSet) ?? false
    }
  }

  private static let ofControls = [
    Self(UIControl.self, "isEnabled") { !$0.isEnabled },
    Self(UIControl.self, "contentHorizontalAlignment") { $0.contentHorizontalAlignment != .center },
    Self(UIControl.self, "contentVerticalAlignment") { $0.contentVerticalAlignment != .center },
    Self(UIControl.self, "isHighlighted") { $0.isHighlighted },
    Self(UIButton.self, "adjustsImageSizeForAccessibilityContentSizeCategory") {
      $0.adjustsImageSizeForAccessibilityContentSizeCategory
    },
    Self(UIButton.self, "titleEdgeInsets") { $0.titleEdgeInsets != .zero },
    Self(UIButton.self, "imageEdgeInsets") { $0.imageEdgeInsets != .zero },
    Self(UIButton.self, "changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction },
    Self(UITextField.self, "background") { $0.background != nil },
    Self(UITextField.self, "leftView") { $0.leftView != nil && $0.leftViewMode != .never },
    Self(UITextField.self, "rightView") { $0.rightView != nil && $0.rightViewMode != .never },
    Self(UITextField.self, "adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth },
    Self(UITextField.self, "clearButtonMode") { [.always, .unlessEditing].contains($0.clearButtonMode) },
    Self(UITextField.self, "defaultTextAttributes") { !$0.defaultTextAttributes.isEmpty },
    Self(UITextField.self, "disabledBackground") { $0.disabledBackground != nil },
    Self(UISwitch.self, "thumbTintColor") { $0.thumbTintColor != nil },
    Self(UISlider.self, "maximumTrackTintColor") { $0.maximumTrackTintColor != nil },
    Self(UISlider.self, "thumbTintColor") { $0.thumbTintColor != nil },
    Self(UISlider.self, "minimumValueImage") { $0.minimumValueImage != nil },
    Self(UISlider.self, "maximumValueImage") { $0.maximumValueImage != nil },
    Self(UIPageControl.self, "pageIndicatorTintColor") { $0.pageIndicatorTintColor != nil },
    Self(UIPageControl.self, "currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor != nil },
    Self(UIProgressView.self, "trackTintColor") { $0.trackTintColor != nil },
    Self(UIProgressView.self, "progressViewStyle") { $0.progressViewStyle != .default },
    Self(UISegmentedControl.self, "selectedSegmentTintColor") { $0.selectedSegmentTintColor != nil },
    Self(UISegmentedControl.self, "isMomentary") { $0.isMomentary },
    Self(UIActivityIndicatorView.self, "color") { $0.color != .gray },
    Self(UIDatePicker.self, "date") { $0.date != Date(timeIntervalSince1970: 0) },
    Self(UIDatePicker.self, "minimumDate") { $0.minimumDate != nil },
    Self(UIDatePicker.self, "maximumDate") { $0.maximumDate != nil },
    Self(UIDatePicker.self, "locale") { $0.locale != nil },
    Self(UIDatePicker.self, "calendar") { $0.calendar != .current },
    Self(UIDatePicker.self, "timeZone") { $0.timeZone != nil },
    Self(UIDatePicker.self, "minuteInterval") { $0.minuteInterval != 1 },
    Self(UIDatePicker.self, "countDownDuration") { $0.countDownDuration != 0 },
  ]

  private static let ofConfigurations = [
    configured("background.cornerRadius") { $0.background.cornerRadius != 0 },
    configured("background.strokeColor") { $0.background.strokeColor != nil },
    configured("background.strokeWidth") { $0.background.strokeWidth != 0 },
    configured("background.image") { $0.background.image != nil },
    configured("background.customView") { $0.background.customView != nil },
    configured("subtitleTextAttributesTransformer") { $0.subtitleTextAttributesTransformer != nil },
    configured("showsActivityIndicator") { $0.showsActivityIndicator },
    configured("titleAlignment") { $0.titleAlignment != .automatic },
    configured("titleLineBreakMode") { $0.titleLineBreakMode != usual.titleLineBreakMode },
    configured("subtitleLineBreakMode") { $0.subtitleLineBreakMode != usual.subtitleLineBreakMode },
    configured("preferredSymbolConfigurationForImage") { $0.preferredSymbolConfigurationForImage != nil },
    configured("imageColorTransformer") { $0.imageColorTransformer != nil },
  ]

  private static let usual = UIButton.Configuration.plain()

  private static let ofLists = [
    listed("directionalLayoutMargins") { $0.directionalLayoutMargins != .zero },
    listed("textToSecondaryTextVerticalPadding") { $0.textToSecondaryTextVerticalPadding != 0 },
    listed("textProperties.alignment") { $0.textProperties.alignment != .natural },
    listed("textProperties.adjustsFontSizeToFitWidth") { $0.textProperties.adjustsFontSizeToFitWidth },
    listed("textProperties.allowsDefaultTighteningForTruncation") {
      $0.textProperties.allowsDefaultTighteningForTruncation
    },
    listed("textToSecondaryTextHorizontalPadding") { $0.textToSecondaryTextHorizontalPadding != 0 },
    listed("axesPreservingSuperviewLayoutMargins") { !$0.axesPreservingSuperviewLayoutMargins.isEmpty },
    listed("imageProperties.tintColor") { $0.imageProperties.tintColor != nil },
    listed("imageProperties.cornerRadius") { $0.imageProperties.cornerRadius != 0 },
    listed("imageProperties.maximumSize") { $0.imageProperties.maximumSize != .zero },
    listed("imageProperties.reservedLayoutSize") { $0.imageProperties.reservedLayoutSize != .zero },
    listed("imageProperties.preferredSymbolConfiguration") {
      $0.imageProperties.preferredSymbolConfiguration != nil
    },
  ]

  /// A property of a list row's content, in a cell or by itself.
  private static func listed(
    _ name: String, _ isSet: @escaping @MainActor (UIListContentConfiguration) -> Bool
  ) -> Self {
    Self(UIView.self, name, called: "UIListContentConfiguration.\(name)") { view in
      let content: (any UIContentConfiguration)? =
        switch view {
        case let view as UIListContentView: view.configuration
        case let cell as UITableViewCell: cell.contentConfiguration
        case let header as UITableViewHeaderFooterView: header.contentConfiguration
        case let cell as UICollectionViewCell: cell.contentConfiguration
        default: nil
        }
      return (content as? UIListContentConfiguration).map(isSet) ?? false
    }
  }

  /// A property of a button's configuration.
  private static func configured(
    _ name: String, _ isSet: @escaping @MainActor (UIButton.Configuration) -> Bool
  ) -> Self { Self(UIButton.self, "configuration.\(name)") { $0.configuration.map(isSet) ?? false } }

  private static let ofBars = [
    Self(UISearchBar.self, "prompt") { $0.prompt != nil },
    Self(UISearchBar.self, "searchBarStyle") { $0.searchBarStyle != .default },
    Self(UISearchBar.self, "barTintColor") { $0.barTintColor != nil },
    Self(UISearchBar.self, "showsCancelButton") { $0.showsCancelButton },
    Self(UISearchBar.self, "scopeButtonTitles") { $0.scopeButtonTitles != nil },
    Self(UISearchBar.self, "barStyle") { $0.barStyle != .default },
    Self(UISearchBar.self, "isTranslucent") { !$0.isTranslucent },
    Self(UISearchBar.self, "backgroundImage") { $0.backgroundImage != nil },
    Self(UINavigationBar.self, "isTranslucent") { !$0.isTranslucent },
    Self(UINavigationBar.self, "barStyle") { $0.barStyle != .default },
    Self(UINavigationBar.self, "barTintColor") { $0.barTintColor != nil },
    Self(UINavigationBar.self, "titleTextAttributes") { $0.titleTextAttributes != nil },
    Self(UINavigationBar.self, "largeTitleTextAttributes") { $0.largeTitleTextAttributes != nil },
    Self(UINavigationBar.self, "shadowImage") { $0.shadowImage != nil },
    Self(UINavigationBar.self, "standardAppearance") { $0.standardAppearance.isSet },
    Self(UINavigationBar.self, "scrollEdgeAppearance") { $0.scrollEdgeAppearance != nil },
    Self(UINavigationBar.self, "compactAppearance") { $0.compactAppearance != nil },
    Self(UINavigationBar.self, "backIndicatorImage") { $0.backIndicatorImage != nil },
    Self(UINavigationItem.self, "prompt") { $0.prompt != nil },
    Self(UINavigationItem.self, "titleView") { $0.titleView != nil },
    Self(UINavigationItem.self, "leftBarButtonItem") { $0.leftBarButtonItem != nil },
    Self(UINavigationItem.self, "rightBarButtonItem") { $0.rightBarButtonItem != nil },
    Self(UINavigationItem.self, "leftBarButtonItems") { $0.leftBarButtonItems != nil },
    Self(UINavigationItem.self, "rightBarButtonItems") { $0.rightBarButtonItems != nil },
    Self(UINavigationItem.self, "searchController") { $0.searchController != nil },
    Self(UINavigationItem.self, "standardAppearance") { $0.standardAppearance != nil },
    Self(UINavigationItem.self, "compactAppearance") { $0.compactAppearance != nil },
    Self(UINavigationItem.self, "scrollEdgeAppearance") { $0.scrollEdgeAppearance != nil },
    Self(UINavigationItem.self, "backBarButtonItem") { $0.backBarButtonItem != nil },
    Self(UINavigationItem.self, "backButtonTitle") { $0.backButtonTitle != nil },
    Self(UIBarButtonItem.self, "image") { $0.image != nil },
    Self(UIBarButtonItem.self, "isEnabled") { !$0.isEnabled },
    Self(UIBarButtonItem.self, "style") { $0.style != .plain },
    Self(UIBarButtonItem.self, "width") { $0.width != 0 },
    Self(UIBarButtonItem.self, "customView") { $0.customView != nil },
    Self(UIBarButtonItem.self, "tintColor") { $0.tintColor != nil },
    Self(UITabBarItem.self, "badgeValue") { $0.badgeValue != nil },
    Self(UITabBarItem.self, "image") { $0.image != nil },
    Self(UITabBarItem.self, "selectedImage") { $0.selectedImage != nil },
    Self(UITabBarItem.self, "isEnabled") { !$0.isEnabled },
    Self(UITabBarItem.self, "titlePositionAdjustment") { $0.titlePositionAdjustment != .zero },
    Self(UITabBar.self, "isTranslucent") { !$0.isTranslucent },
    Self(UITabBar.self, "barTintColor") { $0.barTintColor != nil },
    Self(UITabBar.self, "selectedItem") { $0.selectedItem != nil },
    Self(UITabBar.self, "unselectedItemTintColor") { $0.unselectedItemTintColor != nil },
    Self(UITabBar.self, "standardAppearance") { $0.standardAppearance.isSet },
    Self(UITabBar.self, "barStyle") { $0.barStyle != .default },
    Self(UITabBar.self, "backgroundImage") { $0.backgroundImage != nil },
    Self(UITabBar.self, "shadowImage") { $0.shadowImage != nil },
    Self(UITabBar.self, "scrollEdgeAppearance") { $0.scrollEdgeAppearance != nil },
    Self(UIToolbar.self, "barTintColor") { $0.barTintColor != nil },
    Self(UIToolbar.self, "isTranslucent") { !$0.isTranslucent },
    Self(UIToolbar.self, "barStyle") { $0.barStyle != .default },
    Self(UIToolbar.self, "standardAppearance") { $0.standardAppearance.isSet },
    Self(UIBarItem.self, "imageInsets") { $0.imageInsets != .zero },
  ]
}

extension UIBarAppearance {
  fileprivate var isSet: Bool {
    backgroundColor != nil || backgroundImage != nil || backgroundEffect != nil || shadowColor != nil
      || shadowImage != nil || (self as? UINavigationBarAppearance)?.titleTextAttributes.isEmpty == false
      || (self as? UINavigationBarAppearance)?.largeTitleTextAttributes.isEmpty == false
  }
}

extension UIBackgroundConfiguration {
  fileprivate var hasMoreThanColor: Bool {
    cornerRadius != 0 || strokeWidth != 0 || strokeColor != nil || backgroundInsets != .zero || image != nil
      || customView != nil
  }
}

extension NSAttributedString {
  fileprivate func has(_ key: Key) -> Bool {
    var found = false
    enumerateAttribute(key, in: NSRange(location: 0, length: length)) { value, _, _ in
      found = found || value != nil
    }
    return found
  }
  fileprivate var paragraphs: [NSParagraphStyle] {
    var found: [NSParagraphStyle] = []
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, _, _ in
      if let style = value as? NSParagraphStyle { found.append(style) }
    }
    return found
  }
}
