/// What screens load whole from where the app keeps its own data.
extension LoadedData {
  /// An object in a JSON file or property list of the app, which follows what is written by `files`. `path` is
  /// its dotted path in the file; without it the file is the object. `invalid` says what becomes of elements
  /// that cannot be read, of lists in the object.
  public convenience init(
    files: FileFolders, at path: String? = nil, invalid: InvalidElements = .fail,
    file: @escaping @MainActor () -> StoredFile
  ) where Value: Decodable {
    let seen = SeenFile()
    self.init {
      let stored = StoredJSON(url: files.url(of: file()), path: path, seen: seen)
      return { try await Self.reading(invalid) { try stored.object(Value.self, leaveOut: $0) } }
    }
    follow(files, file, seen: seen)
  }

  /// A list in a JSON file or property list of the app, which follows what is written by `files`; a file that
  /// isn't there is an empty one. `invalid` says what becomes of elements that cannot be read.
  public convenience init<Element: Decodable>(
    listOf type: Element.Type, files: FileFolders, at path: String? = nil,
    invalid: InvalidElements = .fail, file: @escaping @MainActor () -> StoredFile
  ) where Value == [Element] {
    let seen = SeenFile()
    self.init {
      let stored = StoredJSON(url: files.url(of: file()), path: path, seen: seen)
      return { try await Self.reading(invalid) { try stored.list(of: type, leaveOut: $0) } }
    }
    follow(files, file, seen: seen)
  }

  /// A list that a database answers, and that follows its changes. `booleans` are the columns that hold
  /// truth values; `invalid` says what becomes of rows that cannot be read.
  public convenience init<Element: Decodable>(
    listOf type: Element.Type, database: any DatabaseReading, booleans: Set<String> = [],
    invalid: InvalidElements = .fail, query: @escaping @MainActor () -> DatabaseQuery
  ) where Value == [Element] {
    self.init {
      let query = query()
      return {
        let rows = DatabaseRows(rows: try await database.rows(of: query), booleans: booleans)
        return try await Self.reading(invalid) { try rows.list(of: type, leaveOut: $0) }
      }
    }
    follow(database)
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
    _ invalid: InvalidElements, _ read: @Sendable (LeftOutElements?) throws -> Value
  ) async throws -> Value {
    try await invalid.reporting { try read($0) }
  }
}
