import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends the requests of a file, one after the other, and writes what is answered.
///
/// The folder that it is given has `requests.json`; for the request of each position there will be `N.status`, and
/// `N.body` or, where there was no answer, `N.problem`. Nothing is sent that does not stand in that file.
struct FetchTool {
  private struct Message: Decodable {
    let method: String
    let url: String
    let headers: [String: String]
    let body: String?
  }

  private static let patience: TimeInterval = 30
  /// An answer that does not come to its end is none.
  private static let longestAnswer: TimeInterval = 120

  func run(_ arguments: [String]) async -> Int32 {
    guard arguments.count == 1 else {
      return fail("screenc-fetch takes the folder of the requests")
    }
    let folder = URL(filePath: arguments[0])
    do {
      let file = folder.appending(path: "requests.json")
      let data = try Data(contentsOf: file)
      // What is sent has secrets in it, which are not to be left behind if this is ended from outside.
      try FileManager.default.removeItem(at: file)
      let messages = try JSONDecoder().decode([Message].self, from: data)
      for (position, message) in messages.enumerated() {
        try await send(message, answerTo: folder.appending(path: "\(position)").path)
      }
      return 0
    } catch {
      return fail("\(error)")
    }
  }

  private func fail(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    return 2
  }

  private func send(_ message: Message, answerTo path: String) async throws {
    guard let url = URL(string: message.url), url.host() != nil else {
      return try write("`\(message.url.prefix { $0 != "?" })` is no address", to: path + ".problem")
    }
    var request = URLRequest(url: url, timeoutInterval: Self.patience)
    request.httpMethod = message.method
    request.httpBody = message.body.map { Data($0.utf8) }
    request.cachePolicy = .reloadIgnoringLocalCacheData
    for (name, value) in message.headers { request.setValue(value, forHTTPHeaderField: name) }
    let answer: (data: Data, response: URLResponse)
    do {
      answer = try await Self.session.data(for: request)
    } catch {
      return try write(Self.words(on: error), to: path + ".problem")
    }
    let status = (answer.response as? HTTPURLResponse)?.statusCode ?? 0
    try answer.data.write(to: URL(filePath: path + ".body"))
    try write("\(status)", to: path + ".status")
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  private static func words(on error: any Error) -> String {
    guard let error = error as? URLError else { return "\(error)" }
    return switch error.code {
    case .cannotFindHost, .dnsLookupFailed: "there is no such server"
    case .cannotConnectToHost: "the server cannot be reached"
    case .timedOut: "the server does not answer in time"
    case .notConnectedToInternet: "there is no network"
    case .secureConnectionFailed, .serverCertificateUntrusted: "the server cannot be trusted"
    default: error.localizedDescription
    }
  }

  /// Neither cookies nor credentials nor caches of the machine go with what is sent.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.timeoutIntervalForResource = longestAnswer
    return URLSession(
      configuration: configuration, delegate: RedirectGuard(), delegateQueue: nil)
  }()
}

/// Follows a server only to itself: what is sent was meant for nobody else.
private final class RedirectGuard: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let (from, to) = (response.url, request.url)
    let isSame = from?.host() == to?.host() && from?.scheme == to?.scheme && from?.port == to?.port
    completionHandler(isSame ? request : nil)
  }
}
