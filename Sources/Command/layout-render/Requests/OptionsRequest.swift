import AutoLayout
import Diagnostics
import FileAccess
import JSONText
import LayoutScene
import SafeText

/// options: lists the names of an input's options, for shells and scripts.
struct OptionsRequest: Request {
  let files: [InputFile]
  let isForPrograms: Bool

  init(_ arguments: ParsedArguments) {
    files = InputFile.inputs(arguments.operands, asOne: true)
    isForPrograms = arguments.value(of: .format) == "json"
  }

  func run(in session: Session) -> ExitStatus {
    var status = ExitStatus.success
    var inputs: [JSONNode] = []
    for file in files {
      do throws(Failure) {
        let options = try Document.read(file, CanvasOverrides(), fonts: nil).scene.options
        if isForPrograms {
          inputs.append(OptionList.node(options, of: file.path))
          continue
        }
        status.worsen(
          to: session.console.printOutput(options.map { Printable.line($0.name) + "\n" }.joined()))
      } catch {
        status.worsen(to: session.console.report(error.about(file)))
      }
    }
    guard isForPrograms else { return status }
    return max(status, session.console.printOutput(ListDocument.text("options", inputs)))
  }
}
