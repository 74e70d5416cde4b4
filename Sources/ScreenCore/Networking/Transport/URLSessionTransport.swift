import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests by a `URLSession`.
public struct URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let pins: CertificatePins

  /// A transport over `session`.
  public init(session: URLSession = .shared) {
    self.init(session: session, pins: [:])
  }

  /// A transport over `session`, which checks `pins` where that can be done.
  init(session: URLSession, pins: CertificatePins) {
    self.session = session
    self.pins = pins
  }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let host = request.url.host(), pins.keys(for: host) != nil else {
      return try await sendToAnybody(request)
    }
    #if canImport(Security)
      do {
        return try await sendToAnybody(request)
      } catch let error as URLError where error.code == .cancelled && !Task.isCancelled {
        // So the system says that a challenge was not met.
        throw PinningError.refused(host: host)
      }
    #else
      throw PinningError.cannotBeChecked(host: host)
    #endif
  }

  private func sendToAnybody(_ request: HTTPRequest) async throws -> HTTPResponse {
    let report = request.body?.isEmpty == false ? UploadProgress.report : nil
    return try await response(to: request.urlRequest, hearing: report.map(UploadDelegate.init))
  }

  private func response(
    to message: URLRequest, hearing delegate: UploadDelegate?
  ) async throws -> HTTPResponse {
    #if canImport(FoundationNetworking)
      // Foundation traps outside Apple's platforms when a load is cancelled just as it completes.
      try await AbandonableWait.value { [session] in
        let (body, answer) = try await session.data(for: message, delegate: delegate)
        return HTTPResponse(answer, body: body)
      }
    #else
      let (body, answer) = try await session.data(for: message, delegate: delegate)
      return HTTPResponse(answer, body: body)
    #endif
  }
}

extension HTTPResponse {
  fileprivate init(_ answer: URLResponse, body: Data) {
    guard let answer = answer as? HTTPURLResponse else {
      self.init(body: body)
      return
    }
    var headers: [String: String] = [:]
    for (name, value) in answer.allHeaderFields {
      headers["\(name)"] = "\(value)"
    }
    self.init(status: answer.statusCode, headers: headers, body: body)
  }
}
