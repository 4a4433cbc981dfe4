import AutoLayout
import LayoutFiles
import LayoutScene
import SafeText

/// options: lists the names of an input's options, for shells and scripts.
struct OptionsRequest: Request {
  let files: [InputFile]

  init(_ arguments: ParsedArguments) { files = arguments.operands.map(InputFile.init) }

  func run(in session: Session) -> ExitStatus {
    var status = ExitStatus.success
    for file in files {
      do throws(Failure) {
        let options = try Document.read(file, CanvasOverrides()).scene.options
        status.worsen(
          to: session.console.printOutput(options.map { Printable.line($0.name) + "\n" }.joined()))
      } catch {
        status.worsen(to: session.console.report(error.about(file)))
      }
    }
    return status
  }
}
