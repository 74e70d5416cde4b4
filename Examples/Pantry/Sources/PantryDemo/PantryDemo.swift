import DatasetteServer
import PantryServer

/// Drives Pantry through its screens and prints each: `swift run PantryDemo [URL]`. Without the
/// address of a server it starts one of its own.
@main
@MainActor
struct PantryDemo {
  static func main() async {
    await Demonstration("PantryDemo", over: .pantry()) { try await Tour(server: $0).run() }.run()
  }
}
