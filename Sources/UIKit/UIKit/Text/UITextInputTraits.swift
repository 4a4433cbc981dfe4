@_exported import Foundation

// How text is typed, which no layout depends on.

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// The return key of a keyboard.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotes become typographic.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces are added and removed.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// What a text is about.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// What stands for it.
  public var rawValue: String
  /// Creates one from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A text for “name”.
  public static let name = Self(rawValue: "name")
  /// A text for “given name”.
  public static let givenName = Self(rawValue: "given-name")
  /// The name of the family.
  public static let familyName = Self(rawValue: "family-name")
  /// A text for “username”.
  public static let username = Self(rawValue: "username")
  /// A text for “password”.
  public static let password = Self(rawValue: "password")
  /// A text for “new password”.
  public static let newPassword = Self(rawValue: "new-password")
  /// A text for “one time code”.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// A text for “email address”.
  public static let emailAddress = Self(rawValue: "email")
  /// A text for “telephone number”.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// A text for “credit card number”.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// A text for “postal code”.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A text for “URL”.
  public static let URL = Self(rawValue: "url")
}
/// What a text view makes into links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// What stands for it.
  public let rawValue: UInt
  /// Creates one from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = Self(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Everything.
  public static let all = Self(rawValue: .max)
}
/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}
/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Where it starts.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether nothing is in it; always here.
  open var isEmpty: Bool { true }
}
/// What has a keyboard.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}
/// What takes single letters.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {}
/// What takes text.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {}

/// Where a text is set.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  override public init() { super.init() }
  /// Creates a container of a size in points.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
  /// Its size in points.
  open var size = CGSize.zero
  /// Room beside lines, in points; 5 by default.
  @_Observed open var lineFragmentPadding: CGFloat = 5 { didSet { paddingDidChange() } }
  var paddingDidChange: () -> Void = {}
  /// The most lines; 0 for as many as it needs.
  open var maximumNumberOfLines = 0
  /// Where lines break.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// Whether it is as wide as its view.
  open var widthTracksTextView = false
  /// Whether it is as high as its view.
  open var heightTracksTextView = false
  /// Where no text is.
  open var exclusionPaths: [UIBezierPath] = []
}
/// Sets a text; does nothing here.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  override public init() { super.init() }
  /// Adds a container; does nothing.
  open func addTextContainer(_ container: NSTextContainer) {}
  /// Where the text of a container is, in points: zero here.
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  /// The glyphs of a container: none here.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
  /// Where glyphs are, in points: zero here.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
  /// Sets the text of a container; does nothing.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Has a range set anew; does nothing.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
}
/// The text of a text view.
open class NSTextStorage: NSMutableAttributedString {
  /// Adds what sets the text; does nothing.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
}
