/// The header that an object held by an attributed string must begin with on Linux.
///
/// Core Foundation, which holds the attributes there, compares objects with `isEqual` only if bits 8 to 17 of the word
/// after the reference count are not zero; in its own objects, they identify the type. In other objects the word is the
/// first stored property. If those bits are zero, `append`, `addAttribute` and `copy` of an attributed string trap. So
/// this is the first stored property of these classes, with the number for objects of no particular type.
struct CoreFoundationHeader: Sendable {
  private let type: UInt64 = 1 << 8
}
