import AutoLayout
package import LayoutScene

/// The problems that readers of files can report, besides `ConstraintError`; raw values are public and fixed.
package enum FindingCode: String, CaseIterable {
  case emptyFile = "empty-file"
  case fileTooLarge = "file-too-large"
  case invalidUTF8 = "invalid-utf8"
  case syntaxError = "syntax-error"
  case tooDeep = "too-deep"
  case duplicateKey = "duplicate-key"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongType = "wrong-type"
  case unknownValue = "unknown-value"
  case unknownVersion = "unknown-version"
  case outOfRange = "out-of-range"
  case unusedKey = "unused-key"
  case invalidIdentifier = "invalid-identifier"
  case duplicateIdentifier = "duplicate-identifier"
  case tooMany = "too-many"
  case equationSyntax = "equation-syntax"
  case notLinear = "not-linear"
  case visualFormat = "visual-format"
  case unknownView = "unknown-view"
  case ambiguousName = "ambiguous-name"
  case unavailableGuide = "unavailable-guide"
  case misplacedCell = "misplaced-cell"
  case unknownAttribute = "unknown-attribute"
  case unknownConstraint = "unknown-constraint"
  case unknownOption = "unknown-option"
  case unknownTemplate = "unknown-template"
  case unknownVariable = "unknown-variable"
  /// A name that cannot be that of an image file.
  case imageName = "image-name"
  /// A file that cannot be shown.
  case imageFile = "image-file"
  case optionCycle = "option-cycle"
  case unknownDevice = "unknown-device"
  case changedRequirement = "changed-requirement"
  case documentType = "document-type"
  case notInterfaceBuilder = "not-interface-builder"
  case missingReference = "missing-reference"
  case missingFrame = "missing-frame"
  case noConflictLog = "no-conflict-log"
  case noConstraintList = "no-constraint-list"
  case unreadableConstraint = "unreadable-constraint"
  case logCutShort = "log-cut-short"
  /// Also the code of the ambiguity that solving finds.
  case ambiguousLayout = "ambiguous-layout"
}

/// The findings of one pass over an input, each with the bytes that it is about.
package struct Findings {
  /// Errors beyond this number, and warnings beyond it, are not reported: nobody reads them, and a hostile
  /// input could cause more than fit in memory.
  package static let limit = 100

  package let source: SourceText
  private var told: [(diagnostic: Diagnostic, range: SourceRange?)] = []
  private var known: Set<Told> = []
  private var errorCount = 0
  private var warningCount = 0

  package init(source: SourceText) { self.source = source }

  package var hasErrors: Bool { errorCount > 0 }

  /// Whether further errors would not be reported, so that looking for them is pointless.
  package var isFull: Bool { errorCount >= Self.limit }

  package mutating func error(
    _ code: FindingCode, at range: SourceRange?, _ message: @autoclosure () -> String,
    help: @autoclosure () -> String? = nil
  ) {
    addError(code.rawValue, at: range, message, help)
  }

  /// - Parameter code: one from another table, published like those of `FindingCode`.
  ///
  /// Messages are created only if they are reported: a suggestion or a place may need a scan of the input.
  package mutating func addError(
    _ code: String, at range: SourceRange?, _ message: () -> String, _ help: () -> String?
  ) {
    errorCount += 1
    guard errorCount <= Self.limit else { return }
    let message = message()
    // An error in a template occurs again in each of its instances.
    guard known.insert(Told(message: message, offset: range?.offset)).inserted else {
      errorCount -= 1
      return
    }
    told.append((Diagnostic(.error, code: code, message, help: help()), range))
  }

  package mutating func warning(
    _ code: FindingCode, at range: SourceRange?, _ message: @autoclosure () -> String,
    help: @autoclosure () -> String? = nil
  ) {
    guard warningCount <= Self.limit else { return }
    let message = message()
    guard known.insert(Told(message: message, offset: range?.offset)).inserted else { return }
    warningCount += 1
    guard warningCount <= Self.limit else { return }
    told.append((Diagnostic(.warning, code: code.rawValue, message, help: help()), range))
  }

  /// The properties by which two findings count as the same.
  private struct Told: Hashable {
    var message: String
    var offset: Int?
  }

  /// The number reported so far.
  package var count: Int { told.count }

  /// The messages reported after the first `count`.
  package func messages(after count: Int) -> [String] { told.dropFirst(count).map(\.0.message) }

  /// The findings in the order of their places, after those about the file as a whole.
  package func diagnostics() -> [Diagnostic] {
    let sorted = told.enumerated().sorted { left, right in
      let (a, b) = (left.element.range?.offset ?? -1, right.element.range?.offset ?? -1)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
    let places = source.places(of: sorted.compactMap(\.range))
    var next = places.makeIterator()
    var result = sorted.map { diagnostic, range in
      var diagnostic = diagnostic
      diagnostic.place = range == nil ? nil : next.next()
      return diagnostic
    }
    if isFull || warningCount > Self.limit {
      result.append(
        Diagnostic(
          .note, code: FindingCode.tooMany.rawValue,
          "only the first \(Self.limit) are reported; there may be more"))
    }
    return result
  }
}
