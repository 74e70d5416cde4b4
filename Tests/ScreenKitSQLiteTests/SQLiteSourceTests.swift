import Foundation
import ScreenCore
import ScreenDriver
import ScreenKitSQLite
import Testing

private struct Author: Hashable, Sendable, Decodable {
  var name: String
}

private struct Post: Model, Decodable {
  var id: Identifier
  var text: String
  var liked: Bool
  var author: Author?
  var made: Date
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
}

/// A file with posts of two people.
@MainActor
private final class FileBench {
  let file = FileManager.default.temporaryDirectory.appending(path: "posts-\(UUID().uuidString).db")
  let database: SQLiteDatabase
  let ends = Ends()

  init() async throws {
    database = try SQLiteDatabase(at: file)
    try await database.run(
      """
      CREATE TABLE posts (id INTEGER PRIMARY KEY, text TEXT, liked INTEGER, author TEXT, made)
      """)
    for number in 1...5 {
      try await database.run(
        "INSERT INTO posts VALUES (:id, :text, :liked, :author, '2024-05-0' || :id || ' 12:00:00')",
        values: [
          "id": .integer(number), "text": .text("it's \(number)"), "liked": .integer(number % 2),
          "author": number == 5 ? .null : .text("Ann"),
        ])
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  func source(_ sql: QueryText, paging: Paging = .none) -> RemoteDataSource<Post> {
    let source = RemoteDataSource<Post>(database: database, booleans: ["liked"], paging: paging) {
      DatabaseQuery(sql)
    }
    source.delegate = ends
    return source
  }

  func waitForEnds(_ count: Int) async throws {
    try await wait(until: "\(count) loads have ended") { ends.count >= count }
  }
}

private let keyset: QueryText = [
  "SELECT id, text, liked, author AS \"author.name\", made FROM posts",
  "WHERE :after IS NULL OR id > :after ORDER BY id LIMIT :count",
]

@MainActor @Suite struct SQLiteSourceTests {
  @Test func rowsBecomeModels() async throws {
    let bench = try await FileBench()
    let source = bench.source(
      "SELECT id, text, liked, author AS 'author.name', made FROM posts WHERE id IN (4, 5)")
    source.loadFirst()
    try await bench.waitForEnds(1)
    #expect(bench.ends.error == nil)
    #expect(source.objects.map(\.id) == [4, 5])
    #expect(source.objects.map(\.liked) == [false, true])
    #expect(source.objects.map(\.author) == [Author(name: "Ann"), nil])
    #expect(source.objects.first?.text == "it's 4")
    #expect(source.objects.first?.made == Date(timeIntervalSince1970: 1_714_824_000))
  }

  @Test func pagesFollowTheLastRowThoughOthersCome() async throws {
    let bench = try await FileBench()
    let paging = Paging.last(send: "after", size: PageSize(2, sentAs: "count"), ends: .short)
    let source = bench.source(keyset, paging: paging)
    source.loadFirst()
    try await bench.waitForEnds(1)
    #expect(source.objects.map(\.id) == [1, 2])
    try await bench.database.run("DELETE FROM posts WHERE id = 1")
    source.loadBottom()
    try await bench.waitForEnds(2)
    source.loadBottom()
    try await bench.waitForEnds(3)
    #expect(source.objects.map(\.id) == [1, 2, 3, 4, 5])
    #expect(!source.hasMore)
  }

  @Test func whatSQLiteRefusesIsToldWithItsWords() async throws {
    let bench = try await FileBench()
    let source = bench.source("SELECT missing FROM posts")
    source.loadFirst()
    try await bench.waitForEnds(1)
    #expect(bench.ends.error == .other("no such column: missing"))
  }

  @Test func aNameWithoutAValueIsAnError() async throws {
    let bench = try await FileBench()
    await #expect(throws: SQLiteError.self) {
      try await bench.database.rows(of: DatabaseQuery("SELECT * FROM posts WHERE id = :id"))
    }
  }
}
