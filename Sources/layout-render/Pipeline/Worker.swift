import Glibc
import PangoCairoBackend

/// The other side of `WorkerPool`: a process that works on the inputs whose numbers it is sent, until no more
/// come.
enum Worker {
  /// Goes before the arguments of the command that the work is for; no user types it.
  static let argument = "--work-for-parent"

  static func run(_ request: RenderRequest, library: FontLibrary, style: MessageStyle) -> ExitStatus {
    let review = request.command == .review ? ReviewPlan(forWorker: request) : nil
    let plan: OutputPlan?
    do throws(TemplateError) {
      plan = review == nil && request.writesFiles ? try OutputPlan(request) : nil
    } catch {
      // The parent has made the same plan.
      return .bug
    }
    // Whatever a library prints must not get between the results.
    let results = dup(STDOUT_FILENO)
    guard results >= 0 else { return .bug }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let fonts = Typography(library)
    while let number = nextOrder() {
      guard request.inputs.indices.contains(number) else { return .bug }
      let input = InputFile(argument: request.inputs[number])
      let result =
        (review.map { ReviewJob.run(input, request, $0, fonts: fonts, style: style) }
        ?? InputJob.run(input, request, plan, fonts: fonts, style: style)).encoded
      if Descriptor.write(Frame.number(result.count) + result, to: results) != nil { return .bug }
    }
    return .success
  }

  private static func nextOrder() -> Int? {
    var bytes: [UInt8] = []
    while bytes.count < Frame.headerSize {
      var chunk = [UInt8](repeating: 0, count: Frame.headerSize - bytes.count)
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
    }
    return Frame.number(in: bytes)
  }
}
