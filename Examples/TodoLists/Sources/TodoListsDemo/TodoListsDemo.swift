import Foundation

/// Drives the to-do lists through their screens and prints each: `swift run`. The lists are kept in a
/// file of their own, which is removed in the end.
@main
@MainActor
struct TodoListsDemo {
  static func main() async {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "TodoLists-\(UUID().uuidString).json")
    do {
      try await Tour(file: file).run()
      try FileManager.default.removeItem(at: file)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
