import Foundation
public import ScreenKit

/// Answers requests from the files of this module, by their paths. Of a list of users only those are
/// answered whose names have what the query asks for, and who are in the circle that it names.
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
    let name = request.url.value(of: "name") ?? ""
    let isAboutFollowed = request.url.value(of: "circle") == "followed"
    guard isAboutFollowed || !name.isEmpty else { return HTTPResponse(body: body) }
    var users = try UserList(in: body)
    if isAboutFollowed { users.keepFollowed() }
    if !name.isEmpty { users.keep(named: name) }
    return HTTPResponse(body: try users.encoded())
  }
}

extension URL {
  /// What a query says of `name`.
  fileprivate func value(of name: String) -> String? {
    URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?
      .first { $0.name == name }?.value
  }
}

/// Users as they stand in a file, whatever is said of them.
private struct UserList {
  private var users: [[String: Any]]

  init(in file: Data) throws {
    let list = try JSONSerialization.jsonObject(with: file) as? [String: [[String: Any]]]
    users = list?["users"] ?? []
  }

  /// Keeps those in whose names `part` stands, in whatever letters.
  mutating func keep(named part: String) {
    users.removeAll { user in
      (user["name"] as? String)?.range(
        of: part, options: [.caseInsensitive, .diacriticInsensitive]) == nil
    }
  }

  /// Keeps those who are followed.
  mutating func keepFollowed() {
    users.removeAll { $0["followed"] as? Bool != true }
  }

  func encoded() throws -> Data {
    try JSONSerialization.data(withJSONObject: ["users": users])
  }
}
