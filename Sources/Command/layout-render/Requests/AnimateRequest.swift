import FileAccess
import LayoutScene

/// animate: draws the transition from one option to another.
struct AnimateRequest: SolvingRequest {
  let batch: Batch
  let solving: SolvingOptions
  let pictures: PictureOptions
  let outputs: OutputPlan?

  init(_ arguments: ParsedArguments) throws(Failure) {
    batch = try Batch(arguments)
    pictures = try PictureOptions(arguments)
    solving = try SolvingOptions(
      arguments, .keyframes(Keyframes(arguments)), namedViews: pictures.namedViews)
    let flags = OutputFlags(arguments)
    if flags.format == nil, let path = flags.path, let named = flags.named, !named.isPainted {
      throw .noAnimation(path, named)
    }
    var plan = try OutputPlan(
      flags, of: arguments, batch.files, standard: .svg, stem: "{scenario}-animation")
    let frames = arguments.count(of: .frames) ?? (plan.format == .svg ? nil : 5)
    plan.content = frames.map { .filmStrip(frames: $0) } ?? .animation
    outputs = plan
  }

  func work(on job: inout InputJob, in reserved: ReservedFiles) throws(Failure) {
    let solved = try job.solve(solving)
    let drawing = pictures.options(for: solved.document.scene)
    try job.make(outputs, of: solved, drawing: drawing, keeping: reserved)
  }
}
