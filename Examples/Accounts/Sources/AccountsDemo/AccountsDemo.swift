import AccountsServer
import DatasetteServer

/// Drives Accounts through its scenes and prints each: `swift run AccountsDemo [URL]`. Without the
/// address of a server it starts one of its own.
@main
@MainActor
struct AccountsDemo {
  static func main() async {
    await Demonstration("AccountsDemo", over: .accounts()) { try await Tour(server: $0).run() }
      .run()
  }
}
