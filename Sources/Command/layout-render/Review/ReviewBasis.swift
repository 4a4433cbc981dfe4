import AutoLayout
import FileAccess
import JSONText
import LayoutReview
import LayoutScene
import SafeText
import SolutionFiles

/// The basis with which the inputs of a review are compared.
enum ReviewBasis {
  /// The folder of the approved options; without a manifest, there are none yet.
  case baseline(Folder, BaselineManifest?)
  /// A revision of version control, whose inputs are solved by this program.
  case revision(GitRevision)

  /// As reports and messages name it.
  var name: String {
    switch self {
    case .baseline(let folder, _): folder.path
    case .revision(let revision): revision.name
    }
  }

  /// A key that is equal for equal earlier options of a file.
  func identity(of file: InputFile) throws(Failure) -> String {
    switch self {
    case .baseline(_, let manifest):
      guard let scenario = manifest?.scenario(named: file.scenario) else { return "new" }
      var only = BaselineManifest()
      only.scenarios = [scenario]
      return only.json.line
    case .revision(let revision): return try revision.identity(of: file)
    }
  }

  var manifest: BaselineManifest? {
    switch self {
    case .baseline(_, let manifest): manifest
    case .revision: nil
    }
  }

  /// A scenario's options as they were.
  ///
  /// - Parameters:
  ///   - current: the input as it is.
  ///   - variants: the variants under review.
  ///   - layouts: keeps the layouts that are solved on the way.
  func options(
    of file: InputFile, _ current: CurrentInput?, _ variants: [ReviewVariant], _ job: InputJob,
    _ layouts: EarlierLayouts
  ) throws(Failure) -> [EarlierOption] {
    switch self {
    case .baseline(let folder, let manifest):
      return try (manifest?.scenario(named: file.scenario)?.options ?? []).map { option throws(Failure) in
        try Self.option(option, in: folder, current)
      }
    case .revision(let revision):
      guard let input = try revision.input(file) else { return [] }
      return try Self.options(of: input, current, variants, job, layouts)
    }
  }

  private static func option(
    _ option: BaselineOption, in folder: Folder, _ current: CurrentInput?
  ) throws(Failure) -> EarlierOption {
    var earlier = EarlierOption(
      name: option.name, variant: option.variant, solution: try folder.solution(of: option))
    earlier.picture = { appearance throws(Failure) in
      guard let picture = option.pictures.first(where: { $0.appearance == appearance.rawValue }) else {
        return nil
      }
      return RecordedContent(drawn: picture.drawn, bytes: try folder.read(picture.drawn.file))
    }
    guard let reference = option.input else { return earlier }
    earlier.isInputSame = current.map { $0.reference.isSame(as: reference) } ?? false
    let images = Dictionary(reference.images.map { ($0.name, $0.file) }) { first, _ in first }
    let bytes = try folder.read(reference.file)
    earlier.input = EarlierInput(
      name: reference.name, bytes: bytes, identity: reference.json.line
    ) { name throws(InputError) in
      guard let file = images[name] else { throw .missing }
      do throws(Failure) { return try folder.read(file) } catch { throw .missing }
    }
    return earlier
  }

  /// The options of an input that has no recorded solutions.
  private static func options(
    of input: EarlierInput, _ current: CurrentInput?, _ variants: [ReviewVariant], _ job: InputJob,
    _ layouts: EarlierLayouts
  ) throws(Failure) -> [EarlierOption] {
    let isInputSame = current.map { isSame(input, $0.reference) } ?? false
    var options: [EarlierOption] = []
    for variant in variants {
      // An input that can no longer be read was not a layout then, either.
      guard let document = layouts.document(of: input, variant, job) else { continue }
      for layout in document.layouts {
        let solution = Solution(forReviewOf: [layout], input: input.name)
        options.append(
          EarlierOption(
            name: variant.name(of: layout.name), variant: variant, solution: solution.options[0],
            input: input, isInputSame: isInputSame))
      }
    }
    return options
  }

  private static func isSame(_ input: EarlierInput, _ current: InputReference) -> Bool {
    guard input.name == current.name, current.file.isHash(of: input.bytes) else { return false }
    return current.images.allSatisfy { image in
      do throws(InputError) { return image.file.isHash(of: try input.image(image.name)) } catch {
        return false
      }
    }
  }
}
