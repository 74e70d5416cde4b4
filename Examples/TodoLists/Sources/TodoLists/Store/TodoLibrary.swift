public import ScreenKit

/// The lists as screens see them: who shows some of them hears of each change.
@MainActor
public final class TodoLibrary {
  private let file: TodoFile

  /// Tells of contents that have become different.
  public let changes = Broadcaster<TodoContents>()

  /// A library that is kept in `file`.
  public init(_ file: TodoFile) {
    self.file = file
  }

  /// What there is now.
  public func contents() async throws -> TodoContents {
    try await file.read()
  }

  /// Changes what there is, and tells everyone once it is written.
  public func change(_ change: @Sendable (inout TodoContents) -> Void) async throws {
    changes.send(try await file.change(change))
  }
}
