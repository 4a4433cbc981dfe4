import AutoLayout
import FileAccess
import LayoutDrawing
import LayoutScene

/// render: draws every option on one sheet.
struct RenderRequest: SolvingRequest {
  let batch: Batch
  let solving: SolvingOptions
  let pictures: PictureOptions
  /// nil: the pictures are not for pages.
  let pages: PageOptions?
  let outputs: OutputPlan?

  init(_ arguments: ParsedArguments) throws(Failure) {
    batch = try Batch(arguments)
    pictures = try PictureOptions(arguments)
    solving = try SolvingOptions(arguments, namedViews: pictures.namedViews)
    var flags = OutputFlags(arguments)
    pages = try PageOptions(arguments, &flags)
    outputs = try OutputPlan(flags, of: arguments, batch.files)
  }

  func work(on job: inout InputJob, in reserved: ReservedFiles) throws(Failure) {
    let solved = try job.solve(solving)
    var drawing = pictures.options(for: solved.document.scene)
    if solved.document.scene.showsPlain { drawing.showsPlain = true }
    drawing.largestWidth = pages.map { _ in PageOptions.largestWidth }
    let written = try job.make(outputs, of: solved, drawing: drawing, keeping: reserved)
    guard let pages, let form = pages.printed else { return }
    for element in PageElement.all(of: written, in: solved, drawing: drawing, fonts: job.fonts) {
      if pages.isForDocC, form == .markdown { job.outcome.output += element.comment.utf8 }
      job.outcome.output += element.text(as: form).utf8
    }
  }
}
