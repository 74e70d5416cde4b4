import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A Datasette that serves a database of its own on a free port of this machine.
///
/// It is a real server that knows nothing of any app: SQLite tables and queries, paged, as JSON.
public actor Datasette {
  /// The server's address, the app's launch value.
  public nonisolated let url: URL

  private let site: DatasetteSite
  private let installation: DatasetteInstallation
  private let port: LoopbackPort
  private let folder: URL
  private var process: GuardedProcess?

  /// Makes the database of `site` and starts a server for it.
  public init(_ site: DatasetteSite) async throws {
    self.site = site
    installation = try DatasetteInstallation()
    port = try LoopbackPort()
    url = try Self.address(of: port)
    folder = FileManager.default.temporaryDirectory
      .appending(path: "\(site.database)-\(port.number)-\(UUID().uuidString)")
    try await makeDatabase()
    try await start()
  }

  /// Starts the server again, at the same address, with the data that it had.
  public func start() async throws {
    guard process == nil else { return }
    let log = folder.appending(path: "server.log")
    try Data().write(to: log)
    process = try GuardedProcess(
      installation.executable, arguments, log: FileHandle(forWritingTo: log))
    do {
      try await waitUntilReady()
    } catch {
      try await stop()
      let output = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      throw DatasetteFailed(output: output)
    }
  }

  /// Stops the server; its address refuses connections from then on.
  public func stop() async throws {
    guard let process else { return }
    self.process = nil
    try await process.stop()
  }

  /// Stops the server and removes its data.
  public func remove() async throws {
    try await stop()
    try FileManager.default.removeItem(at: folder)
  }

  private func makeDatabase() async throws {
    let maker = site.folder.appending(path: "make_database.py").path
    let arguments = ["python3", maker, folder.path, "--url", url.absoluteString]
    try await GuardedProcess.run(
      URL(filePath: "/usr/bin/env"), arguments + site.databaseOptions)
  }

  private var arguments: [String] {
    [
      "serve", folder.appending(path: "\(site.database).db").path,
      "--metadata", site.folder.appending(path: "metadata.json").path,
      "--setting", "suggest_facets", "off",
      "--host", "127.0.0.1", "--port", String(port.number),
    ]
      + (site.pluginFolder.map { name in
        ["--plugins-dir", site.folder.appending(path: name).path]
      } ?? [])
      + site.staticFolders.flatMap { name in
        ["--static", "\(name):\(folder.appending(path: name).path)"]
      }
  }

  private func waitUntilReady() async throws {
    let probe = url.appending(path: "-/versions.json")
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(60)
    while true {
      do {
        _ = try await URLSession.shared.data(from: probe)
        return
      } catch  where clock.now < deadline {
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  private static func address(of port: LoopbackPort) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port.number)") else {
      throw URLError(.badURL)
    }
    return url
  }
}

/// The server did not come up.
public struct DatasetteFailed: Error, CustomStringConvertible {
  let output: String

  public var description: String { "Datasette did not start: \(output)" }
}
