import AutoLayout
import FileAccess
import LayoutReview
import LayoutScene
import SolutionFiles
import SwiftSourceFiles

/// An input as it was, in a baseline or in a revision.
struct EarlierInput {
  /// Without its folder.
  var name: String
  var bytes: [UInt8]
  /// A key that is equal for equal contents of the file and its images.
  var identity: String
  /// The files that belong to Swift source in a revision, by their paths, its own first.
  var sources: [SwiftReader.Text] = []
  /// Whether it stands for all of these.
  var isWhole = false
  /// The bytes of an image file, by its name in the input.
  var image: (String) throws(InputError) -> [UInt8]

  var file: InputFile {
    InputFile.inputs(sources.map(\.path), asOne: isWhole).first ?? InputFile(argument: name)
  }
}
