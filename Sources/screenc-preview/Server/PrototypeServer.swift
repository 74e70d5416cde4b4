import Foundation

/// Serves the pages of a prototype on this machine's own address, and hands on what is done in them.
final class PrototypeServer: Sendable {
  private let socket: LoopbackSocket
  private let gatekeeper: Gatekeeper
  private let prototype: Prototype
  /// More than that many at once nobody needs.
  private let places = DispatchSemaphore(value: 24)

  /// - Parameter port: The port; 0 for any that is free.
  init(_ prototype: Prototype, port: Int) throws {
    socket = try LoopbackSocket(port: port)
    gatekeeper = Gatekeeper(port: socket.port)
    self.prototype = prototype
  }

  var port: Int { socket.port }
  var address: String { "http://127.0.0.1:\(port)/" }

  /// Begins to answer, on threads of its own.
  func start() {
    Thread.detachNewThread { [self] in
      while let connection = socket.accept() {
        places.wait()
        Thread.detachNewThread { [self] in
          serve(connection)
          connection.end()
          places.signal()
        }
      }
    }
  }

  /// Answers no more, and lets go who still listens.
  func end() {
    socket.end()
    Task { @MainActor [prototype] in prototype.end() }
  }

  private func serve(_ connection: LoopbackConnection) {
    do throws(PageRequest.Problem) {
      let request = try PageRequest(from: connection)
      if let refusal = gatekeeper.refusal(of: request) {
        _ = connection.send(refusal.bytes)
      } else if request.method == "GET", request.path == "/events" {
        stream(to: connection)
      } else {
        _ = connection.send(answer(to: request).bytes)
      }
    } catch {
      switch error {
      case .malformed: _ = connection.send(PageAnswer("400 Bad Request", "What is that?").bytes)
      case .tooLarge:
        _ = connection.send(PageAnswer("413 Content Too Large", "That is too much.").bytes)
      case .ended: break
      }
    }
  }

  private func stream(to connection: LoopbackConnection) {
    let stream = EventStream()
    waiting { self.prototype.join(stream) }
    stream.serve(connection)
    waiting { self.prototype.leave(stream) }
  }

  private func answer(to request: PageRequest) -> PageAnswer {
    switch (request.method, request.path) {
    case ("GET", let path):
      return PrototypePage.named(path) ?? PageAnswer("404 Not Found", "There is no such page.")
    case ("POST", "/do"):
      guard let action = try? JSONDecoder().decode(PrototypeAction.self, from: request.body) else {
        return PageAnswer("400 Bad Request", "That cannot be done.")
      }
      waiting { await self.prototype.perform(action) }
      return PageAnswer("204 No Content", Data())
    case ("POST", "/setting"):
      guard let setting = try? JSONDecoder().decode(PrototypeSetting.self, from: request.body),
        setting.isPossible
      else { return PageAnswer("400 Bad Request", "There is no such device.") }
      waiting { await self.prototype.change(to: setting) }
      return PageAnswer("204 No Content", Data())
    default: return PageAnswer("405 Method Not Allowed", "That is not done here.")
    }
  }

  /// Waits for what the main actor does.
  private func waiting(_ body: @escaping @MainActor @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task { @MainActor in
      await body()
      done.signal()
    }
    done.wait()
  }
}
