/// The pseudorandom numbers of Matsumoto and Nishimura's MT19937, seeded and drawn as by Python's `random`,
/// so that problem files are the same wherever they were generated.
struct MersenneTwister {
  private var state: [UInt32] = []
  private var index = 624

  init(seed: UInt32) {
    state.reserveCapacity(624)
    state.append(19_650_218)
    for k in 1..<624 {
      state.append(1_812_433_253 &* (state[k - 1] ^ state[k - 1] >> 30) &+ UInt32(k))
    }
    var i = 1
    for _ in 0..<624 {
      state[i] = (state[i] ^ (state[i - 1] ^ state[i - 1] >> 30) &* 1_664_525) &+ seed
      advance(&i)
    }
    for _ in 0..<623 {
      state[i] = (state[i] ^ (state[i - 1] ^ state[i - 1] >> 30) &* 1_566_083_941) &- UInt32(i)
      advance(&i)
    }
    state[0] = 0x8000_0000
  }

  private mutating func advance(_ i: inout Int) {
    i += 1
    if i >= 624 {
      state[0] = state[623]
      i = 1
    }
  }

  private mutating func next() -> UInt32 {
    if index >= 624 { twist() }
    var y = state[index]
    index += 1
    y ^= y >> 11
    y ^= y << 7 & 0x9d2c_5680
    y ^= y << 15 & 0xefc6_0000
    return y ^ y >> 18
  }

  private mutating func twist() {
    for k in 0..<624 {
      let y = state[k] & 0x8000_0000 | state[(k + 1) % 624] & 0x7fff_ffff
      state[k] = state[(k + 397) % 624] ^ y >> 1 ^ (y & 1 == 0 ? 0 : 0x9908_b0df)
    }
    index = 0
  }

  /// A whole number from a non-empty range.
  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    let count = UInt32(range.count)
    let bits = UInt32(UInt32.bitWidth - count.leadingZeroBitCount)
    var drawn = next() >> (32 - bits)
    while drawn >= count { drawn = next() >> (32 - bits) }
    return range.lowerBound + Int(drawn)
  }

  /// One of several values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[integer(0...values.count - 1)]
  }
}
