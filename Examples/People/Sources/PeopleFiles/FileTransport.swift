import Foundation
public import ScreenKit

/// Answers requests from the files of this module, by their paths. Of a list of users only those are
/// answered whose names have what the query asks for.
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
    guard let name = request.url.name, !name.isEmpty else { return HTTPResponse(body: body) }
    return HTTPResponse(body: try UserList(in: body).named(name).encoded())
  }
}

extension URL {
  /// The name that a query asks for.
  fileprivate var name: String? {
    URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?
      .first { $0.name == "name" }?.value
  }
}

/// Users as they stand in a file, whatever is said of them.
private struct UserList {
  private var users: [[String: Any]]

  init(in file: Data) throws {
    let list = try JSONSerialization.jsonObject(with: file) as? [String: [[String: Any]]]
    users = list?["users"] ?? []
  }

  /// Those in whose names `part` stands, in whatever letters.
  func named(_ part: String) -> UserList {
    var list = self
    list.users.removeAll { user in
      (user["name"] as? String)?.range(
        of: part, options: [.caseInsensitive, .diacriticInsensitive]) == nil
    }
    return list
  }

  func encoded() throws -> Data {
    try JSONSerialization.data(withJSONObject: ["users": users])
  }
}
