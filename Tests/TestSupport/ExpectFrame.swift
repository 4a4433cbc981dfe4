// A static build of the whole package has no module Testing.
#if canImport(Testing)
  package import AutoLayout
  package import Testing

  /// Whether all components are equal to a ten-thousandth of a point.
  package func expectFrame(
    _ view: View, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = view.frame
    let error = max(
      abs(frame.x - x), abs(frame.y - y), abs(frame.width - width), abs(frame.height - height))
    #expect(error < 1e-4, "\(view.identifier) is at \(frame)", sourceLocation: sourceLocation)
  }
#endif
