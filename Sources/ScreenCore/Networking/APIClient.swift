import Foundation

/// Where an API is and how it writes.
public struct APIConfiguration: Hashable, Sendable {
  public var name: String
  public var base: URL
  public var headers: [HTTPHeader]
  public var dates: DateCoding
  public var booleans: BooleanCoding
  /// How it says what is wrong with fields; nil where that is one of the usual ways.
  public var errors: FieldErrors?

  /// An API at `base`.
  public init(
    name: String, base: URL, headers: [HTTPHeader] = [], dates: DateCoding = .iso8601,
    booleans: BooleanCoding = .strict, errors: FieldErrors? = nil
  ) {
    self.name = name
    self.base = base
    self.headers = headers
    self.dates = dates
    self.booleans = booleans
    self.errors = errors
  }
}

/// Calls an API and reads its answers. All its work runs off the main actor.
public struct APIClient: Sendable {
  public let configuration: APIConfiguration
  private let transport: any HTTPTransport
  private let responses: ResponseCache?
  private let authorization: (any Authorization)?
  private let clock: any ScreenClock
  /// Takes what a developer should know of answers.
  let problems: ProblemReporter?

  /// A client that sends through `transport`, keeps answers in `responses` where it is asked to, and
  /// says who asks by `authorization`, at the time of `clock`.
  public init(
    _ configuration: APIConfiguration, transport: any HTTPTransport,
    responses: ResponseCache? = nil, authorization: (any Authorization)? = nil,
    clock: any ScreenClock = .system, problems: ProblemReporter? = nil
  ) {
    self.configuration = configuration
    self.transport = transport
    self.responses = responses
    self.authorization = authorization
    self.clock = clock
    self.problems = problems
  }

  /// A client over the transport that the app was launched with.
  public init(
    _ configuration: APIConfiguration, launch: LaunchValues,
    authorization: (any Authorization)? = nil
  ) {
    self.init(
      configuration, transport: launch.transport, responses: launch.responses,
      authorization: authorization, clock: launch.clock, problems: launch.problems)
  }

  /// Sends `request` and reads the answer.
  @concurrent
  public func send<Request: APIRequest>(_ request: Request) async throws -> Request.Response {
    let answer = try await answer(to: request, in: response(to: request.endpoint))
    // What was called off while the answer was on its way, as by a log-out, begins no session.
    try Task.checkCancellation()
    try await authorization?.take(answer, to: request)
    return answer
  }

  /// Sends `request` as it is: when the server refuses it, nothing is renewed.
  @concurrent
  func sendOnce<Request: APIRequest>(_ request: Request) async throws -> Request.Response {
    let endpoint = request.endpoint
    let message = try makeRequest(for: endpoint)
    let credentials = try await authorization?.credentials(for: message) ?? .none
    let response = try await transport.send(
      message.authorized(by: credentials, at: clock.now))
    return try await answer(
      to: request, in: successful(response, isGraphQL: false, errors: endpoint.errors))
  }

  private func answer<Request: APIRequest>(
    to request: Request, in response: HTTPResponse
  ) async throws -> Request.Response {
    if let nothing = NoContent() as? Request.Response { return nothing }
    return try await InvalidElements.fail.reporting(for: self) { notes in
      let decoder = makeDecoder()
      decoder.leaveOut(into: notes)
      return try decoder.decode(Request.Response.self, from: response.body)
    }
  }

  /// Calls `endpoint`; an answer with an error status is thrown.
  @concurrent
  public func response(to endpoint: Endpoint) async throws -> HTTPResponse {
    try await response(
      to: makeRequest(for: endpoint), isGraphQL: endpoint.isGraphQL, errors: endpoint.errors)
  }

  /// Sends `request` with what says who asks. What the server refuses is sent once more with renewed
  /// credentials; an answer with an error status is thrown, with its words where the answer `isGraphQL`, and with what is
  /// wrong with fields where `errors` say that it stands before the API does.
  @concurrent
  func response(
    to request: HTTPRequest, isGraphQL: Bool, errors: FieldErrors? = nil
  ) async throws -> HTTPResponse {
    guard let authorization else {
      return try await successful(
        send(request, by: .none), isGraphQL: isGraphQL, errors: errors)
    }
    let credentials = try await authorization.credentials(for: request)
    var response = try await send(request, by: credentials)
    if response.refuses(credentials),
      try await authorization.renew(credentials, of: request, through: self)
    {
      response = try await send(request, by: authorization.credentials(for: request))
    }
    return try await successful(response, isGraphQL: isGraphQL, errors: errors)
  }

  /// Sends `request`. Where an answer to it is kept that the server can compare with what it has now, the
  /// server is asked whether anything has changed, and only then sends it again.
  private func send(
    _ request: HTTPRequest, by credentials: Credentials
  ) async throws -> HTTPResponse {
    guard request.method == .get, let responses else {
      return try await transport.send(request.authorized(by: credentials, at: clock.now))
    }
    let key = request.identified(by: credentials)
    let kept = await responses.response(to: key)
    let question = kept.flatMap { request.askingForChanges(since: $0) }
    let response = try await transport.send(
      (question ?? request).authorized(by: credentials, at: clock.now))
    if question != nil, response.status == 304, let kept {
      await responses.renew(key)
      return kept
    }
    if response.canBeCompared { await responses.keep(response, for: key) }
    return response
  }

  private func successful(
    _ response: HTTPResponse, isGraphQL: Bool, errors: FieldErrors?
  ) async throws -> HTTPResponse {
    try Task.checkCancellation()
    guard (200..<300).contains(response.status) else {
      let refusal = Refusal(
        response, isGraphQL: isGraphQL,
        errors: [errors, configuration.errors].compactMap(\.self), at: await clock.now)
      throw LoadError.status(response.status, refusal)
    }
    return response
  }

  /// Sends `request`, and keeps the answer for others that are sent under a policy. Where that says so, an
  /// older answer stands in for a server that cannot be reached. An answer of GraphQL that reports errors is
  /// not kept: what was there before is worth more.
  @concurrent
  func response(
    to request: HTTPRequest, under policy: CachePolicy?, isGraphQL: Bool = false
  ) async throws -> HTTPResponse {
    guard let policy, let responses else {
      return try await response(to: request, isGraphQL: isGraphQL)
    }
    let key = try await keptKey(of: request)
    do {
      let response = try await self.response(to: request, isGraphQL: isGraphQL)
      if !isGraphQL || GraphQLErrors.words(in: response) == nil {
        await responses.keep(response, for: key)
      }
      return response
    } catch  where policy.older == .shownOffline && LoadError(error)?.isOutOfReach == true {
      guard let kept = await responses.response(to: key) else { throw error }
      return kept
    }
  }

  /// What was answered to `request` before, if the policy lets it be shown.
  func keptResponse(to request: HTTPRequest, under policy: CachePolicy?) async -> Kept<
    HTTPResponse
  >? {
    guard let policy, let responses, let key = try? await keptKey(of: request) else { return nil }
    return await responses.response(to: key, under: policy)
  }

  /// Answers are kept by all that was sent for them, so that no one gets those of another session.
  private func keptKey(of request: HTTPRequest) async throws -> HTTPRequest {
    request.identified(by: try await authorization?.credentials(for: request) ?? .none)
  }

  /// A decoder that reads dates and truth values as this API writes them.
  public func makeDecoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = configuration.dates.strategy
    decoder.readBooleans(configuration.booleans)
    return decoder
  }

  /// An encoder that writes dates as this API reads them.
  private func makeEncoder() -> JSONEncoder { configuration.dates.makeEncoder() }

  /// The request for `endpoint`.
  public func makeRequest(for endpoint: Endpoint) throws -> HTTPRequest {
    let body = try makeBody(endpoint.body)
    var headers = configuration.headers + endpoint.headers
    if let body { headers.append(HTTPHeader("Content-Type", body.contentType)) }
    return HTTPRequest(
      endpoint.method, try makeURL(for: endpoint), headers: headers, body: body?.data)
  }

  /// The request for `endpoint` at an address that an answer of it named. What is sent is meant for
  /// this API, so no answer can lead it to another server.
  func makeRequest(for endpoint: Endpoint, following address: String) throws -> HTTPRequest {
    var request = try makeRequest(for: endpoint)
    guard let url = URL(string: address, relativeTo: request.url)?.absoluteURL,
      url.isOnServer(of: request.url)
    else { throw LoadError.address(address) }
    request.url = url
    return request
  }

  private func makeURL(for endpoint: Endpoint) throws -> URL {
    let base = configuration.base.absoluteString
    let path = endpoint.path.encoded
    let joined =
      (base.hasSuffix("/") ? String(base.dropLast()) : base)
      // What is to be done with a place follows it after a colon.
      + (path.isEmpty || path.hasPrefix("/") || path.hasPrefix(":") ? path : "/" + path)
    guard var components = URLComponents(string: joined) else { throw LoadError.address(joined) }
    let query = endpoint.query.compactMap { item in
      item.value.map { "\(item.name.queryEncoded)=\($0.queryEncoded)" }
    }
    if !query.isEmpty {
      let before = components.percentEncodedQuery.map { [$0] } ?? []
      components.percentEncodedQuery = (before + query).joined(separator: "&")
    }
    guard let url = components.url else { throw LoadError.address(joined) }
    return url
  }

  private func makeBody(_ body: RequestBody) throws -> (data: Data, contentType: String)? {
    switch body {
    case .none:
      return nil
    case .data(let data, let contentType):
      return (data, contentType)
    case .json(let fields):
      return (try makeEncoder().encode(fields.object), "application/json")
    case .multipart(let parts):
      let body = try MultipartBody(parts)
      return (body.data, body.contentType)
    case .graphQL(let query, let variables):
      return (
        try GraphQLBody(query: query, variables: variables).encoded(by: makeEncoder()),
        "application/json"
      )
    case .firestore(let query):
      return (try query.body(at: configuration.base), "application/json")
    case .form(let fields):
      let pairs = fields.filter(\.isPresent).map { field in
        "\(field.name.queryEncoded)=\(field.value.text.queryEncoded)"
      }
      return (Data(pairs.joined(separator: "&").utf8), "application/x-www-form-urlencoded")
    }
  }
}

extension URL {
  fileprivate func isOnServer(of other: URL) -> Bool {
    scheme?.lowercased() == other.scheme?.lowercased() && port == other.port
      && host()?.lowercased() == other.host()?.lowercased()
  }
}

extension BodyField {
  fileprivate var isPresent: Bool { value != .null }
}

extension String {
  /// Encodes all that could be taken for the query's own signs; a plus is a space to many servers.
  var queryEncoded: String {
    let allowed = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? self
  }
}
