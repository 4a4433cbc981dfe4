extension UInt8 {
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  package var isHexDigit: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
  }

  package var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }

  /// Whether it can be part of an identifier in Swift, Objective-C or their mangled names.
  package var isNameByte: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}
