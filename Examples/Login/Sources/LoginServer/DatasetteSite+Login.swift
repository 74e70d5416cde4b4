public import DatasetteServer
import Foundation

/// What the library of the demonstration lends at first.
public enum LibraryContents: Sendable {
  /// 63 things.
  case filled
  /// Nothing; its members are there.
  case empty
}

extension DatasetteSite {
  /// The server that Login talks to.
  public static func library(_ contents: LibraryContents = .filled) -> DatasetteSite {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return DatasetteSite(
      folder: package.appending(path: "Server"), database: "library",
      databaseOptions: contents == .empty ? ["--empty"] : [], pluginFolder: "plugins")
  }
}
