import Foundation
import ScreenCore
import ScreenDriver
import ScreenKitSQLite
import TestTools
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
  private(set) var changes = 0

  func dataSource(_ source: any DataSource, didFinish load: LoadKind, with items: [any Model]) {
    count += 1
  }

  func dataSource(_ source: any DataSource, didFail load: LoadKind, with error: LoadError) {
    count += 1
    self.error = error
  }

  func dataSourceDidChange(_ source: any DataSource) {
    changes += 1
  }
}

/// A file with posts of two people.
@MainActor
private final class FileBench {
  private let scratch: ScratchFolder
  var file: URL { scratch.file("posts.db") }
  let database: SQLiteDatabase
  let ends = Ends()

  init() async throws {
    scratch = try ScratchFolder("posts")
    database = try SQLiteDatabase(at: scratch.file("posts.db"))
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
    // Another connection: nobody has looked for its changes.
    try await SQLiteDatabase(at: bench.file).run("DELETE FROM posts WHERE id = 1")
    source.loadBottom()
    try await bench.waitForEnds(2)
    source.loadBottom()
    try await bench.waitForEnds(3)
    #expect(source.objects.map(\.id) == [1, 2, 3, 4, 5])
    #expect(!source.hasMore)
  }

  @Test func listsFollowChangesAsFarAsTheyWereLoaded() async throws {
    let bench = try await FileBench()
    let paging = Paging.last(send: "after", size: PageSize(2, sentAs: "count"), ends: .short)
    let source = bench.source(keyset, paging: paging)
    source.loadFirst()
    try await bench.waitForEnds(1)
    source.loadBottom()
    try await bench.waitForEnds(2)
    #expect(source.objects.map(\.id) == [1, 2, 3, 4])
    try await bench.database.run("DELETE FROM posts WHERE id = 2")
    try await wait(until: "the list has followed") { bench.ends.changes == 1 }
    #expect(source.objects.map(\.id) == [1, 3, 4, 5])
    #expect(source.hasMore)
    try await bench.database.run("UPDATE posts SET text = 'new' WHERE id = 3")
    try await wait(until: "the list has followed") { bench.ends.changes == 2 }
    #expect(source.objects.map(\.text) == ["it's 1", "new", "it's 4", "it's 5"])
    // Nothing was loaded for the reader to see.
    #expect(bench.ends.count == 2)
  }

  @Test("lists and values show what another connection has written when they look for it")
  func changesOfOthersAreFound() async throws {
    let bench = try await FileBench()
    let source = bench.source("SELECT id, text, liked, made FROM posts ORDER BY id")
    let data = LoadedData(listOf: Post.self, database: bench.database, booleans: ["liked"]) {
      DatabaseQuery("SELECT id, text, liked, made FROM posts ORDER BY id")
    }
    source.loadFirst()
    data.loadFirst()
    try await wait(until: "both are there") { source.objects.count == 5 && data.value?.count == 5 }
    try await SQLiteDatabase(at: bench.file).run("DELETE FROM posts WHERE id = 1")
    source.lookForChanges()
    try await wait(until: "both have followed") {
      source.objects.map(\.id) == [2, 3, 4, 5] && data.value?.map(\.id) == [2, 3, 4, 5]
    }
    #expect(bench.ends.count == 1, "nothing was loaded for the reader to see")
  }

  @Test("what has no bytes is not null, and texts end where they end")
  func valuesAreKeptAsTheyAre() async throws {
    let bench = try await FileBench()
    try await bench.database.run("CREATE TABLE kept (data, text)")
    try await bench.database.run(
      "INSERT INTO kept VALUES (:data, :text)",
      values: ["data": .blob(Data()), "text": .text("be\0hind")])
    let rows = try await bench.database.rows(of: DatabaseQuery("SELECT data, text FROM kept"))
    #expect(rows == [["data": .blob(Data()), "text": .text("be\0hind")]])
  }

  @Test("who looks where nobody has written is told nothing")
  func nothingIsFoundWhereNothingHasChanged() async throws {
    let bench = try await FileBench()
    var told = await bench.database.changes().makeAsyncIterator()
    await bench.database.lookForChanges()
    try await bench.database.run("UPDATE posts SET text = 'own'")
    await told.next()
    // What the app has written itself is no change of others.
    await bench.database.lookForChanges()
    let other = try SQLiteDatabase(at: bench.file)
    try await other.run("BEGIN")
    try await other.run("DELETE FROM posts WHERE id = 1")
    await bench.database.lookForChanges()
    try await other.run("ROLLBACK")
    await bench.database.lookForChanges()
    try await other.run("DELETE FROM posts WHERE id = 2")
    await bench.database.lookForChanges()
    await told.next()
    #expect(try await bench.database.rows(of: DatabaseQuery("SELECT id FROM posts")).count == 4)
  }

  @Test func transactionsAreToldAtTheirEnd() async throws {
    let bench = try await FileBench()
    var told = await bench.database.changes().makeAsyncIterator()
    try await bench.database.run("BEGIN")
    try await bench.database.run("DELETE FROM posts")
    try await bench.database.run("INSERT INTO posts (id, text) VALUES (9, 'nine')")
    try await bench.database.run("COMMIT")
    await told.next()
    #expect(try await bench.database.rows(of: DatabaseQuery("SELECT id FROM posts")).count == 1)
    // What changes nothing tells nothing, so that the next that is told is the end of this.
    try await bench.database.run("DELETE FROM posts WHERE id = 99")
    try await bench.database.run("BEGIN")
    try await bench.database.run("DELETE FROM posts")
    try await bench.database.run("ROLLBACK")
    await told.next()
    #expect(try await bench.database.rows(of: DatabaseQuery("SELECT id FROM posts")).count == 1)
  }

  @Test func listsThatAreLoadedWholeFollowChanges() async throws {
    let bench = try await FileBench()
    let data = LoadedData(listOf: Post.self, database: bench.database, booleans: ["liked"]) {
      DatabaseQuery("SELECT id, text, liked, made FROM posts ORDER BY id")
    }
    data.delegate = bench.ends
    data.loadFirst()
    try await bench.waitForEnds(1)
    try await bench.database.run("DELETE FROM posts WHERE id > 1")
    try await wait(until: "the list has followed") { data.value?.count == 1 }
  }

  @Test func sourcesThatAreGoneDoNotListen() async throws {
    let bench = try await FileBench()
    weak var abandoned: RemoteDataSource<Post>?
    do {
      let source = bench.source(keyset)
      abandoned = source
      source.loadFirst()
    }
    try await wait(until: "the source is released") { abandoned == nil }
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
