public import DatasetteServer
import Foundation

extension DatasetteSite {
  /// The server that Pantry talks to.
  public static func pantry() -> DatasetteSite {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return DatasetteSite(
      folder: package.appending(path: "Server"), database: "pantry", pluginFolder: "plugins")
  }
}
