import DatasetteServer
import LoginServer

/// Drives Login through its screens and prints each: `swift run LoginDemo [URL]`. Without the
/// address of a server it starts one of its own.
@main
@MainActor
struct LoginDemo {
  static func main() async {
    await Demonstration("LoginDemo", over: .library()) { try await Tour(server: $0).run() }.run()
  }
}
