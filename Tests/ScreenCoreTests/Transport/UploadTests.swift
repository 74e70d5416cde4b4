import Foundation
import ScreenCore
import TestServers
import TestTools
import Testing

/// Bodies of several parts on their way over sockets of this machine, and how far they are.
@MainActor @Suite(.timeLimit(.minutes(10)), .serialized) struct UploadTests {
  private struct Upload: APIRequest {
    typealias Response = NoContent

    var parts: [MultipartPart]
    var endpoint: Endpoint { Endpoint(.post, "/photos", body: .multipart(parts)) }
  }

  /// Part of a body as it arrived.
  private struct Arrived: Equatable {
    var head: [String]
    var content: Data
  }

  private func client(_ server: SocketServer) -> APIClient {
    APIClient(
      APIConfiguration(name: "Main", base: server.address), transport: URLSessionTransport())
  }

  /// The parts of a body, by the boundary that the headers name.
  private func parts(_ server: SocketServer) throws -> [Arrived] {
    let head = try #require(server.requests.first)
    let marker = "boundary="
    let start = try #require(head.range(of: marker)).upperBound
    let boundary = String(head[start...].prefix { !$0.isNewline })
    let body = try #require(server.bodies.first)
    let delimiter = Data("--\(boundary)".utf8)
    var parts: [Arrived] = []
    var rest = try #require(body.range(of: delimiter)).upperBound
    while let next = body.range(of: delimiter, in: rest..<body.endIndex) {
      // A line break after the delimiter and one before the next one are no content.
      let part = body[rest + 2..<next.lowerBound - 2]
      let end = try #require(part.range(of: Data("\r\n\r\n".utf8)))
      let head = String(decoding: part[..<end.lowerBound], as: UTF8.self)
      parts.append(
        Arrived(
          head: head.components(separatedBy: "\r\n"), content: Data(part[end.upperBound...])))
      rest = next.upperBound
    }
    #expect(body[rest...] == Data("--\r\n".utf8))
    return parts
  }

  @Test func partsArriveAsTheyAre() async throws {
    let server = try SocketServer { _, _ in [.takeBody(), .answer()] }
    defer { server.stop() }
    let scratch = try ScratchFolder("upload")
    let file = scratch.file("upload \"1\".png")
    let bytes = Data((0..<1000).map { UInt8(truncatingIfNeeded: $0) })
    try scratch.write(bytes, to: "upload \"1\".png")
    let missing: String? = nil
    let noData: Data? = nil
    _ = try await client(server).send(
      Upload(parts: [
        MultipartPart("caption", "Ann's\nboat"), MultipartPart("count", 2),
        MultipartPart("mood", missing), .file("nothing", noData),
        .file("photo", Data("abc".utf8), as: "photo.jpg"), .file("raw", Data("x".utf8)),
        .file("scan", file), .file("note", Data("n".utf8), as: "n.txt", type: "text/markdown"),
      ]))
    let quoted = file.lastPathComponent.replacing("\"", with: "%22")
    #expect(
      try parts(server) == [
        Arrived(
          head: [#"Content-Disposition: form-data; name="caption""#],
          content: Data("Ann's\nboat".utf8)),
        Arrived(head: [#"Content-Disposition: form-data; name="count""#], content: Data("2".utf8)),
        Arrived(
          head: [
            #"Content-Disposition: form-data; name="photo"; filename="photo.jpg""#,
            "Content-Type: image/jpeg",
          ], content: Data("abc".utf8)),
        Arrived(
          head: [
            #"Content-Disposition: form-data; name="raw"; filename="raw""#,
            "Content-Type: application/octet-stream",
          ], content: Data("x".utf8)),
        Arrived(
          head: [
            "Content-Disposition: form-data; name=\"scan\"; filename=\"\(quoted)\"",
            "Content-Type: image/png",
          ], content: bytes),
        Arrived(
          head: [
            #"Content-Disposition: form-data; name="note"; filename="n.txt""#,
            "Content-Type: text/markdown",
          ], content: Data("n".utf8)),
      ])
  }

  @Test func filesOfAListAreParts() async throws {
    let server = try SocketServer { _, _ in [.takeBody(), .answer()] }
    defer { server.stop() }
    let none: [Data]? = nil
    _ = try await client(server).send(
      Upload(parts: [
        .files("photos", [Data("a".utf8), Data("b".utf8)], as: "photo.jpg"),
        .files("raw", [Data("c".utf8), Data("d".utf8)]), .files("nothing", none),
      ]))
    let parts = try parts(server)
    #expect(
      parts.map { $0.head[0] } == [
        #"Content-Disposition: form-data; name="photos"; filename="photo.jpg""#,
        #"Content-Disposition: form-data; name="photos"; filename="photo-2.jpg""#,
        #"Content-Disposition: form-data; name="raw"; filename="raw""#,
        #"Content-Disposition: form-data; name="raw"; filename="raw-2""#,
      ])
    #expect(parts.map { String(decoding: $0.content, as: UTF8.self) } == ["a", "b", "c", "d"])
    #expect(parts[1].head[1] == "Content-Type: image/jpeg")
  }

  @Test func fileThatIsNotThereFailsTheRequest() async throws {
    let server = try SocketServer { _, _ in [.takeBody(), .answer()] }
    defer { server.stop() }
    let missing = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    await #expect(throws: (any Error).self) {
      try await client(server).send(Upload(parts: [.file("scan", missing)]))
    }
    #expect(server.requests.isEmpty)
  }

  @MainActor
  private final class Heard {
    var progress: [UploadProgress] = []
  }

  @Test func progressIsToldWhileTheBodyIsSent() async throws {
    let server = try SocketServer { _, _ in
      [.takeBody(bytes: 65_536, pause: .milliseconds(2)), .answer()]
    }
    defer { server.stop() }
    let heard = Heard()
    let size = 4_000_000
    let hear: @MainActor @Sendable (UploadProgress) -> Void = { heard.progress.append($0) }
    try await UploadProgress.observing(hear) {
      _ = try await client(server).send(
        Upload(parts: [.file("photo", Data(repeating: 7, count: size))]))
    }
    for _ in 0..<50 { await Task.yield() }
    #expect(heard.progress.count > 2)
    let total = try #require(heard.progress.first?.totalBytes)
    #expect(total > Int64(size) && total < Int64(size) + 1000)
    #expect(heard.progress.allSatisfy { $0.totalBytes == total })
    #expect(heard.progress.contains { $0.fraction > 0 && $0.fraction < 1 })
    #expect(heard.progress.last?.fraction == 1)
    #expect(server.bodies.first?.count == Int(total))
  }

  @Test func nothingIsToldOfRequestsWithoutABody() async throws {
    let server = try SocketServer { _, _ in [.answer()] }
    defer { server.stop() }
    let heard = Heard()
    let hear: @MainActor @Sendable (UploadProgress) -> Void = { heard.progress.append($0) }
    try await UploadProgress.observing(hear) {
      _ = try await client(server).response(to: Endpoint(.get, "/things"))
    }
    #expect(heard.progress.isEmpty)
  }
}
