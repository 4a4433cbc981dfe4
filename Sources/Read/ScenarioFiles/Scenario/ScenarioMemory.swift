import Diagnostics
import JSONText
import LayoutScene

/// The parts of a scenario that need not be read again if only its options differ: the views and the constraints.
///
/// It helps if the options are the scenario's last member, since nothing else moves then.
package final class ScenarioMemory {
  fileprivate struct Known {
    var bytes: [UInt8]
    /// The place of the options' value.
    var options: Range<Int>
    var scenario: ScenarioDraft
    var body: ScenarioBody
  }

  fileprivate var known: Known?

  package init() {}

  /// The draft of a scenario with its body, if that has been read before.
  func recalled(_ findings: inout Findings) -> (ScenarioDraft, ScenarioBody)? {
    let bytes = findings.source.bytes
    guard var known, let end = known.endOfOptions(in: bytes) else { return nil }
    // Errors are reported when the whole is read.
    var attempt = findings
    guard
      let options = JSONParser.parse(
        &attempt, in: known.options.lowerBound..<end, allowsComments: true),
      attempt.count == findings.count, case .array(let nodes) = options.content
    else { return nil }
    known.scenario.options = nodes
    known.bytes = bytes
    known.options = known.options.lowerBound..<end
    self.known = known
    return (known.scenario, known.body)
  }

  /// Remembers a scenario whose draft and body were read without any finding.
  func remember(_ node: JSONValue, _ scenario: ScenarioDraft, _ body: ScenarioBody, _ source: SourceText) {
    known = nil
    guard case .object(let members) = node.content, let last = members.last, last.key == "options" else {
      return
    }
    let range = last.value.range
    known = Known(
      bytes: source.bytes, options: range.offset..<(range.offset + range.length), scenario: scenario,
      body: body)
  }

  func forget() { known = nil }
}

extension ScenarioMemory.Known {
  /// Where the options' value ends in a text that differs only in it; nil for any other text.
  fileprivate func endOfOptions(in text: [UInt8]) -> Int? {
    let rest = bytes.count - options.upperBound
    guard text.count > options.lowerBound + rest else { return nil }
    let end = text.count - rest
    let isSame = bytes.withUnsafeBufferPointer { old in
      text.withUnsafeBufferPointer { new in
        for place in 0..<options.lowerBound where old[place] != new[place] { return false }
        for place in 0..<rest where old[options.upperBound + place] != new[end + place] { return false }
        return true
      }
    }
    return isSame ? end : nil
  }
}
