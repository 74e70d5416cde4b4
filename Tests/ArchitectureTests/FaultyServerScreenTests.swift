import Foundation
import ScreenDriver
import ScreenKit
import TestServers
import Testing

/// What generated screens make of a server that does not behave, over real connections.
@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct FaultyServerScreenTests {
  /// The part of a path that is asked for: `after` in its query.
  nonisolated private static func after(_ request: String) -> String? {
    request.firstMatch(of: /[?&]after=([0-9]+)/).map { String($0.1) }
  }

  nonisolated private static func answer(to request: String) throws -> HTTPResponse {
    let address = after(request).map { "http://a.example/?after=\($0)" } ?? "http://a.example/"
    return try BookServer.untidy(HTTPRequest(.get, URL(string: address) ?? .temporaryDirectory))
  }

  @Test(arguments: ListSystem.allCases)
  func elementsOfAnotherTypeAreLeftOutAndTold(system: ListSystem) async throws {
    let server = try SocketServer { _, request in
      let body = (try? Self.answer(to: request))?.body ?? Data()
      return [.answer(body: String(decoding: body, as: UTF8.self))]
    }
    defer { server.stop() }
    let (app, driver) = LibraryBench.driver(of: system, from: server.address)
    let told = RecordingProblems()
    app.runtime.problems.handler = { told.problems.append($0) }
    try await driver.settle()
    #expect(driver.sees("Book 1"))
    try await driver.scrollThroughAll()
    #expect(driver.rowCount() == 45)
    #expect(driver.sees("Book 49"))
    #expect(told.problems.count == 3)
    #expect(server.requests.count == 3)
  }

  @Test("a request ends when its screen is left", arguments: ListSystem.allCases)
  func leavingEndsTheRequest(system: ListSystem) async throws {
    let server = try SocketServer { _, _ in [.awaitEnd] }
    defer { server.stop() }
    let (_, driver) = LibraryBench.driver(of: system, from: server.address)
    try await driver.wait(until: "the server was asked") { server.requests.count == 1 }
    let navigation = try #require(driver.topScreen?.navigationController)
    navigation.setViewControllers([UIViewController()], animated: false)
    try await driver.wait(until: "the request has ended") { server.endedCount == 1 }
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ListSystem.allCases)
  func answerThatIsCutOffIsAnError(system: ListSystem) async throws {
    let server = try SocketServer { _, _ in
      [.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{\"rows\": [{\"id\""), .close]
    }
    defer { server.stop() }
    let (_, driver) = LibraryBench.driver(of: system, from: server.address)
    try await driver.settle()
    #expect(driver.sees("The library is closed"))
  }
}
