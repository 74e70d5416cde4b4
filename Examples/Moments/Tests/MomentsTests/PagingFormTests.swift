import DatasetteServer
import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Every way to hand out a list part by part, as a real server does it.
@MainActor @Suite(.datasette, .serialized) struct PagingFormTests {
  private struct Person: Model, Decodable {
    var id: Identifier
    var name: String
  }

  struct Form: CustomTestStringConvertible, Sendable {
    var name: String
    var path: EndpointPath
    var query: [QueryItem]
    var items: String?
    var paging: Paging

    var testDescription: String { name }

    /// The people of a table, as Datasette pages it.
    static func table(_ name: String, shape: String, items: String?, _ paging: Paging) -> Form {
      Form(
        name: name, path: "/moments/users.json", query: [QueryItem("_shape", shape)], items: items,
        paging: paging)
    }

    /// The people of a query.
    static func query(_ name: String, _ end: String, _ paging: Paging) -> Form {
      Form(
        name: name, path: "/moments.json",
        query: [
          QueryItem("_shape", "objects"), QueryItem("sql", "select id, name from users \(end)"),
        ], items: "rows", paging: paging)
    }
  }

  private nonisolated static let size = PageSize(20, sentAs: "size")
  private nonisolated static let slice =
    "order by id limit cast(:size as integer) offset cast(:skip as integer)"

  nonisolated static let forms: [Form] = [
    .table(
      "cursor", shape: "objects", items: "rows",
      .cursor(send: "_next", receive: "next", size: PageSize(20, sentAs: "_size"))),
    .table("link header", shape: "array", items: nil, .link(size: PageSize(20, sentAs: "_size"))),
    .table(
      "link in the body", shape: "objects", items: "rows",
      .link(receive: "next_url", size: PageSize(20, sentAs: "_size"))),
    .query("offset, short", slice, .offset(send: "skip", size: size, ends: .short)),
    .query("offset, empty", slice, .offset(send: "skip", size: size, ends: .empty)),
    .query(
      "page", "order by id limit 20 offset cast(:page as integer) * 20",
      .page(send: "page", first: 0, size: PageSize(20), ends: .short)),
    .query(
      "last item", "where id > coalesce(:after, '') order by id limit cast(:size as integer)",
      .last(send: "after", size: size, ends: .short)),
  ]

  @Test(arguments: forms)
  func listsAreReadToTheirEnd(form: Form) async throws {
    let server = try Datasette.requireCurrent()
    let client = APIClient(
      APIConfiguration(name: "Main", base: server.url), transport: URLSessionTransport())
    let source = RemoteDataSource<Person>(client: client, items: form.items, paging: form.paging) {
      Endpoint(.get, form.path, query: form.query)
    }
    let ends = Ends()
    source.delegate = ends
    source.loadFirst()
    try await ends.waitForEnds(1)
    #expect(source.numberOfObjects() == 20)
    while source.hasMore, ends.error == nil, ends.count < 10 {
      source.loadBottom()
      try await ends.waitForEnds(ends.count + 1)
    }
    #expect(ends.error == nil)
    let all = try await server.rows("users", ["_size": "max"]).compactMap { $0["id"] as? String }
    #expect(source.objects.map(\.id.rawValue) == all.sorted())
  }

  private struct Popularity: Model, Decodable {
    var id: Identifier
    var followers: Int
  }

  /// Tables of SQLite hold values of any type in any column.
  @Test func rowOfAnotherTypeIsLeftOutAndCounted() async throws {
    let server = try Datasette.requireCurrent()
    let client = APIClient(
      APIConfiguration(name: "Main", base: server.url), transport: URLSessionTransport())
    var problems: [String] = []
    let reporter = ProblemReporter { problems.append($0) }
    let paging = Paging.offset(
      send: "skip", size: PageSize(60, sentAs: "size"), ends: .short)
    let source = RemoteDataSource<Popularity>(
      client: client, items: "rows", paging: paging,
      invalid: .skip(of: "People", reportTo: reporter)
    ) {
      let columns = "select id, iif(id = 'u1', 'many', followers) as followers from users"
      return Endpoint(
        .get, "/moments.json",
        query: [QueryItem("_shape", "objects"), QueryItem("sql", "\(columns) \(Self.slice)")])
    }
    let ends = Ends()
    source.delegate = ends
    source.loadFirst()
    try await ends.waitForEnds(1)
    #expect(source.numberOfObjects() == 59)
    source.loadBottom()
    try await ends.waitForEnds(2)
    let count = try await server.rows("users", ["_size": "max"]).count
    #expect(source.numberOfObjects() == count - 1)
    #expect(
      problems == ["People leaves out what cannot be read: rows[1].followers is not a Int"])
  }

  @MainActor
  private final class Ends: DataSourceDelegate {
    private(set) var count = 0
    private(set) var error: LoadError?

    func dataSource(_ source: any DataSource, didFinish load: LoadKind, with items: [any Model]) {
      count += 1
    }

    func dataSource(_ source: any DataSource, didFail load: LoadKind, with error: LoadError) {
      count += 1
      self.error = error
    }

    func waitForEnds(_ count: Int) async throws {
      try await wait(until: "\(count) loads have ended") { self.count >= count }
    }
  }
}
