import DatasetteServer
import Foundation
import Login
import LoginServer

/// Drives Login through its screens and prints each: `swift run LoginDemo [URL]`. Without the
/// address of a server it starts one of its own.
@main
@MainActor
struct LoginDemo {
  static func main() async {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) async throws {
    if let address = arguments.first {
      guard arguments.count == 1, let url = URL(string: address), url.scheme != nil else {
        throw UsageError(arguments: arguments)
      }
      return try await Tour(server: url).run()
    }
    let server = try await Datasette(.library())
    print("Datasette serves at \(server.url)\n")
    do {
      try await Tour(server: server.url).run()
    } catch {
      try await server.remove()
      throw error
    }
    try await server.remove()
  }
}

/// What was given is not the address of a server.
struct UsageError: Error, CustomStringConvertible {
  let arguments: [String]

  var description: String {
    """
    "\(arguments.joined(separator: " "))" is not the address of a server.
    usage: LoginDemo [URL]
    """
  }
}
