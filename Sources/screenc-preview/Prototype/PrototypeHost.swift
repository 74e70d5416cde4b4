import Foundation

/// Runs a prototype until somebody ends the program.
@MainActor
struct PrototypeHost {
  private let app: PreviewedApp
  private let options: PreviewOptions

  init(_ app: PreviewedApp, _ options: PreviewOptions) {
    self.app = app
    self.options = options
  }

  /// Serves it.
  ///
  /// - Parameter say: Is told where.
  func run(_ say: (String) -> Void) async throws {
    if let start = options.screens.first, !app.screenNames.contains(start) {
      throw app.failure(forUnknown: start)
    }
    let prototype = try await Prototype(
      app, from: options.screens.first, server: options.server,
      setting: PrototypeSetting(options.surroundings, language: options.language))
    let server = try PrototypeServer(prototype, port: options.port)
    server.start()
    say("\(app.name): \(server.address) (Control-C ends it)")
    await prototype.follow()
  }
}
