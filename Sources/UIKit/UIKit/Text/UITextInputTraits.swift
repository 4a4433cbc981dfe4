@_exported import Foundation

// The input of text, which no layout depends on.

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// The return key of a keyboard.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// The light or dark appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
/// The letters that are capitalised automatically.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether straight quotes are replaced by typographic ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether hyphens are replaced by dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces are adjusted around insertions and deletions.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// The subject of a text.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The raw value.
  public var rawValue: String
  /// Creates an instance from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A text for “name”.
  public static let name = Self(rawValue: "name")
  /// A text for “given name”.
  public static let givenName = Self(rawValue: "given-name")
  /// A text for “family name”.
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
/// The kinds of text that a text view turns into links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an instance from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = Self(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}
/// A position in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}
/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range is empty; always true here.
  open var isEmpty: Bool { true }
}
/// An object that uses a keyboard.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}
/// An object that receives single letters.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {}
/// An object that receives text.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {}

/// An area in which text is laid out.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  override public init() { super.init() }
  /// Creates a container with a size in points.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
  /// The size of the container in points.
  open var size = CGSize.zero
  /// The padding at both sides of lines, in points; 5 by default.
  @_Observed open var lineFragmentPadding: CGFloat = 5 { didSet { paddingDidChange() } }
  var paddingDidChange: () -> Void = {}
  /// The maximum number of lines; 0 for as many as the text needs.
  open var maximumNumberOfLines = 0
  /// The line break mode.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// Whether the container has the width of its view.
  open var widthTracksTextView = false
  /// Whether the container has the height of its view.
  open var heightTracksTextView = false
  /// The areas that contain no text.
  open var exclusionPaths: [UIBezierPath] = []
}
/// An object that lays out text; does nothing here.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  override public init() { super.init() }
  /// Adds a container; does nothing.
  open func addTextContainer(_ container: NSTextContainer) {}
  /// Returns the rectangle of the text in a container, in points: zero here.
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  /// Returns the glyphs of a container: none here.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
  /// Returns the rectangle of glyphs, in points: zero here.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
  /// Lays out the text of a container; does nothing.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Marks a range to be laid out again; does nothing.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
}
/// The text of a text view.
open class NSTextStorage: NSMutableAttributedString {
  /// Adds a layout manager; does nothing.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
}
