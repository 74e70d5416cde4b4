public import DatasetteServer
import Foundation

extension DatasetteSite {
  /// The server of the hiking club.
  public static var club: DatasetteSite {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return DatasetteSite(
      folder: package.appending(path: "Server"), database: "club", pluginFolder: "plugins")
  }
}
