import FileAccess
import Foundation
import Glibc
import TestSupport

/// Chromium without a window, spoken to through pipes in its DevTools protocol.
final class Browser {
  struct Failure: Error, CustomStringConvertible { var description: String }

  private let process = Process()
  private let scratch: Scratch
  private let input: Int32
  private let output: Int32
  private var buffer = Data()
  private var lastID = 0
  private var target: String?
  private var session: String?
  /// How many pages have been loaded.
  private var loadCount = 0
  /// Exceptions, failed requests and errors on the console, as they came.
  private(set) var complaints: [String] = []

  init() throws {
    let path = try Tool.browser.path()
    let scratch = try Scratch()
    self.scratch = scratch
    let pipes = ["to", "from"].map { scratch.path($0) }
    for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw Failure(description: "no pipe") }
    // Read and write at once: opening a pipe waits for the other end else.
    input = Glibc.open(pipes[0], O_RDWR | O_CLOEXEC)
    output = Glibc.open(pipes[1], O_RDWR | O_CLOEXEC)
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c", "exec \"$0\" \"${@:3}\" 3<\"$1\" 4>\"$2\"", path, pipes[0], pipes[1], "--headless=new",
      "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
      "--window-size=1200,900", "--user-data-dir=\(scratch.path("profile"))", "about:blank",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try openTab()
  }

  /// A browser for all tests that need one, since each takes a second to start; it ends with the tests.
  static func shared() throws -> Browser { try sharedResult.get() }

  nonisolated(unsafe) private static let sharedResult: Result<Browser, any Error> = Result {
    let browser = try Browser()
    atexit { try? Browser.sharedResult.get().end() }
    return browser
  }

  /// Opens a tab of its own in place of the one before.
  func openTab(width: Int = 1200, height: Int = 900) throws {
    session = nil
    if let target { try call("Target.closeTarget", ["targetId": target]) }
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    self.target = target
    session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    complaints = []
  }

  /// Closed as a person would, it leaves no files behind.
  private func end() {
    session = nil
    if (try? call("Browser.close")) == nil { process.terminate() }
    process.waitUntilExit()
    scratch.remove()
  }

  deinit {
    end()
    close(input)
    close(output)
  }

  /// Opens a file, and waits until an expression is true in it.
  func open(_ file: URL, until condition: String) throws {
    let reply = try call("Page.navigate", ["url": file.absoluteString])
    if let error = reply["errorText"] { throw Failure(description: "\(file.path): \(error)") }
    try wait(until: condition)
  }

  /// Opens a file in which no script may run, and waits until it is there.
  func load(_ file: URL) throws {
    let before = loadCount
    try call("Page.navigate", ["url": file.absoluteString])
    while loadCount == before { note(try receive()) }
  }

  /// Waits in the page until an expression is true. A page that has had its turn this often will not get there, however
  /// slow the machine is.
  func wait(until condition: String) throws {
    let isTrue = """
      new Promise((resolve, reject) => {
        let turns = 0;
        const look = () => {
          try { if (\(condition)) return resolve(true); } catch (error) { return reject(error); }
          if (++turns > 6000) resolve(false); else setTimeout(look, 20);
        };
        look();
      })
      """
    while true {
      do {
        if try evaluate(isTrue) as? Bool == true { return }
        throw Failure(description: "\(condition) did not come true; \(complaints)")
      } catch let failure as Failure where failure.description.contains("navigated or closed") {
        // The page that is about to go cannot say.
      }
    }
  }

  /// The value of an expression, a promise's once it is kept.
  @discardableResult func evaluate(_ expression: String) throws -> Any? {
    let reply = try call(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let details = reply["exceptionDetails"] { throw Failure(description: "\(details)") }
    return (reply["result"] as? [String: Any])?["value"]
  }

  @discardableResult func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    guard write(input, bytes, bytes.count) == bytes.count else { throw Failure(description: "cannot write") }
    while true {
      let reply = try receive()
      guard reply["id"] as? Int == lastID else {
        note(reply)
        continue
      }
      if let error = reply["error"] { throw Failure(description: "\(method): \(error)") }
      return reply["result"] as? [String: Any] ?? [:]
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Page.loadEventFired": loadCount += 1
    case "Runtime.exceptionThrown": complaints.append("\(parameters)")
    case "Runtime.consoleAPICalled" where parameters["type"] as? String == "error":
      complaints.append("\(parameters)")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any] ?? [:]
      if entry["level"] as? String == "error" { complaints.append("\(entry)") }
    case "Network.requestWillBeSent":
      let url = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
      if !url.hasPrefix("file:"), !url.hasPrefix("data:"), !url.hasPrefix("blob:") {
        complaints.append("asks for \(url)")
      }
    default: break
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = buffer[buffer.startIndex..<end]
        buffer = Data(buffer[buffer.index(after: end)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &bytes, bytes.count)
      guard count > 0 else { throw Failure(description: "the browser is gone") }
      buffer.append(contentsOf: bytes[..<count])
    }
  }

  // MARK: Hands

  /// A text as the page's script writes it, whatever quotes are in it.
  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Presses the mouse on an element, moves it, and lets go.
  ///
  /// - Parameter held: what is done before it lets go.
  func drag(_ selector: String, x: Double, y: Double, held: () throws -> Void = {}) throws {
    try evaluate("document.querySelector(\(Self.quoted(selector))).scrollIntoView({block: 'center'})")
    let place = try evaluate(
      "(() => { const b = document.querySelector(\(Self.quoted(selector))).getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2] })()"
    )
    guard let start = place as? [Double], start.count == 2 else {
      throw Failure(description: "no \(selector)")
    }
    try drag(from: start, x: x, y: y, held: held)
  }

  func drag(from start: [Double], x: Double, y: Double, held: () throws -> Void = {}) throws {
    func mouse(_ type: String, _ share: Double) throws {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": start[0] + x * share, "y": start[1] + y * share, "button": "left", "buttons": 1,
          "clickCount": 1,
        ])
    }
    try mouse("mousePressed", 0)
    for step in 1...2 { try mouse("mouseMoved", Double(step) / 2) }
    // The page follows with the next frame.
    try evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    try held()
    try mouse("mouseReleased", 1)
  }

  /// Types over what a field holds.
  func type(_ text: String, into selector: String) throws {
    try evaluate(
      "(() => { const f = document.querySelector(\(Self.quoted(selector))); f.scrollIntoView(); f.focus(); f.select() })()"
    )
    try call("Input.insertText", ["text": text])
  }

  func press(_ key: String, on selector: String, control: Bool = false, shift: Bool = false) throws {
    try evaluate("document.querySelector(\(Self.quoted(selector))).focus()")
    for type in ["keyDown", "keyUp"] {
      try call(
        "Input.dispatchKeyEvent",
        ["type": type, "key": key, "modifiers": (control ? 2 : 0) + (shift ? 8 : 0)])
    }
  }

  func screenshot(to path: String) throws {
    let data = try call("Page.captureScreenshot")["data"] as? String ?? ""
    try Data(base64Encoded: data)?.write(to: URL(filePath: path))
  }
}
