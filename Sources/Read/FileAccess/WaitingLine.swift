import Glibc
import SafeText

/// A line such as `reading Sources, 12 s` on a terminal, while another program works.
package struct WaitingLine: Sendable {
  package init() {}

  package func show(_ text: String) { write("\r\(Printable.line(text))\u{1B}[K") }

  package func clear() { write("\r\u{1B}[K") }

  private func write(_ text: String) { _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO) }
}
