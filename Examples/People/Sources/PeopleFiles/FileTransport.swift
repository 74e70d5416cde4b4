import Foundation
public import ScreenKit

/// Answers requests from the files of this module, by their paths.
public struct FileTransport: HTTPTransport {
  private let folder: URL

  /// A transport of the files that come with this module.
  public init() {
    folder = Bundle.module.bundleURL.appending(path: "Files")
  }

  @concurrent
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let file = folder.appending(path: request.url.path)
    guard let body = try? Data(contentsOf: file) else { return HTTPResponse(status: 404) }
    return HTTPResponse(body: body)
  }
}
