import ScreenKit
import SpecSemantics
import Synchronization

/// Answers those who say which source or request they are, and gives the same answers to the same requests of those who
/// can't: an app that was compiled only sends them.
///
/// What nobody has asked before is not found. Some requests fail, the same ones for the same seed.
final class RememberingServer: HTTPTransport {
  let index: AppIndex
  private let answers: SourceAnswers
  private let seed: UInt64
  private let known = Mutex<[AskedRequest: HTTPResponse]>([:])

  init(of index: AppIndex, _ answers: SourceAnswers, failing seed: UInt64) {
    self.index = index
    self.answers = answers
    self.seed = seed
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let asked = AskedRequest(request)
    if asked.isToFail(seed) { throw Self.failure }
    return known.withLock { $0[asked] } ?? HTTPResponse(status: 404)
  }

  /// What answers somebody, and remembers it.
  func transport(for asking: Asking) -> any HTTPTransport {
    guard let transport = answers.transport(for: asking, index) else { return self }
    return Remembered(server: self, transport: transport)
  }

  private static let failure = LoadError.connection("The walk has the request fail.")

  private struct Remembered: HTTPTransport {
    let server: RememberingServer
    let transport: any HTTPTransport

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      let asked = AskedRequest(request)
      if asked.isToFail(server.seed) { throw RememberingServer.failure }
      let response = try await transport.send(request)
      server.known.withLock { $0[asked] = response }
      return response
    }
  }
}
