import Foundation
import ScreenCore
import ScreenDriver
import Testing

/// Gateways: Encodable parameters, Decodable entity, `async throws`, not bound to a scene.
@MainActor @Suite struct GatewayTests {
  struct Entry: Model, Codable {
    let id: Int
  }

  struct EntriesParameters: PageParameters, Hashable {
    var topic: String
    var page = PagePosition.first
  }

  @Test func parametersOfPagesAreEncodableWithTheirPosition() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let parameters = EntriesParameters(topic: "a", page: .cursor("x"))
    let text = String(decoding: try encoder.encode(parameters), as: UTF8.self)
    #expect(text == #"{"page":{"cursor":{"_0":"x"}},"topic":"a"}"#)
    #expect(try encoder.encode(NoParameters()) == Data("{}".utf8))
  }

  @Test func pagesAreEntitiesThatCanBeKeptAndRead() throws {
    let page = Page(items: [Entry(id: 1)], next: .offset(1))
    let data = try JSONEncoder().encode(page)
    #expect(try JSONDecoder().decode(Page<Entry>.self, from: data) == page)
  }

  @Test func listsAskTheirGatewayPartByPart() async throws {
    let asked = Asked()
    let chosen = Chosen()
    let source = RemoteDataSource<Entry> {
      EntriesParameters(topic: chosen.topic)
    } fetch: { parameters in
      await asked.note(parameters)
      return parameters.page == .first
        ? Page(items: [Entry(id: 1)], next: .cursor("2")) : Page(items: [Entry(id: 2)])
    }
    source.loadFirst()
    try await wait(until: "1 rows are there") { source.numberOfObjects() == 1 }
    // What the gateway is asked for the next part is what it was asked for the first.
    chosen.topic = "b"
    source.loadBottom()
    try await wait(until: "2 rows are there") { source.numberOfObjects() == 2 }
    #expect(!source.hasMore)
    source.loadTop()
    try await wait(until: "1 rows are there") { source.numberOfObjects() == 1 }
    #expect(
      await asked.all == [
        EntriesParameters(topic: "a"), EntriesParameters(topic: "a", page: .cursor("2")),
        EntriesParameters(topic: "b"),
      ])
  }

  @Test func networkPagesAreReadAsOfAnyList() async throws {
    let client = APIClient(
      APIConfiguration(name: "Main", base: .literal("https://api.example")),
      transport: ScriptedPages())
    let first: Page<Entry> = try await client.page(
      of: Endpoint(.get, "/entries"), items: "rows",
      paging: .cursor(send: "after", receive: "next"), at: .first)
    #expect(first == Page(items: [Entry(id: 1)], next: .cursor("m")))
    let second: Page<Entry> = try await client.page(
      of: Endpoint(.get, "/entries"), items: "rows",
      paging: .cursor(send: "after", receive: "next"), at: .cursor("m"))
    #expect(second == Page(items: [Entry(id: 2)]))
  }

  @MainActor private final class Chosen {
    var topic = "a"
  }

  private actor Asked {
    private(set) var all: [EntriesParameters] = []

    func note(_ parameters: EntriesParameters) {
      all.append(parameters)
    }
  }

  private struct ScriptedPages: HTTPTransport {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      let isSecond = request.url.query == "after=m"
      let body = isSecond ? #"{"rows": [{"id": 2}]}"# : #"{"rows": [{"id": 1}], "next": "m"}"#
      return HTTPResponse(body: Data(body.utf8))
    }
  }
}
