public import ScreenKit

/// The file that the lists are kept in. It is replaced as a whole, so that whatever happens there is
/// either what was before or what is now.
public actor TodoFile {
  private let url: URL
  private var contents: TodoContents?

  /// The file at `url`; as long as it isn't there, there are no lists.
  public init(url: URL) {
    self.url = url
  }

  /// What the file holds.
  public func read() throws -> TodoContents {
    if let contents { return contents }
    let read = try FileManager.default.fileExists(atPath: url.path) ? decode() : TodoContents()
    contents = read
    return read
  }

  /// Changes what the file holds. When that can't be written nothing has changed.
  public func change(
    _ change: @Sendable (inout TodoContents) -> Void
  ) throws -> TodoContents {
    var changed = try read()
    change(&changed)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    try encoder.encode(changed).write(to: url, options: .atomic)
    contents = changed
    return changed
  }

  private func decode() throws -> TodoContents {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(TodoContents.self, from: Data(contentsOf: url))
  }
}
