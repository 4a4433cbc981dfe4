protocol NSObjectProtocol {}
class NSObject: NSObjectProtocol {
  init() {}
  func observe(_ path: Any, options: Any = 0, changeHandler: (Any, Any) -> Void) -> NSKeyValueObservation {
    NSKeyValueObservation()
  }
  package func placeHere()
  package func placeLike(_ other: NSObject)
  package func leaveOut(_ what: String)
  // Reports that something depends on an unknown value.
  package func matters(_ value: Any, _ purpose: String)
  func isEqual(_ other: Any?) -> Bool { self === other }
  func isKind(of type: Any) -> Bool
  func responds(to selector: Selector?) -> Bool { true }
  func perform(_ selector: Selector?, with object: Any? = nil, afterDelay: Double = 0)
  func performSelector(inBackground selector: Selector, with object: Any?)

  func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone: Bool)
  func setValue(_ value: Any?, forKey key: String)
  func setValue(_ value: Any?, forKeyPath key: String)
  func addObserver(_ observer: Any, forKeyPath: String, options: Any = 0, context: Any? = nil)
  func removeObserver(_ observer: Any, forKeyPath: String)
  func copy() -> Any { self }
}
class NSCoder {}
enum Result {
  case success(Any), failure(Any)
  init(catching body: () throws -> Any) {
    do { self = .success(try body()) } catch { self = .failure(error) }
  }
  func get() throws -> Any {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
  func map(_ change: (Any) -> Any) -> Result {
    if case .success(let value) = self { return .success(change(value)) } else { return self }
  }
  func flatMap(_ change: (Any) -> Result) -> Result {
    if case .success(let value) = self { return change(value) } else { return self }
  }
  func mapError(_ change: (Any) -> Any) -> Result {
    if case .failure(let error) = self { return .failure(change(error)) } else { return self }
  }
}
extension Error {
  var localizedDescription: String {
    (self is LocalizedError ? errorDescription : nil) ?? "The operation couldn’t be completed."
  }
}
protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
}
extension LocalizedError {
  var errorDescription: String? { nil }
  var failureReason: String? { nil }
  var recoverySuggestion: String? { nil }
}
@passive class Bundle {
  static let main = Bundle(), module = main
  init(for type: Any? = nil) {}
  func localizedString(forKey key: String, value: String?, table: String?) -> String {
    NSLocalizedString(key, value: value ?? "")
  }
}
@passive class UserDefaults { static let standard = UserDefaults() }
// Observers are called at once, whatever the queue. Notifications of the system are never posted here.
@passive class NotificationCenter {
  static let `default` = NotificationCenter()
  var observers: [NotificationObserver] = []
  func addObserver(_ target: Any, selector: Any, name: Notification.Name?, object: Any? = nil) {
    observers.append(NotificationObserver(target, name, object) { self.send(selector, to: target, $0) })
  }
  func addObserver(
    forName name: Notification.Name?, object: Any? = nil, queue: Any? = nil,
    using work: (Notification) -> Void
  ) -> NSObjectProtocol {
    let one = NotificationObserver(nil, name, object, work)
    observers.append(one)
    return one
  }
  func removeObserver(_ target: Any, name: Notification.Name? = nil, object: Any? = nil) {
    observers.removeAll { ($0 === target || $0.target === target) && (isNil(name) || $0.name == name) }
  }
  func post(name: Notification.Name, object: Any? = nil, userInfo: Any? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
  func post(_ note: Notification) {
    for one in observers
    where (isNil(one.name) || one.name == note.name) && (isNil(one.object) || one.object === note.object) {
      one.work(note)
    }
  }
  func publisher(for name: Notification.Name, object: Any? = nil) -> Publisher {
    let all = PassthroughSubject()
    addObserver(forName: name, object: object) { all.send($0) }
    return all
  }
  func send(_ selector: Any, to target: Any, _ value: Any)
}
class NotificationObserver: NSObject {
  let target: Any?, name: Notification.Name?, object: Any?, work: (Notification) -> Void
  init(_ target: Any?, _ name: Notification.Name?, _ object: Any?, _ work: (Notification) -> Void) {
    self.target = target; self.name = name; self.object = object; self.work = work
  }
}
struct Notification {
  @passive struct Name: RawRepresentable {
    let rawValue: String
    init(_ rawValue: String) { self.rawValue = rawValue }
    init(rawValue: String) { self.rawValue = rawValue }
  }
  var name: Name, object: Any?, userInfo: Any?
  init(name: Name, object: Any? = nil, userInfo: Any? = nil) {
    self.name = name; self.object = object; self.userInfo = userInfo
  }
}
typealias NSNotification = Notification
// Work that runs later is not done when a layout first comes to the screen. Only where a function is tried out is it
// run, after that function.
enum ModelQueue {
  static var isOn = false, waiting: [Any] = []
  static func add(_ work: Any) {
    if isOn { return waiting.append(work) }
    let here = NSObject()
    here.placeHere()
    here.leaveOut("this runs later; the picture shows the layout before it")
  }
  static func run() {
    var rounds = 0
    while !waiting.isEmpty && rounds < 100 {
      let next = waiting.removeFirst()
      rounds += 1
      next()
    }
  }
}
enum MainActor { static func assumeIsolated(_ body: () -> Any) -> Any { body() } }
@passive class DispatchQueue {
  static let main = DispatchQueue()
  static func global(qos: Any = 0) -> DispatchQueue { main }
  func async(group: Any? = nil, qos: Any = 0, flags: Any = 0, execute work: () -> Void) {
    ModelQueue.add(work)
  }
  func asyncAfter(deadline: DispatchTime, qos: Any = 0, flags: Any = 0, execute work: () -> Void) {
    ModelQueue.add(work)
  }
}
@passive class DispatchTime {
  static func now() -> DispatchTime { DispatchTime() }
  static func + (time: DispatchTime, seconds: Any) -> DispatchTime { time }
}
@passive class DispatchGroup {}
@passive class DispatchSemaphore {}
@passive class Timer {}
@passive class URLSession { static let shared = URLSession() }
@passive class URLRequest {}
@passive class URL {}
@passive class Data {}
// The conventions that differ between languages and regions are those of the United States.
@passive class Locale {
  static let current = Locale(), autoupdatingCurrent = current, preferredLanguages = ["en-US"]
  let identifier: String
  init(identifier: String = "en_US") { self.identifier = identifier }
  var decimalSeparator: String? { english(".") }
  var groupingSeparator: String? { english(",") }
  var currencyCode: String? { english("USD") }
  var currencySymbol: String? { english("$") }
  var languageCode: String? { identifier.components(separatedBy: "_").first }
  var regionCode: String? {
    let parts = identifier.components(separatedBy: "_"); return parts.count > 1 ? parts.last : nil
  }
  func english(_ text: String) -> String {
    ["en", "en_US"].contains(identifier) ? text : unknown("what this language writes is not known")
  }
}
@passive class TimeZone: NSObject {
  static let current = TimeZone(), autoupdatingCurrent = current, gmt = current
  let identifier: String
  init(identifier: String = "GMT") {
    self.identifier = identifier
    super.init()
    if !["GMT", "UTC", "Etc/UTC"].contains(identifier) {
      leaveOut("times are in Greenwich Mean Time, not in this time zone")
    }
  }
  convenience init(abbreviation: String) { self.init(identifier: abbreviation) }
  convenience init(secondsFromGMT seconds: Int) {
    self.init(identifier: seconds == 0 ? "GMT" : "GMT+\(seconds)")
  }
}
@passive class JSONDecoder {}
@passive class JSONEncoder {}
@passive class FileManager { static let `default` = FileManager() }
// An app that someone opens has none of the variables and arguments that a scheme of Xcode gives it.
@passive class ProcessInfo {
  static let processInfo = ProcessInfo()
  let environment: [String: String] = [:], arguments: [String] = []
}
@passive class RunLoop { static let main = RunLoop(), current = RunLoop() }
@passive class OperationQueue { static let main = OperationQueue() }
@passive class Logger {}
@passive class OSLog {}
@passive class NSError {}
@passive class NSCache {}
@passive class NSValue {}
@passive class NSKeyValueObservation {}
@passive class Task { init(priority: Any? = nil, operation work: () -> Void) { ModelQueue.add(work) } }
struct Selector {
  var name = ""
  init(_ name: String) { self.name = name }
  init(stringLiteral name: String) { self.name = name }
}
struct IndexPath {
  var item = 0, section = 0
  var row: Int { item }
  init(row: Int, section: Int) { item = row; self.section = section }
  init(item: Int, section: Int) { self.item = item; self.section = section }
  static func < (a: IndexPath, b: IndexPath) -> Bool {
    a.section < b.section || a.section == b.section && a.item < b.item
  }
}
struct IndexSet {
  var values: [Int] = []
  init() {}
  init(integer: Int) { values = [integer] }
  init(arrayLiteral: [Int]) { values = arrayLiteral }
}
func objc_getAssociatedObject(_ object: Any, _ key: Any) -> Any?
func objc_setAssociatedObject(_ object: Any, _ key: Any, _ value: Any?, _ policy: Any)
