/// What screens load whole from where the app keeps its own data.
extension LoadedData {
  /// An object in a JSON file of the app. `path` is its dotted path in the file; without it the file is
  /// the object.
  public convenience init(
    files: FileFolders, at path: String? = nil, file: @escaping @MainActor () -> StoredFile
  ) where Value: Decodable {
    self.init {
      let stored = StoredJSON(url: files.url(of: file()), path: path)
      return { try await Self.reading { try stored.object(Value.self) } }
    }
  }

  /// A list in a JSON file of the app; a file that isn't there is an empty one.
  public convenience init<Element: Decodable>(
    listOf type: Element.Type, files: FileFolders, at path: String? = nil,
    file: @escaping @MainActor () -> StoredFile
  ) where Value == [Element] {
    self.init {
      let stored = StoredJSON(url: files.url(of: file()), path: path)
      return { try await Self.reading { try stored.list(of: type) } }
    }
  }

  /// A list that a database answers. `booleans` are the columns that hold truth values.
  public convenience init<Element: Decodable>(
    listOf type: Element.Type, database: any DatabaseReading, booleans: Set<String> = [],
    query: @escaping @MainActor () -> DatabaseQuery
  ) where Value == [Element] {
    self.init {
      let query = query()
      return {
        let rows = DatabaseRows(rows: try await database.rows(of: query), booleans: booleans)
        return try await Self.reading { try rows.list(of: type) }
      }
    }
  }

  /// A list that the app has at hand.
  public convenience init<Element>(
    listOf type: Element.Type, items: [Element]
  ) where Value == [Element] {
    self.init { { items } }
  }

  /// Reads off the main actor.
  @concurrent
  private nonisolated static func reading(
    _ read: @Sendable () throws -> Value
  ) async throws -> Value {
    try read()
  }
}
