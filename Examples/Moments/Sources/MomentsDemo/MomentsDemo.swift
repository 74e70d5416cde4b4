import Foundation
import Moments
import MomentsServer

/// Drives Moments through its screens and prints each: `swift run MomentsDemo [URL]`. Without the
/// address of a server it starts one of its own.
@main
@MainActor
struct MomentsDemo {
  static func main() async throws {
    if let address = CommandLine.arguments.dropFirst().first {
      guard let url = URL(string: address), url.scheme != nil else {
        throw UsageError(address: address)
      }
      try await Tour(server: url).run()
    } else {
      let server = try await Datasette()
      print("Datasette serves at \(server.url)\n")
      try await Tour(server: server.url).run()
      try await server.remove()
    }
  }
}

/// What was given is no address.
struct UsageError: Error, CustomStringConvertible {
  let address: String

  var description: String {
    "\"\(address)\" is not the address of a server; usage: MomentsDemo [URL]"
  }
}
