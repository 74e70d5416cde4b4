import Foundation
import ScreenCore
import ScreenDriver
import Synchronization
import Testing

private enum NotesRouter: EndpointRouter {
  case note(Identifier)
  case delete(Identifier)

  var endpoint: Endpoint {
    switch self {
    case .note(let id): Endpoint(.get, "/notes/\(id)")
    case .delete(let id): Endpoint(.delete, "/notes/\(id)")
    }
  }
}

@Suite struct HTTPServiceTests {
  private static let note = #"{"id": 7, "text": "Seven"}"#

  private func service(
    _ transport: ScriptedTransport, cache: ResponseCache? = nil,
    authorization: @escaping @Sendable () async -> [HTTPHeader] = { [] }
  ) -> HTTPService<NotesRouter> {
    let configuration = APIConfiguration(name: "Notes", base: .literal("https://notes.example"))
    return HTTPService(
      client: APIClient(configuration, transport: transport), cache: cache,
      authorization: authorization)
  }

  @Test func routesAreCalledAndTheirAnswersRead() async throws {
    let transport = ScriptedTransport { _ in
      HTTPResponse(json: Self.note, headers: ["X-Total": "1"])
    }
    let response = try await service(transport).response(to: .note(7), as: Note.self)
    #expect(response.value == Note(7, "Seven"))
    #expect(response.status == 200 && response.headers["x-total"] == "1")
    #expect(response.origin == .server)
    #expect(await transport.requests.map(\.url.path) == ["/notes/7"])
  }

  @Test func errorsSayWhetherTheServerOrItsAnswerWasWrong() async {
    let refusing = ScriptedTransport { _ in HTTPResponse(status: 503) }
    await #expect(throws: LoadError.status(503)) {
      try await service(refusing).response(to: .note(7), as: Note.self)
    }
    let garbage = ScriptedTransport(json: #"{"id": 7}"#)
    await #expect(throws: LoadError.decoding(path: "text", reason: "is missing")) {
      try await service(garbage).response(to: .note(7), as: Note.self)
    }
  }

  @Test("a service skips elements that cannot be read where it is told to, in lists and in values")
  @MainActor func invalidElementsAreSkipped() async throws {
    struct Page: Decodable, Sendable {
      private enum CodingKeys: CodingKey { case notes }

      let notes: [Note]

      init(from decoder: any Decoder) throws {
        notes = try decoder.container(keyedBy: CodingKeys.self)
          .decodeList(of: Note.self, forKey: .notes)
      }
    }
    let told = RecordingProblems()
    let skip = InvalidElements.skip(of: "Notes", reportTo: told.reporter)
    let service = service(ScriptedTransport(json: #"{"notes": [{"id": 1}, \#(Self.note)]}"#))
    let page = try await service.response(to: .note(7), as: Page.self, invalid: skip)
    #expect(page.value.notes == [Note(7, "Seven")])
    let list = try await service.list(of: Note.self, for: .note(7), at: "notes", invalid: skip)
    #expect(list.value == [Note(7, "Seven")])
    let words = "Notes leaves out what cannot be read: notes[0].text is missing"
    #expect(told.problems == [words, words])
    do throws(LoadError) {
      _ = try await service.list(of: Note.self, for: .note(7), at: "notes")
      Issue.record("it was read")
    } catch {
      #expect(error == .decoding(path: "notes[0].text", reason: "is missing"))
    }
    let none = try await service.list(of: Note.self, for: .note(7), at: "others")
    #expect(none.value == [])
  }

  @Test func answerWithoutContentNeedsNoBody() async throws {
    let transport = ScriptedTransport { _ in HTTPResponse(status: 204) }
    let response = try await service(transport).response(to: .delete(7), as: NoContent.self)
    #expect(response.status == 204)
  }

  @Test func sessionsTokenGoesWithEveryRequest() async throws {
    let transport = ScriptedTransport(json: Self.note)
    let service = service(transport) { [HTTPHeader("Authorization", "Bearer t1")] }
    _ = try await service.response(to: .note(7), as: Note.self)
    let headers = await transport.requests.flatMap(\.headers)
    #expect(headers == [HTTPHeader("Authorization", "Bearer t1")])
  }

  @Test func keptAnswerIsUsedAsLongAsItIsYoungEnough() async throws {
    let time = Mutex(Date(timeIntervalSince1970: 0))
    let cache = ResponseCache { time.withLock { $0 } }
    let transport = ScriptedTransport(json: Self.note)
    let service = service(transport, cache: cache)
    func ask() async throws -> ResponseOrigin {
      try await service.response(to: .note(7), as: Note.self, notOlderThan: .seconds(60)).origin
    }
    #expect(try await ask() == .server)
    time.withLock { $0 += 60 }
    #expect(try await ask() == .cache)
    time.withLock { $0 += 1 }
    #expect(try await ask() == .server)
    #expect(await transport.requests.count == 2)
  }

  @Test func onlyReadingIsKeptAndFailuresNever() async throws {
    let cache = ResponseCache()
    let failing = ScriptedTransport { _ in HTTPResponse(status: 500) }
    _ = try? await service(failing, cache: cache).response(to: .note(7), as: Note.self)
    let working = ScriptedTransport(json: "{}")
    _ = try await service(working, cache: cache).response(to: .delete(7), as: NoContent.self)
    #expect(await cache.count == 0)
  }

  @Test func cacheMakesRoomForNewAnswersAndForgetsOnDemand() async throws {
    let cache = ResponseCache(capacity: 2)
    let requests = (1...3).map {
      HTTPRequest(.get, .literal("https://a.example"), headers: [HTTPHeader("N", "\($0)")])
    }
    await cache.keep(HTTPResponse(), for: requests[0])
    await cache.keep(HTTPResponse(), for: requests[1])
    _ = await cache.response(to: requests[0], notOlderThan: .seconds(60))
    await cache.keep(HTTPResponse(), for: requests[2])
    #expect(await cache.response(to: requests[0], notOlderThan: .seconds(60)) != nil)
    #expect(await cache.response(to: requests[1], notOlderThan: .seconds(60)) == nil)
    await cache.removeAll()
    #expect(await cache.count == 0)
  }
}
