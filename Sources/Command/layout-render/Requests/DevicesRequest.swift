import FileAccess

/// devices: lists the devices that a canvas can name.
struct DevicesRequest: Request {
  let isForPrograms: Bool

  init(_ arguments: ParsedArguments) { isForPrograms = arguments.value(of: .format) == "json" }

  func run(in session: Session) -> ExitStatus {
    session.console.printOutput(isForPrograms ? DeviceList.json() : DeviceList.text())
  }
}
