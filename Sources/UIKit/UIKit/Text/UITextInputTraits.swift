@_exported import Foundation

// The input of text, which no layout depends on.

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "name")
  public static let givenName = Self(rawValue: "given-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let emailAddress = Self(rawValue: "email")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let URL = Self(rawValue: "url")
}
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let all = Self(rawValue: .max)
}
@preconcurrency @MainActor open class UITextPosition: NSObject {}
@preconcurrency @MainActor open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  /// This is always true here.
  open var isEmpty: Bool { true }
}
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {}
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {}

@preconcurrency @MainActor open class NSTextContainer: NSObject {
  override public init() { super.init() }
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
  open var size = CGSize.zero
  @_Observed open var lineFragmentPadding: CGFloat = 5 { didSet { paddingDidChange() } }
  var paddingDidChange: () -> Void = {}
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []
}
/// Does nothing here.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  override public init() { super.init() }
  /// Does nothing.
  open func addTextContainer(_ container: NSTextContainer) {}
  /// Returns zero here.
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  /// Returns no glyphs here.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
  /// Returns zero here.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
  /// Does nothing.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Does nothing.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
}
open class NSTextStorage: NSMutableAttributedString {
  /// Does nothing.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
}
