import Foundation
import ScreenCore
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct URLSessionTransportTests {
  private func transport(_ answers: URLProtocol.Type) -> URLSessionTransport {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [answers]
    return URLSessionTransport(session: URLSession(configuration: configuration))
  }

  private func request() throws -> HTTPRequest {
    HTTPRequest(.get, try #require(URL(string: "http://moments.example/feed")))
  }

  @Test func answerHasStatusHeadersAndBody() async throws {
    let answer = try await transport(PromptAnswers.self).send(request())
    #expect(answer.status == 203)
    #expect(answer.header("x-kind") == "prompt")
    #expect(answer.body == Data("[]".utf8))
  }

  @Test(.timeLimit(.minutes(10))) func cancelledRequestDoesNotWaitForItsAnswer() async throws {
    let transport = transport(NoAnswers.self)
    let request = try request()
    let task = Task { try await transport.send(request) }
    try await Task.sleep(for: .milliseconds(20))
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
  }

  @Test func requestsCancelledWhileTheyAreAnsweredDoNoHarm() async throws {
    let transport = transport(PromptAnswers.self)
    let request = try request()
    for round in 0..<300 {
      let task = Task { try await transport.send(request) }
      try await Task.sleep(for: .microseconds(round * 3))
      task.cancel()
      _ = await task.result
    }
  }
}

/// Answers at once.
private final class PromptAnswers: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url,
      let answer = HTTPURLResponse(
        url: url, statusCode: 203, httpVersion: nil, headerFields: ["X-Kind": "prompt"])
    else { return }
    client?.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("[]".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

/// Never answers.
private final class NoAnswers: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {}
  override func stopLoading() {}
}
