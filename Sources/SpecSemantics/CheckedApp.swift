/// An app that passed every check of the severity error.
///
/// Only the checker makes one, so whatever generates code from it can rely on the names being known
/// and the types being right.
public struct CheckedApp: Sendable {
  public let index: AppIndex

  /// - Parameter index: The declarations of an app in which nothing is wrong.
  package init(index: AppIndex) {
    self.index = index
  }
}
