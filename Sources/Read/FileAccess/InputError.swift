import Glibc

/// Why a file could not be read.
package enum InputError: Error, Hashable {
  case missing
  case folder
  case unreadable(reason: String)
  case tooLarge
  /// An input named it, and it is not in that input's folder, or not of a kind that it may name.
  case outside

  /// - Parameter number: as in errno.h.
  package init(_ number: Int32) {
    switch number {
    case ENOENT: self = .missing
    case EISDIR: self = .folder
    default: self = .unreadable(reason: systemErrorText(number))
    }
  }
}

/// The system's text for an error number, in English whatever the locale.
func systemErrorText(_ number: Int32) -> String {
  let locale = newlocale(1 << LC_MESSAGES, "C", nil)
  defer { if let locale { freelocale(locale) } }
  guard let locale, let text = strerror_l(number, locale) else { return "error \(number)" }
  return String(cString: text)
}
