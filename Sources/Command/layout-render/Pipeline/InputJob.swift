import AutoLayout
import Diagnostics
import FileAccess
import LayoutScene
import LayoutSolving
import LayoutWords
import PangoCairoBackend
import SwiftSourceFiles

/// The work on one input: runs and times the phases, and records what to print and what was written.
struct InputJob {
  let file: InputFile
  /// The content, if that is only a part of the file, or was read before.
  var content: [UInt8]?
  let fonts: Typography
  let style: MessageStyle
  /// Whether a warning makes the status 1.
  let isStrict: Bool
  /// Whether a finding is reported in a message.
  let tells: (Diagnostic) -> Bool
  /// Where a place is in the file, if the content is only a part of it, or made from one.
  var placed: (SourcePlace) -> SourcePlace = { $0 }
  var outcome = Outcome()
  /// The messages that were reported, which other pictures of the input need not repeat.
  var told: Set<Message> = []
  /// The messages of the outcome, for a cache.
  private(set) var messages: [Message] = []
  /// Whether to record what is read and written, for a cache.
  var isRecording = false
  /// The images that were read, in order.
  var reads: [ImageRead] = []
  /// The files that were written, by their paths.
  var made: [MadeFile] = []

  /// Phases 1 and 2: reads the input and solves the chosen options.
  mutating func solve(_ options: SolvingOptions) throws(Failure) -> SolvedDocument {
    do throws(Failure) { return try readAndSolve(options) } catch { throw error.about(file) }
  }

  /// Phases 1 and 2 for an input as it was, about which nothing is reported.
  func solve(_ earlier: EarlierInput, _ overrides: CanvasOverrides) throws(Failure) -> SolvedDocument {
    let images = ImageFolder { name throws(InputError) in try earlier.image(name) }
    let document = try Document.read(
      earlier.file, overrides, images: images, content: earlier.bytes, sources: earlier.sources,
      fonts: fonts.ofCode)
    let layouts = LayoutEngine.solve(
      document.scene, isExplaining: true, measurer: fonts.freshMeasurer())
    return SolvedDocument(document: document, layouts: layouts)
  }

  private mutating func readAndSolve(_ options: SolvingOptions) throws(Failure) -> SolvedDocument {
    let file = file
    let images = ImageFolder(of: file, isRecording: isRecording)
    defer {
      outcome.sources = images.paths + file.sources
      reads += images.reads
    }
    let document = try outcome.timings.measure(.read) { () throws(Failure) in
      try Document.read(
        file, options.overrides, images: images, expectsLog: options.expectsLog, content: content,
        options: options.selection.names, fonts: fonts.ofCode)
    }
    let positions: [Int]?
    do throws(Failure) {
      positions = try options.selection.positions(among: document.scene.options)
    } catch {
      // They may say why an option is missing.
      report(document.diagnostics(of: nil))
      throw error
    }
    report(document.diagnostics(of: positions))
    let measurer = fonts.freshMeasurer()
    var layouts = outcome.timings.measure(.solve) {
      LayoutEngine.solve(
        document.scene, options: positions.map(Set.init), isExplaining: options.isExplaining,
        measurer: measurer)
    }
    try options.checkNamedViews(in: layouts)
    let remarks = options.remarks.subtracting(document.scene.ignoredRemarks)
    report(
      outcome.timings.measure(.report) {
        LayoutFindings.diagnostics(of: layouts, in: document.bytes, remarking: remarks)
      })
    let problems = Failure(measurer.problems).about(file)
    if problems.status > .success { throw problems }
    report(problems)
    // The parts that were solved are still drawn.
    if !layouts.allSatisfy(\.isSolved) { outcome.status.worsen(to: .badInput) }
    if let positions { layouts = try options.selection.arranged(layouts, at: positions) }
    if options.isTracing { outcome.messages += TraceReport.text(of: layouts).utf8 }
    return SolvedDocument(document: document, layouts: layouts)
  }

  /// Reports the findings about the input.
  mutating func report(_ diagnostics: [Diagnostic]) {
    var code = CodeLines(of: file)
    report(diagnostics.map { Message(code.quoting($0), about: file) })
  }

  /// Prints the findings about the input that are otherwise left out.
  mutating func tellRest(of diagnostics: [Diagnostic]) {
    var code = CodeLines(of: file)
    for diagnostic in diagnostics where !tells(diagnostic) {
      print(Message(code.quoting(diagnostic), about: file))
    }
  }

  mutating func report(_ failure: Failure) {
    outcome.status.worsen(to: failure.status)
    report(failure.messages)
  }

  /// Reports the messages that no other output of the input has reported.
  mutating func reportOnce(_ failure: Failure) {
    report(Failure(failure.status, failure.messages.filter { !told.contains($0) }))
  }

  mutating func print(_ message: Message) {
    messages.append(message)
    outcome.messages += style.text(of: message).utf8
  }

  private mutating func report(_ messages: [Message]) {
    let start = PhaseTimings.now
    for var message in messages {
      message.diagnostic.place = message.diagnostic.place.map(placed)
      told.insert(message)
      if tells(message.diagnostic) { print(message) }
      if message.diagnostic.severity == .warning, isStrict { outcome.status.worsen(to: .findings) }
    }
    outcome.timings[.report] += PhaseTimings.now - start
  }
}
