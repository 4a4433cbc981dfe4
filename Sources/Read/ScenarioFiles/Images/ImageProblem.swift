/// Why an image file cannot be shown.
package enum ImageProblem: Error, Hashable {
  // The name:
  case remote
  case absolute
  case outside
  case unusableName
  case unknownFormat
  // The file:
  case missing
  case folder
  case unreadable(reason: String)
  case tooLarge(limit: String)
  // Its content:
  case notPNG
  case brokenPNG
  case notSVG(reason: String)
  case costlySVG(line: Int?, reason: String)
  case noSize
  case notData

  package var message: String {
    switch self {
    case .remote: "an image comes from a file, never from the network"
    case .absolute: "the path of an image is relative to the scenario"
    case .outside: "the image is farther away than in a folder beside the scenario's"
    case .unusableName: "this cannot be the path of an image"
    case .unknownFormat: "images are PNG or SVG files"
    case .missing: "there is no such image"
    case .folder: "this is a folder, not an image"
    case .unreadable(let reason): "the image cannot be read: \(reason)"
    case .tooLarge(let limit):
      "the image is too large: the images of a scenario have at most \(limit) together"
    case .notPNG: "this is not a PNG file, whatever its name says"
    case .brokenPNG: "the PNG file is damaged"
    case .notSVG(let reason): "this is not an SVG file: \(reason)"
    case .costlySVG(let line, let reason):
      "the SVG file takes too long to draw: " + (line.map { "line \($0): " } ?? "") + reason
    case .noSize: "the SVG file has no size"
    case .notData: "this is not the content of an image"
    }
  }

  package var help: String? {
    switch self {
    case .remote: "put the file beside the scenario"
    case .absolute, .outside:
      "put it into the scenario's folder, or into one beside it, as in \"../images/photo.png\""
    case .unusableName: "write folders and the file, separated by slashes, as in \"images/photo.png\""
    case .unknownFormat:
      "convert it to PNG; a string without a slash or an ending is the name of a system symbol"
    case .missing: "paths start in the folder of the scenario"
    case .folder, .unreadable: nil
    case .tooLarge: "scale it down"
    case .notPNG: "save it as PNG, not only under that name"
    case .brokenPNG: "save it again"
    case .notSVG: nil
    case .costlySVG: "simplify it, or save it as PNG"
    case .noSize: "give its root element a width and a height in pixels, or a viewBox"
    case .notData:
      "write \"data:image/png;base64,\" or \"data:image/svg+xml;base64,\", and the file in Base64"
    }
  }
}
