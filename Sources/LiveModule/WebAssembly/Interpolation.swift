extension DefaultStringInterpolation {
  /// Hides what Swift's library has for values that do not say how they are printed.
  ///
  /// Embedded Swift cannot look into those, such as enumerations without a description, and would print that instead
  /// of them. Every module of the page has this in place of the library's, and `build.sh` makes its use an error.
  @available(*, deprecated, message: "Embedded Swift cannot print it; say what is to be printed")
  mutating func appendInterpolation<Value>(_ value: Value) {}
}
