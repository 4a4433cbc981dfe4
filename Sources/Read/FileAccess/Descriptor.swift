import Glibc

/// Plain reading from and writing to a file descriptor.
package enum Descriptor {
  /// `O_PATH`, which Glibc's module lacks: opens a place without the file that is there.
  static let pathOnly: Int32 = 0o10_000_000

  /// Writes all bytes, however many calls it takes.
  ///
  /// - Returns: the error number, or nil for success.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
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

  /// Reads to the end, but no more than `InputFile.sizeLimit`.
  package static func read(_ descriptor: Int32) throws(InputError) -> [UInt8] {
    var bytes = [UInt8]()
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      bytes.reserveCapacity(min(max(0, Int(status.st_size)), InputFile.sizeLimit) + 1)
    }
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      let count = Glibc.read(descriptor, chunk.baseAddress, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw InputError(errno)
      }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > InputFile.sizeLimit { throw .tooLarge }
    }
  }
}
