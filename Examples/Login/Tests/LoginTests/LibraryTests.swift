import DatasetteServer
import DatasetteTesting
import Foundation
import Login
import LoginServer
import ScreenDriver
import ScreenKit
import Testing

/// The data layer by itself against the real server: no screen, no presenter.
@MainActor @Suite struct LibraryTests {
  private func makeLibrary(
    _ traffic: Traffic = Traffic(), storage: any SessionStorage = MemorySessionStorage()
  ) throws -> Library {
    let server = try #require(Datasette.current)
    return Library(
      launch: LaunchValues(baseURLs: ["Main": server.url], transport: traffic), storage: storage)
  }

  /// The rows of a table of the server.
  private func rows(of table: String) async throws -> [[String: Int]] {
    let server = try #require(Datasette.current)
    let url = server.url.appending(path: "library/\(table).json")
    let answer = try await URLSessionTransport().send(
      HTTPRequest(.get, url.appending(queryItems: [URLQueryItem(name: "_shape", value: "array")])))
    let rows = try JSONSerialization.jsonObject(with: answer.body) as? [[String: Any]]
    return try #require(rows).map { row in row.compactMapValues { $0 as? Int } }
  }

  @Test(.library) func memberGetsASessionThatOutlivesTheApp() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).session")
    defer { try? FileManager.default.removeItem(at: file) }
    let storage = FileSessionStorage(file: file)
    let library = try makeLibrary(storage: storage)
    try await library.logIn(email: "ada@library.example", password: "difference engine")
    #expect(library.session.current?.email == "ada@library.example")
    #expect(try makeLibrary(storage: storage).session.current == library.session.current)
    #expect(try await rows(of: "sessions").map { $0["member"] } == [1])
    try await library.logOut()
    #expect(try makeLibrary(storage: storage).session.current == nil)
  }

  @Test(.library) func strangerGetsNoSession() async throws {
    let library = try makeLibrary()
    await #expect(throws: (any Error).self) {
      try await library.logIn(email: "ada@library.example", password: "analytical engine")
    }
    #expect(library.session.current == nil)
    #expect(try await rows(of: "sessions").isEmpty)
  }

  @Test(.library) func thingIsPutAsideInTheNameOfTheSession() async throws {
    let library = try makeLibrary()
    try await library.logIn(email: "grace@library.example", password: "nanoseconds")
    try await library.reserve(7)
    #expect(try await rows(of: "reservations") == [["id": 1, "member": 2, "thing": 7]])
  }

  @Test(.library) func nothingIsPutAsideAfterLoggingOut() async throws {
    let library = try makeLibrary()
    try await library.logIn(email: "grace@library.example", password: "nanoseconds")
    try await library.logOut()
    await #expect(throws: (any Error).self) { try await library.reserve(7) }
    #expect(try await rows(of: "reservations").isEmpty)
  }

  @Test(.library) func helpLineIsAskedForOnce() async throws {
    let traffic = Traffic()
    let library = try makeLibrary(traffic)
    #expect(try await library.helpLine() == "555 0117")
    #expect(try await library.helpLine() == "555 0117")
    #expect(await traffic.count == 1)
    try await library.logOut()
    #expect(try await library.helpLine() == "555 0117")
    #expect(await traffic.count == 2)
  }
}

/// Carries requests to the real server and counts them.
private actor Traffic: HTTPTransport {
  private let transport = URLSessionTransport()
  private(set) var count = 0

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    count += 1
    return try await transport.send(request)
  }
}
