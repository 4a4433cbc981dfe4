import Glibc

/// Writes files whole or not at all.
enum OutputFile {
  /// Writes a temporary file beside `path` and renames it. What is no regular file, such as a device or a
  /// pipe, is written to directly; a symbolic link stays, and the file that it leads to is replaced.
  static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let target = resolved(path)
    var old = stat()
    let exists = stat(target, &old) == 0
    if exists, old.st_mode & S_IFMT == S_IFDIR { throw OutputError(path: path, number: EISDIR) }
    if exists, old.st_mode & S_IFMT != S_IFREG {
      try writeDirectly(bytes, to: target, named: path)
    } else {
      // A file that its owner has made read-only is not to be replaced.
      if exists, access(target, W_OK) != 0 { throw OutputError(path: path, number: errno) }
      try replace(target, with: bytes, permissions: exists ? old.st_mode & 0o7777 : nil, named: path)
    }
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], permissions: mode_t?, named path: String
  ) throws(OutputError) {
    let temporary = temporaryName(beside: target)
    // A picture takes milliseconds to write; a signal in between would leave the temporary file behind.
    let mask = SignalMask.blockAll()
    defer { mask.restore() }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw OutputError(path: path, number: errno) }
    var failure = Descriptor.write(bytes, to: descriptor)
    if let permissions { _ = fchmod(descriptor, permissions) }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(temporary, target) != 0 { failure = errno }
    guard let failure else { return }
    unlink(temporary)
    throw OutputError(path: path, number: failure)
  }

  private static func writeDirectly(
    _ bytes: [UInt8], to target: String, named path: String
  ) throws(OutputError) {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputError(path: path, number: errno) }
    var failure = Descriptor.write(bytes, to: descriptor)
    if close(descriptor) != 0, failure == nil { failure = errno }
    if let failure { throw OutputError(path: path, number: failure) }
  }

  /// The file behind symbolic links; the path itself if there is none yet.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func temporaryName(beside target: String) -> String {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    return "\(folder).layout-render-\(getpid()).tmp"
  }
}

/// Why an output could not be written.
struct OutputError: Error, Hashable {
  var path: String
  /// As in errno.h.
  var number: Int32
}

/// Plain writing to a file descriptor.
enum Descriptor {
  /// Writes all bytes, however many calls it takes.
  ///
  /// - Returns: the error number, or nil for success.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&request, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}

/// The signals that a thread has blocked.
struct SignalMask {
  private var signals: sigset_t

  /// Blocks all signals for the calling thread, and gives what was blocked before.
  static func blockAll() -> SignalMask {
    var all = sigset_t()
    sigfillset(&all)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &all, &before)
    return SignalMask(signals: before)
  }

  func restore() {
    var signals = signals
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}
