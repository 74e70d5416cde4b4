public import ScreenKit

/// The lists as screens see them: who shows some of them hears of each change. They are kept in a file, which
/// is replaced as a whole, so that whatever happens there is either what was before or what is now.
@MainActor
public final class TodoLibrary {
  private let files: FileFolders
  private let file: StoredFile

  /// Tells of contents that have become different.
  public let changes = Broadcaster<TodoContents>()

  /// A library that is kept in `file` among `files`; as long as that isn't there, there are no lists.
  public init(_ file: StoredFile = StoredFile("TodoLists.json"), in files: FileFolders) {
    self.file = file
    self.files = files
  }

  /// What there is now.
  public func contents() async throws -> TodoContents {
    try await files.contents(of: file, as: TodoContents.self) ?? TodoContents()
  }

  /// Changes what there is, and tells everyone once it is written. When that can't be, nothing has changed.
  public func change(_ change: @Sendable (inout TodoContents) -> Void) async throws {
    changes.send(try await files.update(file, from: TodoContents(), change))
  }
}
