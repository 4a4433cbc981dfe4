/// What an object of a class that attributed strings hold has to begin with on Linux.
///
/// Core Foundation, which holds the attributes there, compares objects with `isEqual` only if bits 8 to 17 of the word
/// behind the reference count are not zero: in its own objects they number the type. In other objects the word is the
/// first stored property; if it has zeros there, `append`, `addAttribute` and `copy` of an attributed string trap. So
/// this is the first stored property of these classes, with the number of objects of no particular type.
struct CoreFoundationHeader: Sendable {
  private let type: UInt64 = 1 << 8
}
