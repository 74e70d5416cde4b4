import DatasetteServer
import MixedServer

/// Drives the hiking club's app through its screens and prints each: `swift run MixedDemo [URL]`. Without
/// the address of a server it starts one of its own.
@main
@MainActor
struct MixedDemo {
  static func main() async {
    await Demonstration("MixedDemo", over: .club) { try await Tour(server: $0).run() }.run()
  }
}
