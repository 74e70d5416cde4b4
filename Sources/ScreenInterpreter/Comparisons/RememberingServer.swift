import Foundation
import ScreenKit
import SpecSemantics
import Synchronization

/// Answers those who say which source or request they are, and gives the same answers to the same requests of those who
/// can't: an app that was compiled only sends them.
///
/// What nobody has asked before is not found. Some requests fail, the same ones for the same seed.
final class RememberingServer: HTTPTransport {
  private let index: AppIndex
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

/// A request by which another one is known to be the same, whatever the order of the keys in its body.
struct AskedRequest: Hashable, CustomStringConvertible {
  let description: String

  init(_ request: HTTPRequest) {
    let headers = request.headers.map { "\($0.name): \($0.value)" }.sorted()
    let words = ["\(request.method.rawValue) \(request.url.absoluteString)"] + headers
    description = (words + [request.body.map(Self.text) ?? ""]).joined(separator: " ")
  }

  private static func text(_ body: Data) -> String {
    let json = try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    let sorted = json.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: options) }
    return String(decoding: sorted ?? body, as: UTF8.self)
  }

  /// Whether a seed has it fail: one in eight. (FNV-1a; hashes of the standard library differ between runs.)
  func isToFail(_ seed: UInt64) -> Bool {
    let hash = description.utf8.reduce(0xcbf2_9ce4_8422_2325 ^ seed) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return (hash >> 32) % 8 == 0
  }
}

/// What an app has asked since somebody looked.
final class AskedRequests: Sendable {
  private let requests = Mutex<[String]>([])

  /// What was asked, which is forgotten here.
  func taken() -> [String] {
    requests.withLock { requests in
      defer { requests = [] }
      return requests.sorted()
    }
  }

  /// A transport whose requests are written down.
  func transport(for transport: any HTTPTransport) -> any HTTPTransport {
    Written(asked: self, transport: transport)
  }

  private struct Written: HTTPTransport {
    let asked: AskedRequests
    let transport: any HTTPTransport

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      asked.requests.withLock { $0.append("\(AskedRequest(request))") }
      return try await transport.send(request)
    }
  }
}
