import FileAccess
import PangoCairoBackend
import ScenarioFiles

extension ImageFileReader {
  /// Reads PNG files with the painter's own decoder.
  static var ofPainter: ImageFileReader {
    ImageFileReader(pixels: { PNGFile.pixels(of: $0) }, isWhole: { PNGFile.decode($0) != nil })
  }
}

extension ImageFolder {
  convenience init(of scenario: InputFile, isRecording: Bool = false) {
    self.init(of: scenario, .ofPainter, isRecording: isRecording)
  }

  convenience init(reading bytes: @escaping (String) throws(InputError) -> [UInt8]) {
    self.init(.ofPainter, reading: bytes)
  }
}
