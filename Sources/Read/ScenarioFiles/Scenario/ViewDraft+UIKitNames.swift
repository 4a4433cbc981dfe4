import AutoLayout
import JSONText
import LayoutScene

/// Names that people who know UIKit type: properties that have another name here, that change nothing, or that the
/// format expresses in another way. No property of UIKit should be unknown without advice on what to write.
extension ViewDraft {
  static let uiKitNamesOfViews: [String: String] = {
    var names = uiKitNames
    names["arrangedSubviews"] = "subviews"
    return names
  }()

  /// UIKit's names of properties that have other names in the format.
  static let uiKitNames = [
    "isHidden": "hidden", "contentHuggingPriority": "contentHugging",
    "contentCompressionResistancePriority": "compressionResistance",
    "attributedText": "text", "attributedTitle": "title", "setTitle": "title",
    "attributedPlaceholder": "placeholder",
    "directionalLayoutMargins": "layoutMargins", "accessoryType": "accessory",
    "layer.cornerRadius": "cornerRadius", "layer.masksToBounds": "clipsToBounds",
    "layer.borderWidth": "borderWidth", "layer.borderColor": "borderColor",
    "masksToBounds": "clipsToBounds",
    "progress": "value", "progressTintColor": "tintColor", "minimumTrackTintColor": "tintColor",
    "onTintColor": "tintColor",
    "setImage": "image", "setTitleColor": "textColor", "titleColor": "textColor",
    "contentEdgeInsets": "contentInsets",
  ]

  /// The kinds that have a property of UIKit whose key more kinds have; nil for a property that all have.
  static func kinds(ofUIKitName name: String) -> [ViewKind]? {
    switch name {
    case "progress", "progressTintColor": [.progressView]
    case "minimumTrackTintColor": [.slider]
    case "onTintColor": [.switch]
    case "setImage", "setTitleColor", "titleColor", "contentEdgeInsets": [.button]
    default: nil
    }
  }

  /// Advice on what to write instead of UIKit's properties that the format does not have.
  static let hints: [String: Hint] = [
    "preferredSymbolConfiguration":
      "it is the image's pointSize: { \"symbol\": \"star\", \"pointSize\": 40 }",
    "lineSpacing": paragraphHint, "lineHeightMultiple": paragraphHint, "paragraphSpacing": paragraphHint,
    "paragraphStyle": paragraphHint,
    "kern": "it belongs to a part of the text: [{ \"text\": \"…\", \"kern\": 2 }]",
    "isActive": "it belongs to a constraint",
    "width": Hint(100) { id, number in "a size is a constraint: \"\(id).width = \(number)\"" },
    "height": Hint(44) { id, number in "a size is a constraint: \"\(id).height = \(number)\"" },
    "x": Hint(20) { id, number in
      "a position is a constraint: \"\(id).leading = superview.leading + \(number)\""
    },
    "y": Hint(20) { id, number in "a position is a constraint: \"\(id).top = superview.top + \(number)\"" },
    "size": Hint(100) { id, _ in "sizes are constraints: \"\(id).width = 100\", \"\(id).height = 44\"" },
    "center": Hint(0) { id, _ in "a position is a constraint: \"\(id).center = superview.center\"" },
    "bounds": "a view without constraints has a \"frame\"",
    "fontSize": Hint(17) { _, number in "write \"font\": \(number)" },
    "lines": Hint(0) { _, number in "write \"numberOfLines\": \(number)" },
    "maximumNumberOfLines": Hint(0) { _, number in "write \"numberOfLines\": \(number)" },
    "titleLabel":
      "its properties are the button's keys: \"font\", \"textColor\", \"lineBreakMode\", \"textAlignment\"",
    "isSelected": "give the button what it shows while selected: \"image\", \"title\", \"textColor\"",
    "isHighlighted": "give the view what it shows then: \"image\", \"textColor\"",
    "highlightedImage": "an image view shows its \"image\"",
    "imageEdgeInsets": "write \"imagePadding\", the distance between image and title",
    "titleEdgeInsets": "write \"imagePadding\", the distance between image and title",
    "setBackgroundImage": "put an image view behind the button, with \"b.edges = button.edges\"",
    "backgroundImage": "put an image view behind the view, with \"b.edges = view.edges\"",
    "leftView": besideHint, "rightView": besideHint, "leftViewMode": besideHint, "rightViewMode": besideHint,
    "clearButtonMode": "put a view over the field's trailing edge, with constraints",
    "contentInset": "add it to the constants of the constraints between the content and the scroll view",
    "contentSize":
      "constraints of what is inside decide it, with those to the scroll view's contentLayoutGuide",
    "contentOffset": "a scroll view is drawn at the start of its content",
    "tableHeaderView": edgeHint("first"), "tableFooterView": edgeHint("last"),
    "estimatedItemSize": "without \"itemSize\", cells are as large as their content",
    "isAnimating": "one that is stopped is \"hidden\": true",
    "hidesWhenStopped": "one that is stopped is \"hidden\": true",
    "numberOfSegments": "it is the number of \"segments\"",
    "isEditing": "give the cells what they show then",
    "textContainer": "write \"lineFragmentPadding\", and \"textContainerInset\"",
    "transform": "give the view the constraints of the size that it has with it",
    "safeAreaInsets": "write \"additionalSafeAreaInsets\", or give the canvas another \"safeArea\"",
    "minimumFontSize": "a label has a \"minimumScaleFactor\"",
    "selectionStyle": "a cell is drawn as it is while not selected",
  ]

  private static let paragraphHint: Hint =
    "it belongs to a part of the text: [{ \"text\": \"…\", \"paragraphStyle\": { \"lineSpacing\": 4 } }]"

  private static let besideHint: Hint = "put the view beside the field, with constraints"

  private static func edgeHint(_ place: String) -> Hint {
    Hint(
      "make it the \(place) of the table's \"subviews\": { \"type\": \"cell\", \"isRow\": false, \"isTableEdge\": true, \"subviews\": […] }"
    )
  }

  /// UIKit's properties that change nothing about the layout.
  static let propertiesWithoutEffect: Set = [
    "translatesAutoresizingMaskIntoConstraints", "isUserInteractionEnabled", "isEnabled", "isOpaque", "tag",
    "accessibilityLabel", "accessibilityIdentifier", "accessibilityHint", "accessibilityTraits",
    "isAccessibilityElement", "restorationIdentifier",
    "keyboardType", "returnKeyType", "isSecureTextEntry", "autocapitalizationType", "autocorrectionType",
    "textContentType", "isEditable", "isSelectable", "clearsOnBeginEditing",
    "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "bounces",
    "isPagingEnabled", "keyboardDismissMode", "isDirectionalLockEnabled",
    "minimumZoomScale", "maximumZoomScale", "zoomScale",
    "adjustsFontForContentSizeCategory", "allowsSelection", "allowsMultipleSelection", "isContinuous",
    "delegate", "dataSource", "highlightedTextColor", "clearsContextBeforeDrawing", "isMultipleTouchEnabled",
    "isExclusiveTouch", "autoresizesSubviews", "stepValue", "autorepeat", "wraps", "minimumDate",
    "maximumDate",
    "layer.shadowColor", "layer.shadowOpacity", "layer.shadowOffset", "layer.shadowRadius",
  ]

  /// UIKit's properties that change how something looks, but not here.
  static let propertiesThatAreNotDrawn: Set = [
    "shadowColor", "shadowOffset", "date", "thumbTintColor", "maximumTrackTintColor", "trackTintColor",
    "pageIndicatorTintColor", "currentPageIndicatorTintColor", "selectedSegmentTintColor", "color",
    "separatorColor", "separatorInset", "sectionIndexColor", "barTintColor", "barStyle", "isTranslucent",
    "searchBarStyle", "showsCancelButton", "showsBookmarkButton", "searchTextField",
    "allowsDefaultTighteningForTruncation", "baselineAdjustment", "progressViewStyle", "backgroundStyle",
    "tintAdjustmentMode", "indicatorStyle", "mask", "hidesForSinglePage",
  ]
}
