/// A property of all characters: where it changes, in ascending order, as the character's number and behind it, in
/// the last bits, what it is from there on.
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
