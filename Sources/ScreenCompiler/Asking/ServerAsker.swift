import Diagnostics
import ServerSamples

/// Asks servers, by a program that knows the network.
struct ServerAsker: Sendable {
  private let program: CompanionProgram

  static let missing = FileError(
    "ask servers by", "screenc-fetch",
    reason: "the program is not beside screenc: build it with `swift build --product screenc-fetch`"
      + " and put it into the same folder")

  /// - Returns: nil where the program is not there.
  init?() {
    guard let program = CompanionProgram(named: "screenc-fetch") else { return nil }
    self.program = program
  }

  /// The answers to requests, in their order.
  func answers(to requests: [ServerRequest]) throws(FileError) -> [ServerAnswer] {
    guard !requests.isEmpty else { return [] }
    // Nobody else may read what is sent.
    let folder = try FileSystem.createTemporaryDirectory()
    defer { FileSystem.removeTree(folder) }
    let text = "[" + requests.map(\.json).joined(separator: ",\n") + "]"
    try FileSystem.write(Array(text.utf8), to: Path.join(folder, "requests.json"))
    let (status, words) = try program.run([folder])
    guard status == 0 else {
      throw FileError("run", "screenc-fetch", reason: words.isEmpty ? "it has failed" : words)
    }
    return requests.indices.map { answer(to: $0, in: folder) }
  }

  private func answer(to position: Int, in folder: String) -> ServerAnswer {
    func file(_ ending: String) -> [UInt8]? {
      try? FileSystem.read(Path.join(folder, "\(position).\(ending)"))
    }
    guard let status = file("status").flatMap({ Int(String(decoding: $0, as: UTF8.self)) }) else {
      return .failure(file("problem").map { String(decoding: $0, as: UTF8.self) } ?? "no answer")
    }
    return .response(status: status, body: file("body") ?? [])
  }
}

extension ServerRequest {
  fileprivate var json: String {
    let headers = headers.map { "\($0.name.jsonString): \($0.value.jsonString)" }
    let body = body.map { ", \"body\": \($0.jsonString)" } ?? ""
    return "{\"method\": \(method.jsonString), \"url\": \(url.jsonString), "
      + "\"headers\": {\(headers.joined(separator: ", "))}\(body)}"
  }
}
