public import DatasetteServer
import Foundation

extension DatasetteSite {
  /// The server that Accounts talks to; `isEmpty` leaves its tables without rows.
  public static func accounts(isEmpty: Bool = false) -> DatasetteSite {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return DatasetteSite(
      folder: package.appending(path: "Server"), database: "accounts",
      databaseOptions: isEmpty ? ["--empty"] : [], pluginFolder: "plugins")
  }
}
