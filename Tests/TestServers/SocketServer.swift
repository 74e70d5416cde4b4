public import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A server on this machine that does to connections what a test says, such as breaking off in the middle
/// of an answer: what no well-behaved server does when it is wanted.
public final class SocketServer: Sendable {
  /// What is done to a connection.
  public enum Step: Sendable {
    case send(String)
    case pause(Duration)
    /// Takes the body that the request has announced, so many bytes at a time with a pause after each.
    case takeBody(bytes: Int = 65_536, pause: Duration = .zero)
    /// Waits until whoever asked ends the connection.
    case awaitEnd
    /// Ends the connection as if all were said.
    case close
    /// Breaks the connection off.
    case reset
  }

  /// What is done to a connection after its request has come, by its number from 1.
  public typealias Script = @Sendable (_ number: Int, _ request: String) -> [Step]

  public let address: URL
  private let socket: Int32
  private let script: Script
  private let seen = Mutex<[String]>([])
  private let ended = Mutex(0)
  private let taken = Mutex<[Data]>([])

  /// The requests that have come: their lines and headers.
  public var requests: [String] { seen.withLock { $0 } }

  /// The bodies that were taken.
  public var bodies: [Data] { taken.withLock { $0 } }

  /// How many connections were ended by whoever asked while the server waited for that.
  public var endedCount: Int { ended.withLock { $0 } }

  /// Starts a server on a free port.
  public init(_ script: @escaping Script) throws {
    #if canImport(Glibc)
      let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var local = sockaddr_in()
    local.sin_family = sa_family_t(AF_INET)
    local.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &local) { local in
      local.withMemoryRebound(to: sockaddr.self, capacity: 1) { local in
        bind(socket, local, size) == 0 && listen(socket, 16) == 0
          && getsockname(socket, local, &size) == 0
      }
    }
    guard isOpen, let address = URL(string: "http://127.0.0.1:\(local.sin_port.byteSwapped)")
    else { throw URLError(.cannotConnectToHost) }
    self.address = address
    self.socket = socket
    self.script = script
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0, let self else { return }
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  /// Takes no more connections.
  public func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private func serve(_ connection: Int32) {
    let received = Self.bytes(from: connection)
    let request = String(decoding: received, as: UTF8.self)
    let number = seen.withLock { seen in
      seen.append(request)
      return seen.count
    }
    for step in script(number, request) {
      switch step {
      case .send(let text):
        var bytes = ArraySlice(text.utf8)
        while !bytes.isEmpty {
          let sent = bytes.withUnsafeBytes {
            send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
          }
          guard sent > 0 else { break }
          bytes = bytes.dropFirst(sent)
        }
      case .pause(let duration):
        Thread.sleep(forTimeInterval: duration / .seconds(1))
      case .takeBody(let bytes, let pause):
        let body = Self.body(after: received, from: connection, bytes: bytes, pause: pause)
        taken.withLock { $0.append(body) }
      case .awaitEnd:
        var byte: UInt8 = 0
        while recv(connection, &byte, 1, 0) > 0 {}
        ended.withLock { $0 += 1 }
      case .close: break
      case .reset:
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
          connection, SOL_SOCKET, SO_LINGER, &linger,
          socklen_t(MemoryLayout.size(ofValue: linger)))
      }
    }
    close(connection)
  }

  /// The body of a request of which `received` has come already.
  private static func body(
    after received: [UInt8], from connection: Int32, bytes: Int, pause: Duration
  ) -> Data {
    let end = Array("\r\n\r\n".utf8)
    let start = received.indices.first { received[$0...].starts(with: end) }
    guard let start else { return Data() }
    let head = String(decoding: received[..<start], as: UTF8.self)
    let length =
      head.split(separator: "\r\n").lazy
      .compactMap { line -> Int? in
        guard line.lowercased().hasPrefix("content-length:") else { return nil }
        return Int(line.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces))
      }.first ?? 0
    var body = Data(received[(start + end.count)...])
    if head.lowercased().contains("expect: 100-continue") {
      let line = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
      _ = line.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
    var buffer = [UInt8](repeating: 0, count: bytes)
    while body.count < length {
      let count = recv(connection, &buffer, bytes, 0)
      guard count > 0 else { break }
      body.append(contentsOf: buffer.prefix(count))
      if pause > .zero { Thread.sleep(forTimeInterval: pause / .seconds(1)) }
    }
    return body
  }

  /// The line and the headers of a request, and what of its body has come with them.
  private static func bytes(from connection: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
      if String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") { break }
    }
    return bytes
  }
}

extension SocketServer.Step {
  /// An answer as a whole, after which the connection ends.
  public static func answer(
    _ status: String = "200 OK", headers: [String] = [], body: String = "{}"
  ) -> SocketServer.Step {
    let lines =
      ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers
    return .send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  /// An answer of JSON as a whole.
  public static func json(_ body: String, _ status: String = "200 OK") -> SocketServer.Step {
    .answer(status, headers: ["Content-Type: application/json"], body: body)
  }
}
