import Foundation

/// Where the server's program lies.
public struct DatasetteInstallation: Sendable {
  /// The variable that names the program when it is not where `Server/setup` puts it.
  public static let variable = "MOMENTS_DATASETTE"

  /// The `datasette` command.
  public let executable: URL

  /// Finds the program by the environment variable, then at the place that `Server/setup` fills.
  ///
  /// - Throws: `DatasetteMissing` when there is nothing to execute at that place.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    executable =
      environment[Self.variable].map { URL(filePath: $0) }
      ?? package.appending(path: ".build/datasette/bin/datasette")
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      throw DatasetteMissing(expectedAt: executable.path)
    }
  }

  /// Whether the program is there.
  public static var isPresent: Bool {
    (try? DatasetteInstallation()) != nil
  }
}

/// The server's program is not installed.
public struct DatasetteMissing: Error, CustomStringConvertible {
  let expectedAt: String

  public var description: String {
    """
    Datasette is not installed at \(expectedAt). Run Server/setup, or name its command in \
    \(DatasetteInstallation.variable).
    """
  }
}
