/// The kinds of view that a scene knows, named after UIKit's classes.
package enum ViewKind: String, CaseIterable, Sendable {
  case view
  case label
  case textField
  case button
  case imageView
  case `switch`
  case slider
  case stepper
  case segmentedControl
  case progressView
  case activityIndicator
  case pageControl
  case colorWell
  case textView
  case searchBar
  case datePicker
  case pickerView
  case stackView
  case scrollView
  case tableView
  case cell
  case collectionView
  case collectionCell
  case navigationBar
  case toolbar
  case tabBar
}
