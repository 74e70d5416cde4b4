import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that this machine alone can reach.
struct LoopbackSocket: Sendable {
  let port: Int
  private let descriptor: Int32

  /// A socket that listens on 127.0.0.1.
  ///
  /// - Parameter wanted: The port; 0 for any that is free.
  /// - Throws: A ``PreviewFailure`` with a cure where the port is taken.
  init(port wanted: Int) throws {
    #if canImport(Darwin)
      let descriptor = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var yes: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout.size(ofValue: yes)))
    var local = sockaddr_in()
    local.sin_family = sa_family_t(AF_INET)
    local.sin_addr.s_addr = inet_addr("127.0.0.1")
    local.sin_port = UInt16(truncatingIfNeeded: wanted).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &local) { local in
      local.withMemoryRebound(to: sockaddr.self, capacity: 1) { local in
        bind(descriptor, local, size) == 0 && listen(descriptor, 32) == 0
          && getsockname(descriptor, local, &size) == 0
      }
    }
    guard isOpen else {
      let isForbidden = errno == EACCES
      close(descriptor)
      throw PreviewFailure(
        "port \(wanted) cannot be listened on, \(isForbidden ? "which not everybody may" : "since something else does"):"
          + " take another with `--port`, or none for any that is free")
    }
    self.descriptor = descriptor
    port = Int(UInt16(bigEndian: local.sin_port))
  }

  /// The next connection; nil when the socket has been closed.
  func accept() -> LoopbackConnection? {
    while true {
      #if canImport(Darwin)
        let connection = Darwin.accept(descriptor, nil, nil)
      #elseif canImport(Musl)
        let connection = Musl.accept(descriptor, nil, nil)
      #else
        let connection = Glibc.accept(descriptor, nil, nil)
      #endif
      if connection >= 0 { return LoopbackConnection(connection) }
      switch errno {
      case EBADF, EINVAL, ENOTSOCK: return nil
      case EINTR, ECONNABORTED: break
      // What the machine lacks now it may have in a moment.
      default: usleep(50_000)
      }
    }
  }

  /// Takes no more connections.
  func end() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }
}

/// A connection of somebody on this machine.
struct LoopbackConnection: Sendable {
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    // Who says nothing for that long, or takes nothing, is gone.
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// What comes next; nil when nothing more does.
  func receive() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer[..<count]) : nil
  }

  /// Sends all of it; returns whether that was possible.
  func send(_ data: Data) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = data[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.send(descriptor, bytes.baseAddress, bytes.count, flags)
        #elseif canImport(Musl)
          Musl.send(descriptor, bytes.baseAddress, bytes.count, flags)
        #else
          Glibc.send(descriptor, bytes.baseAddress, bytes.count, flags)
        #endif
      }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  func end() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }
}
