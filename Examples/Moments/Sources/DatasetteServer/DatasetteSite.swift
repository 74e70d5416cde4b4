import Foundation

/// What a Datasette serves: a database that a script makes, and the queries of a configuration.
public struct DatasetteSite: Sendable {
  /// The folder with the script `make_database.py` and the configuration `metadata.json`.
  public var folder: URL
  /// The name of the database, which its addresses begin with.
  public var database: String
  /// What the script is told beside the folder to write to and the server's address.
  public var databaseOptions: [String]
  /// Folders beside the database that are served as they are.
  public var staticFolders: [String]
  /// A folder of plugins beside the script; nil where there are none.
  public var pluginFolder: String?

  /// A site with the scripts in `folder`.
  public init(
    folder: URL, database: String, databaseOptions: [String] = [], staticFolders: [String] = [],
    pluginFolder: String? = nil
  ) {
    self.folder = folder
    self.database = database
    self.databaseOptions = databaseOptions
    self.staticFolders = staticFolders
    self.pluginFolder = pluginFolder
  }
}
