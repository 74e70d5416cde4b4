public import Foundation

/// A program that takes a tour through an app, over the server whose address it is given, or else over
/// one of its own.
@MainActor
public struct Demonstration {
  private let name: String
  private let site: DatasetteSite
  private let tour: @MainActor (URL) async throws -> Void

  /// The program called `name`, whose own server is `site`. `tour` gets the server's address.
  public init(
    _ name: String, over site: DatasetteSite,
    tour: @escaping @MainActor (URL) async throws -> Void
  ) {
    self.name = name
    self.site = site
    self.tour = tour
  }

  /// Runs the program with the arguments of its command line; a failure is told and ends it.
  public func run() async {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private func run(_ arguments: [String]) async throws {
    if let address = arguments.first {
      guard arguments.count == 1, let url = URL(string: address), url.scheme != nil else {
        throw UsageError(program: name, arguments: arguments)
      }
      return try await tour(url)
    }
    let server = try await Datasette(site)
    print("Datasette serves at \(server.url)\n")
    do {
      try await tour(server.url)
    } catch {
      try await server.remove()
      throw error
    }
    try await server.remove()
  }
}

/// What was given is not the address of a server.
private struct UsageError: Error, CustomStringConvertible {
  let program: String
  let arguments: [String]

  var description: String {
    """
    "\(arguments.joined(separator: " "))" is not the address of a server.
    usage: \(program) [URL]
    """
  }
}
