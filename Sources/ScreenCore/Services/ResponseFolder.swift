import Foundation

/// An answer and when it came.
struct KeptResponse: Codable {
  let status: Int
  let headers: [String: String]
  let body: Data
  let date: Date

  init(_ response: HTTPResponse, at date: Date) {
    status = response.status
    headers = response.headers
    body = response.body
    self.date = date
  }

  var response: HTTPResponse { HTTPResponse(status: status, headers: headers, body: body) }
}

/// A folder with answers, a file for each, by their requests. What cannot be read is as if it were not
/// there.
struct ResponseFolder {
  private var folder: CacheFolder

  /// The folder at `folder`, in which at most `capacity` answers stay.
  init(_ folder: URL, capacity: Int) {
    self.folder = CacheFolder(folder, ending: "answer", mostFiles: capacity)
  }

  mutating func entry(for request: HTTPRequest) -> KeptResponse? {
    let key = key(of: request)
    guard let data = folder.data(for: key) else { return nil }
    guard let entry = try? PropertyListDecoder().decode(KeptResponse.self, from: data) else {
      folder.remove(key)
      return nil
    }
    return entry
  }

  mutating func write(_ entry: KeptResponse, for request: HTTPRequest) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(entry) else { return }
    folder.write(data, for: key(of: request))
  }

  mutating func removeAll() {
    folder.removeAll()
  }

  private func key(of request: HTTPRequest) -> Data {
    let parts =
      [request.method.rawValue, request.url.absoluteString]
      + request.headers.map { "\($0.name.lowercased()): \($0.value)" }
    var message = Data(parts.joined(separator: "\n").utf8)
    message.append(contentsOf: [0])
    message.append(request.body ?? Data())
    return message
  }
}
