import AutoLayout
import Diagnostics
package import LayoutScene

/// The source of the content of image files for the reader of scenarios, which reads no files itself.
package struct ImageSource {
  /// The content of a file, by its name and by the content that the scenario itself carries; nil if it is not
  /// looked for.
  let content: (_ name: String, _ carried: ImageData?) -> Result<ImageData, ImageProblem>?

  package init(
    content: @escaping (_ name: String, _ carried: ImageData?) -> Result<ImageData, ImageProblem>?
  ) {
    self.content = content
  }

  /// Only the contents that the scenario itself carries, as they are. Other images have neither content nor
  /// size.
  package static var scenario: ImageSource { ImageSource { _, carried in carried.map { .success($0) } } }
}

extension Scene {
  /// Gives image files their content; those that cannot be shown are reported where the scenario names them.
  ///
  /// - Parameter carried: the contents that the scenario carries, by the names of the files.
  mutating func loadImages(
    from source: ImageSource, carried: [String: ImageData], _ findings: inout Findings
  ) {
    var known: [String: Result<ImageData, ImageProblem>?] = [:]
    for option in options.indices {
      for view in options[option].views.indices {
        guard var file = options[option].views[view].content.image?.file else { continue }
        let result = known[file.name] ?? source.content(file.name, carried[file.name])
        known[file.name] = .some(result)
        file.isCarried = carried[file.name] != nil
        switch result {
        case .success(let content): file.content = content
        // As UIKit does, the view is laid out without it.
        case .failure(.missing):
          findings.warning(
            .imageFile, at: file.place, "\"\(file.name)\": \(ImageProblem.missing.message)",
            help: ImageProblem.missing.help)
        case .failure(let problem):
          findings.error(
            .imageFile, at: file.place, "\"\(file.name)\": \(problem.message)", help: problem.help)
        case nil: break
        }
        options[option].views[view].content.image?.file = file
      }
    }
  }

  /// The image files of all options, each once, in the order of their names.
  package var imageFiles: [ImageFile] {
    var files: [String: ImageFile] = [:]
    for option in options {
      for view in option.views {
        if let file = view.content.image?.file { files[file.name] = file }
      }
    }
    return files.sorted { $0.key < $1.key }.map(\.value)
  }
}
