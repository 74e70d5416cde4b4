import Foundation
import ScreenKit
import SpecModel
import SpecSemantics
import Synchronization

@testable import ScreenInterpreter

/// What answers an app in use.
struct DrivenServer: Sendable {
  /// What becomes of the later pages of lists.
  enum Further: Sendable {
    case answered, refused, awaited
  }

  let state: ScreenState
  var further = Further.answered
  /// What is asked for and never comes.
  let held = HeldRequests()
  /// Whether what effects send is refused.
  var isRefusing = false
  /// Whether lists that have pages can't be loaded, and all else can.
  var lacksLists = false
  /// Whether whoever is logged in has to say so anew.
  var isExpired = false

  /// What answers whoever asks. Where loads fail, so do the requests of effects.
  func transport(
    for asking: Asking, _ answers: DrivenAnswers, _ index: AppIndex
  ) -> (any HTTPTransport)? {
    switch asking {
    case .source(let source) where lacksLists && paging(of: source, index) != nil:
      return StateTransport(state: .error, answer: nil)
    case .source(let source):
      let first = StateTransport(
        state: state, answer: answers.all.answer(of: source, in: state, index))
      let all = later(of: source, behind: first, answers, index) ?? first
      return isExpired ? ExpiredTransport(transport: all) : all
    case .request(let request)
    where (isRefusing || state == .error) && !Self.beginsSession(request, index):
      return FixedTransport(answer: Self.refusal)
    case .request, .others: return answers.all.transport(for: asking, index)
    }
  }

  private static func beginsSession(_ request: RequestDeclaration, _ index: AppIndex) -> Bool {
    index.session?.beginnings.contains { $0.text == request.name.text } == true
  }

  /// What answers with two pages where a source has some.
  private func later(
    of source: SourceDeclaration, behind first: StateTransport, _ answers: DrivenAnswers,
    _ index: AppIndex
  ) -> (any HTTPTransport)? {
    guard state == .filled, let paging = paging(of: source, index),
      let pages = answers.pages(of: source), let page = pages.first
    else { return nil }
    let last: any HTTPTransport =
      switch further {
      case .answered: FixedTransport(answer: pages[1])
      case .refused: StateTransport(state: .error, answer: nil)
      case .awaited: HoldingTransport(held: held)
      }
    return PagedTransport(first: page, last: last, later: LaterPages(paging))
  }

  private func paging(of source: SourceDeclaration, _ index: AppIndex) -> SpecModel.Paging? {
    guard case .request(let call, let items, let said) = source.content else { return nil }
    return index.paging(said, of: call, items: index.items(items, of: call))
  }

  /// What is answered to whoever sends something that the server refuses.
  private static let refusal = HTTPResponse(
    status: 422, headers: ["Content-Type": "application/json"],
    body: Data(
      #"""
      {"errors": {"contact.address": ["is taken"], "name": ["is odd"]},
       "faults": [{"input": "name", "said": "is faulty"}], "error": {"problems": [{"of": "name", "said": "is wrong"}]}}
      """#.utf8))
}

/// What the sources of an app answer, which is invented once for all that is done with it.
final class DrivenAnswers: Sendable {
  let all: SourceAnswers
  private let known = Mutex<[ObjectIdentifier: [HTTPResponse]?]>([:])

  /// More than a window has room for.
  private static let pageSize = 16

  @MainActor
  init(for index: AppIndex) {
    all = .inventing(for: index, besides: Samples(specRoot: "/dev/null"), at: ManualClock().now)
  }

  /// Two pages of a source's list.
  func pages(of source: SourceDeclaration) -> [HTTPResponse]? {
    let id = ObjectIdentifier(source)
    if let pages = known.withLock({ $0[id] }) { return pages }
    let pages = all.pages(of: source, 2, of: Self.pageSize)
    known.withLock { $0[id] = .some(pages) }
    return pages
  }
}

/// Answers with a list of two pages.
private struct PagedTransport: HTTPTransport {
  let first: HTTPResponse
  let last: any HTTPTransport
  let later: LaterPages

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard later.areAsked(by: request, behind: first.body) else { return first }
    return try await last.send(request)
  }
}

/// Whether something is waited for in vain.
final class HeldRequests: Sendable {
  private let isAny = Mutex(false)

  var areThere: Bool { isAny.withLock(\.self) }

  func add() { isAny.withLock { $0 = true } }
}

/// Never answers.
private struct HoldingTransport: HTTPTransport {
  let held: HeldRequests

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    held.add()
    // Who waits no longer ends it.
    while true { try await Task.sleep(for: .seconds(60)) }
  }
}

/// Takes nobody for logged in at first.
private actor ExpiredTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private var wasAsked = false

  init(transport: any HTTPTransport) {
    self.transport = transport
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard wasAsked else {
      wasAsked = true
      return HTTPResponse(status: 401)
    }
    return try await transport.send(request)
  }
}

/// Has a picture for each address, by whose size it is known.
struct PictureServer: HTTPTransport {
  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let address = request.url.absoluteString.utf8
    let side = UInt8(address.reduce(0 as UInt32) { ($0 &* 31 &+ UInt32($1)) % 199 } + 1)
    // The header of a GIF says how large it is, which is all that is read of it here.
    let bytes = Array("GIF89a".utf8) + [side, 0, 40, 0, 0, 0, 0]
    return HTTPResponse(headers: ["Content-Type": "image/gif"], body: Data(bytes))
  }
}
