import Foundation
import ScreenCore
import ScreenInterpreter
import SpecModel
import SpecSemantics

/// Answers an app's requests while it is tested, and remembers who sent what. No request leaves the machine.
actor TrialServer {
  enum Asker: Hashable, Sendable {
    case source(String)
    case request(String)
  }

  struct Exchange: Sendable {
    let asker: Asker
    let request: HTTPRequest
    /// What was answered; nil where the answer was that there is none.
    let body: Data?
  }

  /// What its sources are answered like.
  private var state: ScreenState
  /// Whether requests that effects send fail.
  private let refusesRequests: Bool
  /// The answers of a source that are given one after the other.
  private let pages: [String: [HTTPResponse]]
  private let answers: SourceAnswers
  private let index: AppIndex
  /// What requests are refused with, by their names; nil for no answer at all.
  private var refusals: [String: Int?] = [:]
  /// Whether nobody's session is taken any more until it is renewed.
  private var hasEndedSessions = false
  private(set) var exchanges: [Exchange] = []

  init(
    _ answers: SourceAnswers, _ index: AppIndex, state: ScreenState, refusesRequests: Bool,
    pages: [String: [HTTPResponse]] = [:]
  ) {
    self.answers = answers
    self.index = index
    self.state = state
    self.refusesRequests = refusesRequests
    self.pages = pages
  }

  /// Answers otherwise from now on, those who wait as well.
  func turn(to state: ScreenState) { self.state = state }

  /// Refuses a request from now on.
  ///
  /// - Parameter status: What it is answered; nil where no answer comes.
  func refuse(_ request: String, with status: Int?) {
    refusals.updateValue(status, forKey: request)
  }

  /// Answers with status 401 what sources ask of the API that people log in to, until the session is renewed.
  func endSessions() { hasEndedSessions = true }

  /// Whether who asks an API is told to renew the session.
  private func turnsAway(_ api: Name?) -> Bool {
    guard hasEndedSessions, let own = index.sessionAPI else { return false }
    return index.api(api?.text)?.name.text == own.name.text
  }

  /// How often sources have asked.
  var loadCount: Int {
    exchanges.count { if case .source = $0.asker { true } else { false } }
  }

  fileprivate func answer(
    _ source: SourceDeclaration, _ request: HTTPRequest
  ) async throws -> HTTPResponse {
    let asker = Asker.source(source.name.text)
    let number = exchanges.count { $0.asker == asker }
    let place = exchanges.count
    exchanges.append(Exchange(asker: asker, request: request, body: nil))
    while state == .loading { try await Task.sleep(for: .milliseconds(2)) }
    guard state != .error else { throw Self.failure }
    if case .request(let call, _, _) = source.content, turnsAway(call.api) {
      return HTTPResponse(status: 401)
    }
    let response =
      pages[source.name.text].map { pages in
        number < pages.count
          ? pages[number] : answers.response(to: request, of: source, in: .empty, index)
      } ?? answers.response(to: request, of: source, in: state, index)
    exchanges[place] = Exchange(asker: asker, request: request, body: response.body)
    return response
  }

  fileprivate func answer(
    _ declaration: RequestDeclaration, _ request: HTTPRequest
  ) throws -> HTTPResponse {
    let asker = Asker.request(declaration.name.text)
    guard !refusesRequests else {
      exchanges.append(Exchange(asker: asker, request: request, body: nil))
      throw Self.failure
    }
    if let refusal = refusals[declaration.name.text] {
      exchanges.append(Exchange(asker: asker, request: request, body: nil))
      guard let status = refusal else { throw Self.failure }
      return HTTPResponse(status: status)
    }
    if declaration.name.text == index.session?.refresh?.text { hasEndedSessions = false }
    let response = answers.response(to: declaration)
    exchanges.append(Exchange(asker: asker, request: request, body: response.body))
    return response
  }

  private static let failure = LoadError.connection("The test has the request fail.")
}

/// Carries requests of one who asks.
struct TrialTransport: HTTPTransport {
  let server: TrialServer
  let asking: Asking

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    switch asking {
    case .source(let source): try await server.answer(source, request)
    case .request(let declaration): try await server.answer(declaration, request)
    case .others: HTTPResponse(status: 404)
    }
  }
}
