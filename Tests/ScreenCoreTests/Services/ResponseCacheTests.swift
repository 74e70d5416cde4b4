import Foundation
import ScreenCore
import TestTools
import Testing

/// Answers that outlive the app's run.
struct ResponseCacheTests {
  private let scratch: ScratchFolder
  /// Where nothing is yet.
  private var folder: URL { scratch.file("Answers") }

  init() throws { scratch = try ScratchFolder("answers") }

  private func request(_ path: String, token: String? = nil) throws -> HTTPRequest {
    HTTPRequest(
      .get, try #require(URL(string: "https://api.example/\(path)")),
      headers: token.map { [HTTPHeader("Authorization", $0)] } ?? [])
  }

  private func answer(_ text: String) -> HTTPResponse {
    HTTPResponse(status: 200, headers: ["ETag": "\"\(text)\""], body: Data(text.utf8))
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func answersAreThereInTheNextRun() async throws {
    await ResponseCache(folder: folder).keep(answer("a"), for: try request("a"))
    let next = ResponseCache(folder: folder)
    #expect(
      try await next.response(to: request("a"), notOlderThan: .seconds(60)) == answer("a"))
    #expect(try await next.response(to: request("b"), notOlderThan: .seconds(60)) == nil)
  }

  @Test func otherSessionsGetNothing() async throws {
    await ResponseCache(folder: folder).keep(answer("a"), for: try request("a", token: "ann"))
    let next = ResponseCache(folder: folder)
    let ben = try await next.response(
      to: request("a", token: "ben"), notOlderThan: .seconds(60))
    #expect(ben == nil)
    #expect(try files().allSatisfy { !$0.contains("ann") })
  }

  @Test func foldersHoldNoMoreThanTheyMay() async throws {
    let cache = ResponseCache(capacity: 3, folder: folder)
    for name in ["a", "b", "c", "d", "e"] { await cache.keep(answer(name), for: try request(name)) }
    #expect(try files().count == 3)
    #expect(await cache.count == 3)
  }

  @Test("answers that come from the folder make room in memory like others")
  func answersFromTheFolderMakeRoom() async throws {
    let cache = ResponseCache(capacity: 2, folder: folder)
    await cache.keep(answer("a"), for: try request("a"))
    await cache.keep(answer("b"), for: try request("b"))
    _ = try await cache.response(to: request("a"), notOlderThan: .seconds(60))
    await cache.keep(answer("c"), for: try request("c"))
    for name in ["a", "b", "c"] {
      _ = try await cache.response(to: request(name), notOlderThan: .seconds(60))
    }
    #expect(await cache.count == 2)
  }

  @Test func nothingIsLeftAfterAllWasForgotten() async throws {
    let cache = ResponseCache(folder: folder)
    await cache.keep(answer("a"), for: try request("a"))
    await cache.removeAll()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    #expect(try await cache.response(to: request("a"), notOlderThan: .seconds(60)) == nil)
  }

  @Test func damagedFilesAreAsIfTheyWereNotThere() async throws {
    await ResponseCache(folder: folder).keep(answer("a"), for: try request("a"))
    for file in try files() { try Data("x".utf8).write(to: folder.appending(path: file)) }
    let next = ResponseCache(folder: folder)
    #expect(try await next.response(to: request("a"), notOlderThan: .seconds(60)) == nil)
  }

  @Test func clockThatWasSetBackMakesNothingFresh() async throws {
    let later = ResponseCache(folder: folder) { Date(timeIntervalSince1970: 2_000_000_000) }
    await later.keep(answer("a"), for: try request("a"))
    let now = ResponseCache(folder: folder) { Date(timeIntervalSince1970: 1_000_000_000) }
    #expect(try await now.response(to: request("a"), notOlderThan: .seconds(60)) == nil)
  }
}
