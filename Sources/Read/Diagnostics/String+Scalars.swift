extension String {
  /// A string of these scalars. This is several times as fast as a `UnicodeScalarView`, and parsing equations
  /// does it again and again.
  package init(scalars: some Collection<Unicode.Scalar>) {
    self.init(unsafeUninitializedCapacity: 4 * scalars.count) { units in
      var count = 0
      for scalar in scalars {
        for unit in scalar.utf8 {
          units[count] = unit
          count += 1
        }
      }
      return count
    }
  }
}
