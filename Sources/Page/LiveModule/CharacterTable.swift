/// A property of all characters. Each entry is a code point at which the value changes, with the new value in
/// its low bits. Entries are in ascending order.
struct CharacterTable {
  let starts: [UInt32]
  let bits: UInt32

  subscript(scalar: Unicode.Scalar) -> UInt32 {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] >> bits <= scalar.value { low = middle } else { high = middle }
    }
    return starts[low] & (1 << bits - 1)
  }
}
