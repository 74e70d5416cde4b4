#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A port of the loopback interface that the system gives to nobody else as long as this is alive.
///
/// A socket is bound to it and never listens. Linux lets a server that reuses addresses listen beside
/// such a socket; Darwin doesn't, so there the port is free again at once and may be taken by others
/// before the server has come up.
final class LoopbackPort: Sendable {
  let number: UInt16
  #if canImport(Glibc)
    private let holder: Int32
  #endif

  /// Asks the system for a port that nobody uses.
  init() throws {
    let socket = try Self.openSocket()
    do {
      number = try Self.bindToFreePort(socket)
      #if canImport(Glibc)
        try Self.letServerReuseAddress(of: socket)
        holder = socket
      #else
        close(socket)
      #endif
    } catch {
      close(socket)
      throw error
    }
  }

  #if canImport(Glibc)
    deinit { close(holder) }

    /// Only after it is bound: a socket that reuses addresses may be given a port that another reuses.
    private static func letServerReuseAddress(of socket: Int32) throws {
      var isOn: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      guard setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &isOn, size) == 0 else {
        throw NoFreePort(code: errno)
      }
    }
  #endif

  private static func bindToFreePort(_ socket: Int32) throws -> UInt16 {
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
    return UInt16(bigEndian: address.sin_port)
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
