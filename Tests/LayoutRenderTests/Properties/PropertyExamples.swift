// swift-format-ignore-file: the reader's test takes each line as one piece of code
import Foundation
import UIKit

/// A value for each property that code sets on what is shown, beside a value that it usually has: setting it changes what
/// is seen, or what is told.
///
/// The reader of Swift source is asked the same, with this text: each stage and each example is one line of its own, whose
/// code it runs as it stands here.
@MainActor enum PropertyExamples {
  /// What an example is set on, in a view controller in a navigation controller in a tab bar controller.
  static let stages: [any PropertyStage] = [
    Stage(UIView.self) { stage in
      let it = UIView(), inner = UILabel(); inner.text = "inner";
      inner.translatesAutoresizingMaskIntoConstraints = false;
      it.frame = CGRect(x: 0, y: 0, width: 120, height: 150); it.backgroundColor = .yellow;
      it.addSubview(inner); stage.view.addSubview(it);
      inner.leadingAnchor.constraint(equalTo: it.layoutMarginsGuide.leadingAnchor).isActive = true;
      inner.topAnchor.constraint(equalTo: it.layoutMarginsGuide.topAnchor).isActive = true; return it
    },
    Stage(CALayer.self) { stage in
      let view = UIView(frame: CGRect(x: 20, y: 150, width: 120, height: 80)),
        inner = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 20))
      ; inner.backgroundColor = .blue; view.addSubview(inner); stage.view.addSubview(view);
      let it = view.layer; return it
    },
    Stage(UILabel.self) { stage in
      let it = UILabel(); it.text = "One two three four five";
      it.translatesAutoresizingMaskIntoConstraints = false; stage.view.addSubview(it);
      it.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 150).isActive = true;
      it.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20).isActive = true;
      it.widthAnchor.constraint(equalToConstant: 120).isActive = true; return it
    },
    Stage(UITextField.self) { stage in
      let it = UITextField(); it.translatesAutoresizingMaskIntoConstraints = false; stage.view.addSubview(it);
      it.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 150).isActive = true;
      it.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20).isActive = true; return it
    },
    Stage(UITextView.self) { stage in
      let it = UITextView(); it.text = "Some text"; it.translatesAutoresizingMaskIntoConstraints = false;
      stage.view.addSubview(it);
      it.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 150).isActive = true;
      it.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20).isActive = true;
      it.widthAnchor.constraint(equalToConstant: 120).isActive = true; return it
    },
    Stage(UIImageView.self) { stage in
      let it = UIImageView(image: UIImage(systemName: "star"));
      it.frame = CGRect(x: 20, y: 150, width: 120, height: 80); stage.view.addSubview(it); return it
    },
    Stage(UIButton.self) { stage in
      let it = UIButton(type: .system); it.setTitle("Press", for: .normal);
      it.setImage(UIImage(systemName: "star"), for: .normal);
      it.translatesAutoresizingMaskIntoConstraints = false; stage.view.addSubview(it);
      it.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 150).isActive = true;
      it.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20).isActive = true; return it
    },
    Stage(UISwitch.self) { stage in
      let it = UISwitch(); stage.view.addSubview(it); return it
    },
    Stage(UISlider.self) { stage in
      let it = UISlider(frame: CGRect(x: 20, y: 150, width: 200, height: 30)); it.value = 0.3;
      stage.view.addSubview(it); return it
    },
    Stage(UIStepper.self) { stage in
      let it = UIStepper(); stage.view.addSubview(it); return it
    },
    Stage(UIProgressView.self) { stage in
      let it = UIProgressView(frame: CGRect(x: 20, y: 150, width: 200, height: 4)); it.progress = 0.2;
      stage.view.addSubview(it); return it
    },
    Stage(UIPageControl.self) { stage in
      let it = UIPageControl(frame: CGRect(x: 20, y: 150, width: 200, height: 30)); it.numberOfPages = 1;
      stage.view.addSubview(it); return it
    },
    Stage(UIActivityIndicatorView.self) { stage in
      let it = UIActivityIndicatorView(style: .medium); stage.view.addSubview(it); return it
    },
    Stage(UISegmentedControl.self) { stage in
      let it = UISegmentedControl(items: ["a", "a longer one"]);
      it.frame = CGRect(x: 20, y: 150, width: 300, height: 32); stage.view.addSubview(it); return it
    },
    Stage(UIDatePicker.self) { stage in
      let it = UIDatePicker(); stage.view.addSubview(it); return it
    },
    Stage(UIStackView.self) { stage in
      let one = UILabel(), two = UILabel(), it = UIStackView(arrangedSubviews: [one, two]); one.text = "one";
      two.text = "two\nlines"; two.numberOfLines = 0;
      it.frame = CGRect(x: 20, y: 150, width: 200, height: 100); stage.view.addSubview(it); return it
    },
    Stage(UIScrollView.self) { stage in
      let it = UIScrollView(), inner = UIView(); inner.backgroundColor = .blue; it.frame = stage.view.bounds;
      it.addSubview(inner); stage.view.addSubview(it);
      inner.translatesAutoresizingMaskIntoConstraints = false;
      inner.topAnchor.constraint(equalTo: it.topAnchor).isActive = true;
      inner.leadingAnchor.constraint(equalTo: it.leadingAnchor).isActive = true;
      inner.trailingAnchor.constraint(equalTo: it.trailingAnchor).isActive = true;
      inner.bottomAnchor.constraint(equalTo: it.bottomAnchor).isActive = true;
      inner.heightAnchor.constraint(equalToConstant: 60).isActive = true;
      inner.widthAnchor.constraint(equalToConstant: 60).isActive = true; return it
    },
    Stage(UINavigationItem.self) { stage in
      let it = stage.navigationItem; it.title = "Title";
      stage.navigationController?.navigationBar.prefersLargeTitles = true; return it
    },
    Stage(UINavigationBar.self) { stage in
      stage.navigationItem.title = "Title"; let it = stage.navigationController!.navigationBar; return it
    },
    Stage(UIBarButtonItem.self) { stage in
      let it = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil);
      stage.navigationItem.rightBarButtonItem = it; return it
    },
    Stage(UITabBarItem.self) { stage in
      let it = UITabBarItem(title: "Home", image: nil, tag: 0); stage.navigationController!.tabBarItem = it;
      return it
    },
    Stage(UITabBar.self) { stage in
      let it = stage.tabBarController!.tabBar; return it
    },
    Stage(UIToolbar.self) { stage in
      let it = UIToolbar(frame: CGRect(x: 0, y: 300, width: 375, height: 44));
      it.items = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)];
      stage.view.addSubview(it); return it
    },
    Stage(UISearchBar.self) { stage in
      let it = UISearchBar(frame: CGRect(x: 0, y: 200, width: 375, height: 56)); stage.view.addSubview(it);
      return it
    },
    Stage(UIViewController.self) { stage in
      let it = stage, inner = UILabel(); inner.text = "inner";
      inner.translatesAutoresizingMaskIntoConstraints = false; it.view.addSubview(inner);
      inner.topAnchor.constraint(equalTo: it.view.safeAreaLayoutGuide.topAnchor).isActive = true;
      inner.leadingAnchor.constraint(equalTo: it.view.layoutMarginsGuide.leadingAnchor).isActive = true;
      return it
    },
    Stage(UINavigationController.self) { stage in
      let it = stage.navigationController!, inner = UILabel(); inner.text = "inner";
      inner.translatesAutoresizingMaskIntoConstraints = false; stage.view.addSubview(inner);
      inner.topAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.topAnchor).isActive = true;
      inner.bottomAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.bottomAnchor).isActive = true;
      return it
    },
    Stage(UIVisualEffectView.self) { stage in
      let it = UIVisualEffectView(effect: nil); it.frame = CGRect(x: 20, y: 150, width: 200, height: 100);
      stage.view.addSubview(it); return it
    },
    Stage(NSLayoutConstraint.self) { stage in
      let view = UIView(); view.translatesAutoresizingMaskIntoConstraints = false;
      stage.view.addSubview(view); let it = view.widthAnchor.constraint(equalToConstant: 50);
      it.priority = UILayoutPriority(600); it.isActive = true;
      view.widthAnchor.constraint(equalToConstant: 70).isActive = true; return it
    },
  ]

  static let all: [any PropertyExample] = [
    Example(UIView.self, "translatesAutoresizingMaskIntoConstraints") {
      $0.translatesAutoresizingMaskIntoConstraints = false
    },
    Example(UIView.self, "autoresizingMask") { $0.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin] },
    Example(UIView.self, "layoutMargins") {
      $0.layoutMargins = UIEdgeInsets(top: 30, left: 31, bottom: 32, right: 33)
    },
    Example(UIView.self, "directionalLayoutMargins") {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 30, leading: 31, bottom: 32, trailing: 33)
    },
    Example(UIView.self, "preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = true },
    Example(UIView.self, "insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = false },
    Example(UIView.self, "semanticContentAttribute") { $0.semanticContentAttribute = .forceRightToLeft },
    Example(UIView.self, "backgroundColor") { $0.backgroundColor = .red },
    Example(UIView.self, "tintColor") { $0.tintColor = .red },
    Example(UIView.self, "alpha") { $0.alpha = 0.5 },
    Example(UIView.self, "clipsToBounds") { $0.clipsToBounds = true },
    Example(UIView.self, "transform") { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
    Example(UIView.self, "transform3D") { $0.transform3D = CATransform3DMakeScale(2, 2, 1) },
    Example(UIView.self, "mask") { $0.mask = UIView() },
    Example(UIView.self, "overrideUserInterfaceStyle") { $0.overrideUserInterfaceStyle = .dark },
    Example(UIView.self, "tintAdjustmentMode") { $0.tintAdjustmentMode = .dimmed },
    Example(UIView.self, "isHidden") { $0.isHidden = true },
    Example(UIView.self, "frame") { $0.frame = CGRect(x: 5, y: 6, width: 70, height: 80) },
    Example(UIView.self, "bounds") { $0.bounds = CGRect(x: 0, y: 0, width: 70, height: 80) },
    Example(UIView.self, "center") { $0.center = CGPoint(x: 200, y: 200) },
    Example(CALayer.self, "cornerRadius") { $0.cornerRadius = 9 },
    Example(CALayer.self, "cornerCurve") { $0.cornerCurve = .continuous },
    Example(CALayer.self, "maskedCorners") { $0.maskedCorners = [.layerMinXMinYCorner] },
    Example(CALayer.self, "borderWidth") { $0.borderWidth = 3 },
    Example(CALayer.self, "borderColor") {
      $0.borderWidth = 3; $0.borderColor = UIColor.red.cgColor
    },
    Example(CALayer.self, "backgroundColor") { $0.backgroundColor = UIColor.red.cgColor },
    Example(CALayer.self, "shadowColor") {
      $0.shadowOpacity = 1; $0.shadowColor = UIColor.red.cgColor
    },
    Example(CALayer.self, "shadowOffset") {
      $0.shadowOpacity = 1; $0.shadowOffset = CGSize(width: 4, height: 4)
    },
    Example(CALayer.self, "shadowRadius") {
      $0.shadowOpacity = 1; $0.shadowRadius = 9
    },
    Example(CALayer.self, "shadowOpacity") { $0.shadowOpacity = 0.5 },
    Example(CALayer.self, "shadowPath") {
      $0.shadowOpacity = 1; $0.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath
    },
    Example(CALayer.self, "opacity") { $0.opacity = 0.5 },
    Example(CALayer.self, "isHidden") { $0.isHidden = true },
    Example(CALayer.self, "masksToBounds") { $0.masksToBounds = true },
    Example(CALayer.self, "mask") { $0.mask = CALayer() },
    Example(CALayer.self, "transform") { $0.transform = CATransform3DMakeScale(2, 2, 1) },
    Example(CALayer.self, "sublayerTransform") { $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1) },
    Example(CALayer.self, "zPosition") { $0.zPosition = 4 },
    Example(UILabel.self, "text") { $0.text = "Other" },
    Example(UILabel.self, "attributedText") {
      $0.attributedText = NSAttributedString(string: "Other", attributes: [.foregroundColor: UIColor.red])
    },
    Example(UILabel.self, "font") { $0.font = UIFont.systemFont(ofSize: 30) },
    Example(UILabel.self, "textColor") { $0.textColor = .red },
    Example(UILabel.self, "textAlignment") { $0.textAlignment = .right },
    Example(UILabel.self, "lineBreakMode") { $0.lineBreakMode = .byTruncatingHead },
    Example(UILabel.self, "numberOfLines") { $0.numberOfLines = 3 },
    Example(UILabel.self, "isEnabled") { $0.isEnabled = false },
    Example(UILabel.self, "isHighlighted") {
      $0.highlightedTextColor = .red; $0.isHighlighted = true
    },
    Example(UILabel.self, "shadowColor") { $0.shadowColor = .red },
    Example(UILabel.self, "shadowOffset") {
      $0.shadowColor = .red; $0.shadowOffset = CGSize(width: 3, height: 3)
    },
    Example(UILabel.self, "baselineAdjustment") { $0.baselineAdjustment = .alignCenters },
    Example(UILabel.self, "adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth = true },
    Example(UILabel.self, "minimumScaleFactor") {
      $0.adjustsFontSizeToFitWidth = true; $0.minimumScaleFactor = 0.4
    },
    Example(UILabel.self, "preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = 60 },
    Example(UITextField.self, "text") { $0.text = "Other" },
    Example(UITextField.self, "attributedText") {
      $0.attributedText = NSAttributedString(string: "Other", attributes: [.foregroundColor: UIColor.red])
    },
    Example(UITextField.self, "font") { $0.font = UIFont.systemFont(ofSize: 30) },
    Example(UITextField.self, "placeholder") { $0.placeholder = "Placeholder" },
    Example(UITextField.self, "attributedPlaceholder") {
      $0.attributedPlaceholder = NSAttributedString(string: "Placeholder")
    },
    Example(UITextField.self, "borderStyle") { $0.borderStyle = .roundedRect },
    Example(UITextField.self, "textAlignment") {
      $0.text = "Some"; $0.textAlignment = .right
    },
    Example(UITextField.self, "textColor") {
      $0.text = "Some"; $0.textColor = .red
    },
    Example(UITextField.self, "leftView") {
      $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)); $0.leftViewMode = .always
    },
    Example(UITextField.self, "rightView") {
      $0.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)); $0.rightViewMode = .always
    },
    Example(UITextField.self, "clearButtonMode") {
      $0.text = "Some"; $0.clearButtonMode = .always
    },
    Example(UITextField.self, "background") { $0.background = UIImage(systemName: "star") },
    Example(UITextField.self, "isSecureTextEntry") {
      $0.text = "Some"; $0.isSecureTextEntry = true
    },
    Example(UITextField.self, "adjustsFontSizeToFitWidth") {
      $0.text = "Some"; $0.adjustsFontSizeToFitWidth = true
    },
    Example(UITextField.self, "isEnabled") {
      $0.text = "Some"; $0.isEnabled = false
    },
    Example(UITextField.self, "backgroundColor") { $0.backgroundColor = .red },
    Example(UITextView.self, "text") { $0.text = "Other" },
    Example(UITextView.self, "attributedText") {
      $0.attributedText = NSAttributedString(string: "Other", attributes: [.foregroundColor: UIColor.red])
    },
    Example(UITextView.self, "font") { $0.font = UIFont.systemFont(ofSize: 30) },
    Example(UITextView.self, "textColor") { $0.textColor = .red },
    Example(UITextView.self, "textAlignment") { $0.textAlignment = .right },
    Example(UITextView.self, "isScrollEnabled") { $0.isScrollEnabled = false },
    Example(UITextView.self, "textContainerInset") {
      $0.textContainerInset = UIEdgeInsets(top: 30, left: 31, bottom: 32, right: 33)
    },
    Example(UIImageView.self, "image") { $0.image = UIImage(systemName: "heart.fill") },
    Example(UIImageView.self, "highlightedImage") {
      $0.highlightedImage = UIImage(systemName: "heart.fill"); $0.isHighlighted = true
    },
    Example(UIImageView.self, "preferredSymbolConfiguration") {
      $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    },
    Example(UIImageView.self, "contentMode") { $0.contentMode = .bottomRight },
    Example(UIImageView.self, "tintColor") { $0.tintColor = .red },
    Example(UIButton.self, "configuration") { $0.configuration = .filled() },
    Example(UIButton.self, "contentEdgeInsets") {
      $0.contentEdgeInsets = UIEdgeInsets(top: 10, left: 11, bottom: 12, right: 13)
    },
    Example(UIButton.self, "titleEdgeInsets") {
      $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 11, bottom: 0, right: 0)
    },
    Example(UIButton.self, "imageEdgeInsets") {
      $0.imageEdgeInsets = UIEdgeInsets(top: 0, left: 11, bottom: 0, right: 0)
    },
    Example(UIButton.self, "isEnabled") { $0.isEnabled = false },
    Example(UIButton.self, "isSelected") {
      $0.setTitle("Selected", for: .selected); $0.isSelected = true
    },
    Example(UIButton.self, "contentHorizontalAlignment") { $0.contentHorizontalAlignment = .leading },
    Example(UIButton.self, "contentVerticalAlignment") { $0.contentVerticalAlignment = .top },
    Example(UIButton.self, "tintColor") { $0.tintColor = .red },
    Example(UIButton.self, "configuration.title") {
      var c = UIButton.Configuration.filled(); c.title = "Other"; $0.configuration = c
    },
    Example(UIButton.self, "configuration.subtitle") {
      var c = UIButton.Configuration.filled(); c.subtitle = "Sub"; $0.configuration = c
    },
    Example(UIButton.self, "configuration.imagePadding") {
      var c = UIButton.Configuration.filled(); c.imagePadding = 20; $0.configuration = c
    },
    Example(UIButton.self, "configuration.imagePlacement") {
      var c = UIButton.Configuration.filled(); c.imagePlacement = .top; $0.configuration = c
    },
    Example(UIButton.self, "configuration.contentInsets") {
      var c = UIButton.Configuration.filled();
      c.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4);
      $0.configuration = c
    },
    Example(UIButton.self, "configuration.baseForegroundColor") {
      var c = UIButton.Configuration.filled(); c.baseForegroundColor = .red; $0.configuration = c
    },
    Example(UIButton.self, "configuration.baseBackgroundColor") {
      var c = UIButton.Configuration.filled(); c.baseBackgroundColor = .red; $0.configuration = c
    },
    Example(UIButton.self, "configuration.cornerStyle") {
      var c = UIButton.Configuration.filled(); c.cornerStyle = .capsule; $0.configuration = c
    },
    Example(UIButton.self, "configuration.buttonSize") {
      var c = UIButton.Configuration.filled(); c.buttonSize = .large; $0.configuration = c
    },
    Example(UIButton.self, "configuration.titleAlignment") {
      var c = UIButton.Configuration.filled(); c.subtitle = "Subtitle"; c.titleAlignment = .trailing;
      $0.configuration = c
    },
    Example(UIButton.self, "configuration.showsActivityIndicator") {
      var c = UIButton.Configuration.filled(); c.showsActivityIndicator = true; $0.configuration = c
    },
    Example(UISwitch.self, "isOn") { $0.isOn = true },
    Example(UISwitch.self, "onTintColor") {
      $0.isOn = true; $0.onTintColor = .red
    },
    Example(UISwitch.self, "thumbTintColor") { $0.thumbTintColor = .red },
    Example(UISlider.self, "value") { $0.value = 0.9 },
    Example(UISlider.self, "minimumValue") { $0.minimumValue = -3 },
    Example(UISlider.self, "maximumValue") { $0.maximumValue = 3 },
    Example(UISlider.self, "minimumTrackTintColor") { $0.minimumTrackTintColor = .red },
    Example(UISlider.self, "maximumTrackTintColor") { $0.maximumTrackTintColor = .red },
    Example(UISlider.self, "thumbTintColor") { $0.thumbTintColor = .red },
    Example(UISlider.self, "minimumValueImage") { $0.minimumValueImage = UIImage(systemName: "star") },
    Example(UISlider.self, "maximumValueImage") { $0.maximumValueImage = UIImage(systemName: "star") },
    Example(UIProgressView.self, "progress") { $0.progress = 0.8 },
    Example(UIProgressView.self, "progressTintColor") { $0.progressTintColor = .red },
    Example(UIProgressView.self, "trackTintColor") { $0.trackTintColor = .red },
    Example(UIProgressView.self, "progressViewStyle") { $0.progressViewStyle = .bar },
    Example(UIPageControl.self, "numberOfPages") { $0.numberOfPages = 4 },
    Example(UIPageControl.self, "currentPage") {
      $0.numberOfPages = 4; $0.currentPage = 2
    },
    Example(UIPageControl.self, "hidesForSinglePage") { $0.hidesForSinglePage = true },
    Example(UIPageControl.self, "pageIndicatorTintColor") { $0.pageIndicatorTintColor = .red },
    Example(UIPageControl.self, "currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = .red },
    Example(UIActivityIndicatorView.self, "style") { $0.style = .large },
    Example(UIActivityIndicatorView.self, "color") { $0.color = .red },
    Example(UISegmentedControl.self, "selectedSegmentIndex") { $0.selectedSegmentIndex = 1 },
    Example(UISegmentedControl.self, "selectedSegmentTintColor") {
      $0.selectedSegmentIndex = 1; $0.selectedSegmentTintColor = .red
    },
    Example(UISegmentedControl.self, "apportionsSegmentWidthsByContent") {
      $0.apportionsSegmentWidthsByContent = true
    },
    Example(UIDatePicker.self, "datePickerMode") { $0.datePickerMode = .time },
    Example(UIDatePicker.self, "preferredDatePickerStyle") { $0.preferredDatePickerStyle = .wheels },
    Example(UIDatePicker.self, "date") { $0.date = Date(timeIntervalSince1970: 86_400 * 400) },
    Example(UIStackView.self, "axis") { $0.axis = .vertical },
    Example(UIStackView.self, "distribution") { $0.distribution = .fillEqually },
    Example(UIStackView.self, "alignment") { $0.alignment = .center },
    Example(UIStackView.self, "spacing") { $0.spacing = 20 },
    Example(UIStackView.self, "isLayoutMarginsRelativeArrangement") {
      $0.isLayoutMarginsRelativeArrangement = true
    },
    Example(UIStackView.self, "isBaselineRelativeArrangement") {
      $0.axis = .vertical; $0.isBaselineRelativeArrangement = true
    },
    Example(UIScrollView.self, "contentOffset") { $0.contentOffset = CGPoint(x: 0, y: 30) },
    Example(UIScrollView.self, "contentInset") {
      $0.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    },
    Example(UIScrollView.self, "contentInsetAdjustmentBehavior") {
      $0.contentInsetAdjustmentBehavior = .never
    },
    Example(UINavigationItem.self, "title") { $0.title = "Other" },
    Example(UINavigationItem.self, "prompt") { $0.prompt = "Prompt" },
    Example(UINavigationItem.self, "titleView") { $0.titleView = UILabel() },
    Example(UINavigationItem.self, "leftBarButtonItem") {
      $0.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    },
    Example(UINavigationItem.self, "rightBarButtonItem") {
      $0.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
    },
    Example(UINavigationItem.self, "leftBarButtonItems") {
      $0.leftBarButtonItems = [UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)]
    },
    Example(UINavigationItem.self, "rightBarButtonItems") {
      $0.rightBarButtonItems = [UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)]
    },
    Example(UINavigationItem.self, "largeTitleDisplayMode") { $0.largeTitleDisplayMode = .never },
    Example(UINavigationItem.self, "searchController") {
      $0.searchController = UISearchController(searchResultsController: nil)
    },
    Example(UINavigationItem.self, "standardAppearance") {
      let a = UINavigationBarAppearance(); a.backgroundColor = .red; $0.standardAppearance = a
    },
    Example(UINavigationBar.self, "prefersLargeTitles") { $0.prefersLargeTitles = true },
    Example(UINavigationBar.self, "isTranslucent") { $0.isTranslucent = false },
    Example(UINavigationBar.self, "barStyle") { $0.barStyle = .black },
    Example(UINavigationBar.self, "barTintColor") { $0.barTintColor = .red },
    Example(UINavigationBar.self, "tintColor") { $0.tintColor = .red },
    Example(UINavigationBar.self, "titleTextAttributes") {
      $0.titleTextAttributes = [.foregroundColor: UIColor.red]
    },
    Example(UINavigationBar.self, "largeTitleTextAttributes") {
      $0.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    },
    Example(UINavigationBar.self, "shadowImage") { $0.shadowImage = UIImage() },
    Example(UINavigationBar.self, "standardAppearance") {
      let a = UINavigationBarAppearance(); a.backgroundColor = .red; $0.standardAppearance = a
    },
    Example(UINavigationBar.self, "scrollEdgeAppearance") {
      let a = UINavigationBarAppearance(); a.backgroundColor = .red; $0.scrollEdgeAppearance = a
    },
    Example(UIBarButtonItem.self, "title") { $0.title = "Other" },
    Example(UIBarButtonItem.self, "image") { $0.image = UIImage(systemName: "star") },
    Example(UIBarButtonItem.self, "isEnabled") { $0.isEnabled = false },
    Example(UIBarButtonItem.self, "style") { $0.style = .done },
    Example(UIBarButtonItem.self, "width") { $0.width = 90 },
    Example(UIBarButtonItem.self, "customView") { $0.customView = UISwitch() },
    Example(UIBarButtonItem.self, "tintColor") { $0.tintColor = .red },
    Example(UITabBarItem.self, "title") { $0.title = "Other" },
    Example(UITabBarItem.self, "badgeValue") { $0.badgeValue = "3" },
    Example(UITabBar.self, "barTintColor") { $0.barTintColor = .red },
    Example(UITabBar.self, "tintColor") { $0.tintColor = .red },
    Example(UITabBar.self, "isTranslucent") { $0.isTranslucent = false },
    Example(UITabBar.self, "unselectedItemTintColor") { $0.unselectedItemTintColor = .red },
    Example(UITabBar.self, "standardAppearance") {
      let a = UITabBarAppearance(); a.backgroundColor = .red; $0.standardAppearance = a
    },
    Example(UIToolbar.self, "items") {
      $0.items = [UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)]
    },
    Example(UIToolbar.self, "barTintColor") { $0.barTintColor = .red },
    Example(UISearchBar.self, "text") { $0.text = "Text" },
    Example(UISearchBar.self, "placeholder") { $0.placeholder = "Placeholder" },
    Example(UISearchBar.self, "prompt") { $0.prompt = "Prompt" },
    Example(UISearchBar.self, "searchBarStyle") { $0.searchBarStyle = .minimal },
    Example(UISearchBar.self, "barTintColor") { $0.barTintColor = .red },
    Example(UISearchBar.self, "showsCancelButton") { $0.showsCancelButton = true },
    Example(UISearchBar.self, "scopeButtonTitles") { $0.scopeButtonTitles = ["a", "b"] },
    Example(UIViewController.self, "title") { $0.title = "Other" },
    Example(UIViewController.self, "toolbarItems") {
      $0.navigationController?.isToolbarHidden = false;
      $0.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    },
    Example(UIViewController.self, "edgesForExtendedLayout") { $0.edgesForExtendedLayout = [] },
    Example(UIViewController.self, "additionalSafeAreaInsets") {
      $0.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    },
    Example(UIViewController.self, "overrideUserInterfaceStyle") { $0.overrideUserInterfaceStyle = .dark },
    Example(UIViewController.self, "viewRespectsSystemMinimumLayoutMargins") {
      $0.viewRespectsSystemMinimumLayoutMargins = false; $0.view.directionalLayoutMargins = .zero
    },
    Example(UINavigationController.self, "isNavigationBarHidden") { $0.isNavigationBarHidden = true },
    Example(UINavigationController.self, "isToolbarHidden") { $0.isToolbarHidden = false },
    Example(UIVisualEffectView.self, "effect") { $0.effect = UIBlurEffect(style: .dark) },
    Example(NSLayoutConstraint.self, "constant") { $0.constant = 90 },
    Example(NSLayoutConstraint.self, "priority") { $0.priority = UILayoutPriority(300) },
    Example(NSLayoutConstraint.self, "identifier") { $0.identifier = "width" },
    Example(NSLayoutConstraint.self, "isActive") { $0.isActive = false },
  ]
}
