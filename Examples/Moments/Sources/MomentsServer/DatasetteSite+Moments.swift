public import DatasetteServer
import Foundation

/// What the server of Moments holds at first.
public enum MomentsContents: Sendable {
  /// People, a feed of several pages, stories, comments.
  case filled
  /// The same tables without a row.
  case empty
  /// A post among the newest has no author any more.
  case withPostOfNobody
}

extension DatasetteSite {
  /// The server that Moments talks to.
  public static func moments(_ contents: MomentsContents = .filled) -> DatasetteSite {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return DatasetteSite(
      folder: package.appending(path: "Server"), database: "moments",
      databaseOptions: contents.databaseOptions, staticFolders: ["images"])
  }
}

extension MomentsContents {
  fileprivate var databaseOptions: [String] {
    switch self {
    case .filled: []
    case .empty: ["--empty"]
    case .withPostOfNobody: ["--post-of-nobody"]
    }
  }
}
