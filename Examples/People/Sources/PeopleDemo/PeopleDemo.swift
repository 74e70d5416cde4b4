import Foundation

/// Drives People through its screens and prints each: `swift run PeopleDemo`.
@main
@MainActor
struct PeopleDemo {
  static func main() async {
    do {
      try await Tour().run()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
