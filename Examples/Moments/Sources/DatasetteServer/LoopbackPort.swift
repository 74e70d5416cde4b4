#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A port of the loopback interface.
struct LoopbackPort: Sendable {
  let number: UInt16

  /// Asks the system for a port that nobody uses.
  static func free() throws -> LoopbackPort {
    let socket = try openSocket()
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(socket, generic, size) == 0 ? getsockname(socket, generic, &size) : -1
      }
    }
    guard status == 0 else { throw NoFreePort(code: errno) }
    return LoopbackPort(number: UInt16(bigEndian: address.sin_port))
  }

  private static func openSocket() throws -> Int32 {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw NoFreePort(code: errno) }
    return descriptor
  }
}

/// The system gave no port.
struct NoFreePort: Error {
  let code: Int32
}
