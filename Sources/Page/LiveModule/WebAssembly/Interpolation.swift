extension DefaultStringInterpolation {
  /// Hides the standard library's interpolation of values without a description of their own.
  ///
  /// Embedded Swift cannot reflect on such values, such as plain enumerations, and would print a notice.
  /// Every module of the page has this in place of the library's, and `build.sh` makes its use an error.
  @available(*, deprecated, message: "Embedded Swift cannot print it; say what is to be printed")
  mutating func appendInterpolation<Value>(_ value: Value) {}
}
