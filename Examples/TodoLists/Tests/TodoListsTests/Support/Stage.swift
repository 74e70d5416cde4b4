import ScreenDriver
import ScreenKit
import Testing
import TodoLists

/// The app in a window of its own, its lists in a folder of its own.
@MainActor
final class Stage {
  let app: TodoListsApp
  let driver: ScreenDriver
  let files: FileFolders

  /// Launches the app and waits until its first screen has loaded.
  init(
    files: FileFolders = Stage.newFiles(), store: MemoryStore = MemoryStore(),
    clock: ManualClock = ManualClock()
  ) async throws {
    self.files = files
    app = .assembled(
      launch: LaunchValues(
        strings: try .todoLists(), clock: clock, store: store, files: files))
    driver = ScreenDriver(root: app.makeRootViewController(), clock: clock)
    try await driver.settle()
  }

  /// A stage whose file holds what `fill` makes.
  static func filled(_ fill: @Sendable (inout TodoContents) -> Void) async throws -> Stage {
    try await Stage(files: newFiles(fill))
  }

  /// Folders with a file that holds what `fill` makes.
  static func newFiles(
    _ fill: @Sendable (inout TodoContents) -> Void
  ) async throws -> FileFolders {
    let files = newFiles()
    try await TodoLibrary(in: files).change(fill)
    return files
  }

  /// Folders in which nothing is yet.
  nonisolated static func newFiles() -> FileFolders {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "TodoLists-\(UUID().uuidString)")
    return FileFolders(documents: folder, caches: folder, bundle: folder)
  }

  /// What is kept in the file now.
  var kept: TodoContents {
    get async throws { try await TodoLibrary(in: files).contents() }
  }

  /// Answers the alert that asks `question`.
  func answer(_ text: String, to question: String) async throws {
    try await driver.type(text, into: question)
    try await driver.tap(text: "Save")
  }

  /// Ends the app and removes its folder.
  func close() throws {
    driver.close()
    if FileManager.default.fileExists(atPath: files.documents.path) {
      try FileManager.default.removeItem(at: files.documents)
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
