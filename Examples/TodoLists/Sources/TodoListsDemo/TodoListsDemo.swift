import Foundation

/// Drives the to-do lists through their screens and prints each: `swift run`. The lists are kept in a
/// folder of their own, which is removed in the end.
@main
@MainActor
struct TodoListsDemo {
  static func main() async {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "TodoLists-\(UUID().uuidString)")
    do {
      try await Tour(folder: folder).run()
      try FileManager.default.removeItem(at: folder)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
