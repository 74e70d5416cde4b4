/// Makes the views that stand where rows will be, or would have been. An app puts its own in the place
/// of the library's for all its screens by `AppRuntime.stateViews`, or for one by overriding
/// `ScreenController.stateViews`.
///
/// A view fills the room that rows would have, and lives until something else is shown. Where a method
/// answers nil, or isn't there, the library's own view is shown.
@MainActor
public protocol StateViewProviding {
  /// Says that the first rows are awaited.
  func makeLoadingView(_ style: LoadingStyle) -> UIView?

  /// Says that there is nothing; `action` does what the state's button stands for, if it has one.
  func makeEmptyView(_ state: EmptyState, action: @escaping @MainActor () -> Void) -> UIView?

  /// Says that nothing could be loaded; `retry` tries again, if the state lets it.
  func makeErrorView(
    _ state: ErrorState, error: LoadError, retry: @escaping @MainActor () -> Void
  ) -> UIView?

  /// What a pull at the top of the rows shows.
  func makeRefreshControl() -> UIRefreshControl?
}

extension StateViewProviding {
  public func makeLoadingView(_ style: LoadingStyle) -> UIView? { nil }

  public func makeEmptyView(
    _ state: EmptyState, action: @escaping @MainActor () -> Void
  ) -> UIView? { nil }

  public func makeErrorView(
    _ state: ErrorState, error: LoadError, retry: @escaping @MainActor () -> Void
  ) -> UIView? { nil }

  public func makeRefreshControl() -> UIRefreshControl? { nil }
}
