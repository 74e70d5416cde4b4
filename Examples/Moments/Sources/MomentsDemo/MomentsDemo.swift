import DatasetteServer
import MomentsServer

/// Drives Moments through its screens and prints each: `swift run MomentsDemo [URL]`. Without the
/// address of a server it starts one of its own.
@main
@MainActor
struct MomentsDemo {
  static func main() async {
    await Demonstration("MomentsDemo", over: .moments()) { try await Tour(server: $0).run() }.run()
  }
}
