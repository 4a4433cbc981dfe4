protocol Then {}
extension Then {
  func then(_ change: (Self) -> Void) -> Self { change(self); return self }
  func with(_ change: (inout Self) -> Void) -> Self { var copy = self; change(&copy); return copy }
  func `do`(_ use: (Self) -> Void) { use(self) }
}
extension NSObject: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension CGPoint: Then {}
extension UIEdgeInsets: Then {}
// Values that arrive at once are passed on to their subscribers. Timing, as in `debounce`, makes no difference.
@fluent class Publisher {
  var current: [Any], listeners: [Any] = [], source: Published?
  init(_ current: [Any] = []) { self.current = current }
  func tell(_ value: Any) {
    current = [value]
    for one in listeners { one(value) }
  }
  // A publisher of what becomes of each value, if anything does.
  func derived(_ change: (Any) -> [Any]) -> Publisher {
    let made = Publisher(current.flatMap { change($0) })
    listeners.append { value in for one in change(value) { made.tell(one) } }
    return made
  }
  func map(_ change: Any) -> Publisher { derived { [change($0)] } }
  func compactMap(_ change: Any) -> Publisher { derived { [$0].compactMap(change) } }
  func filter(_ test: (Any) -> Bool) -> Publisher { derived { [$0].filter(test) } }
  func flatMap(_ change: (Any) -> Any) -> Publisher { derived { change($0).current } }
  func switchToLatest() -> Publisher { derived { $0.current } }
  func dropFirst(_ count: Int = 1) -> Publisher {
    let made = Publisher()
    listeners.append { made.tell($0) }
    return made
  }
  func prepend(_ value: Any) -> Publisher { merge(with: Publisher([value])) }
  func merge(with other: Publisher) -> Publisher {
    let made = Publisher(other.current + current)
    for one in [self, other] { one.listeners.append { made.tell($0) } }
    return made
  }
  func combineLatest(_ other: Publisher, _ change: Any? = nil) -> Publisher {
    func both() -> [Any] { current.isEmpty || other.current.isEmpty ? [] : [(current[0], other.current[0])] }
    let made = Publisher(both())
    for one in [self, other] { one.listeners.append { _ in both().forEach { made.tell($0) } } }
    return isNil(change) ? made : made.map(change)
  }
  func sink(receiveCompletion: Any? = nil, receiveValue: (Any) -> Void) -> AnyCancellable {
    for one in current { receiveValue(one) }
    listeners.append(receiveValue)
    return AnyCancellable()
  }
  func assign(to path: Any, on object: Any) -> AnyCancellable { sink { object[keyPath: path] = $0 } }
  func assign(to property: Publisher) { sink { property.source?.wrappedValue = $0 } }
}
typealias AnyPublisher = Publisher
enum Publishers {
  class CombineLatest: Publisher {
    init(_ a: Publisher, _ b: Publisher) {
      let both = a.combineLatest(b)
      super.init(both.current)
      both.sink { self.tell($0) }
    }
  }
}
class Just<Output>: Publisher { init(_ value: Output) { super.init([value]) } }
class PassthroughSubject<Output, Failure>: Publisher {
  init() { super.init() }
  func send(_ value: Output = 0) { tell(value); current = [] }
}
class CurrentValueSubject<Output, Failure>: Publisher {
  var value: Output {
    get { current[0] }
    set { tell(newValue) }
  }
  init(_ value: Output) { super.init([value]) }
  func send(_ value: Output) { tell(value) }
}
protocol ObservableObject {}
@propertyWrapper class Published {
  var wrappedValue: Any { didSet { projectedValue.tell(wrappedValue) } }
  lazy var projectedValue: Publisher = {
    let made = Publisher([wrappedValue])
    made.source = self
    return made
  }()
  init(wrappedValue: Any? = nil) { self.wrappedValue = wrappedValue }
  init(initialValue: Any) { wrappedValue = initialValue }
}
class AnyCancellable { func store(in all: Any); func cancel() }
