import AutoLayout

/// What the reader of scenarios can find wrong, besides what `ConstraintError` names; the raw values are published and never change.
enum FindingCode: String, CaseIterable {
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
  case outOfRange = "out-of-range"
  case unusedKey = "unused-key"
  case unsupported = "unsupported"
  case conflictingKeys = "conflicting-keys"
  case invalidIdentifier = "invalid-identifier"
  case duplicateIdentifier = "duplicate-identifier"
  case tooMany = "too-many"
  case equationSyntax = "equation-syntax"
  case notLinear = "not-linear"
  case unknownView = "unknown-view"
  case ambiguousName = "ambiguous-name"
  case unknownAttribute = "unknown-attribute"
  case unknownConstraint = "unknown-constraint"
  case unknownOption = "unknown-option"
  case optionCycle = "option-cycle"
  case unknownDevice = "unknown-device"
  case tooManyErrors = "too-many-errors"
}

/// The findings of one run over one input, each with the bytes it speaks of.
struct Findings {
  /// Errors and warnings beyond these are counted, not told: nobody reads them, and a hostile input could
  /// ask for more than there is memory.
  static let limit = 100

  let source: SourceText
  private var told: [(diagnostic: Diagnostic, range: SourceRange?)] = []
  private var untoldCount = 0
  private(set) var hasErrors = false

  init(source: SourceText) { self.source = source }

  mutating func error(
    _ code: FindingCode, at range: SourceRange?, _ message: @autoclosure () -> String,
    help: @autoclosure () -> String? = nil
  ) {
    add(.error, code.rawValue, at: range, message, help)
  }

  mutating func warning(
    _ code: FindingCode, at range: SourceRange?, _ message: @autoclosure () -> String,
    help: @autoclosure () -> String? = nil
  ) {
    add(.warning, code.rawValue, at: range, message, help)
  }

  /// Messages are made only when they will be told: a suggestion or a place may cost a walk over the input.
  mutating func add(
    _ severity: Diagnostic.Severity, _ code: String, at range: SourceRange?,
    _ message: () -> String, _ help: () -> String?
  ) {
    if severity == .error { hasErrors = true }
    guard told.count < Self.limit else {
      untoldCount += 1
      return
    }
    told.append((Diagnostic(severity, code: code, message(), help: help()), range))
  }

  /// The findings in the order of their places, those about the file as a whole first.
  func diagnostics() -> [Diagnostic] {
    let sorted = told.enumerated().sorted { left, right in
      let (a, b) = (left.element.range?.offset ?? -1, right.element.range?.offset ?? -1)
      return a == b ? left.offset < right.offset : a < b
    }
    var result = sorted.map { item in
      var diagnostic = item.element.diagnostic
      diagnostic.place = item.element.range.map(source.place(of:))
      return diagnostic
    }
    if untoldCount > 0 {
      result.append(
        Diagnostic(
          hasErrors ? .error : .note, code: FindingCode.tooManyErrors.rawValue,
          "\(untoldCount) more findings are not shown"))
    }
    return result
  }
}
