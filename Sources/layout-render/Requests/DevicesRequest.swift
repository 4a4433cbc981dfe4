/// devices: lists the devices that a canvas can name.
struct DevicesRequest: Request {
  init(_ arguments: ParsedArguments) {}

  func run(in session: Session) -> ExitStatus { session.console.printOutput(DeviceList.text()) }
}
