import ScreenDriver
import ScreenKit
import Testing
import TodoLists

/// The app in a window of its own, its lists in a file of its own.
@MainActor
final class Stage {
  let app: TodoListsApp
  let driver: ScreenDriver
  let file: URL

  /// Launches the app and waits until its first screen has loaded.
  init(
    file: URL = Stage.newFile(), store: MemoryStore = MemoryStore(),
    clock: ManualClock = ManualClock()
  ) async throws {
    self.file = file
    app = .assembled(
      launch: LaunchValues(strings: try .todoLists(), clock: clock, store: store), file: file)
    driver = ScreenDriver(root: app.makeRootViewController(), clock: clock)
    try await driver.settle()
  }

  /// A stage whose file holds what `fill` makes.
  static func filled(_ fill: @Sendable (inout TodoContents) -> Void) async throws -> Stage {
    try await Stage(file: newFile(fill))
  }

  /// A file that holds what `fill` makes.
  static func newFile(_ fill: @Sendable (inout TodoContents) -> Void) async throws -> URL {
    let file = newFile()
    _ = try await TodoFile(url: file).change(fill)
    return file
  }

  nonisolated static func newFile() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "TodoLists-\(UUID().uuidString).json")
  }

  /// What is kept in the file now.
  var kept: TodoContents {
    get async throws { try await TodoFile(url: file).read() }
  }

  /// Answers the alert that asks `question`.
  func answer(_ text: String, to question: String) async throws {
    try await driver.type(text, into: question)
    try await driver.tap(text: "Save")
  }

  /// Ends the app and removes its file.
  func close() throws {
    driver.close()
    if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }
}

extension TodoContents {
  /// The name of each list.
  var names: [String] { todoLists.map(\.name) }

  /// The titles of the items of the list called `name`.
  func titles(of name: String) -> [String] {
    todoLists.first { $0.name == name }.map { items(ofList: $0.id).map(\.title) } ?? []
  }
}
