import Foundation
import ScreenDriver
import ScreenKit
import ScreenKitSQLite
import TestTools
import Testing

private struct Word: Model, Decodable {
  var id: Identifier
  var text: String
}

private struct WordRow: CellAdapter {
  func cell(for item: Word, in context: CellContext) -> CellNode {
    .text(.value(item.text))
  }
}

/// A list over a database, which may be seen or below another screen.
private final class WordsController: CollectionController {
  private let database: SQLiteDatabase

  init(_ database: SQLiteDatabase, runtime: AppRuntime) {
    self.database = database
    super.init(runtime: runtime, configuration: CollectionConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    let row = WordRow()
    let source = RemoteDataSource<Word>(database: database) {
      DatabaseQuery("SELECT id, text FROM words ORDER BY id")
    }
    return [ListSection(id: "words", source: source) { item in Row(item, row) }]
  }
}

/// Screens over a file into which others write.
@MainActor @Suite struct SQLiteScreenTests {
  private let scratch: ScratchFolder
  private var file: URL { scratch.file("words.db") }
  private let runtime = AppRuntime(launch: LaunchValues(), theme: Theme(name: "Words"))

  init() throws { scratch = try ScratchFolder("words") }

  /// A screen that shows the word "one", and a connection of somebody else.
  private func show() async throws -> (driver: ScreenDriver, other: SQLiteDatabase) {
    let database = try SQLiteDatabase(at: file)
    try await database.run("CREATE TABLE words (id INTEGER PRIMARY KEY, text TEXT)")
    try await database.run("INSERT INTO words VALUES (1, 'one')")
    let screen = WordsController(database, runtime: runtime)
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.wait(forText: "one")
    return (driver, try SQLiteDatabase(at: file))
  }

  @Test("a list shows what another connection has written when the app comes back")
  func appComesBack() async throws {
    let (driver, other) = try await show()
    runtime.didEnterBackground()
    try await other.run("INSERT INTO words VALUES (2, 'two')")
    runtime.willEnterForeground()
    try await driver.wait(forText: "two")
  }

  @Test("a list shows what another connection has written when it is seen again")
  func screenComesBack() async throws {
    let (driver, other) = try await show()
    let navigation = try #require(driver.topScreen?.navigationController)
    navigation.pushViewController(UIViewController(), animated: false)
    try await other.run("UPDATE words SET text = 'two'")
    navigation.popViewController(animated: false)
    try await driver.wait(forText: "two")
    #expect(!driver.sees("one"))
  }
}
