@_exported import Foundation

// The names before Swift 4.2, which older files use.

/// The earlier name of `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The earlier name of `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The earlier name of `UITableViewCell.SeparatorStyle`.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The earlier name of `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// The earlier name of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// The earlier name of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// The earlier name of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The earlier name of `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The earlier name of `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// The earlier name of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The earlier name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The earlier name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The earlier name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The earlier name of `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The earlier name of `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The earlier name of `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The earlier name of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// The earlier name of `UIFont.TextStyle`.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The earlier name of `UIFont.Weight`.
public typealias UIFontWeight = UIFont.Weight
/// The earlier name of `UITextField.ViewMode`.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The earlier name of `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The earlier name of `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The earlier name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The earlier name of `UIImage.Orientation`.
public typealias UIImageOrientation = UIImage.Orientation
/// The earlier name of `UITableView.automaticDimension`.
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// The earlier name of `UIView.noIntrinsicMetric`.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// The earlier name of `UIView.layoutFittingCompressedSize`.
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// The earlier name of `UIView.layoutFittingExpandedSize`.
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
/// The earlier name of `UILayoutPriority.required`.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// The earlier name of `UILayoutPriority.defaultHigh`.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// The earlier name of `UILayoutPriority.defaultLow`.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// The earlier name of `UIAccessibilityTraits.button`.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// The earlier name of `UIAccessibilityTraits.header`.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// The earlier name of `UIAccessibilityTraits.image`.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// The earlier name of `UIAccessibilityTraits.link`.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// The earlier name of `UIAccessibilityTraits.none`.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// The earlier name of `UIAccessibilityTraits.selected`.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// The earlier name of `UIAccessibilityTraits.staticText`.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// The earlier name of `CAMediaTimingFunctionName.linear`.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The earlier name of `CAMediaTimingFunctionName.easeIn`.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The earlier name of `CAMediaTimingFunctionName.easeOut`.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The earlier name of `CAMediaTimingFunctionName.easeInEaseOut`.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut

public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

extension UIAccessibilityTraits {
  public static func |= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) {
    left.formUnion(right)
  }
}
