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

/// A folder with answers, a file for each, called by a digest of its request: nothing that was sent can be
/// read from the names. What cannot be read or written is as if it were not there.
struct ResponseFolder {
  private let folder: URL
  private let capacity: Int

  /// The folder at `folder`, in which at most `capacity` answers stay.
  init(_ folder: URL, capacity: Int) {
    self.folder = folder
    self.capacity = capacity
  }

  func entry(for request: HTTPRequest) -> KeptResponse? {
    guard let data = try? Data(contentsOf: file(for: request)) else { return nil }
    return try? PropertyListDecoder().decode(KeptResponse.self, from: data)
  }

  func write(_ entry: KeptResponse, for request: HTTPRequest) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(entry) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file(for: request), options: .atomic)
    makeRoom()
  }

  func removeAll() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Removes the files that were written longest ago where there are too many. Some more than those go, so
  /// that not every answer has to look at the folder.
  private func makeRoom() {
    let key = URLResourceKey.contentModificationDateKey
    guard
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [key]),
      files.count > capacity
    else { return }
    let dated = files.map { file in
      (file, (try? file.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast)
    }
    for (file, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(files.count - capacity) {
      try? FileManager.default.removeItem(at: file)
    }
  }

  private func file(for request: HTTPRequest) -> URL {
    let parts =
      [request.method.rawValue, request.url.absoluteString]
      + request.headers.map { "\($0.name.lowercased()): \($0.value)" }
    var message = Data(parts.joined(separator: "\n").utf8)
    message.append(contentsOf: [0])
    message.append(request.body ?? Data())
    let name = SHA256Digest.digest(of: message).map {
      String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }
    return folder.appending(path: name.joined() + ".answer")
  }
}
