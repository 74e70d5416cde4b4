import Foundation
import ScreenCore
import ScreenDriver
import Testing

/// Answers that a server is asked whether they have changed.
struct RevalidationTests {
  private func client(
    _ transport: ScriptedTransport, _ responses: ResponseCache = ResponseCache(),
    by credentials: String? = nil
  ) throws -> APIClient {
    let base = try #require(URL(string: "https://api.example/v1"))
    let authorization = credentials.map {
      FixedAuthorization(Credentials(headers: [HTTPHeader("Authorization", $0)]))
    }
    return APIClient(
      APIConfiguration(name: "Main", base: base), transport: transport, responses: responses,
      authorization: authorization)
  }

  private static func value(_ name: String, in request: HTTPRequest) -> String? {
    request.headers.first { $0.name == name }?.value
  }

  /// A server whose notes have the version `v1`.
  private func server(_ headers: [String: String]) -> ScriptedTransport {
    ScriptedTransport { request in
      let known = Self.value("If-None-Match", in: request)
      let since = Self.value("If-Modified-Since", in: request)
      if known == "\"v1\"" || since != nil { return HTTPResponse(status: 304) }
      return HTTPResponse(json: "[1]", headers: headers)
    }
  }

  @Test(arguments: [
    ["ETag": "\"v1\""], ["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"],
    ["ETag": "\"v1\"", "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"],
  ])
  func whatHasNotChangedIsNotSentAgain(headers: [String: String]) async throws {
    let transport = server(headers)
    let client = try client(transport)
    let first = try await client.response(to: Endpoint(.get, "/notes"))
    let second = try await client.response(to: Endpoint(.get, "/notes"))
    #expect(first.body == Data("[1]".utf8))
    #expect(second == first)
    #expect(await transport.requests.count == 2)
  }

  @Test func whatHasChangedTakesThePlace() async throws {
    let transport = server(["ETag": "\"v1\""])
    let client = try client(transport)
    _ = try await client.response(to: Endpoint(.get, "/notes"))
    await transport.setAnswer { request in
      #expect(Self.value("If-None-Match", in: request) == "\"v1\"")
      return HTTPResponse(json: "[2]", headers: ["ETag": "\"v2\""])
    }
    #expect(try await client.response(to: Endpoint(.get, "/notes")).body == Data("[2]".utf8))
    await transport.setAnswer { request in
      #expect(Self.value("If-None-Match", in: request) == "\"v2\"")
      return HTTPResponse(status: 304)
    }
    #expect(try await client.response(to: Endpoint(.get, "/notes")).body == Data("[2]".utf8))
  }

  @Test(arguments: [[:], ["ETag": "\"v1\"", "Cache-Control": "private, no-store"]])
  func whatCannotOrMustNotBeKeptIsAskedForPlainly(headers: [String: String]) async throws {
    let transport = server(headers)
    let client = try client(transport)
    for _ in 0..<2 {
      #expect(try await client.response(to: Endpoint(.get, "/notes")).body == Data("[1]".utf8))
    }
    #expect(await transport.requests.allSatisfy { Self.value("If-None-Match", in: $0) == nil })
  }

  @Test func anotherSessionHasNothingToCompare() async throws {
    let responses = ResponseCache()
    let transport = server(["ETag": "\"v1\""])
    _ = try await client(transport, responses, by: "ann").response(to: Endpoint(.get, "/notes"))
    let ben = try await client(transport, responses, by: "ben").response(
      to: Endpoint(.get, "/notes"))
    #expect(ben.status == 200)
    #expect(await transport.requests.allSatisfy { Self.value("If-None-Match", in: $0) == nil })
  }

  @Test func whatIsSentToBeDoneIsNotCompared() async throws {
    let transport = server(["ETag": "\"v1\""])
    let client = try client(transport)
    for _ in 0..<2 { _ = try await client.response(to: Endpoint(.put, "/notes")) }
    #expect(await transport.requests.allSatisfy { Self.value("If-None-Match", in: $0) == nil })
  }
}
