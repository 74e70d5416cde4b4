import Foundation
import ScreenKit
import SpecModel
import SpecSemantics
import Synchronization

/// What an app has asked its APIs for since somebody looked. Images are asked for as there is time.
final class AskedRequests: Sendable {
  private let addresses: [String]
  private let requests = Mutex<[String]>([])
  private let queue = RequestQueue()

  init(of index: AppIndex) {
    addresses = index.files.flatMap(\.declarations).flatMap { declaration -> [String] in
      guard case .api(let api) = declaration else { return [] }
      return api.base.addresses.map(\.text)
    }
  }

  /// What was asked, which is forgotten here.
  func taken() -> [String] {
    requests.withLock { requests in
      defer { requests = [] }
      return requests.sorted()
    }
  }

  /// A transport whose requests are written down, and go out one after the other.
  func transport(for transport: any HTTPTransport) -> any HTTPTransport {
    Written(asked: self, transport: transport)
  }

  private struct Written: HTTPTransport {
    let asked: AskedRequests
    let transport: any HTTPTransport

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      let text = AskedRequest(request).description
      let address = request.url.absoluteString
      if asked.addresses.contains(where: address.hasPrefix) {
        asked.requests.withLock { $0.append(text) }
      }
      await asked.queue.turn(of: text)
      return try await transport.send(request)
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

/// Lets requests that are sent at once go out in the order of their texts, with time for each to be answered: which of
/// several answers comes first may be seen for good.
private actor RequestQueue {
  private var waiting: [(text: String, turn: CheckedContinuation<Void, Never>)] = []
  private var isMoving = false

  func turn(of text: String) async {
    await withCheckedContinuation { turn in
      waiting.append((text, turn))
      guard !isMoving else { return }
      isMoving = true
      Task { await move() }
    }
  }

  private func move() async {
    while true {
      try? await Task.sleep(for: .milliseconds(1))
      guard let first = waiting.indices.min(by: { waiting[$0].text < waiting[$1].text }) else {
        break
      }
      waiting.remove(at: first).turn.resume()
    }
    isMoving = false
  }
}
